"""Who may put what where on the layout, and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars, show_money
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.dice.layout import Place, is_there
from clausewise.reference_engine.families.dice.state import Throw, Wager
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken, WagerWithdrawn
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.events import RoundStarted

if TYPE_CHECKING:
    from clausewise.reference_engine.families.dice.ground import DiceGround

CASH = "cash"


def demand_lawful(table: DiceGround, act: PlaceWager) -> Cents:
    """Refuses a wager that may not be put down; what stands there with it."""
    rulings, current = table.rulings, table.round
    place = Place.read(act.wager, act.selection)
    rulings.demand("wager.kinds", is_there(rulings, place), "the layout has no such place")
    if act.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "wager.placed")
    if act.seat not in table.seated or act.player not in (None, act.seat):
        raise Refusal("nobody who makes it sits there")
    demand_chips(table, act)
    _demand_a_game(table)
    rulings.demand("bets.closed", current is None or current.bets_open, "no more bets has been announced")
    standing = current.wagers.get((act.seat, place)) if current is not None else None
    total = Cents(act.amount + (standing.amount if standing is not None else 0))
    demand_within(table, total)
    return total


def demand_chips(table: DiceGround, act: PlaceWager) -> None:
    """Chips or tokens on the layout; no words with cash beside them."""
    cash = act.instrument == CASH
    table.rulings.demand("wager.verbal", not cash, "words with cash beside them are no wager")
    made_with = act.instrument in table.rules.instruments or cash
    table.rulings.demand("wager.placed", made_with, f"a wager is not made with a {act.instrument} at this table")


def _demand_a_game(table: DiceGround) -> None:
    """Nobody plays before the computer has been inspected, nor while it does not work."""
    if not table.open:
        raise Refusal("the computer has not been inspected", "opening.inspect")
    # Where no throw has been settled since it failed, that there is no game without it follows from how one is settled.
    table.rulings.demand("computer.ceases", table.computer == "works", "the computer does not work")


def amounts(table: DiceGround) -> Amounts:
    """From the posted minimum to the posted maximum."""
    least = table.rulings.figure("limits", dollars(table.option_number("minimum-wager")))
    return Amounts(least, table.rulings.figure("limits", dollars(table.option_number("maximum-wager"))))


def demand_within(table: DiceGround, total: Cents) -> None:
    """Refuses a wager outside the posted limits."""
    allowed = amounts(table)
    least, most = Cents(allowed.least), Cents(allowed.greatest)
    table.rulings.demand("limits", total >= least, f"a wager is at least the posted minimum of {show_money(least)}")
    table.rulings.demand("limits", total <= most, f"a wager is at most the posted maximum of {show_money(most)}")


def place(table: DiceGround, act: PlaceWager) -> None:
    """Chips are put on the layout, beside those that lie there."""
    total = demand_lawful(table, act)
    where = Place.read(act.wager, act.selection)
    current = table.round or _begin(table)
    current.wagers[act.seat, where] = Wager(act.seat, where, act.selection, total)
    table.does(
        WagerTaken(act.seat, act.wager, total, selection=act.selection), "wager.placed", "wager.kinds", "layout.places",
        f"wins.{act.wager}", "limits",
        fixes=("amount", "selection"),
    )  # fmt: skip


def _begin(table: DiceGround) -> Throw:
    table.rounds += 1
    table.round = Throw(table.rounds)
    table.reports(RoundStarted(table.rounds))
    return table.round


def demand_changeable(table: DiceGround, act: ChangeWager | WithdrawWager) -> Wager:
    """The wager that stands there and may be changed so, or taken back."""
    current = table.round
    standing = current.wagers.get((act.seat, Place.read(act.wager, act.selection))) if current is not None else None
    if current is None or standing is None:
        raise Refusal("there is no such wager")
    grows = isinstance(act, ChangeWager) and act.amount > standing.amount
    barred = not current.bets_open and (grows or table.rulings.reading("late-changes") == "closed")
    table.rulings.demand("bets.closed", not barred and not current.faces, "no more bets has been announced")
    if isinstance(act, ChangeWager):
        if act.amount <= 0:
            raise Refusal("a wager of nothing is no wager: it has to be taken back", "wager.placed")
        demand_within(table, act.amount)
    return standing


def change(table: DiceGround, act: ChangeWager | WithdrawWager) -> None:
    """A wager is made larger or smaller, or taken back."""
    standing = demand_changeable(table, act)
    if isinstance(act, ChangeWager):
        standing.amount = act.amount
        event = WagerTaken(act.seat, act.wager, act.amount, selection=act.selection)
        table.does(event, "wager.position", "limits", "wager.placed", fixes=("amount",), once=False)
        return
    current = table.current()
    del current.wagers[act.seat, standing.place]
    taken_back = WagerWithdrawn(act.seat, act.wager, standing.amount, selection=act.selection)
    table.does(taken_back, "wager.position", fixes=("amount", "selection"), once=False)
