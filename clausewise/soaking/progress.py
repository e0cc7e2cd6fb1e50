"""What a person sees while a soak goes on: a line that is kept up to date, or one now and then."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

from clausewise.showing import counted
from clausewise.soaking.gathered import Soaked

LIVE_EVERY: Final = 0.5
LINE_EVERY: Final = 30.0


class SoakProgress:
    """Is told after every table."""

    def __init__(self, examined: int, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._live = self._stream.isatty()
        self._examined = examined
        self._began = self._drawn = time.monotonic()
        self._before: int | None = None

    def told(self, so_far: Soaked) -> None:
        """One more table."""
        at = time.monotonic()
        if self._before is None:
            self._before = so_far.tally.rounds.total()
        if at - self._drawn < (LIVE_EVERY if self._live else LINE_EVERY):
            return
        self._drawn = at
        rounds = so_far.tally.rounds.total()
        speed = (rounds - self._before) / max(at - self._began, 0.001)
        line = (
            f"{rounds:,} rounds on {so_far.tally.tables:,} tables, {speed:,.0f} rounds/s, "
            f"{len(so_far.tally.exercised):,} of {counted(self._examined, 'clause')} exercised, "
            f"{counted(len(so_far.found), 'difference')}"
        )
        self._stream.write(f"\r\x1b[K{line}" if self._live else f"{line}\n")
        self._stream.flush()

    def close(self) -> None:
        """The line is taken away: the result follows."""
        if self._live:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
