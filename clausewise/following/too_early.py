"""What a system did before its time: the event breaks its own rule, not that of what it came before.

The event is followed by what should have come in its place, and by the rules a player acts between the two: so it is
the event that was moved. Where the house does both by itself, or the event is what a player did, either may have been
moved, and what should have come first is late.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from clausewise.following.departures import Departure, Exchange
from clausewise.following.engine_beside import Shadow
from clausewise.following.sameness import same, whose
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Proceed
from clausewise.reference_engine.vocabulary.events import AnyEvent

MOST_STEPS = 60


def blamed_on_itself(shadow: Shadow, departure: Departure, exchanges: Sequence[Exchange], number: int) -> Departure:
    """The departure, which came in this exchange, with the clauses of what came early, if it did; nothing is kept."""
    wanted, came = departure.wanted, departure.came
    if wanted is None or came is None or _alike(wanted, came):
        return departure
    events = list(chain.from_iterable(exchange.events for exchange in exchanges))
    follows = events[departure.index + 1 : departure.index + 2]
    if not follows or not same(wanted, follows[0], shadow.unseen):
        return departure
    place = _comes_later(shadow, came, exchanges[number + 1 :])
    return departure if place is None else replace(departure, clauses=shadow.table.citations[place])


def _comes_later(shadow: Shadow, came: AnyEvent, exchanges: Sequence[Exchange]) -> int | None:
    """Where the house does it in this round after a player has acted, as in the recording; None if it does not."""
    seen = shadow.table.seen
    acts = iter([one.stimulus for one in exchanges if not isinstance(one.stimulus, Proceed | Perform)])
    place, act_at = shadow.index + 1, -1
    for _ in range(MOST_STEPS):
        while place < len(seen):
            event = seen[place].event
            if _alike(event, came):
                return place if 0 <= act_at < place else None
            if isinstance(event, RoundEnded):
                return None
            place += 1
        if not shadow.house_goes_on():
            act = next(acts, None)
            if act is None:
                return None
            act_at = len(seen)
            shadow.table.submit(act)
    return None


def _alike(one: AnyEvent, other: AnyEvent) -> bool:
    """Whether the same is done by or for the same."""
    if isinstance(one, Procedure) and isinstance(other, Procedure) and one.act != other.act:
        return False
    return type(one) is type(other) and whose(one) == whose(other)
