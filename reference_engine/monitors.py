"""What must hold over a stream of events, in time and order. The same monitor serves a live table and a recorded log.

A monitor says how often its obligation arose and how often it was kept. One that never arose proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clausewise.reference_engine.events import (
    AnyEvent,
    BonusPaid,
    CardDealt,
    Folded,
    HandRanked,
    Procedure,
    RoundEnded,
    RoundStarted,
    StackDealt,
    WagerSettled,
    WagerTaken,
)

DEED_TYPES: dict[str, type | tuple[type, ...]] = {
    "deals": (CardDealt, StackDealt),
    "ranks the hand": HandRanked,
    "settles": WagerSettled,
    "pays a bonus": BonusPaid,
    "takes the wager": WagerTaken,
    "folds": Folded,
    "starts the round": RoundStarted,
    "ends the round": RoundEnded,
}
"""Deeds that are event types of their own; every other deed is the act of a procedure."""


@dataclass(frozen=True, slots=True)
class Observation:
    """How often an obligation arose and was kept, and where it was first broken."""

    arose: int
    kept: int
    broken: str = ""


def is_deed(event: AnyEvent, deed: str) -> bool:
    """Is this event the deed that a sentence names?"""
    if isinstance(event, Procedure):
        return event.act == deed
    kinds = DEED_TYPES.get(deed)
    return kinds is not None and isinstance(event, kinds)


def every_so_many_rounds(events: Sequence[AnyEvent], deed: str, rounds: int) -> Observation:
    """The deed is done at least once in any so many rounds that follow one another.

    >>> every_so_many_rounds([RoundEnded(1), RoundEnded(2)], "counts the stub", 2).broken
    'rounds 1 to 2 passed without it'
    """
    done_in: list[bool] = []
    done = False
    for event in events:
        done = done or is_deed(event, deed)
        if isinstance(event, RoundEnded):
            done_in.append(done)
            done = False
    windows = [done_in[start : start + rounds] for start in range(len(done_in) - rounds + 1)]
    broken = next((start for start, window in enumerate(windows, start=1) if not any(window)), None)
    return Observation(
        arose=len(windows),
        kept=sum(any(window) for window in windows),
        broken="" if broken is None else f"rounds {broken} to {broken + rounds - 1} passed without it",
    )


def precedes(events: Sequence[AnyEvent], earlier: str, later: str) -> Observation:
    """In every round in which the later deed is done, the earlier one was done before its first time."""
    arose = kept = 0
    broken = ""
    done = seen_later = False
    number = 0
    for event in events:
        if isinstance(event, RoundStarted):
            done, seen_later, number = False, False, event.number
        if is_deed(event, earlier):
            done = True
        if is_deed(event, later) and not seen_later:
            seen_later = True
            arose += 1
            kept += done
            if not done and not broken:
                broken = f"not so in round {number}"
    return Observation(arose, kept, broken)
