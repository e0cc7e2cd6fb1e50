"""Low hands by the ranking of high ones turned upside down: the worst of five cards that can be chosen wins.

Whether straights and flushes count against such a hand is said by each document, or left to a reading.

    low = inverse_low(own, board, rulings, uses)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import (
    MOST_REMEMBERED,
    Language,
    RankedHand,
    choose,
    laid_out,
    so,
    strengths,
    untouched,
)
from clausewise.reference_engine.hands.definitions import moved, royal
from clausewise.reference_engine.hands.figures import ACE, Group, group
from clausewise.reference_engine.hands.pot.best_five import HAND_SIZE, Uses, ways
from clausewise.reference_engine.hands.pot.definitions import (
    ACE_LOW,
    HIGH_ORDER,
    LOW_ORDERS,
    WHEEL,
    Fits,
    always,
    end_of_five,
    from_the_lowest,
    never,
)
from clausewise.reference_engine.hands.words import (
    NATURAL,
    Definition,
    Terms,
    Weight,
    Word,
    all_cards,
    of_a_kind,
    repeats,
    runs_on,
    sets,
    shares_suit,
    two_ranks,
)

HANDS = "rank.low-hands"
STRAIGHTS = "rank.low-straights"
FLUSHES = "rank.low-flushes"
CARDS = "rank.cards-low"
_PROVISIONS = frozenset({HANDS, STRAIGHTS, FLUSHES, CARDS})

MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a pair is lower than five different cards": moved(HIGH_ORDER, "high card", "pair"),
    "two pairs are lower than one": moved(HIGH_ORDER, "pair", "two pairs"),
    "three of a kind is lower than two pairs": moved(HIGH_ORDER, "two pairs", "three-of-a-kind"),
    "the highest hand is the best": HIGH_ORDER[::-1],
}
"""Misread: which hand is the lower."""


def _end(g: Group, _terms: Terms) -> Weight:
    """Where a straight ends: the one that is the lowest of the high hands is the best of them."""
    return end_of_five(g, _HIGH_TERMS)


_HIGH_TERMS = Terms(strength=NATURAL, ace_below="low", round_the_ace=frozenset())


def inverse_low(own: Sequence[Card], board: Sequence[Card], rulings: Rulings, uses: Uses) -> RankedHand:
    """The lowest hand of five that can be chosen."""
    dealt = laid_out((*own, *board), HAND_SIZE)
    against = rulings.reading("low-ranking", "cards-alone") == "inverse"
    by_best_card = rulings.reading("low-compare", "worst-card-first") == "best-card"
    aces_worst = rulings.reading("low-pairs", "aces-best") == "aces-worst"
    read = (against, by_best_card, aces_worst)
    if untouched(rulings, _PROVISIONS):
        hand = _sound(dealt, tuple(own), tuple(board), uses, read)
    else:
        hand = choose("low", dealt, ways(own, board, uses), _language(rulings, *read), so, lowest=True)
    g = group(tuple(card for card in dealt if card in hand.cards))
    near = [STRAIGHTS] if g.figures.sequence in ("plain", "ace below") else []
    near += [FLUSHES] if g.suited else []
    return replace(hand, provisions=tuple(dict.fromkeys((*near, *hand.provisions))))


@lru_cache(maxsize=MOST_REMEMBERED)
def _sound(
    dealt: tuple[Card, ...],
    own: tuple[Card, ...],
    board: tuple[Card, ...],
    uses: Uses,
    readings: tuple[bool, bool, bool],
) -> RankedHand:
    return choose("low", dealt, ways(own, board, uses), _sound_language(*readings), so, lowest=True)


@lru_cache(maxsize=8)
def _sound_language(against: bool, by_best_card: bool, aces_worst: bool) -> Language:
    return _language(Rulings(dict.fromkeys(_PROVISIONS, ()), {}), against, by_best_card, aces_worst)


def counts_against(rulings: Rulings, provision: str, kinds: Mapping[str, Fits], against: bool) -> Fits:
    """Which straights, or which flushes, count against a low hand: all or none, unless that is misread."""
    right = "all" if against else "none"
    misread = {f"{name} of them count": fits for name, fits in kinds.items() if name != right}
    return rulings.chosen(provision, kinds[right], misread)


def _is_wheel(g: Group, _terms: Terms) -> bool:
    return g.figures.laid == WHEEL


RUNS: Mapping[str, Fits] = {
    "all": runs_on,
    "none": never,
    "only those from the ace": lambda g, terms: runs_on(g, terms) and _is_wheel(g, terms),
    "all but those from the ace": lambda g, terms: runs_on(g, terms) and not _is_wheel(g, terms),
}
SUITED: Mapping[str, Fits] = {
    "all": shares_suit,
    "none": never,
    "only those with an ace": lambda g, _terms: g.suited and g.figures.laid[0] == ACE,
    "only those without an ace": lambda g, _terms: g.suited and g.figures.laid[0] != ACE,
}


def _ranked_as_high(weigh: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
    """Pairs and sets rank as in a high hand, so that aces are the worst; cards left over as in a low one."""
    return lambda g, terms: (weigh(g, _HIGH_TERMS)[0], weigh(g, terms)[1])


def _language(rulings: Rulings, against: bool, by_best_card: bool, aces_worst: bool) -> Language:
    """The kinds of hands from the worst to the best, as far as they count."""
    runs = counts_against(rulings, STRAIGHTS, RUNS, against)
    suited = counts_against(rulings, FLUSHES, SUITED, against)
    cards = from_the_lowest if by_best_card else all_cards

    def alike(weigh: Callable[[Group, Terms], Weight]) -> Callable[[Group, Terms], Weight]:
        return _ranked_as_high(weigh) if aces_worst else weigh

    def both(g: Group, terms: Terms) -> bool:
        return runs(g, terms) and suited(g, terms)

    found = (
        Definition("royal flush", HANDS, Word(lambda g, terms: both(g, terms) and royal(g, terms), all_cards), {}),
        Definition("straight flush", HANDS, Word(both, _end), {}),
        Definition("four-of-a-kind", HANDS, Word(repeats(4), alike(of_a_kind(4))), {}),
        Definition("full house", HANDS, Word(sets(3, 2), alike(two_ranks)), {}),
        Definition("flush", FLUSHES, Word(suited, cards), {}),
        Definition("straight", STRAIGHTS, Word(runs, _end), {}),
        Definition("three-of-a-kind", HANDS, Word(repeats(3), alike(of_a_kind(3))), {}),
        Definition("two pairs", HANDS, Word(sets(2, 2), alike(two_ranks)), {}),
        Definition("pair", HANDS, Word(repeats(2), alike(of_a_kind(2))), {}),
        Definition("high card", HANDS, Word(always, cards), {}),
    )
    terms = Terms(rulings.choose(CARDS, ACE_LOW, LOW_ORDERS), ace_below="low", round_the_ace=frozenset())
    order = rulings.choose(HANDS, HIGH_ORDER, MISORDERED)
    return Language(terms, tuple((definition, definition.word) for definition in found), strengths(order))
