"""Progressive meters: how they grow and fall, and what is won from them."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.events import MeterChanged, WagerSettled
from clausewise.reference_engine.money import Cents, show_money
from clausewise.steps.declaration_steps import declared, figure
from clausewise.steps.outcome_steps import check_bonuses, check_result, of_holder, settled, tell
from clausewise.steps.outcomes import NotReached
from clausewise.steps.session import TableSession
from clausewise.steps.words import sentence


def shown_before(table: TableSession, meter: str, index: int) -> Cents | None:
    """What a meter showed before an event."""
    table.must_see("meter-changed")
    for seen in reversed(table.events[:index]):
        if isinstance(seen.event, MeterChanged) and seen.event.meter == meter:
            return seen.event.amount
    return None


def first_payment(table: TableSession) -> int:
    """Where in the stream the first wager of the round is settled."""
    for index in range(table.round_start, len(table.events)):
        if isinstance(table.events[index].event, WagerSettled):
            return index
    raise NotReached("no wager of the round has been settled")


def amount_of(table: TableSession, standing: str, seat: int, wager: str) -> Cents:
    """A part of what a meter shows when a wager is paid, or a declared amount."""
    if standing.startswith("the declared "):
        value = figure(fact := standing.removeprefix("the declared "), declared(table, fact))
        return Cents(value or 0)
    percent, _, rest = standing.partition(" percent of the ")
    shown = shown_before(table, rest.removesuffix(" meter"), settlement(table, seat, wager))
    return Cents((shown or 0) * int(percent) // 100)


def settlement(table: TableSession, seat: int, wager: str) -> int:
    """Where in the stream a wager of the round is settled; its end if it is not."""
    for index in range(table.round_start, len(table.events)):
        event = table.events[index].event
        if isinstance(event, WagerSettled) and (event.seat, event.wager) == (seat, wager):
            return index
    return len(table.events)


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins {standing:Standing}"))
def the_wager_wins_standing(table: TableSession, seat: int, wager: str, standing: str) -> None:
    """What a meter shows when the wager is paid, or a part of it, on top of the stake, which comes back."""
    check_result(table, seat, wager, f"wins {show_money(amount_of(table, standing, seat, wager))}")


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins {standing:Standing} and the stake is kept"))
def the_wager_wins_standing_without_stake(table: TableSession, seat: int, wager: str, standing: str) -> None:
    """What a meter shows when the wager is paid, or a part of it; the stake stays with the house."""
    amount = show_money(amount_of(table, standing, seat, wager))
    check_result(table, seat, wager, f"wins {amount} and the stake is kept")


@then(sentence("seat {seat:Seat}'s {wager:Wager} does not win {amount:Amount}"))
def the_wager_does_not_win(table: TableSession, seat: int, wager: str, amount: Cents) -> None:
    """Settled once, and not with this amount: the hand does not belong to the row that pays it."""
    check_not_won(table, seat, wager, amount)


@then(sentence("seat {seat:Seat}'s {wager:Wager} does not win {standing:Standing}"))
def the_wager_does_not_win_standing(table: TableSession, seat: int, wager: str, standing: str) -> None:
    """Settled once, and not with this part of the meter."""
    check_not_won(table, seat, wager, amount_of(table, standing, seat, wager))


def check_not_won(table: TableSession, seat: int, wager: str, amount: Cents) -> None:
    """Exactly one settlement, in which another amount is paid or none."""
    events = settled(table, seat, wager)
    shown = " and again ".join(map(tell, events)) or "is not settled"
    ok = len(events) == 1 and not (events[0].result == "wins" and events[0].pays == amount)
    table.check(f"seat {seat}'s {wager} does not win {show_money(amount)}", ok=ok,
                expected=f"anything but {show_money(amount)}", got=shown)  # fmt: skip


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus} of {amount:Amount}"))
def no_bonus_of(table: TableSession, seat: int, bonus: str, amount: Cents) -> None:
    """Whatever else is paid as such a bonus, it is not this amount."""
    check_bonuses(table, f"seat {seat}'s {bonus} of {show_money(amount)}", [],
                  [event for event in of_holder(table, seat, bonus) if event.amount == amount])  # fmt: skip


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus} of {amount:Amount} for seat {holder:Seat}'s hand"))
def no_bonus_of_for(table: TableSession, seat: int, bonus: str, amount: Cents, holder: int) -> None:
    """Whatever else is paid for that hand, it is not this amount."""
    check_bonuses(table, f"seat {seat}'s {bonus} of {show_money(amount)} for seat {holder}'s hand", [],
                  [event for event in of_holder(table, seat, bonus, holder) if event.amount == amount])  # fmt: skip


@then(sentence("the {meter:Meter} meter stands at the declared {fact:Fact}"))
def the_meter_stands_at_the_declared(table: TableSession, meter: str, fact: str) -> None:
    """What the meter shows last is what the facility has declared."""
    value = figure(fact, declared(table, fact))
    shown = shown_before(table, meter, len(table.events))
    table.check(f"the {meter} meter stands at the declared {fact}", ok=value is not None and shown == value,
                expected="nothing declared" if value is None else show_money(Cents(value)),
                got="nothing" if shown is None else show_money(shown))  # fmt: skip


@then(sentence("the {meter:Meter} meter grows by the declared {fact:Fact} on {amount:Amount}"))
def the_meter_grows_by_the_declared(table: TableSession, meter: str, fact: str, amount: Cents) -> None:
    """Since the first When: by so many percent of this amount."""
    percent = figure(fact, declared(table, fact))
    before, after = shown_before(table, meter, table.window), shown_before(table, meter, len(table.events))
    if before is None:
        raise NotReached(f"the {meter} meter was not shown before")
    grown = Cents((after or 0) - before)
    expected = None if percent is None else Cents(amount * percent // 100)
    table.check(
        f"the {meter} meter grows by the declared {fact} on {show_money(amount)}",
        ok=grown == expected,
        expected="nothing declared" if expected is None else show_money(expected),
        got=show_money(grown),
    )


@then(sentence("the {meter:Meter} meter falls by {percent:Number} percent"))
def the_meter_falls_by_percent(table: TableSession, meter: str, percent: int) -> None:
    """From what it showed before the first wager of the round was settled; no percent means that it stays."""
    before = shown_before(table, meter, first_payment(table))
    check_fall(table, meter, Cents((before or 0) * percent // 100))


@then(sentence("the {meter:Meter} meter falls by {amount:Amount}"))
def the_meter_falls_by(table: TableSession, meter: str, amount: Cents) -> None:
    """From what it showed before the first wager of the round was settled."""
    check_fall(table, meter, amount)


def check_fall(table: TableSession, meter: str, expected: Cents) -> None:
    """Compares what the meter showed before and after the payments of the round."""
    before, after = shown_before(table, meter, first_payment(table)), shown_before(table, meter, len(table.events))
    got = None if before is None or after is None else Cents(before - after)
    table.check_amount(f"the {meter} meter falls", expected, got)
