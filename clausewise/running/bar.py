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


class Bar:
    """Counts the parts of one thing after the other."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty()
        self._what, self._total, self._done = "", 0, 0
        self._lines_every = 1
        self._drawn = 0.0

    def begins(self, what: str, total: int, done: int = 0, *, lines_every: int) -> None:
        """So many of something are to be done, and some may have been done before."""
        self._what, self._total, self._done, self._lines_every = what, total, done, lines_every
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
        return f"{self._done}/{self._total} {self._what}" + (f": {summary}" if summary else "")

    def _draw(self, summary: str) -> None:
        self._drawn = time.monotonic()
        text = self._text(summary)
        room = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns - len(text) - 4))
        full = room * self._done // self._total if self._total else room
        self._stream.write(f"{self._clear}[{'#' * full}{'.' * (room - full)}] {text}")
        self._stream.flush()
