"""An end to what does not end by itself."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from clausewise.proving.broken import RunAway

PATIENCE = 5.0
"""Seconds for one scenario with a broken engine; a sound one needs a few thousandths."""


@contextmanager
def patience(seconds: float | None = None) -> Iterator[None]:
    """Raises RunAway when the time is over. Only the main thread of a process can be woken."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    limit = PATIENCE if seconds is None else seconds

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise RunAway(f"stopped after {limit:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
