"""Which of the dealer's hands holds the cards, which takes the next one and which lays it down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.equipment.cards_care.port import current
from clausewise.reference_engine.equipment.cards_care.ways import HAND

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.port import CardTable
    from clausewise.reference_engine.equipment.cards_care.ways import Way

LEFT, RIGHT = "left hand", "right hand"


@dataclass(frozen=True, slots=True)
class DealersHands:
    """Where a card comes from, which hand takes it and which lays it down."""

    source: str
    taken: str
    placed: str


def _opposite(hand: str) -> str:
    return RIGHT if hand == LEFT else LEFT


def dealers_hands(table: CardTable, way: Way) -> Callable[[str], DealersHands]:
    """What they do for each card, asked in the order of the cards, by the place that it goes to."""
    if way is HAND:
        return _from_the_hand(table)
    from_the_shoe = _from_the_shoe(table)
    return lambda _: from_the_shoe


def _from_the_shoe(table: CardTable) -> DealersHands:
    """The hand nearest the shoe takes the card, the other one lays it down."""
    near = LEFT if table.option("shoe-side") == "left" else RIGHT
    far = _opposite(near)
    if not table.rulings.knows("shoe.hands"):
        return DealersHands("shoe", near, far)
    taken, placed = table.rulings.choose(
        "shoe.hands",
        (near, far),
        {"the other way round": (far, near), "the near hand alone": (near, near), "the far hand alone": (far, far)},
    )
    return DealersHands("shoe", taken, placed)


def _from_the_hand(table: CardTable) -> Callable[[str], DealersHands]:
    """One hand holds the deck for the whole round, the other takes the top card and lays it down."""
    held = current(table).held or table.cards.dealing_hand
    held = table.rulings.choose("hand.same-hand", held, {"whichever the dealer named last": table.cards.dealing_hand})
    other = _opposite(held)
    source = table.rulings.choose(
        "hand.hold", held, {"the other hand": other, "the layout": "layout", "the discard rack": "discard rack"}
    )
    change = table.rulings.choose(
        "hand.same-hand",
        "never",
        {name: name for name in ("after the first card", "for the dealer's cards", "with every card")},
    )
    taken, placed = table.rulings.choose(
        "hand.take",
        (other, other),
        {
            "the holding hand": (held, held),
            "laid down by the holding hand": (other, held),
            "taken by the holding hand": (held, other),
        },
    )
    count = 0

    def hands(place: str) -> DealersHands:
        nonlocal count
        count += 1
        changed = {
            "never": False,
            "after the first card": count > 1,
            "for the dealer's cards": place == "dealer",
            "with every card": count % 2 == 0,
        }[change]
        return DealersHands(_opposite(source) if changed else source, taken, placed)

    return hands
