"""How far something has come: a bar at the foot of a terminal, a line now and then elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Final, TextIO

EVERY: Final = 0.1
"""Seconds between two pictures of the bar."""
WIDEST: Final = 40
NARROWEST: Final = 10
KNOWN_AFTER: Final = 5.0
"""Seconds after which what is left can be told; before that a few parts say little about the rest."""


def time_left(done: int, left: int, seconds: float) -> str:
    """How long it will go on, as far as what is done tells; nothing while that says little.

    >>> time_left(100, 300, 60.0), time_left(100, 10, 60.0), time_left(1, 9_000, 1.0), time_left(10, 0, 60.0)
    (', about 3 min left', ', about 10 s left', '', '')
    """
    if not left or not done or seconds < KNOWN_AFTER:
        return ""
    still = seconds / done * left
    in_minutes = still >= 2 * 60
    return f", about {still / 60:.0f} min left" if in_minutes else f", about {max(10, round(still, -1)):.0f} s left"


class Bar:
    """Counts the parts of one thing after the other."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty()
        self._what, self._total, self._done = "", 0, 0
        self._lines_every = 1
        self._drawn = 0.0
        self._began, self._before = 0.0, 0

    def begins(self, what: str, total: int, done: int = 0, *, lines_every: int) -> None:
        """So many of something are to be done, and some may have been done before."""
        self._what, self._total, self._done, self._lines_every = what, total, done, lines_every
        self._began, self._before = time.monotonic(), done
        if self._live:
            self._draw("")

    def moves(self, summary: str = "", said: str = "") -> None:
        """One more is done; what is `said` of it stays above the bar."""
        self._done += 1
        last = self._done == self._total
        if said:
            self._stream.write(f"{self._clear}{said}\n")
        if self._live:
            if said or last or time.monotonic() - self._drawn > EVERY:
                self._draw(summary)
        elif last or self._done % self._lines_every == 0:
            self._stream.write(f"{self._text(summary)}\n")
            self._stream.flush()

    def close(self) -> None:
        """The bar is taken away: the result follows."""
        self._stream.write(self._clear)
        self._stream.flush()

    @property
    def _clear(self) -> str:
        return "\r\x1b[K" if self._live else ""

    def _text(self, summary: str) -> str:
        left = time_left(self._done - self._before, self._total - self._done, time.monotonic() - self._began)
        return f"{self._done}/{self._total} {self._what}" + (f": {summary}" if summary else "") + left

    def _draw(self, summary: str) -> None:
        self._drawn = time.monotonic()
        text = self._text(summary)
        room = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - len(text) - 4))
        full = room * self._done // self._total if self._total else room
        self._stream.write(f"{self._clear}[{'#' * full}{'.' * (room - full)}] {text}")
        self._stream.flush()
