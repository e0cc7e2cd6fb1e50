"""Chapter 7: who may wager what, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import Procedure, RoundStarted, WagerTaken, WagerWithdrawn
from clausewise.reference_engine.four_card_poker import completing
from clausewise.reference_engine.four_card_poker.state import Round, Seat
from clausewise.reference_engine.money import Cents, dollars
from clausewise.reference_engine.rulings import Refusal

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.stimuli import ChangeWager, PlaceWager, WithdrawWager

KINDS = ("ante", "play", "aces up", "progressive", "six card bonus")


def place(table: FourCardTable, wager: PlaceWager) -> None:
    """A wager is put down: the rules of the chapter are asked in their order."""
    if wager.wager not in KINDS:
        raise Refusal(f"there is no wager called {wager.wager}", "wager.kinds")
    if wager.wager == "play":
        place_play(table, wager)
        return
    rulings = table.rulings
    rulings.demand(
        "wager.instrument",
        wager.instrument in ("value chip", "plaque", "approved instrument"),
        f"a wager is made with value chips, not with {wager.instrument}",
    )
    owner = wager.seat if wager.player is None else wager.player
    rulings.demand("wager.seated", owner in table.seated, "only a player who is seated may wager")
    current = table.round
    bets_open = current is None or current.bets_open
    rulings.demand("wager.before-no-more-bets", bets_open, "no more bets has been announced")
    near = abs(owner - wager.seat) < table.option_number("adjacent-boxes")
    rulings.demand("wager.adjacent", near, "the house does not allow wagers on so many boxes")
    seat = current.seats.get(wager.seat) if current else None
    standing = dict(seat.wagers) if seat else {}
    _side_wager(table, wager, standing)
    if current is None:
        current = start_round(table)
    seat = current.seats.setdefault(wager.seat, Seat(wager.seat, owner))
    amount = Cents(seat.wagers.get(wager.wager, 0) + wager.amount)
    seat.wagers[wager.wager] = seat.placed[wager.wager] = amount
    table.does(WagerTaken(wager.seat, wager.wager, amount), _provision(wager.wager, standing), fixes=("amount",))
    if wager.wager == "progressive":
        table.does(
            Procedure("acknowledges", by="progressive system", seat=wager.seat, wager="progressive"),
            "wager.progressive-verified",
            fixes=("seat",),
        )
        table.meters_grow(wager.amount)


def _provision(wager: str, standing: dict[str, Cents]) -> str:
    if {wager, *standing} >= {"ante", "aces up"} and wager in ("ante", "aces up"):
        return "wager.ante-and-aces-up"
    return {
        "ante": "wager.ante-and-play",
        "aces up": "wager.aces-up",
        "progressive": "wager.progressive-after",
        "six card bonus": "wager.six-card-bonus-after",
    }[wager]


def _side_wager(table: FourCardTable, wager: PlaceWager, standing: dict[str, Cents]) -> None:
    rulings = table.rulings
    if wager.wager == "progressive":
        rulings.demand("wager.progressive", table.option("progressive") != "none", "the wager is not offered here")
        rulings.demand(
            "wager.progressive-after",
            "ante" in standing or "aces up" in standing,
            "a progressive wager needs an ante or an aces up wager first",
        )
        if wager.amount not in (dollars(1), dollars(5)):
            raise Refusal("a progressive wager is 1 or 5 dollars", "envy.by-wager")
    if wager.wager == "six card bonus":
        rulings.demand("wager.six-card-bonus", table.option("six-card-bonus") != "none", "the wager is not offered here")
        both = rulings.reading("six-card-bonus-after") == "both"
        has = ["ante" in standing, "aces up" in standing]
        rulings.demand(
            "wager.six-card-bonus-after",
            all(has) if both else any(has),
            "a six card bonus wager needs an ante and an aces up wager first",
        )


def start_round(table: FourCardTable) -> Round:
    """A round begins with its first wager."""
    table.rounds += 1
    table.round = Round(table.rounds, table.deck_in_play(), meters_before=dict(table.meters))
    table.phase = "betting"
    table.reports(RoundStarted(table.rounds, table.round.deck.name))
    return table.round


def place_play(table: FourCardTable, wager: PlaceWager) -> None:
    """A player stays in against the dealer for one to three times the ante."""
    seat = completing.seat_to_decide(table, wager.seat)
    ante = seat.wagers["ante"]
    least = table.rulings.figure("play.least", ante)
    most = table.rulings.figure("play.most", 3 * ante)
    if wager.amount < least:
        raise Refusal("a play wager is at least the ante", "play.least")
    if wager.amount > most:
        raise Refusal("a play wager is at most three times the ante", "play.most")
    if table.rulings.reading("play-amount") == "whole-multiples" and wager.amount % ante:
        raise Refusal("a play wager is once, twice or three times the ante", "play.least", "play.most")
    seat.wagers["play"] = seat.placed["play"] = wager.amount
    table.does(
        WagerTaken(wager.seat, "play", wager.amount), "complete.play", fixes=("amount",)
    )
    table.decided()


def change(table: FourCardTable, wager: ChangeWager | WithdrawWager) -> None:
    """A standing wager may be changed or taken back until no more bets is announced."""
    current = table.round
    seat = current.seats.get(wager.seat) if current else None
    if current is None or seat is None or wager.wager not in seat.wagers:
        raise Refusal("there is no such wager", "wager.kinds")
    table.rulings.demand("wager.fixed", current.bets_open, "no wager may be changed after no more bets was announced")
    amount = getattr(wager, "amount", None)
    if amount is None:
        taken_back = seat.wagers.pop(wager.wager)
        table.does(WagerWithdrawn(wager.seat, wager.wager, taken_back), "wager.fixed")
        return
    seat.wagers[wager.wager] = seat.placed[wager.wager] = amount
    table.does(WagerTaken(wager.seat, wager.wager, amount), "wager.fixed", fixes=("amount",))
