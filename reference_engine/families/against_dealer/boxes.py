"""The table's betting positions: whose box it is, and on how many a player may wager."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

MOST_POSITIONS = 7


def owner(table: HouseBankedGround, wager: PlaceWager) -> int:
    """The seat of the player who wagers: as said, or whoever has wagered on the box already, or who sits at it."""
    if wager.player is not None:
        return wager.player
    seat = table.round.seats.get(wager.seat) if table.round else None
    return seat.player if seat is not None else wager.seat


def demand_allowed(table: HouseBankedGround, wager: PlaceWager, player: int) -> None:
    """One player's boxes lie side by side, are no more than the house allows, and are nobody else's."""
    rulings = table.rulings
    demand_position(table, wager.seat)
    seats = table.round.seats if table.round else {}
    taken = seats.get(wager.seat)
    lie_free = taken is None or taken.player == player
    rulings.demand("wager.adjacent", lie_free, "another player wagers on this box")
    own = {player, wager.seat, *(number for number, seat in seats.items() if seat.player == player)}
    most = rulings.figure("wager.adjacent", table.option_number("adjacent-boxes"))
    if rulings.reading("adjacent-boxes", "own-box-included") == "beside-own-box":
        most += 1
    side_by_side = max(own) - min(own) < len(own)
    rulings.demand("wager.adjacent", side_by_side, "a player's boxes lie side by side")
    rulings.demand("wager.adjacent", len(own) <= most, f"the house allows {most} boxes to a player")


def demand_position(table: HouseBankedGround, seat: int) -> None:
    """The table has so many betting positions and no more."""
    there = 1 <= seat <= MOST_POSITIONS
    table.rulings.demand("table.positions", there, f"the table has {MOST_POSITIONS} betting positions")
