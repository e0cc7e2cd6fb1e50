"""What becomes of wagers, bonuses, meters and rounds."""

from __future__ import annotations

from pytest_bdd import then

from clausewise.reference_engine.core.money import Cents, parse_money, show_money
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.steps.house_wagers import in_this_house
from clausewise.steps.session import TableSession
from clausewise.steps.sums import sum_of
from clausewise.steps.wager_names import WagerName
from clausewise.steps.words import sentence

STAKE_EITHER_WAY = ", the stake kept or not"


def settled(table: TableSession, seat: int, wager: WagerName) -> list[WagerSettled]:
    """How a wager was settled in this round: once, if all is well."""
    table.must_see("wager-settled", seat=seat, wager=wager.kind)
    return [
        event
        for event in table.of_round()
        if isinstance(event, WagerSettled) and (event.seat, WagerName.of(event)) == (seat, wager)
    ]


def must_see_sums(table: TableSession, events: list[WagerSettled], result: str, *fields: str) -> None:
    """What is paid, and what becomes of the stake, where a wager has come to the expected result.

    Another result is wrong, whatever is not shown beside it.
    """
    if [event.result for event in events] == [result]:
        table.must_see("wager-settled", fields=fields, seat=events[0].seat, wager=events[0].wager)


def tell(event: WagerSettled) -> str:
    """A settlement in the words of the sentences.

    >>> tell(WagerSettled(1, "ante", Cents(1000), "wins", Cents(1000), stake_back=True))
    'wins 10'
    """
    if event.result == "wins":
        return f"wins {show_money(event.pays)}" + ("" if event.stake_back else " and the stake is kept")
    told = event.result if event.result == "loses" else f"is {event.result}"
    kept = event.result == "returned" and not event.stake_back
    paid = f" and is paid {show_money(event.pays)}" if event.pays else ""
    return told + (", but the stake is kept" if kept else "") + paid


def tell_pays(event: WagerSettled) -> str:
    """A settlement in the words of the sentences, where what becomes of the stake is left open.

    >>> tell_pays(WagerSettled(1, "progressive", Cents(100), "wins", Cents(900)))
    'wins 9, the stake kept or not'
    """
    return f"wins {show_money(event.pays)}{STAKE_EITHER_WAY}" if event.result == "wins" else tell(event)


def check_result(table: TableSession, seat: int, wager: WagerName, expected: str) -> None:
    """Settled once, in this way, to the cent."""
    either = expected.endswith(STAKE_EITHER_WAY)
    events = settled(table, seat, wager)
    result = "wins" if expected.startswith("wins ") else expected.removeprefix("is ")
    fields = {"wins": ("pays",) if either else ("pays", "stake_back"), "returned": ("stake_back",)}
    must_see_sums(table, events, result, *fields.get(result, ()))
    got = [tell_pays(event) if either else tell(event) for event in events]
    shown = " and again ".join(got) or "is not settled"
    table.check(f"seat {seat}'s {wager} {expected}", ok=got == [expected], expected=expected, got=shown)


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins {what:Sum}"))
def the_wager_wins(table: TableSession, seat: int, wager: WagerName, what: str) -> None:
    """Paid this sum on top of the stake, which comes back; of a meter, what it shows when the wager is paid."""
    check_result(table, seat, wager, f"wins {shown_sum(table, seat, wager, what)}")


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins {what:Sum}, the stake kept or not"))
def the_wager_wins_either_way(table: TableSession, seat: int, wager: WagerName, what: str) -> None:
    """Paid this sum, apart from the stake, of which another rule speaks."""
    check_result(table, seat, wager, f"wins {shown_sum(table, seat, wager, what)}{STAKE_EITHER_WAY}")


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins at least {what:Sum}"))
def the_wager_wins_at_least(table: TableSession, seat: int, wager: WagerName, what: str) -> None:
    """Paid once, no less than this on top of the stake, which comes back: the odds are the least that is paid."""
    events = settled(table, seat, wager)
    must_see_sums(table, events, "wins", "pays", "stake_back")
    least = sum_of(table, what, seat, wager) or 0
    won = [event for event in events if event.result == "wins" and event.stake_back and event.pays >= least]
    shown = " and again ".join(map(tell, events)) or "is not settled"
    ok = len(events) == 1 and won == events
    table.check(f"seat {seat}'s {wager} wins at least {what}", ok=ok, expected=f"wins at least {what}", got=shown)


@then(sentence("seat {seat:Seat}'s {wager:Wager} wins {what:Sum} and the stake is kept"))
def the_wager_wins_without_stake(table: TableSession, seat: int, wager: WagerName, what: str) -> None:
    """Paid this sum and no more: the stake stays with the house."""
    check_result(table, seat, wager, f"wins {shown_sum(table, seat, wager, what)} and the stake is kept")


def shown_sum(table: TableSession, seat: int, wager: WagerName, what: str) -> str:
    """A sum in figures."""
    amount = sum_of(table, what, seat, wager)
    return what if amount is None else show_money(amount)


@then(sentence("seat {seat:Seat}'s {wager:Wager} does not win {what:Sum}"))
def the_wager_does_not_win(table: TableSession, seat: int, wager: WagerName, what: str) -> None:
    """Settled once, and not with this sum: the hand does not belong to the row that pays it."""
    events = settled(table, seat, wager)
    must_see_sums(table, events, "wins", "pays")
    amount = sum_of(table, what, seat, wager)
    shown = " and again ".join(map(tell, events)) or "is not settled"
    ok = len(events) == 1 and not (events[0].result == "wins" and events[0].pays == amount)
    table.check(f"seat {seat}'s {wager} does not win {what}", ok=ok, expected=f"anything but {what}", got=shown)


@then(sentence("seat {seat:Seat}'s {wager:Wager} {result:Result}"))
def the_wager_ends(table: TableSession, seat: int, wager: WagerName, result: str) -> None:
    """Lost, forfeited, returned or abandoned."""
    check_result(table, seat, wager, result)


@then(sentence("the results are"))
def the_results_are(table: TableSession, datatable: list[list[str]]) -> None:
    """A row for each seat, a column for each wager; an empty cell is not looked at."""
    heading, *rows = datatable
    for row in rows:
        for wager, cell in zip(heading[1:], row[1:], strict=True):
            if cell:
                name = WagerName.read(wager)
                check_result(table, int(row[0]), name, _normal(table, name.kind, cell))


def _normal(table: TableSession, wager: str, cell: str) -> str:
    """A cell with its amount as it is at this table, written the one way in which amounts are shown."""
    cell, either, _ = cell.partition(STAKE_EITHER_WAY)
    words = cell.split()
    if words[0] == "wins":
        words[1] = show_money(in_this_house(table, wager, parse_money(words[1])))
    return " ".join(words) + either


def _bonuses(table: TableSession, seat: int, bonus: str) -> list[BonusPaid]:
    table.must_see("bonus-paid", seat=seat, bonus=bonus)
    return [e for e in table.of_round() if isinstance(e, BonusPaid) and e.seat == seat and e.bonus == bonus]


def check_bonuses(table: TableSession, sentence_: str, expected: list[Cents], got: list[BonusPaid]) -> None:
    """These payments and no others."""
    table.check(
        sentence_,
        ok=sorted(event.amount for event in got) == sorted(expected),
        expected=", ".join(map(show_money, expected)) or "none",
        got=", ".join(show_money(event.amount) for event in got) or "none",
    )


@then(sentence("seat {seat:Seat} gets an ante bonus of {amount:Amount}"))
def an_ante_bonus(table: TableSession, seat: int, amount: Cents) -> None:
    """Paid once, this amount."""
    wanted = in_this_house(table, "ante bonus", amount)
    check_bonuses(table, f"seat {seat}'s ante bonus", [wanted], _bonuses(table, seat, "ante bonus"))


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus}"))
def no_bonus(table: TableSession, seat: int, bonus: str) -> None:
    """Nothing is paid as such a bonus, for nobody's hand."""
    check_bonuses(table, f"seat {seat}'s {bonus}", [], _bonuses(table, seat, bonus))


@then(sentence("seat {seat:Seat} gets an envy bonus of {amount:Amount} for seat {holder:Seat}'s hand"))
def an_envy_bonus(table: TableSession, seat: int, amount: Cents, holder: int) -> None:
    """Paid once for that hand, this amount."""
    got = [event for event in _bonuses(table, seat, "envy bonus") if event.holder == holder]
    check_bonuses(table, f"seat {seat}'s envy bonus for seat {holder}'s hand", [amount], got)


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus} for seat {holder:Seat}'s hand"))
def no_bonus_for(table: TableSession, seat: int, bonus: str, holder: int) -> None:
    """Nothing is paid as such a bonus for that hand."""
    got = [event for event in _bonuses(table, seat, bonus) if event.holder == holder]
    check_bonuses(table, f"seat {seat}'s {bonus} for seat {holder}'s hand", [], got)


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus} of {amount:Amount}"))
def no_bonus_of(table: TableSession, seat: int, bonus: str, amount: Cents) -> None:
    """Whatever else is paid as such a bonus, it is not this amount."""
    amount = in_this_house(table, bonus, amount)
    got = [event for event in _bonuses(table, seat, bonus) if event.amount == amount]
    check_bonuses(table, f"seat {seat}'s {bonus} of {show_money(amount)}", [], got)


@then(sentence("seat {seat:Seat} gets no {bonus:Bonus} of {amount:Amount} for seat {holder:Seat}'s hand"))
def no_bonus_of_for(table: TableSession, seat: int, bonus: str, amount: Cents, holder: int) -> None:
    """Whatever else is paid for that hand, it is not this amount."""
    amount = in_this_house(table, bonus, amount)
    got = [event for event in _bonuses(table, seat, bonus) if (event.amount, event.holder) == (amount, holder)]
    check_bonuses(table, f"seat {seat}'s {bonus} of {show_money(amount)} for seat {holder}'s hand", [], got)


@then(sentence("all hands are void"))
def all_hands_are_void(table: TableSession) -> None:
    """Said once by the house, and the round ends as void."""
    table.must_see("voids all hands", "round-ended")
    said = [e for e in table.of_round() if isinstance(e, Procedure) and e.act == "voids all hands"]
    ended = [event for event in table.of_round() if isinstance(event, RoundEnded)]
    table.check("all hands are declared void", ok=len(said) == 1, expected="once", got=f"{len(said)} times")
    table.check(
        "the round ends as void",
        ok=len(ended) == 1 and ended[0].void,
        expected="a void round",
        got="a round that stands" if ended else "no end of the round",
    )


@then(sentence("the round stands"))
def the_round_stands(table: TableSession) -> None:
    """The round ends and is not void."""
    table.must_see("round-ended")
    ended = [event for event in table.of_round() if isinstance(event, RoundEnded)]
    table.check(
        "the round stands",
        ok=len(ended) == 1 and not ended[0].void,
        expected="a round that stands",
        got="a void round" if ended else "no end of the round",
    )


@then(sentence("every wager is returned"))
def every_wager_is_returned(table: TableSession) -> None:
    """Each wager that was taken in the round comes back, once and whole, and nothing else is paid."""
    table.must_see("wager-taken", "wager-withdrawn", "bonus-paid")
    for (seat, wager), amount in table.placed_in_round().items():
        check_result(table, seat, wager, "is returned")
        table.check_amount(f"the stake of seat {seat}'s {wager}", amount, settled(table, seat, wager)[0].stake)
    paid = [event for event in table.of_round() if isinstance(event, BonusPaid)]
    table.check("nothing else is paid", ok=not paid, expected="nothing", got=f"{len(paid)} bonuses")
