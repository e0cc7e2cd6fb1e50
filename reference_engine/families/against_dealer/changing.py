"""Changing a wager and taking it back, and who is not dealt in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer.wagers import demand_play_amount
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Round, Seat
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import WithdrawWager


def demand_lawful(table: HouseBankedGround, wager: ChangeWager | WithdrawWager) -> tuple[Seat, Cents]:
    """The seat with a standing wager that may be changed so, or taken back, and what stands."""
    current = table.round
    seat = current.seats.get(wager.seat) if current else None
    if current is None or seat is None or wager.wager not in seat.wagers:
        raise Refusal("there is no such wager", "wager.kinds")
    stands = seat.wagers[wager.wager]
    amount = wager.amount if isinstance(wager, ChangeWager) else Cents(0)
    lawful = current.bets_open or _allowed_late(table, current, wager.wager, stands, amount)
    table.rulings.demand("wager.fixed", lawful, "no wager may be changed after no more bets was announced")
    if isinstance(wager, ChangeWager):
        _demand_change(table, seat, wager)
    else:
        table.demand_nothing_rests_on(wager.wager, {other for other in seat.wagers if other != wager.wager})
    return seat, stands


def change(table: HouseBankedGround, wager: ChangeWager | WithdrawWager) -> None:
    """A standing wager may be changed or taken back until no more bets is announced."""
    seat, stands = demand_lawful(table, wager)
    if isinstance(wager, ChangeWager):
        _change(table, seat, wager, stands)
    else:
        _withdraw(table, seat, wager.wager, stands)


def _allowed_late(table: HouseBankedGround, current: Round, wager: str, stands: Cents, amount: Cents) -> bool:
    """What the clause does not name: making a wager smaller, and changing a play wager."""
    if table.rulings.reading("unnamed-changes", "barred") == "barred" or current.revealed or amount <= 0:
        return False
    return wager == "play" or amount < stands


def _demand_change(table: HouseBankedGround, seat: Seat, wager: ChangeWager) -> None:
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager: it has to be taken back", "wager.kinds")
    if wager.wager == "play":
        demand_play_amount(table, seat.wagers["ante"], wager.amount)
    others = {other: standing for other, standing in seat.wagers.items() if other != wager.wager}
    table.demand_change(wager.wager, wager.amount, others)


def _change(table: HouseBankedGround, seat: Seat, wager: ChangeWager, stands: Cents) -> None:
    seat.wagers[wager.wager] = seat.placed[wager.wager] = wager.amount
    table.does(
        WagerTaken(seat.number, wager.wager, wager.amount),
        "wager.fixed", *(["complete.play"] if wager.wager == "play" else []),
        fixes=("amount",),
    )  # fmt: skip
    table.wager_moved(wager.wager, Cents(wager.amount - stands))


def _withdraw(table: HouseBankedGround, seat: Seat, wager: str, stands: Cents) -> None:
    del seat.wagers[wager], seat.placed[wager]
    table.does(WagerWithdrawn(seat.number, wager, stands), "wager.fixed", fixes=("amount",), among="wagers withdrawn")
    table.wager_moved(wager, Cents(-stands))
    if not seat.wagers:
        table.current().seats.pop(seat.number)
    if not table.current().seats:
        keep_open(table)


def somebody_to_deal_to(table: HouseBankedGround) -> bool:
    """Where every player has to make a certain wager, those who have not are out of the round."""
    current = table.current()
    required = set(table.required_wagers())
    for seat in current.clockwise():
        if not required <= set(seat.wagers):
            before = table.told_so_far()
            table.return_undealt(seat)
            table.may_be_withdrawn(before)
            current.seats.pop(seat.number)
    return bool(current.seats)


def keep_open(table: HouseBankedGround) -> None:
    """A round that has no wager any more goes on with the next one; until then the table is as between two rounds."""
    table.waiting, table.round = table.current(), None
    table.cards.standing = "ready"


def rounds_kept_open(events: Iterable[AnyEvent]) -> Iterator[int]:
    """The rounds that these show to have gone on although all wagers were returned before the first card.

    >>> ante = WagerSettled(1, "ante", Cents(10), "returned")
    >>> list(rounds_kept_open([RoundStarted(1), ante, RoundEnded(1), RoundStarted(2), ante]))
    [2]
    """
    number, returned = 0, False
    for event in events:
        match event:
            case RoundStarted():
                number, returned = event.number, False
            case WagerSettled(result="returned"):
                returned = number > 0
            case WagerTaken() if returned:
                yield number
                returned = False
            case CardDealt() | StackDealt() | RoundEnded():
                number, returned = 0, False
            case _:
                pass
    if returned:
        yield number
