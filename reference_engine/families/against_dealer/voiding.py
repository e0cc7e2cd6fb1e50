"""A round that is void: it is said, and what becomes of its wagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat


def void_round(
    table: HouseBankedGround,
    *also: str,
    void: str,
    returns: str,
    shuffle: str | None = "shuffle.after-round",
) -> None:
    """All hands are void: it is said, every wager goes back to its player, and the round goes no further.

    `void` is the provision that voids the hands, `returns` the one that gives the wagers back, `shuffle` the one for
    which the cards are shuffled when the round has ended; None if they are not, because the deck goes. `also` is cited.
    """
    current = table.current()
    if current.void:
        return
    if not table.does(Procedure("voids all hands"), void, *also):
        return  # nobody says so, and the round goes on
    current.void = True
    return_wagers(table, returns)
    table.end_void_round(shuffle)


def return_wagers(table: HouseBankedGround, *provisions: str) -> None:
    """Every wager goes back; as some read it, what was placed before the cards stays for the next round."""
    for seat in table.current().clockwise():
        return_wagers_of(table, seat, *provisions)
    table.wagers_returned(*provisions)


def return_wagers_of(table: HouseBankedGround, seat: Seat, *provisions: str) -> None:
    """The wagers of one seat go back, or stay on the layout."""
    stand = table.rulings.reading("void-wagers", "returned") == "stand"
    forfeited = table.rulings.reading("forfeited-in-void", "returned") == "forfeited" and seat.folded
    for wager, amount in seat.wagers.items():
        if stand and wager != "play":
            table.left_standing.append((seat.number, seat.player, wager, amount))
            continue
        if forfeited and wager in ("ante", "progressive"):
            table.reports(WagerSettled(seat.number, wager, amount, "forfeited"), *provisions)
            continue
        table.settles(
            WagerSettled(seat.number, wager, amount, "returned", stake_back=True),
            *provisions,
            fixes=("result", "stake"),
        )
    seat.wagers.clear()
