"""How the cards leave the deck: one after another, unless one lies face up, is drawn in error, or the device fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care import device_failures, found
from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.equipment.cards_care.ways import HAND

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.equipment.cards_care.port import DealingTable
    from clausewise.reference_engine.equipment.cards_care.ways import Way


def draw(table: DealingTable, way: Way, to: str, stack: int = 0) -> Card | None:
    """The next card for this place; None if there is none, the round is void, or the place goes without.

    `stack` tells apart the stacks that a device dispenses; 0 for a card by itself.
    """
    deal = current(table)
    while deal.deck.cards and not deal.void:
        if device_failures.fails_while_dealing(table, way):
            return None
        table.cards.by_place.comes_to(to, deal.deck.cards)
        position = 0
        if way is HAND:
            others = {"the bottom card": -1, "the second card": min(1, len(deal.deck.cards) - 1)}
            position = table.rulings.chosen("hand.take", position, others)
        card = deal.deck.cards.pop(position)
        deal.drawn += 1
        if deal.drawn in table.cards.mishaps.face_up:
            outcome = found.found_face_up(table, card, to, stack, way.container)
        elif deal.drawn in table.cards.mishaps.drawn:
            outcome = found.drawn_in_error(table, card, way.container)
        else:
            outcome = "used"
        if outcome == "used":
            return card
        if outcome == "goes without":
            return None
    return None


def draw_stack(table: DealingTable, way: Way, to: str, stack: int, count: int) -> list[Card]:
    """A stack of so many cards, fewer if the deck or the device does not give them; nothing if the round is void."""
    cards = [card for card in (draw(table, way, to, stack) for _ in range(count)) if card is not None]
    return [] if current(table).void else cards
