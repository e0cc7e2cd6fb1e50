"""Sums of money as the sentences name them: figures, parts of a meter, declared amounts."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from clausewise.reference_engine.core.money import Cents, parse_money
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged, WagerSettled
from clausewise.steps.declaration_steps import declared, figure, measure
from clausewise.steps.house_wagers import in_this_house
from clausewise.steps.outcomes import NotReached
from clausewise.steps.session import TableSession
from clausewise.steps.wager_names import WagerName

PERCENT_OF = " percent of "
DECLARED = "the declared "
AT_DECLARED = " at the declared "
"""Between what is wagered and the odds to one that the house pays."""
FIXED = "a fixed "
"""Before a sum that is paid however high the wager is."""


def sum_of(table: TableSession, text: str, seat: int | None = None, wager: WagerName | None = None) -> Cents | None:
    """The amount; a part of a meter is taken of what it showed when the wager at that seat was settled.

    What a wager wins is so many times as high at a table where the wager is.
    None for an amount that is not declared.
    """
    stake, at, odds = text.partition(AT_DECLARED)
    if at:
        multiple = measure(odds, declared(table, odds))
        paid_on = in_this_house(table, wager.kind if wager else "", parse_money(stake))
        return None if multiple is None else to_the_cent(Fraction(paid_on * multiple), _paid(table, seat, wager))
    percent, _, whole = text.rpartition(PERCENT_OF)
    if whole.startswith(DECLARED):
        fact = whole.removeprefix(DECLARED)
        value = figure(fact, declared(table, fact))
        if value is None:
            return None
        return to_the_cent(Fraction(value * int(percent or 100), 100), _paid(table, seat, wager))
    if percent:
        shown = shown_before(table, whole.removeprefix("the ").removesuffix(" meter"), _settlement(table, seat, wager))
        return to_the_cent(Fraction((shown or 0) * int(percent), 100), _paid(table, seat, wager))
    fixed = text.removeprefix(FIXED)
    return parse_money(fixed) if fixed != text else in_this_house(table, wager.kind if wager else "", parse_money(text))


def to_the_cent(exact: Fraction, got: Cents | None) -> Cents:
    """An amount with a part of a cent may be rounded up as well as down: no rule says which.

    >>> to_the_cent(Fraction(5, 2), Cents(3)), to_the_cent(Fraction(5, 2), Cents(4)), to_the_cent(Fraction(2), Cents(3))
    (3, 2, 2)
    """
    return Cents(ceil(exact)) if got == ceil(exact) else Cents(floor(exact))


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


def _paid(table: TableSession, seat: int | None, wager: WagerName | None) -> Cents | None:
    """What a wager of the round was paid."""
    index = _settlement(table, seat, wager)
    event = table.events[index].event if index < len(table.events) else None
    return event.pays if isinstance(event, WagerSettled) else None


def _settlement(table: TableSession, seat: int | None, wager: WagerName | None) -> int:
    """Where in the stream a wager of the round is settled; its end if it is not."""
    for index in range(table.round_start, len(table.events)):
        event = table.events[index].event
        if isinstance(event, WagerSettled) and (event.seat, WagerName.of(event)) == (seat, wager):
            return index
    return len(table.events)
