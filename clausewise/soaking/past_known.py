"""Comparing past departures that are known: one that shows in every round would hide all others.

By a known departure the comparison goes on where that is possible without guessing: the order in which cards were
dealt, what was open to a player, which hand somebody has, an act that the system refused. What changes the chips ends
it: nothing that follows could be compared.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from clausewise.following.comparison import Compared, Departure, Exchange, compare
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import Manner
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.description import Description, TableSetup


@dataclass(frozen=True, slots=True)
class ComparedPast:
    """A recording beside the rules, with the known departures that it was gone by."""

    compared: Compared
    """Its departure is the first that is not known, or a known one by which the comparison cannot go."""
    known: tuple[Departure, ...]
    left: tuple[Exchange, ...]
    """What was compared: all but the acts that are known to be refused against the rules."""
    past: GoneBy
    at: int
    """The exchange in which the departure shows, among all of them."""


def compare_past(
    setup: TableSetup,
    exchanges: Sequence[Exchange],
    description: Description | None,
    known: Collection[str],
    manners: Collection[Manner] = (),
) -> ComparedPast:
    """Compares, and goes by what is blamed on clauses that are known to be broken, and by manners.

    What a system refuses by no rule against it has not been done: that is not compared, and all else is.
    """
    past = GoneBy(clauses=frozenset(known), manners=frozenset(manners))
    numbers, refused = list(range(len(exchanges))), list[Departure]()
    while True:
        left = tuple(exchanges[number] for number in numbers)
        compared = compare(setup, left, description, past=past)
        departure = compared.departure
        if departure is None or compared.at >= len(left):
            break
        exchange = left[compared.at]
        nobody_minds = not departure.clauses and departure.got == "refused"
        if past.clauses.isdisjoint(departure.clauses[:1]) and not nobody_minds:
            break
        if not exchange.accepted:
            del numbers[compared.at]
        elif not past.order_of_dealing and any(isinstance(event, CardDealt) for event in exchange.events):
            past = replace(past, order_of_dealing=True)
        else:
            break
        refused.append(departure)
    at = numbers[compared.at] if compared.at < len(numbers) else len(exchanges)
    return ComparedPast(compared, (*refused, *compared.gone_by), left, past, at)
