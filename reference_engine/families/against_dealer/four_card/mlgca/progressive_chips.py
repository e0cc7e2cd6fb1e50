"""Chapters 8, 9 and 10: progressive wagers are locked out, their chips collected, counted, and put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care.loading import preparation, way_of
from clausewise.reference_engine.equipment.cards_care.port import NEVER
from clausewise.reference_engine.equipment.cards_care.ways import AUTOMATED_SHOE, MANUAL_SHOE, WAYS
from clausewise.reference_engine.families.against_dealer.dealing import first_dealt
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.equipment.cards_care.ways import Way
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround, MlgcaRound
    from clausewise.reference_engine.families.against_dealer.ground import Stages

IN_FRONT = "in front of the table inventory container"


def lock_out(table: MlgcaGround) -> None:
    """The progressive system takes no more wagers."""
    way = preparation(table) or way_of(table)
    table.current().locked_out = table.does(
        Procedure("locks out", wager="progressive"),
        way.rule("lock-out"),
        way.rule("before-dealing"),
        fixes=("wager",),
        late=first_dealt(table),
        once=False,
    )


def demand_time_for_chip(table: MlgcaGround) -> None:
    """May a progressive chip still be recognised? Until the announcement, or, as some read it, until the lock-out."""
    current = table.round
    if current is None or current.bets_open:
        return
    if current.locked_out:
        table.rulings.demand(
            way_of(table).rule("lock-out"), lawful=False, reason="the progressive system takes no more wagers"
        )
        return
    announced = table.rulings.reading("lock-out-timing") == "from-announcement"
    if announced and not table.rulings.permits("wager.before-no-more-bets", lawful=False):
        locking = way_of(table).rule("lock-out")
        raise Refusal("no more bets has been announced", "wager.before-no-more-bets", locking)


def when_collected(table: MlgcaGround, way: Way | None) -> tuple[Stages, Stages]:
    """The stage of collecting as it comes before the first card, or after the last."""
    if way is None or table.option("progressive") == "none":
        return [], []
    chips: Stages = [("collect", lambda _: collect(table))]
    before: tuple[Stages, Stages] = (chips, [])
    after: tuple[Stages, Stages] = ([], chips)
    if way is not MANUAL_SHOE and table.rulings.reading("collection-time") == "any-time":
        return after
    return table.rulings.choose(way.rule("progressive-chips-when"), before, {"after the cards are dealt": after})


def collect(table: MlgcaGround) -> None:
    """If any were made: the chips are collected, their number compared with what the system accepted, and put away."""
    current = table.current()
    way = WAYS[str(table.option("dealing"))]
    accepted = sum("progressive" in seat.wagers for seat in current.clockwise())
    unseen = sum(seat in current.unrecognised for seat in current.clockwise())
    if not table.rulings.holds(way.rule("progressive-chips"), accepted + unseen > 0):
        return
    place = IN_FRONT if way.chips_where_collected else None
    table.does(
        Procedure("collects chips", wager="progressive", place=place, count=accepted + unseen),
        way.rule("collect-chips"),
        way.rule("progressive-chips"),
        fixes=("count", "place") if place else ("count",),
        late="verifies the number of chips",
    )
    _may_be_told_seat_by_seat(table, current, place)
    _verify(table, way, accepted + unseen, accepted)
    if unseen and table.rulings.reading("chips-mismatch") == "returned-first":
        _return_unrecognised(table, way)
        before = table.told_so_far()
        _verify(table, way, accepted, accepted)
        table.may_be_told_later(before, until=NEVER)  # that the rest agrees was seen when it was compared first
    table.does(
        Procedure("puts away chips", wager="progressive", place="table inventory container", count=accepted),
        way.rule("put-away-chips"),
        way.rule("progressive-chips"),
        fixes=("place", "count"),
        late="stack-dealt" if way.rules == AUTOMATED_SHOE.rules else "card-dealt",
    )


def _may_be_told_seat_by_seat(table: MlgcaGround, current: MlgcaRound, place: str | None) -> None:
    """How many chips were collected is told in one, or with each of them."""
    seats = [seat for seat in current.clockwise() if "progressive" in seat.wagers or seat in current.unrecognised]
    told = table.emitted[-1:]
    if told and told[0].seen.event == Procedure("collects chips", wager="progressive", place=place, count=len(seats)):
        each = Procedure("collects chips", wager="progressive", place=place, count=1)
        table.may_be_told_in_parts(*(msgspec.structs.replace(each, seat=seat.number) for seat in seats))


def _verify(table: MlgcaGround, way: Way, chips: int, accepted: int) -> None:
    place = None if way.chips_where_collected else IN_FRONT
    table.does(
        Procedure("verifies the number of chips", wager="progressive", place=place, count=chips, total=accepted),
        way.rule("verify-chips"),
        way.rule("progressive-chips"),
        fixes=("count", "total") if place is None else ("place", "count", "total"),
        late="puts away chips",
        once=False,
    )


def _return_unrecognised(table: MlgcaGround, way: Way) -> None:
    """A chip that the system took no notice of is no wager: it goes back to its player."""
    unrecognised, unmatched = table.current().unrecognised, way.rule("unmatched-chip")
    for seat in table.current().clockwise():
        if seat in unrecognised and table.rulings.reading("unrecognised-chip") == "lost":
            lost = WagerSettled(seat.number, "progressive", unrecognised.pop(seat), "loses")
            table.reports(lost, "wager.progressive-verified", unmatched)
        if seat in unrecognised and table.rulings.choose(unmatched, "returned", {"it is kept": ""}):
            del unrecognised[seat]
            table.reports(
                Procedure("returns chips", seat=seat.number, wager="progressive", count=1),
                unmatched, "wager.progressive-verified",
            )  # fmt: skip


def return_late(table: MlgcaGround, way: Way) -> None:
    """As some read it, an unmatched chip does not hold up the deal."""
    if table.rulings.reading("chips-mismatch") == "dealt-on":
        _return_unrecognised(table, way)
