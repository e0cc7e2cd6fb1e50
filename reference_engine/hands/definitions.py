"""The ranks of four-card and of five-card hands, in the order in which cards are tested for them."""

from __future__ import annotations

from collections.abc import Mapping

from clausewise.reference_engine.hands.figures import ACE, JACK, Group, group
from clausewise.reference_engine.hands.words import (
    Definition,
    Terms,
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

NOTHING = "nothing"

# What these are is the same for hands of three and of four cards.
STRAIGHT_FLUSH = Definition(
    "straight flush",
    "rank.straight-flush",
    Word(runs_in_suit, end_of_run),
    {
        "the lowest is the highest": Word(runs_in_suit, upside_down(end_of_run)),
        "all are alike": Word(runs_in_suit, alike(end_of_run)),
    },
)
FLUSH = Definition(
    "flush",
    "rank.flush",
    Word(shares_suit, all_cards),
    {
        "one colour is enough": Word(shares_colour, all_cards),
        "it needs an ace or a court card": Word(suited_with_court_card, all_cards),
    },
    nearly=one_short_of_suit,
)
STRAIGHT = Definition(
    "straight",
    "rank.straight",
    Word(runs_on, end_of_run),
    {
        "a gap is allowed": Word(runs_with_gap, end_of_run),
        "all are alike": Word(runs_on, alike(end_of_run)),
    },
    nearly=doubled_in_span,
)

FOUR_CARD: tuple[Definition, ...] = (
    Definition(
        "four-of-a-kind",
        "rank.four-of-a-kind",
        Word(repeats(4), of_a_kind(4)),
        {
            "four 2s are the highest": Word(repeats(4), upside_down(of_a_kind(4))),
            "all are alike": Word(repeats(4), alike(of_a_kind(4))),
        },
    ),
    STRAIGHT_FLUSH,
    Definition(
        "three-of-a-kind",
        "rank.three-of-a-kind",
        Word(repeats(3), of_a_kind(3)),
        {
            "three 2s are the highest": Word(repeats(3), upside_down(of_a_kind(3))),
            "the fourth card comes first": Word(repeats(3), rest_first(of_a_kind(3))),
        },
    ),
    FLUSH,
    STRAIGHT,
    Definition(
        "two pairs",
        "rank.two-pairs",
        Word(sets(2, 2), two_ranks),
        {
            "the lower pair comes first": Word(sets(2, 2), backwards(two_ranks)),
            "3s and 2s are the highest": Word(sets(2, 2), upside_down(two_ranks)),
        },
    ),
    Definition(
        "pair",
        "rank.pair",
        Word(repeats(2), of_a_kind(2)),
        {
            "two 2s are the highest": Word(repeats(2), upside_down(of_a_kind(2))),
            "the other cards come first": Word(repeats(2), rest_first(of_a_kind(2))),
            "lower than jacks is nothing": Word(repeats_from(2, JACK), of_a_kind(2)),
        },
    ),
)

FOUR_CARD_ORDER = (*(definition.name for definition in FOUR_CARD), NOTHING)


def moved(order: tuple[str, ...], name: str, above: str) -> tuple[str, ...]:
    """The same order, but with one rank taken out and put in above another."""
    without = [other for other in order if other != name]
    at = without.index(above)
    return (*without[:at], name, *without[at:])


FOUR_CARD_MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a straight flush beats four-of-a-kind": moved(FOUR_CARD_ORDER, "straight flush", "four-of-a-kind"),
    "a flush beats three-of-a-kind": moved(FOUR_CARD_ORDER, "flush", "three-of-a-kind"),
    "a straight beats a flush": moved(FOUR_CARD_ORDER, "straight", "flush"),
    "two pairs beat a straight": moved(FOUR_CARD_ORDER, "two pairs", "straight"),
}
"""Misread: the order of other games."""

ROYAL = (14, 13, 12, 11, 10)


def royal(g: Group, _terms: Terms) -> bool:
    """Ace, king, queen, jack and 10 of one suit."""
    return g.suited and g.figures.laid == ROYAL


def royal_without_ten(g: Group, _terms: Terms) -> bool:
    """Misread: the four-card royal with any fifth card of the suit."""
    return g.suited and g.figures.laid[:4] == ROYAL[:4]


def royal_in_mixed_suits(g: Group) -> bool:
    """Ace, king, queen, jack and 10, not of one suit."""
    return not g.suited and g.figures.laid == ROYAL


def four_run_in_suit(g: Group, terms: Terms) -> bool:
    """Misread: four of the five, as in the base game."""
    cards = g.cards
    return any(runs_in_suit(group(cards[:left] + cards[left + 1 :]), terms) for left in range(len(cards)))


def four_run(g: Group, terms: Terms) -> bool:
    """Misread: four of the five, as in the base game."""
    cards = g.cards
    return any(runs_on(group(cards[:left] + cards[left + 1 :]), terms) for left in range(len(cards)))


def higher_three(g: Group, terms: Terms) -> bool:
    """Misread: the three must be higher than the pair."""
    return sets(3, 2)(g, terms) and g.figures.laid[0] > g.figures.laid[3]


def two_pairs_exactly(g: Group) -> bool:
    """Two of one rank, two of another."""
    return g.figures.most == g.figures.second == 2  # noqa: PLR2004 (a pair)


def full_house_exactly(g: Group) -> bool:
    """Three of one rank, two of another."""
    return (g.figures.most, g.figures.second) == (3, 2)


def _three_or_aces(g: Group, terms: Terms) -> bool:
    """Misread: aces or better, as in another wager."""
    return repeats(3)(g, terms) or repeats_from(2, ACE)(g, terms)


FIVE_CARD: tuple[Definition, ...] = (
    Definition(
        "royal flush",
        "five.royal-flush",
        Word(royal, all_cards),
        {"the 10 is not needed": Word(royal_without_ten, all_cards)},
        nearly=royal_in_mixed_suits,
    ),
    Definition(
        "straight flush",
        "five.straight-flush",
        Word(runs_in_suit, end_of_run),
        {"four of the five are enough": Word(four_run_in_suit, all_cards)},
    ),
    Definition(
        "four-of-a-kind",
        "five.four-of-a-kind",
        Word(repeats(4), of_a_kind(4)),
        {"only aces count": Word(repeats_from(4, ACE), of_a_kind(4))},
        nearly=full_house_exactly,
    ),
    Definition(
        "full house",
        "five.full-house",
        Word(sets(3, 2), two_ranks),
        {"the three must be the higher": Word(higher_three, two_ranks)},
        nearly=two_pairs_exactly,
    ),
    Definition(
        "flush",
        "five.flush",
        Word(shares_suit, all_cards),
        {
            "one colour is enough": Word(shares_colour, all_cards),
            "it needs an ace or a court card": Word(suited_with_court_card, all_cards),
        },
        nearly=one_short_of_suit,
    ),
    Definition(
        "straight",
        "five.straight",
        Word(runs_on, end_of_run),
        {
            "four in a row are enough": Word(four_run, end_of_run),
            "a gap is allowed": Word(runs_with_gap, end_of_run),
        },
        nearly=doubled_in_span,
    ),
    Definition(
        "three-of-a-kind",
        "five.three-of-a-kind",
        Word(repeats(3), of_a_kind(3)),
        {"a pair of aces is enough": Word(_three_or_aces, of_a_kind(3))},
        nearly=two_pairs_exactly,
    ),
    # What follows is not on the list of hands that are paid; it has names so that it can be shown.
    Definition("two pairs", "five.hands", Word(sets(2, 2), two_ranks), {}),
    Definition("pair", "five.hands", Word(repeats(2), of_a_kind(2)), {}),
)

FIVE_CARD_ORDER = (*(definition.name for definition in FIVE_CARD), NOTHING)
ELIGIBLE = FIVE_CARD_ORDER[:7]

SUPER_ROYAL = (14, 13, 12, 11, 10, 9)
