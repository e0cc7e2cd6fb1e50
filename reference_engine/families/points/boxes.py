"""The betting positions: who may wager at which, and on how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

MOST_POSITIONS = 7


def owner(table: PointsGround, wager: PlaceWager) -> int:
    """The seat of the player who wagers: as said, or whoever has wagered at the box already, or who sits at it."""
    if wager.player is not None:
        return wager.player
    box = table.round.boxes.get(wager.seat) if table.round is not None else None
    return box.player if box is not None else wager.seat


def demand_position(table: PointsGround, seat: int) -> None:
    """The table has so many betting positions and no more."""
    there = 1 <= seat <= MOST_POSITIONS
    table.rulings.demand("table.positions", there, f"the table has {MOST_POSITIONS} betting positions")


def demand_allowed(table: PointsGround, wager: PlaceWager, player: int) -> None:
    """One player's boxes lie side by side, are no more than the house allows, and are nobody else's."""
    rulings = table.rulings
    demand_position(table, wager.seat)
    boxes = table.round.boxes if table.round is not None else {}
    taken = boxes.get(wager.seat)
    rulings.demand("wager.adjacent", taken is None or taken.player == player, "another player wagers at this box")
    own = {player, wager.seat, *(number for number, box in boxes.items() if box.player == player)}
    most = rulings.figure("wager.adjacent", table.option_number("adjacent-boxes"))
    rulings.demand("wager.adjacent", max(own) - min(own) < len(own), "a player's boxes lie side by side")
    if rulings.reading("three-positions") == "pairs":
        most = min(most, 2)
    rulings.demand("wager.adjacent", len(own) <= most, f"the house allows {most} boxes to a player")
