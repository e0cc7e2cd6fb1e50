"""Blinds that no disk marks: how many a house requires, of how much, and who posts them, the killer's among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.families.pot import kills

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand
    from clausewise.reference_engine.vocabulary.pot.words import ForcedBet

TWO = 2
NAMES: Final[dict[int, tuple[ForcedBet, ...]]] = {
    1: ("big blind",),
    2: ("small blind", "big blind"),
    3: ("small blind", "middle blind", "big blind"),
}
"""What blinds are called where there are so many, from the left of the button."""
OPTION = "blinds.option"
"""Who has posted a blind may raise, too."""
INITIAL, FURTHER = "blinds.initial", "blinds.further"


def amounts(table: PotGround) -> dict[ForcedBet, int]:
    """What each blind comes to that the house requires, from the left of the button."""
    if not table.rules.blinds:
        return {}
    asked = str(table.option("blinds", ""))
    sizes = [int(size) * 100 for size in asked.split("-")] if asked else [int(x) for x in table.rules.blinds.values()]
    return dict(zip(NAMES[len(sizes)], sizes, strict=True))


def take_places(table: PotGround, hand: Hand) -> None:
    """The first blind is left of the button, further ones follow it; where players are few, the first are left out."""
    order = hand.clockwise(hand.button)
    names = tuple(amounts(table))[-len(order) :]
    if len(order) == len(names) == TWO and table.rulings.reading("heads-up-blinds", "") == "button-is-small":
        order = order[::-1]
    hand.blind_places = {}
    for number, name in enumerate(names):
        nearer, further = order[number - 1], order[(number + 1) % len(order)]
        hand.blind_places[name] = table.chosen(
            provision_of(table, name), order[number], {"one seat further": further, "one seat nearer": nearer}
        )
    hand.killer = kills.posting(table, hand.players)


def provision_of(table: PotGround, forced: ForcedBet) -> str:
    """The rule that has a blind posted: the first and those after it are asked for by rules of their own."""
    if forced == "kill blind":
        return kills.BLIND
    return INITIAL if forced == next(iter(amounts(table))) else FURTHER


def due(table: PotGround, hand: Hand) -> list[tuple[int, ForcedBet]]:
    """Who posts which blind, in turn; the killer posts no more than one."""
    found: list[tuple[int, ForcedBet]] = [(seat, name) for name, seat in hand.blind_places.items() if seat]
    if not hand.killer:
        return found
    ordinary = [blind for blind in found if blind[0] != hand.killer]
    own: tuple[int, ForcedBet] = (hand.killer, "kill blind")
    increased = table.rulings.reading("killer-in-the-blind", "one-increased") == "one-increased"
    right = [*ordinary, own] if increased or ordinary == found else found
    return table.chosen(
        kills.BLIND, right, {"no blind for the kill": found, "an ordinary blind as well": [*found, own]}
    )


def to_be_called(table: PotGround, hand: Hand) -> int:
    """The largest blind stands as the first wager."""
    found = max(amounts(table).values())
    with_kill = any(forced == "kill blind" for _, forced in due(table, hand))
    return max(found, kills.blind(table)) if with_kill else found
