"""What a person sees while a run goes on: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from collections import Counter
from typing import Protocol, TextIO

from clausewise.running.conduct import Result

EVERY = 0.1
"""Seconds between two pictures of the bar."""
PLAIN_EVERY = 100
"""Scenarios between two lines where there is no terminal."""
WORDS = {
    "pass": "passed",
    "fail": "failed",
    "error": "error",
    "inconclusive": "inconclusive",
    "not-applicable": "not applicable",
}


class Progress(Protocol):
    """Is told of every case that has ended."""

    def ended(self, result: Result) -> None:
        """One more."""

    def close(self) -> None:
        """The run is over."""


class _Counting:
    def __init__(self, total: int, before: int, stream: TextIO | None) -> None:
        self.total = total
        self.done = before
        self.outcomes: Counter[str] = Counter()
        self.stream = stream or sys.stderr

    def summary(self) -> str:
        found = [f"{self.outcomes[name]} {word}" for name, word in WORDS.items() if self.outcomes[name]]
        return ", ".join(found)

    def told(self, result: Result) -> str:
        """What a person who works on a scenario needs to see at once; passes need no words."""
        if result.outcome in {"pass", "not-applicable"}:
            return ""
        at = f"\n    at: {result.step}" if result.step else ""
        return f"{result.outcome.upper()}  {result.uid}{at}\n    {result.message}\n"


class Bar(_Counting):
    """A bar at the foot of a terminal, with what went wrong above it."""

    def __init__(self, total: int, before: int = 0, stream: TextIO | None = None) -> None:
        super().__init__(total, before, stream)
        self._drawn = 0.0
        self._draw()

    def ended(self, result: Result) -> None:
        self.done += 1
        self.outcomes[result.outcome] += 1
        said = self.told(result)
        if said:
            self.stream.write(f"\r\x1b[K{said}")
        if said or time.monotonic() - self._drawn > EVERY or self.done == self.total:
            self._draw()

    def close(self) -> None:
        self._draw()
        self.stream.write("\n")
        self.stream.flush()

    def _draw(self) -> None:
        self._drawn = time.monotonic()
        text = f" {self.done}/{self.total}  {self.summary()}"
        room = max(10, min(40, shutil.get_terminal_size().columns - len(text) - 3))
        full = room * self.done // self.total if self.total else room
        self.stream.write(f"\r\x1b[K[{'#' * full}{'.' * (room - full)}]{text}")
        self.stream.flush()


class Lines(_Counting):
    """A line now and then, for a file or a build server."""

    def __init__(self, total: int, before: int = 0, stream: TextIO | None = None) -> None:
        super().__init__(total, before, stream)

    def ended(self, result: Result) -> None:
        self.done += 1
        self.outcomes[result.outcome] += 1
        said = self.told(result)
        if said:
            self.stream.write(said)
        if self.done % PLAIN_EVERY == 0 or self.done == self.total:
            self.stream.write(f"{self.done}/{self.total} scenarios: {self.summary()}\n")
            self.stream.flush()

    def close(self) -> None:
        self.stream.flush()


def progress(total: int, before: int = 0, stream: TextIO | None = None) -> Progress:
    """The kind of progress that suits where it is shown."""
    stream = stream or sys.stderr
    return Bar(total, before, stream) if stream.isatty() else Lines(total, before, stream)
