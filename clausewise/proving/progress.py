"""What a person sees while a proof goes on."""

from __future__ import annotations

import shutil
import sys
import time
from typing import TextIO

from clausewise.reports.prove_results import ClauseProof

EVERY = 0.1
"""Seconds between two pictures of the bar."""
PLAIN_EVERY = 50
"""Clauses between two lines where there is no terminal."""


class Progress:
    """A bar on a terminal, a line now and then elsewhere."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty()
        self._what, self._total, self._done = "", 0, 0
        self._caught, self._survived = 0, 0
        self._drawn = 0.0

    def begins(self, what: str, total: int) -> None:
        """A part of the proof begins: so many of what."""
        self._what, self._total, self._done = what, total, 0
        self._draw()

    def heard(self) -> None:
        """One more scenario was run soundly."""
        self._done += 1
        self._maybe_draw()

    def proved(self, found: ClauseProof) -> None:
        """One more clause."""
        self._done += 1
        self._caught += found.caught
        self._survived += len(found.survivors)
        if not self._live and (self._done % PLAIN_EVERY == 0 or self._done == self._total):
            self._stream.write(f"{self._text()}\n")
        self._maybe_draw()

    def close(self) -> None:
        """The bar is taken away: the result follows."""
        if self._live:
            self._stream.write("\r\x1b[K")
        self._stream.flush()

    def _maybe_draw(self) -> None:
        if self._done == self._total or time.monotonic() - self._drawn > EVERY:
            self._draw()

    def _text(self) -> str:
        said = f"{self._done}/{self._total} {self._what}"
        return f"{said}, {self._caught} faults caught, {self._survived} survived" if self._caught else said

    def _draw(self) -> None:
        if not self._live:
            return
        self._drawn = time.monotonic()
        text = f" {self._text()}"
        room = max(10, min(40, shutil.get_terminal_size().columns - len(text) - 3))
        full = room * self._done // self._total if self._total else room
        self._stream.write(f"\r\x1b[K[{'#' * full}{'.' * (room - full)}]{text}")
        self._stream.flush()
