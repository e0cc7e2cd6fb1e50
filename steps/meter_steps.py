"""Progressive meters: where they stand, how they grow and fall."""

from __future__ import annotations

from fractions import Fraction

from pytest_bdd import given, then

from clausewise.reference_engine.core.money import Cents, parse_money, show_money
from clausewise.steps.declaration_steps import declared, measure
from clausewise.steps.outcomes import NotOffered, NotReached
from clausewise.steps.session import TableSession
from clausewise.steps.sums import first_payment, shown_before, sum_of, to_the_cent
from clausewise.steps.words import number, sentence

WHOLE_DOLLAR, CENT = 100, 1


@given(sentence("the {meter:Meter} meter shows less than {amount:Amount}"))
def the_meter_shows_less_than(table: TableSession, meter: str, amount: Cents) -> None:
    """As the house lets it start; where it starts higher, the scenario does not apply."""
    shown = shown_before(table, meter, len(table.events))
    if shown is None:
        raise NotReached(f"the {meter} meter was not shown")
    if shown >= amount:
        raise NotOffered(f"the {meter} meter of this house shows {show_money(shown)}")


@then(sentence("the {meter:Meter} meter stands at {what:Sum}"))
def the_meter_stands_at(table: TableSession, meter: str, what: str) -> None:
    """What the meter shows last is this amount, or what the facility has declared."""
    expected = sum_of(table, what)
    shown = shown_before(table, meter, len(table.events))
    table.check(f"the {meter} meter stands at {what}", ok=expected is not None and shown == expected,
                expected="nothing declared" if expected is None else show_money(expected),
                got="nothing" if shown is None else show_money(shown))  # fmt: skip


@then(sentence("the {meter:Meter} meter grows by the declared {fact:Fact} on {amount:Amount}"))
def the_meter_grows_by_the_declared(table: TableSession, meter: str, fact: str, amount: Cents) -> None:
    """Since the first When: by so many percent of this amount; a meter may have a rate of its own."""
    own = f"{fact} of the {meter} meter"
    fact = own if own in table.declaration() else fact
    percent = measure(fact, declared(table, fact))
    before, after = shown_before(table, meter, table.window), shown_before(table, meter, len(table.events))
    if before is None:
        raise NotReached(f"the {meter} meter was not shown before")
    grown = Cents((after or 0) - before)
    expected = None if percent is None else to_the_cent(amount * percent / 100, grown)
    table.check(
        f"the {meter} meter grows by the declared {fact} on {show_money(amount)}",
        ok=grown == expected,
        expected="nothing declared" if expected is None else show_money(expected),
        got=show_money(grown),
    )


@then(sentence("the {meter:Meter} meter falls by {fall:Fall}"))
def the_meter_falls_by(table: TableSession, meter: str, fall: str) -> None:
    """From what it showed before the first wager of the round was settled: a part of that, or an amount."""
    before, after = shown_before(table, meter, first_payment(table)), shown_before(table, meter, len(table.events))
    percent = fall.removesuffix(" percent")
    got = None if before is None or after is None else Cents(before - after)
    part = Fraction((before or 0) * number(percent), 100) if percent != fall else Fraction(parse_money(fall))
    expected = to_the_cent(part, got)
    # Of a meter that is not in whole dollars each payment may be rounded: two of them, by less than two cents.
    if got is not None and part and percent != fall and (before or 0) % WHOLE_DOLLAR and abs(got - part) < 2 * CENT:
        expected = got
    table.check_amount(f"the {meter} meter falls by {fall}", expected, got)
