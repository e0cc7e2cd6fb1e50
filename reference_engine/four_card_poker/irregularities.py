"""What makes a round void, and what becomes of its wagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import MeterChanged, Procedure, WagerSettled

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable


def void_round(table: FourCardTable, *, void: str, returns: str, shuffle: str | None = "shuffle.after-round") -> None:
    """All hands are void: it is said, every wager goes back to its player, and the round goes no further.

    `void` is the provision that voids the hands, `returns` the one that gives the wagers back, `shuffle` the one for
    which the cards are shuffled when the round has ended; None if they are not, because the deck goes.
    """
    current = table.current()
    if current.void:
        return
    if not table.does(Procedure("voids all hands"), void):
        return  # nobody says so, and the round goes on
    current.void = True
    return_wagers(table, returns)
    table.end_void_round(shuffle)


def return_wagers(table: FourCardTable, *provisions: str) -> None:
    """Every wager goes back, a progressive chip out of the inventory, with what it added to the meters."""
    current = table.current()
    for seat in current.clockwise():
        for wager, amount in seat.wagers.items():
            table.does(
                WagerSettled(seat.number, wager, amount, "returned", stake_back=True),
                *provisions,
                fixes=("result", "stake"),
            )
        seat.wagers.clear()
    if table.rulings.reading("void-round-meter") == "restored":
        for meter, amount in current.meters_before.items():
            if table.meters[meter] != amount:
                table.meters[meter] = amount
                table.reports(MeterChanged(meter, amount, "void"), *provisions)
