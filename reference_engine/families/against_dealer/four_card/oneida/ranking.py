"""What the cards of a hand make, and what says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.definitions import NOTHING
from clausewise.reference_engine.hands.four_card import OF_FIVE_CARDS, best_four

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import Comparison, RankedHand

SENSIBLE = {"five-card-words": "four-cards", "highest-straight-flush": "ace-high"}
"""How a hand of four cards would be read by somebody who knows the game."""


def best_hand(table: FourCardGround, cards: Sequence[Card], selection: str | None) -> RankedHand:
    """The highest hand of all the cards that somebody was dealt."""
    right = tuple(cards)
    counted = table.rulings.choose(
        "definition.hand",
        right,
        {"the first five cards only": right[:5], "the first four cards as they were dealt": right[:4],
         "without the first card": right[1:]},
    )  # fmt: skip
    return best_four(counted, table.rulings, selection)


def why_ranked(table: FourCardGround, hand: RankedHand) -> tuple[str, ...]:
    """What says that a hand is what it is; and what it would be by a reading that was not chosen."""
    named = hand.provisions
    if hand.category == NOTHING:
        named = ("rank.high-card", *named)
    elif hand.category == "flush" and "rank.round-the-ace" in named:
        named = ("rank.straight-flush", *named)
    other = otherwise_ranked(table, (*hand.cards, *hand.rest))
    if other is not None:
        named = (*other.provisions, *named)
    return "definition.hand", *named[:3]


def otherwise_ranked(table: FourCardGround, cards: Sequence[Card]) -> RankedHand | None:
    """What the cards make where straights and flushes have four cards, up to the ace; None if that is how it is."""
    readings = {**table.rulings.readings, **SENSIBLE}
    if readings == table.rulings.readings:
        return None
    other = best_four(cards, Rulings(table.rulings.clauses, readings))
    return other if other.category in OF_FIVE_CARDS else None


def why_compared(table: FourCardGround, seat: Seat, comparison: Comparison) -> tuple[str, ...]:
    """What says which of two hands is the higher."""
    categories = (seat.hand.category if seat.hand else "", table.dealer_hand.category)
    high_card = ("rank.high-card",) if NOTHING in categories else ()
    return (*high_card, *comparison.provisions)
