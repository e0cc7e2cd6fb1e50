"""Who waits for a seat, and whom the house does not let play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.pot import care
from clausewise.reference_engine.families.pot.state import Player
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.stimuli import AnnounceVacancy, AskForSeat, DenyPlay, TakeSeat

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround

LIST, FIRST, ANNOUNCED, DENIED = "waiting.list", "waiting.first-served", "waiting.announced", "play.denied"


def take(table: PotGround, stimulus: AskForSeat | TakeSeat | AnnounceVacancy | DenyPlay) -> None:
    """Does what a patron or the house wants, or refuses it."""
    match stimulus:
        case AskForSeat():
            _ask(table, stimulus)
        case TakeSeat():
            _take_seat(table, stimulus)
        case AnnounceVacancy():
            _announce(table)
        case DenyPlay():
            _deny(table, stimulus)


def _ask(table: PotGround, stimulus: AskForSeat) -> None:
    """A patron is put on the list, where one is kept."""
    if not table.rulings.knows(LIST):
        raise Refusal("no list is kept")
    table.rulings.demand(LIST, table.option("waiting-list") == "kept", "no list is kept")
    if stimulus.patron in table.waiting:
        raise Refusal("the patron is on the list")
    event = Procedure("puts on the list", by="house", owner=_name(stimulus.patron))
    if table.does(event, LIST, fixes=("owner",)):
        table.waiting.append(stimulus.patron)


def _take_seat(table: PotGround, stimulus: TakeSeat) -> None:
    """A patron sits down where nobody sits, if nobody else has asked before."""
    if not table.rulings.knows(FIRST):
        raise Refusal("no list is kept")
    if not 0 < stimulus.seat <= table.seats() or stimulus.seat in table.players:
        raise Refusal("that seat is not vacant")
    stands_there = table.rulings.reading("first-come", "list-first") == "whoever-stands-there"
    next_one = stands_there or not table.waiting or table.waiting[0] == stimulus.patron
    table.rulings.demand(FIRST, next_one, "somebody has asked before")
    if table.does(
        Procedure("seats", by="house", seat=stimulus.seat, owner=_name(stimulus.patron)), FIRST, fixes=("seat", "owner")
    ):
        table.players[stimulus.seat] = Player(stimulus.seat)
        table.waiting = [patron for patron in table.waiting if patron != stimulus.patron]


def _announce(table: PotGround) -> None:
    """Only a vacancy for which somebody is on the list may be announced."""
    if not table.rulings.knows(ANNOUNCED):
        raise Refusal("no list is kept")
    if not set(range(1, table.seats() + 1)) - set(table.players):
        raise Refusal("no seat is vacant")
    table.rulings.demand(ANNOUNCED, bool(table.waiting), "nobody is on the list")
    table.reports(Procedure("announces a vacancy", by="house"), ANNOUNCED)


def _name(patron: int) -> str:
    return f"patron {patron}"


def _deny(table: PotGround, stimulus: DenyPlay) -> None:
    """The house does not let somebody play; a hand that has begun is played."""
    if not table.rulings.knows(DENIED):
        raise Refusal("no rule lets the house do so")
    table.rulings.demand(DENIED, True, "nobody is denied")
    table.denied.add(stimulus.seat)
    care.left(table, stimulus.seat)


def demand_welcome(table: PotGround, seat: int) -> None:
    """Whoever is denied does not sit down, and adds no chips."""
    if seat in table.denied:
        table.rulings.demand(DENIED, False, "the house does not let this player play")
        table.denied.discard(seat)
