"""What the processes of a soak have in common: where each of them is, which table differs first, whether all is over.

Unless the soak is to go on, the first difference ends it: the one at the table of the lowest number. Whoever finds one
waits until no other worker can come to a lower number, and nobody begins a table of a higher one.
"""

from __future__ import annotations

import multiprocessing
import time
from typing import Final

NEVER: Final = 2**62
"""Behind every table."""
PAUSE: Final = 0.02


class Turns:
    """Shared by all workers: where each of them is, which table differs first, and whether all is over."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("fork")
        self._at = context.Array("q", [0] * workers)
        self._first = context.Value("q", NEVER)
        self._over = context.RawValue("b", 0)

    @property
    def first(self) -> int:
        """The table of the lowest number at which a difference has been found."""
        return int(self._first.value)

    def end(self) -> None:
        """Nobody begins another table."""
        self._over.value = 1

    def is_over(self) -> bool:
        """Whether all are to end."""
        return bool(self._over.value)

    def comes_to(self, worker: int, table: int) -> bool:
        """Waits while another table of a lower number may be the last; False if it was."""
        self._at[worker] = table
        while not self.is_over():
            if table < self.first:
                return True
            time.sleep(PAUSE)
        return False

    def is_first(self, table: int) -> bool:
        """Waits until it is clear whether this is the first table that differs."""
        while not self.is_over():
            with self._first.get_lock():
                self._first.value = min(self._first.value, table)
                if self._first.value == table and min(self._at[:]) == table:
                    return True
            time.sleep(PAUSE)
        return False

    def was_nothing(self, table: int) -> None:
        """What was taken for the first difference is none that is told: the others go on."""
        with self._first.get_lock():
            if self._first.value == table:
                self._first.value = NEVER
