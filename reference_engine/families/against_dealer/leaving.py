"""Sitting down, getting up, and what becomes of the wagers of a player who has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.families.against_dealer import boxes
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerWithdrawn
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit

ABANDONED = "wagers abandoned"


def sit(table: HouseBankedGround, stimulus: Sit) -> None:
    """A player sits down at a betting position."""
    boxes.demand_position(table, stimulus.seat)
    boxes.demand_room(table, stimulus.seat)
    table.seated.add(stimulus.seat)


def _own_seats(table: HouseBankedGround, stimulus: Rise) -> list[Seat]:
    current = table.round
    return [seat for seat in current.clockwise() if seat.player == stimulus.seat] if current else []


def only_rises(table: HouseBankedGround, stimulus: Rise) -> bool:
    """Whether the player gets up and stays, which may be refused; who leaves cannot be held."""
    rulings, own = table.rulings, _own_seats(table, stimulus)
    holds_cards = any(seat.cards for seat in own)
    stays = not stimulus.leaves or not rulings.knows("wager.abandoned")  # no rule says what becomes of the wagers
    rises = stays and not (holds_cards and rulings.reading("rising", "not-leaving") == "leaving")
    if rises:
        out = bool(own) and all(seat.folded for seat in own)
        may_leave = out and rulings.reading("seat-after-a-fold", "stays") == "may-leave"
        has_to_stay = rulings.choose(
            "wager.remain-seated",
            holds_cards and not may_leave,
            {"only until the player folds": holds_cards and not any(seat.folded for seat in own),
             "only until the player plays": holds_cards and not any("play" in seat.wagers for seat in own)},
        )  # fmt: skip
        rulings.demand(
            "wager.remain-seated", not has_to_stay, "a player with cards remains seated until the round is completed"
        )
    return rises


def rise(table: HouseBankedGround, stimulus: Rise) -> None:
    """A player gets up: with cards only to leave, and then the house decides about the wagers."""
    rulings, current, own = table.rulings, table.round, _own_seats(table, stimulus)
    rises = only_rises(table, stimulus)
    table.seated.discard(stimulus.seat)
    if rises:
        return
    if (
        current is not None
        and current.bets_open
        and rulings.reading("leaving-before-the-cards", "abandoned") == "taken-back"
    ):
        _take_back(table, own)
        return
    lost = rulings.choose(
        "wager.abandoned",
        table.option("abandonment") == "loses",
        {"treated otherwise than the house says": table.option("abandonment") != "loses"},
    )
    was_asked = any(seat.asked and not seat.folded and "play" not in seat.wagers for seat in own)
    for seat in own:
        if lost:
            _abandon(table, seat)
        else:
            _leave_standing(table, seat)
    if was_asked and table.phase == "deciding":
        table.decided()
    elif current is not None and not current.seats and table.phase == "dealing":
        table.end_void_round(None)


def _take_back(table: HouseBankedGround, own: list[Seat]) -> None:
    """As some read it, wagers that could be withdrawn go with the player."""
    for seat in own:
        for wager, amount in seat.wagers.items():
            table.reports(
                WagerWithdrawn(seat.number, wager, amount), "wager.abandoned", "wager.fixed", among="wagers withdrawn"
            )
            table.wager_moved(wager, Cents(-amount))
        table.current().seats.pop(seat.number)


def _abandon(table: HouseBankedGround, seat: Seat) -> None:
    """Every wager is lost, or every one that a fold can cost."""
    seat.left = True
    kept = (
        table.never_forfeited if table.rulings.reading("abandoned-wagers", "every-wager") == "as-after-a-fold" else ()
    )
    for wager in [wager for wager in seat.wagers if wager not in kept]:
        stake = seat.wagers.pop(wager)
        table.does(
            WagerSettled(seat.number, wager, stake, "abandoned"), "wager.abandoned", fixes=("result",), among=ABANDONED
        )
    if "ante" in seat.placed:
        seat.folded = True
    if not kept:
        table.every_wager_lost(seat)
    if seat.wagers:
        return
    if not seat.cards:
        table.current().seats.pop(seat.number)
        return
    seat.cards_collected = True
    before = table.told_so_far()
    table.reports(Procedure("collects cards", owner=seat.place, seat=seat.number), "wager.abandoned")
    table.reports(
        Procedure("discards", owner=seat.place, seat=seat.number, place="discard rack", cards=tuple(seat.cards)),
        "wager.abandoned",
    )
    table.may_be_told_later(before, until=NEVER)  # no rule has the cards of who has left collected, nor says when


def _leave_standing(table: HouseBankedGround, seat: Seat) -> None:
    """The wagers stand; who is not there to decide has not played."""
    seat.left = True
    if "ante" in seat.wagers and "play" not in seat.wagers and not seat.folded:
        seat.folded = True
        table.reports(Folded(seat.number), "wager.abandoned")
