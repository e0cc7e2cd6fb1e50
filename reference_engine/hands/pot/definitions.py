"""The ranks of hands of five cards that players hold against each other: high, and low as Lowball plays it.

Cards are tested in the order of the list. What a rank is mistaken for stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from clausewise.reference_engine.hands.definitions import (
    four_run,
    four_run_in_suit,
    full_house_exactly,
    higher_three,
    moved,
    royal,
    royal_in_mixed_suits,
    royal_without_ten,
    two_pairs_exactly,
)
from clausewise.reference_engine.hands.figures import ACE, JACK, Group
from clausewise.reference_engine.hands.words import (
    NATURAL,
    Definition,
    Terms,
    Weight,
    Word,
    alike,
    all_cards,
    backwards,
    doubled_in_span,
    end_of_run,
    of_a_kind,
    one_short_of_suit,
    repeats,
    repeats_from,
    rest_first,
    runs_in_suit,
    runs_on,
    runs_with_gap,
    sets,
    shares_colour,
    shares_suit,
    suited_with_court_card,
    two_ranks,
    upside_down,
)

Fits = Callable[[Group, Terms], bool]

# --- tests and weights of their own -----------------------------------------------------------------------------------


def always(_g: Group, _terms: Terms) -> bool:
    """Whatever the cards are."""
    return True


def never(_g: Group, _terms: Terms) -> bool:
    """Whatever the cards are, they are not this."""
    return False


def end_of_five(g: Group, terms: Terms) -> Weight:
    """Where a straight ends; one round the ace, if it counts at all, is next above 5-4-3-2-A, which is the lowest."""
    if g.figures.sequence == "round the ace":
        return (*terms.strengths((5,)), g.figures.top), ()
    return end_of_run(g, terms)


def highest_first(g: Group, terms: Terms) -> Weight:
    """A reading: of a full house the higher rank comes first, whichever it is."""
    primary, _ = two_ranks(g, terms)
    return (max(primary), *primary), ()


def with_ace(ace_below: str) -> Callable[[Word], Word]:
    """Misread: what 5-4-3-2-A is worth; see `ACE_BELOW`."""

    def turned(word: Word) -> Word:
        return Word(
            lambda g, terms: word.fits(g, replace(terms, ace_below=ace_below)),
            lambda g, terms: word.weighs(g, replace(terms, ace_below=ace_below)),
        )

    return turned


def round_the_ace(word: Word) -> Word:
    """Misread: an ace may stand in the middle."""
    return Word(lambda g, terms: word.fits(g, replace(terms, round_the_ace=frozenset({1, 2, 3}))), word.weighs)


def royal_ranks(g: Group, _terms: Terms) -> bool:
    """Misread: any suits will do."""
    return g.figures.laid == (14, 13, 12, 11, 10)


def from_the_lowest(g: Group, terms: Terms) -> Weight:
    """Misread: the lowest card comes first."""
    return (), all_cards(g, terms)[1][::-1]


def _as_primary(g: Group, terms: Terms) -> Weight:
    """Misread: the cards themselves make the rank."""
    return all_cards(g, terms)[1], ()


def pair_exactly(g: Group) -> bool:
    """Two of one rank and three others."""
    return (g.figures.most, g.figures.second) == (2, 1)


def all_different(g: Group) -> bool:
    """No rank is there twice."""
    return g.figures.most == 1


# --- high -------------------------------------------------------------------------------------------------------------

_STRAIGHT_FLUSH = Word(runs_in_suit, end_of_five)
_STRAIGHT = Word(runs_on, end_of_five)

HIGH: tuple[Definition, ...] = (
    Definition(
        "royal flush",
        "rank.royal-flush",
        Word(royal, all_cards),
        {
            "the 10 is not needed": Word(royal_without_ten, all_cards),
            "any suits will do": Word(royal_ranks, all_cards),
        },
        nearly=royal_in_mixed_suits,
    ),
    Definition(
        "straight flush",
        "rank.straight-flush",
        _STRAIGHT_FLUSH,
        {
            "the lowest is the highest": Word(runs_in_suit, upside_down(end_of_five)),
            "four of the five are enough": Word(four_run_in_suit, all_cards),
            "5-4-3-2-A is none": with_ace("none")(_STRAIGHT_FLUSH),
            "5-4-3-2-A is the highest": with_ace("high")(_STRAIGHT_FLUSH),
        },
    ),
    Definition(
        "four-of-a-kind",
        "rank.four-of-a-kind",
        Word(repeats(4), of_a_kind(4)),
        {
            "four 2s are the highest": Word(repeats(4), upside_down(of_a_kind(4))),
            "all are alike": Word(repeats(4), alike(of_a_kind(4))),
            "the fifth card comes first": Word(repeats(4), rest_first(of_a_kind(4))),
        },
        nearly=full_house_exactly,
    ),
    Definition(
        "full house",
        "rank.full-house",
        Word(sets(3, 2), two_ranks),
        {
            "the pair comes first": Word(sets(3, 2), backwards(two_ranks)),
            "the three must be the higher": Word(higher_three, two_ranks),
            "all are alike": Word(sets(3, 2), alike(two_ranks)),
        },
        nearly=two_pairs_exactly,
    ),
    Definition(
        "flush",
        "rank.flush",
        Word(shares_suit, all_cards),
        {
            "one colour is enough": Word(shares_colour, all_cards),
            "it needs an ace or a court card": Word(suited_with_court_card, all_cards),
            "the lowest card comes first": Word(shares_suit, from_the_lowest),
        },
        nearly=one_short_of_suit,
    ),
    Definition(
        "straight",
        "rank.straight",
        _STRAIGHT,
        {
            "four in a row are enough": Word(four_run, all_cards),
            "a gap is allowed": Word(runs_with_gap, end_of_five),
            "5-4-3-2-A is none": with_ace("none")(_STRAIGHT),
            "5-4-3-2-A is the highest": with_ace("high")(_STRAIGHT),
            "it goes round the ace": round_the_ace(_STRAIGHT),
        },
        nearly=doubled_in_span,
    ),
    Definition(
        "three-of-a-kind",
        "rank.three-of-a-kind",
        Word(repeats(3), of_a_kind(3)),
        {
            "three 2s are the highest": Word(repeats(3), upside_down(of_a_kind(3))),
            "the other cards come first": Word(repeats(3), rest_first(of_a_kind(3))),
            "all are alike": Word(repeats(3), alike(of_a_kind(3))),
        },
        nearly=two_pairs_exactly,
    ),
    Definition(
        "two pairs",
        "rank.two-pairs",
        Word(sets(2, 2), two_ranks),
        {
            "the lower pair comes first": Word(sets(2, 2), backwards(two_ranks)),
            "3s and 2s are the highest": Word(sets(2, 2), upside_down(two_ranks)),
            "the fifth card comes first": Word(sets(2, 2), rest_first(two_ranks)),
        },
        nearly=pair_exactly,
    ),
    Definition(
        "pair",
        "rank.one-pair",
        Word(repeats(2), of_a_kind(2)),
        {
            "two 2s are the highest": Word(repeats(2), upside_down(of_a_kind(2))),
            "the other cards come first": Word(repeats(2), rest_first(of_a_kind(2))),
            "lower than jacks is nothing": Word(repeats_from(2, JACK), of_a_kind(2)),
        },
        nearly=all_different,
    ),
    Definition(
        "high card",
        "rank.high-card",
        Word(always, all_cards),
        {
            "the lowest card comes first": Word(always, from_the_lowest),
            "all are alike": Word(always, lambda _g, _terms: ((), ())),
            "the lowest is the highest": Word(always, upside_down(_as_primary)),
        },
    ),
)


HIGH_BY_HIGHEST = tuple(
    replace(d, word=Word(d.word.fits, highest_first)) if d.name == "full house" else d for d in HIGH
)
"""A reading: a full house is compared by its highest card first."""


def by_any_card(g: Group, terms: Terms) -> Weight:
    """A reading: of two hands of one rank the highest card that only one of them has decides, whatever it makes."""
    return (), tuple(sorted({*terms.strengths(g.figures.laid)}, reverse=True))


HIGH_BY_ANY_CARD = tuple(replace(d, word=Word(d.word.fits, by_any_card)) for d in HIGH)

HIGH_ORDER = (*(definition.name for definition in HIGH), "nothing")
HIGH_MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a flush beats a full house": moved(HIGH_ORDER, "flush", "full house"),
    "a straight beats a flush": moved(HIGH_ORDER, "straight", "flush"),
    "three of a kind beats a straight": moved(HIGH_ORDER, "three-of-a-kind", "straight"),
    "two pairs beat three of a kind": moved(HIGH_ORDER, "two pairs", "three-of-a-kind"),
    "a full house beats four of a kind": moved(HIGH_ORDER, "full house", "four-of-a-kind"),
}
"""Misread: the order of other games."""

# --- low, as Lowball plays it -----------------------------------------------------------------------------------------

ACE_LOW = NATURAL | {ACE: 1}
LOW_ORDERS: Mapping[str, Mapping[int, int]] = {
    "aces high": NATURAL,
    "twos below aces": ACE_LOW | {ACE: 2, 2: 1},
    "queens above kings": ACE_LOW | {12: 13, 13: 12},
    "court cards alike": ACE_LOW | {12: 11, 13: 11},
}
"""Misread: how single cards rank when the lowest hand wins."""
QUALIFYING_ORDERS: Mapping[str, Mapping[int, int]] = {
    "aces high": NATURAL,
    "twos below aces": ACE_LOW | {ACE: 2, 2: 1},
    "eights below sevens": ACE_LOW | {8: 7, 7: 8},
    "fives below fours": ACE_LOW | {5: 4, 4: 5},
}
"""The same among eights and lower; the last of these is wrong about nothing else."""

WHEEL = (ACE, 5, 4, 3, 2)
SECOND_LOWEST = (ACE, 6, 4, 3, 2)
HIGHEST_OF_ALL = (13, 12, 11, 10, 8)


def is_wheel(g: Group, _terms: Terms) -> bool:
    """5, 4, 3, 2 and ace, whatever the suits."""
    return g.figures.laid == WHEEL


def any_low_run(g: Group, _terms: Terms) -> bool:
    """A reading: any five in sequence, an ace below the 2."""
    return g.figures.sequence == "ace below" or (g.figures.sequence == "plain" and g.figures.top != ACE)


def is_straight_or_flush(g: Group) -> bool:
    """What would be one if high hands were asked for."""
    return g.suited or g.figures.sequence in ("plain", "ace below")


def _with(fits: Fits, also: Callable[[Group], bool]) -> Fits:
    return lambda g, terms: fits(g, terms) and also(g)


_HIGH_TERMS = Terms(strength=NATURAL, ace_below="low", round_the_ace=frozenset())


def by_rows(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """A reading: the rows of the list call aces the highest of each set; the cards left over rank as in a low hand."""

    def turned(g: Group, terms: Terms) -> Weight:
        return weighs(g, _HIGH_TERMS)[0], weighs(g, terms)[1]

    return turned


def low_definitions(*, any_run: bool, aces_high: bool, full_house: bool) -> tuple[Definition, ...]:
    """The rows of Lowball from the worst to the best, under its readings."""

    def weighed(weighs: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
        return by_rows(weighs) if aces_high else weighs

    def row(name: str, provision: str, fits: Fits, weighs: Callable[[Group, Terms], Weight],
            nearly: Callable[[Group], bool]) -> Definition:  # fmt: skip
        right = weighed(weighs)
        other = weighs if aces_high else by_rows(weighs)
        return Definition(
            name,
            provision,
            Word(fits, right),
            {
                "aces at the other end": Word(fits, other),
                "the lowest is the highest": Word(fits, upside_down(right)),
                "all are alike": Word(fits, alike(right)),
            },
            nearly=nearly,
        )

    wheel = any_low_run if any_run else is_wheel
    wheel_misread: dict[str, Word] = {
        "it must not be of one suit": Word(_with(wheel, lambda g: not g.suited), all_cards),
        "it must be of one suit": Word(_with(wheel, lambda g: g.suited), all_cards),
        "6, 4, 3, 2 and ace is one": Word(lambda g, _terms: g.figures.laid == SECOND_LOWEST, all_cards),
    }
    wheel_misread |= (
        {"only 5, 4, 3, 2 and ace is one": Word(is_wheel, all_cards)}
        if any_run
        else {"any five in sequence are one": Word(any_low_run, all_cards)}
    )
    # No definition makes a straight or a flush of it; a house that counts them against the player has one.
    against = Definition(
        "straight or flush",
        "rank.low-straights",
        Word(never, all_cards),
        {
            "straights count against the player": Word(any_low_run, all_cards),
            "flushes count against the player": Word(shares_suit, all_cards),
            "flushes count, but for a wheel": Word(_with(shares_suit, lambda g: g.figures.laid != WHEEL), all_cards),
        },
        nearly=is_straight_or_flush,
    )
    return (
        against,
        row("four-of-a-kind", "rank.four-of-a-kind", repeats(4), of_a_kind(4), full_house_exactly),
        *([Definition("full house", "rank.hands", Word(sets(3, 2), weighed(two_ranks)), {})] if full_house else []),
        row("three-of-a-kind", "rank.three-of-a-kind", repeats(3), of_a_kind(3), two_pairs_exactly),
        row("two pairs", "rank.two-pairs", sets(2, 2), two_ranks, pair_exactly),
        row("pair", "rank.one-pair", repeats(2), of_a_kind(2), all_different),
        Definition("wheel", "rank.wheel", Word(wheel, all_cards), wheel_misread, nearly=_nearly_wheel),
        Definition(
            "high card",
            "rank.high-card",
            Word(always, all_cards),
            {
                "the lowest card comes first": Word(always, from_the_lowest),
                "all are alike": Word(always, lambda _g, _terms: ((), ())),
                "it must not be in sequence": Word(lambda g, terms: not any_low_run(g, terms), all_cards),
                "king, queen, jack, 10 and 8 are none": Word(
                    lambda g, _terms: g.figures.laid != HIGHEST_OF_ALL, all_cards
                ),
            },
        ),
    )


def _nearly_wheel(g: Group) -> bool:
    return g.figures.laid == SECOND_LOWEST or g.figures.sequence == "plain"


LOW_CATEGORIES = (
    "straight or flush", "nothing", "four-of-a-kind", "full house", "three-of-a-kind", "two pairs", "pair",
    "high card", "wheel",
)  # fmt: skip
"""From the worst to the best."""
LOW_MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a pair is better than a high card": moved(LOW_CATEGORIES, "high card", "pair"),
    "two pairs are better than a pair": moved(LOW_CATEGORIES, "pair", "two pairs"),
    "three of a kind is better than two pairs": moved(LOW_CATEGORIES, "two pairs", "three-of-a-kind"),
    "four of a kind is better than three": moved(LOW_CATEGORIES, "three-of-a-kind", "four-of-a-kind"),
    "the highest hand is the best": LOW_CATEGORIES[::-1],
}
"""Misread: what is better."""
