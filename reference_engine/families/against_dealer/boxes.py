"""The table's betting positions: whose box it is, and on how many a player may wager."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

MOST_POSITIONS = 7
MOST_BOXES = 9
"""More hands than these cannot be dealt from one deck."""


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
    if taken is None and not _may_be_borrowed(table, wager.seat, player):
        raise Refusal("another player sits at this box", "wager.adjacent")
    own = {player, wager.seat, *(number for number, seat in seats.items() if seat.player == player)}
    most = rulings.figure("wager.adjacent", table.option_number("adjacent-boxes"))
    if rulings.reading("adjacent-boxes", "own-box-included") == "beside-own-box":
        most += 1
    side_by_side = max(own) - min(own) < len(own)
    rulings.demand("wager.adjacent", side_by_side, "a player's boxes lie side by side")
    rulings.demand("wager.adjacent", len(own) <= most, f"the house allows {most} boxes to a player")


def _may_be_borrowed(table: HouseBankedGround, seat: int, player: int) -> bool:
    """Whether a box on which nobody has wagered is free for a neighbour of whoever sits at it."""
    until_wagered = table.rulings.reading("neighbours-box", "until-wagered") == "until-wagered"
    return until_wagered or seat == player or seat not in table.seated


def demand_position(table: HouseBankedGround, seat: int) -> None:
    """The table has so many betting positions and no more; or, as some read it, more for no more players."""
    most = MOST_BOXES if _counts_persons(table) else MOST_POSITIONS
    there = 1 <= seat <= most
    table.rulings.demand("table.positions", there, f"the table has {most} betting positions")


def demand_room(table: HouseBankedGround, seat: int) -> None:
    """Where players are counted, an eighth one finds no room, whichever positions are free."""
    if _counts_persons(table):
        room = seat in table.seated or len(table.seated) < MOST_POSITIONS
        table.rulings.demand("table.positions", room, f"{MOST_POSITIONS} players sit at the table")


def _counts_persons(table: HouseBankedGround) -> bool:
    return table.rulings.reading("seven-players", "seven-positions") == "seven-persons"
