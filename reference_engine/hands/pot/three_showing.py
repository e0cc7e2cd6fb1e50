"""Hands of three cards as poker's document ranks them: a royal flush first, and three of a kind above a straight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import (
    Language,
    RankedHand,
    choose,
    high_to_low,
    laid_out,
    so,
    strengths,
    words_as_ruled,
)
from clausewise.reference_engine.hands.definitions import FLUSH, NOTHING, STRAIGHT, STRAIGHT_FLUSH, moved
from clausewise.reference_engine.hands.figures import Group, group
from clausewise.reference_engine.hands.pot.definitions import with_ace
from clausewise.reference_engine.hands.words import (
    NATURAL,
    Definition,
    Terms,
    Word,
    alike,
    all_cards,
    end_of_run,
    of_a_kind,
    one_short_of_suit,
    repeats,
    rest_first,
    runs_in_suit,
    runs_on,
    upside_down,
)

CARDS = 3
ROYAL = (14, 13, 12)
HANDS = "rank.three-cards"


def _royal(g: Group, _terms: Terms) -> bool:
    """Ace, king and queen of one suit."""
    return g.suited and g.figures.laid == ROYAL


def _royal_ranks(g: Group, _terms: Terms) -> bool:
    """Misread: any suits will do."""
    return g.figures.laid == ROYAL


_IN_SUIT = Word(runs_in_suit, end_of_run)
_RUN = Word(runs_on, end_of_run)
THREE_CARDS: tuple[Definition, ...] = (
    Definition(
        "royal flush",
        "rank.three-royal-flush",
        Word(_royal, all_cards),
        {
            "any suits will do": Word(_royal_ranks, all_cards),
            "any three in sequence of one suit": Word(runs_in_suit, alike(end_of_run)),
        },
        nearly=lambda g: g.figures.laid == ROYAL,
    ),
    replace(
        STRAIGHT_FLUSH,
        provision="rank.three-straight-flush",
        misread={
            "the lowest is the highest": Word(runs_in_suit, upside_down(end_of_run)),
            "3-2-A is none": with_ace("none")(_IN_SUIT),
            "3-2-A is the highest": with_ace("high")(_IN_SUIT),
        },
    ),
    Definition(
        "three-of-a-kind",
        "rank.three-of-three",
        Word(repeats(3), of_a_kind(3)),
        {
            "three 2s are the highest": Word(repeats(3), upside_down(of_a_kind(3))),
            "all are alike": Word(repeats(3), alike(of_a_kind(3))),
        },
    ),
    replace(
        STRAIGHT,
        provision="rank.three-straight",
        misread={
            "3-2-A is none": with_ace("none")(_RUN),
            "3-2-A is the highest": with_ace("high")(_RUN),
            "a king may come before ace and 2": Word(
                lambda g, terms: runs_on(g, replace(terms, round_the_ace=frozenset({1}))), end_of_run
            ),
        },
    ),
    replace(FLUSH, provision="rank.three-flush", nearly=one_short_of_suit),
    Definition(
        "pair",
        "rank.three-pair",
        Word(repeats(2), of_a_kind(2)),
        {
            "two 2s are the highest": Word(repeats(2), upside_down(of_a_kind(2))),
            "the third card comes first": Word(repeats(2), rest_first(of_a_kind(2))),
        },
    ),
)
ORDER = (*(definition.name for definition in THREE_CARDS), NOTHING)
MISORDERED: Mapping[str, tuple[str, ...]] = {
    "a flush beats a straight": moved(ORDER, "flush", "straight"),
    "a straight beats three-of-a-kind": moved(ORDER, "straight", "three-of-a-kind"),
    "three-of-a-kind beats a straight flush": moved(ORDER, "three-of-a-kind", "straight flush"),
    "a pair beats a flush": moved(ORDER, "pair", "flush"),
}
"""Misread: the order of other games."""
_TERMS = Terms(strength=NATURAL, ace_below="low", round_the_ace=frozenset())


_SOUND = Language(_TERMS, tuple((definition, definition.word) for definition in THREE_CARDS), strengths(ORDER))


def near(cards: Sequence[Card]) -> tuple[str, ...]:
    """The provisions of hands that three cards are, or could be mistaken for.

    >>> near([Card(name) for name in ("Kc", "Ah", "2d")])
    ('rank.three-straight',)
    """
    g = group(high_to_low(cards))
    runs = bool(g.figures.sequence) or (g.figures.different == CARDS and g.figures.span <= CARDS)
    found = ["rank.three-royal-flush"] if g.figures.laid == ROYAL else []
    found += ["rank.three-straight-flush"] if runs and g.alike > 1 else []
    found += ["rank.three-of-three", "rank.three-pair"] if g.figures.most > 1 else []
    found += ["rank.three-straight"] if runs else []
    found += ["rank.three-flush"] if g.alike > 1 else []
    return tuple(found)


def best_three(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """The hand that three cards make."""
    dealt = laid_out(cards, CARDS)
    if rulings.undisturbed:
        return choose("three card", dealt, (dealt,), _SOUND, so)
    order = strengths(rulings.choose(HANDS, ORDER, MISORDERED))
    language = Language(_TERMS, words_as_ruled(THREE_CARDS, rulings), order)
    return choose("three card", dealt, (dealt,), language, rulings.holds)
