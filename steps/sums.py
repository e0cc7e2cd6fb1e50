"""Sums of money as the sentences name them: figures, parts of a meter, declared amounts."""

from __future__ import annotations

from clausewise.reference_engine.events import MeterChanged, WagerSettled
from clausewise.reference_engine.money import Cents, parse_money
from clausewise.steps.declaration_steps import declared, figure
from clausewise.steps.outcomes import NotReached
from clausewise.steps.session import TableSession

PERCENT_OF = " percent of the "
DECLARED = "the declared "


def sum_of(table: TableSession, text: str, seat: int | None = None, wager: str = "") -> Cents | None:
    """The amount; a part of a meter is taken of what it showed when the wager at that seat was settled.

    None for an amount that is not declared.
    """
    if text.startswith(DECLARED):
        fact = text.removeprefix(DECLARED)
        value = figure(fact, declared(table, fact))
        return None if value is None else Cents(value)
    if PERCENT_OF in text:
        percent, _, meter = text.partition(PERCENT_OF)
        shown = shown_before(table, meter.removesuffix(" meter"), _settlement(table, seat, wager))
        return Cents((shown or 0) * int(percent) // 100)
    return parse_money(text)


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


def _settlement(table: TableSession, seat: int | None, wager: str) -> int:
    """Where in the stream a wager of the round is settled; its end if it is not."""
    for index in range(table.round_start, len(table.events)):
        event = table.events[index].event
        if isinstance(event, WagerSettled) and (event.seat, event.wager) == (seat, wager):
            return index
    return len(table.events)
