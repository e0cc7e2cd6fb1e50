"""Chapter 12, section D: the hand that the progressive wager and the envy bonus are about, of four cards or of five."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from clausewise.reference_engine.hands.definitions import FIVE_CARD_ORDER, FOUR_CARD_ORDER
from clausewise.reference_engine.hands.four_card import OF_FIVE_CARDS, best_five

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand

FIVE_CARD_ROW = "royal flush"
"""A paytable with this row is for hands of five cards."""
FIVE = 5


def judged_hand(table: MlgcaGround, seat: Seat, rows: Iterable[str]) -> RankedHand | None:
    """The hand that a paytable is about: of five cards where it has a royal flush, of four otherwise.

    A hand that has stayed a card short is what its four cards are, and no straight and no flush of five.
    """
    if FIVE_CARD_ROW not in rows or table.rulings.reading("progressive-hand") != "five-cards":
        return seat.hand
    if len(seat.cards) >= FIVE:
        return best_five(seat.cards, table.rulings)
    hand = seat.hand
    return replace(hand, category="nothing") if hand is not None and hand.category in OF_FIVE_CARDS else hand


def high_enough(rulings: Rulings, hand: RankedHand) -> bool:
    """Three-of-a-kind or better, as hands of its number of cards rank: of four, a flush and a straight are below it."""
    order = FOUR_CARD_ORDER if hand.game == "four card" else FIVE_CARD_ORDER
    least = rulings.choose(
        "definition.progressive-hand",
        "three-of-a-kind",
        {"a straight flush or better": "straight flush", "four-of-a-kind or better": "four-of-a-kind"},
    )
    return order.index(hand.category) <= order.index(least)
