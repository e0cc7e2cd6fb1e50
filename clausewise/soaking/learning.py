"""Learning the manners of a system: what explains a departure, and moves no chips, is looked for at one round.

A round is explained if all of it is, to its end, with the manners that were found: the chips of everybody, the cards,
who wins. One that is not teaches nothing: there may be a fault behind what looks like a manner.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Final

from clausewise.following.comparison import Compared, Departure, Exchange
from clausewise.following.manners import Manner, manners_at
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.soaking.past_known import compare_past

MOST_TRIES: Final = 60
"""So many sets of manners are tried at one round."""
MOST_AT_ONCE: Final = 12
"""So many manners are learned from one round."""

Manners = frozenset[Manner]


@dataclass(frozen=True, slots=True)
class Round:
    """The recording of a table to the end of the round at which it departs."""

    setup: TableSetup
    exchanges: tuple[Exchange, ...]
    description: Description
    known: Collection[str]
    """Clauses that are known to be broken."""

    def compared(self, manners: Manners) -> Compared:
        """The round beside the rules, as a system with these manners tells it."""
        return compare_past(self.setup, self.exchanges, self.description, self.known, manners).compared

    def explained(self, compared: Compared) -> bool:
        """Whether nothing is left that could be blamed on anybody."""
        departure = compared.departure
        if compared.waiting:
            return False
        return departure is None or (departure.clauses[:1] != () and departure.clauses[0] in self.known)

    def follows(self, departure: Departure) -> list[AnyEvent]:
        """What the system tells from the departure on."""
        return [event for exchange in self.exchanges for event in exchange.events][departure.index :]


def round_of(
    setup: TableSetup,
    exchanges: Sequence[Exchange],
    departure: Departure,
    description: Description,
    known: Collection[str],
) -> Round:
    """The round in which a table departs, with all before it; without an end, all that there is."""
    told = 0
    for number, exchange in enumerate(exchanges):
        told += len(exchange.events)
        if told > departure.index and any(
            isinstance(event, RoundEnded)
            for event in exchange.events[max(0, len(exchange.events) - (told - departure.index)) :]
        ):
            return Round(setup, tuple(exchanges[: number + 1]), description, known)
    return Round(setup, tuple(exchanges), description, known)


def learned(one: Round, before: Manners) -> Manners | None:
    """The manners that explain the round together with those from before; None if none do."""
    first = one.compared(before)
    if one.explained(first) or first.departure is None:
        return None
    number = count()
    waiting = [(*_far(first), next(number), before, first.departure)]
    seen, tries = {before}, 0
    while waiting and tries < MOST_TRIES:
        *_, manners, departure = heappop(waiting)
        for more in manners_at(departure.wanted, departure.came, one.follows(departure)):
            wider = manners | more
            if wider in seen or len(wider) > len(before) + MOST_AT_ONCE:
                continue
            seen.add(wider)
            tries += 1
            compared = one.compared(wider)
            if one.explained(compared):
                return _needed(one, before, wider)
            if compared.departure is None:
                continue  # it may be right, and nobody can see it
            heappush(waiting, (*_far(compared), next(number), wider, compared.departure))
    return None


def _far(compared: Compared) -> tuple[int, int]:
    """How far a round is explained: the farther, the less."""
    departure = compared.departure
    return (0 if departure is None else -departure.index), -(compared.manners.total() + compared.plain.total())


def _needed(one: Round, before: Manners, found: Manners) -> Manners:
    """Without those that the others make superfluous."""
    for manner in sorted(found - before):
        if one.explained(one.compared(found - {manner})):
            found -= {manner}
    return found - before


def shown_by(one: Round, manners: Manners) -> Iterator[tuple[Manner, Departure]]:
    """For each manner the departure that it explains, which no other does."""
    for manner in sorted(manners):
        departure = one.compared(manners - {manner}).departure
        if departure is not None:
            yield manner, departure
