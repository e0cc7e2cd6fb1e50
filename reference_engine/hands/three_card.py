"""The rank of three cards: a straight is above a flush, as it comes more seldom with so few."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import (
    Citing,
    Language,
    RankedHand,
    choose,
    high_to_low,
    laid_out,
    so,
    strengths,
    untouched,
    words_as_ruled,
)
from clausewise.reference_engine.hands.definitions import FLUSH, NOTHING, STRAIGHT, STRAIGHT_FLUSH, moved
from clausewise.reference_engine.hands.figures import JACK, Group
from clausewise.reference_engine.hands.words import (
    ACE_BELOW,
    NATURAL,
    ORDERS,
    Definition,
    Terms,
    Word,
    alike,
    of_a_kind,
    repeats,
    repeats_from,
    rest_first,
    upside_down,
)

CARDS_IN_HAND = 3

THREE_CARD: tuple[Definition, ...] = (
    STRAIGHT_FLUSH,
    Definition(
        "three-of-a-kind",
        "rank.three-of-a-kind",
        Word(repeats(3), of_a_kind(3)),
        {
            "three 2s are the highest": Word(repeats(3), upside_down(of_a_kind(3))),
            "all are alike": Word(repeats(3), alike(of_a_kind(3))),
        },
    ),
    STRAIGHT,
    FLUSH,
    Definition(
        "pair",
        "rank.pair",
        Word(repeats(2), of_a_kind(2)),
        {
            "two 2s are the highest": Word(repeats(2), upside_down(of_a_kind(2))),
            "the third card comes first": Word(repeats(2), rest_first(of_a_kind(2))),
            "lower than jacks is nothing": Word(repeats_from(2, JACK), of_a_kind(2)),
        },
    ),
)

ORDER = (*(definition.name for definition in THREE_CARD), NOTHING)
MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a flush beats a straight": moved(ORDER, "flush", "straight"),
    "a straight beats three-of-a-kind": moved(ORDER, "straight", "three-of-a-kind"),
    "three-of-a-kind beats a straight flush": moved(ORDER, "three-of-a-kind", "straight flush"),
    "a pair beats a flush": moved(ORDER, "pair", "flush"),
}
"""Misread: the order of other games."""

_ACE: Mapping[str, tuple[str, frozenset[int]]] = {
    **{name: (below, frozenset()) for name, below in ACE_BELOW.items()},
    "a king may come before ace and 2": ("low", frozenset({1})),
}
"""Misread: the ace in 3-2-A, and what else it might complete."""

_SUITS_MIXED = {
    "clubs and spades are one": "cs",
    "clubs and diamonds are one": "cd",
    "spades and diamonds are one": "sd",
}
"""Misread: two suits are taken for one."""

_PROVISIONS = frozenset(
    {"definition.suit", "rank.order", "rank.card-order", "rank.ace-below", *(d.provision for d in THREE_CARD)}
)
_READINGS = ("rank-tie-break", "ace-below-straights", "king-ace-two")
_CITING = Citing(unlisted=("rank.order",), ace_below=("rank.ace-below",), round_the_ace=("rank.ace-below",))


def best_three(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """The hand that three cards make; a hand that was dealt fewer makes nothing."""
    if len(cards) < CARDS_IN_HAND:
        return _too_few(cards)
    dealt = laid_out(cards, CARDS_IN_HAND)
    sound = untouched(rulings, _PROVISIONS)
    language = _sound_language(*map(rulings.reading, _READINGS)) if sound else _language(rulings)
    hand = choose("three card", dealt, combinations(dealt, CARDS_IN_HAND), language, so if sound else rulings.holds)
    suits = [card[1] for card in hand.cards]
    if len(set(suits)) < len(suits):  # whether they are of one suit or not is what the word is for
        return replace(hand, provisions=(*hand.provisions, "definition.suit"))
    return hand


def _too_few(cards: Sequence[Card]) -> RankedHand:
    """What a hand is that should be void and was not voided."""
    dealt = high_to_low(cards)
    ranks = tuple(RANK_OF[card[0]] for card in dealt)
    return RankedHand("three card", NOTHING, (0, (), ranks), dealt, (), (), ("rank.order",))


@lru_cache(maxsize=8)
def _sound_language(*readings: str) -> Language:
    """The language of a sound engine under these readings."""
    return _language(Rulings(dict.fromkeys(_PROVISIONS, ()), dict(zip(_READINGS, readings, strict=True))))


def _language(rulings: Rulings) -> Language:
    order = rulings.choose("rank.order", ORDER, MISORDERED)
    barred = rulings.reading("king-ace-two") == "no-sequence"
    right: tuple[str, frozenset[int]] = ("low", frozenset() if barred else frozenset({1}))
    below, round_the_ace = rulings.choose("rank.ace-below", right, _ACE)
    terms = Terms(
        strength=rulings.choose("rank.card-order", NATURAL, ORDERS),
        ace_below=below,
        round_the_ace=round_the_ace,
        straights_by_high_card=rulings.reading("ace-below-straights") == "high-card",
        any_card=rulings.reading("rank-tie-break") == "any-card",
    )
    words = words_as_ruled(THREE_CARD, rulings)
    mixed = rulings.choose("definition.suit", "", _SUITS_MIXED)
    if mixed:
        words = tuple((definition, _with_suits_mixed(definition, word, mixed)) for definition, word in words)
    return Language(terms, words, strengths(order), _CITING)


def _with_suits_mixed(definition: Definition, word: Word, mixed: str) -> Word:
    """Misread: two suits are taken for one."""
    fits: Callable[[Group, Terms], bool]
    if definition.name == "flush":

        def fits(g: Group, _terms: Terms) -> bool:
            return _of_one_suit(g, mixed)

    elif definition.name == "straight flush":

        def fits(g: Group, terms: Terms) -> bool:
            return _of_one_suit(g, mixed) and terms.runs(g)

    else:
        return word
    return Word(fits, word.weighs)


def _of_one_suit(g: Group, mixed: str) -> bool:
    return g.suited or all(card[1] in mixed for card in g.cards)
