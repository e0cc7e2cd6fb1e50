"""How the cards leave the deck: one after another, unless one lies face up, is drawn in error, or the device fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer import devices, irregularities
from clausewise.reference_engine.families.against_dealer.dealing_ways import HAND

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.dealing_ways import Way
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable


def draw(table: HouseBankedTable, way: Way, to: str, stack: int = 0) -> Card | None:
    """The next card for this place; None if there is none, the round is void, or the place goes without.

    `stack` tells apart the stacks that a device dispenses; 0 for a card by itself.
    """
    current = table.current()
    while current.deck.cards and not current.void:
        if devices.fails_while_dealing(table, way):
            return None
        table.by_place.comes_to(to, current.deck.cards)
        position = 0
        if way is HAND:
            others = {"the bottom card": -1, "the second card": min(1, len(current.deck.cards) - 1)}
            position = table.rulings.choose("hand.take", position, others)
        card = current.deck.cards.pop(position)
        current.drawn += 1
        if current.drawn in table.mishaps.face_up:
            outcome = irregularities.found_face_up(table, card, to, stack, way.container)
        elif current.drawn in table.mishaps.drawn:
            outcome = irregularities.drawn_in_error(table, card, way.container)
        else:
            outcome = "used"
        if outcome == "used":
            return card
        if outcome == "goes without":
            return None
    return None


def draw_stack(table: HouseBankedTable, way: Way, to: str, stack: int, count: int) -> list[Card]:
    """A stack of so many cards, fewer if the deck or the device does not give them; nothing if the round is void."""
    cards = [card for card in (draw(table, way, to, stack) for _ in range(count)) if card is not None]
    return [] if table.current().void else cards
