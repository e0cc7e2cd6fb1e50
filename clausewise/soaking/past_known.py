"""Comparing past departures that are known: one that shows in every round would hide all others.

By a known departure the comparison goes on where that is possible without guessing: the order in which cards were
dealt, what was open to a player, which hand somebody has, an act that the system refused. What changes the chips ends
it: nothing that follows could be compared.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from clausewise.reference_engine.comparison import Compared, Departure, Exchange, compare
from clausewise.reference_engine.description import Description, TableSetup
from clausewise.reference_engine.events import AnyEvent, CardDealt, HandRanked, TurnGiven
from clausewise.reference_engine.gone_by import GoneBy

CHANGES_NOTHING = (TurnGiven, HandRanked)
MOST_GONE_BY = 200


@dataclass(frozen=True, slots=True)
class ComparedPast:
    """A recording beside the rules, with the known departures that it was gone by."""

    compared: Compared
    """Its departure is the first that is not known, or a known one by which the comparison cannot go."""
    known: tuple[Departure, ...]


def compare_past(
    setup: TableSetup, exchanges: Sequence[Exchange], description: Description, known: Collection[str]
) -> ComparedPast:
    """Compares, and goes by what is blamed on clauses that are known to be broken."""
    past, left, passed = GoneBy(), list(exchanges), []
    compared = compare(setup, left, description)
    for _ in range(MOST_GONE_BY):
        departure = compared.departure
        if departure is None or next(iter(departure.clauses), "") not in known:
            break
        gone_by = _gone_by(past, left, compared)
        if gone_by is None:
            break
        past, left = gone_by
        passed.append(departure)
        compared = compare(setup, left, description, past=past)
    return ComparedPast(compared, tuple(passed))


def _gone_by(past: GoneBy, exchanges: list[Exchange], compared: Compared) -> tuple[GoneBy, list[Exchange]] | None:
    """How to go on; None where that is not possible."""
    if compared.at >= len(exchanges):
        return None
    exchange = exchanges[compared.at]
    if not exchange.accepted:
        return past, [*exchanges[: compared.at], *exchanges[compared.at + 1 :]]
    before = sum(len(earlier.events) for earlier in exchanges[: compared.at])
    # what is explained: one answer for each exchange before, and events
    shown = compared.met - compared.at
    event = _at(exchange.events, shown - before)
    if isinstance(event, CardDealt) and not past.order_of_dealing:
        return replace(past, order_of_dealing=True), exchanges
    if isinstance(event, CHANGES_NOTHING) and shown not in past.events:
        return replace(past, events=past.events | {shown}), exchanges
    return None


def _at(events: Sequence[AnyEvent], place: int) -> AnyEvent | None:
    return events[place] if 0 <= place < len(events) else None
