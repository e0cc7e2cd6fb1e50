"""What a table has told so far: without gaps, without repeats, without changing its story, and never back in time."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from clausewise.adapters.base import SystemFailure
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, type_of
from clausewise.showing import shown

ADVICE = "number the events of a table 1, 2, 3... and send each of them once, in order"

A_DAY: Final = 86_400_000
"""Milliseconds that a table may be ahead of the time that has passed: it may count what a duty would take."""


class Story:
    """The events of one table, as far as they have been told."""

    def __init__(self, vocabulary: Mapping[str, int], most: int) -> None:
        self._vocabulary = vocabulary
        self._most = most
        self._told: list[Seen] = []
        self._began = time.monotonic()
        self._moved = 0

    def clock_moves(self, milliseconds: int) -> None:
        """The table's clock was moved on."""
        self._moved += milliseconds

    def since(self, after: int) -> tuple[Seen, ...]:
        """What has been told with a sequence above `after`."""
        return tuple(self._told[after:])

    def goes_on(self, events: tuple[Seen, ...], where: str) -> None:
        """Takes new events, each of which must be the next one."""
        for seen in events:
            self._takes(seen, where)

    def is_told_again(self, after: int, events: tuple[Seen, ...], where: str) -> None:
        """Takes events from after a place that was named, which may have been told before and are then the same."""
        for expected, seen in enumerate(events, start=after + 1):
            if seen.sequence != expected:
                raise SystemFailure(
                    f"after event {after} was asked for and event {seen.sequence} came where {expected} belongs",
                    where=where,
                    advice=ADVICE,
                )
            if expected > len(self._told):
                self._takes(seen, where)
            elif self._told[expected - 1] != seen:
                raise SystemFailure(
                    f"event {expected} is told otherwise than before",
                    where=where,
                    advice="keep the events of a table as they were first told",
                )

    def _latest_time(self) -> int:
        passed = int((time.monotonic() - self._began) * 1000)
        return (self._told[0].at if self._told else 0) + self._moved + passed + A_DAY

    def _takes(self, seen: Seen, where: str) -> None:
        last = len(self._told)
        if seen.sequence != last + 1:
            what = (
                f"event {seen.sequence} is told again, although event {last} was told before"
                if seen.sequence <= last
                else f"event {last + 1} is missing: event {seen.sequence} comes after event {last}"
            )
            raise SystemFailure(what, where=where, advice=ADVICE)
        if self._told and seen.at < self._told[-1].at:
            raise SystemFailure(
                f"time goes back at event {seen.sequence}, from {self._told[-1].at} to {seen.at} ms",
                where=where,
                advice="let the table's clock only go forward",
            )
        latest = self._latest_time()
        if self._told and seen.at > latest:
            raise SystemFailure(
                f"event {seen.sequence} comes from the future: its time is {seen.at} ms, and the table's own cannot be"
                f" beyond {latest} ms",
                where=where,
                advice="let the table's clock go forward with the time that passes, and with `advance-clock`",
            )
        kind = type_of(seen.event)
        if MODULE_OF[kind] not in self._vocabulary:
            raise SystemFailure(
                f"event {seen.sequence} is of type {kind}, of the module {shown(MODULE_OF[kind])}, which the system's"
                " description does not name",
                where=where,
                advice="name in `vocabulary` every module that the system speaks",
            )
        if last >= self._most:
            raise SystemFailure(
                f"the table has told more than {self._most:,} events",
                where=where,
                advice="see why it goes on, or allow more in the settings of the target",
            )
        self._told.append(seen)
