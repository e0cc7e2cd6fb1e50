"""An end to what does not end by itself."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from clausewise.proving.broken import RunAway

PATIENCE = 5.0
"""Seconds of computing for one scenario with a broken engine; a sound one needs a few thousandths."""

AGAIN = 0.01
"""Seconds of computing until the bell rings once more, where nobody could hear it."""


@contextmanager
def patience(seconds: float | None = None) -> Iterator[None]:
    """Raises RunAway when the time is over. Only the main thread of a process can be woken.

    It is the time of the processor: else a fault that changes nothing is taken for one that does on a busy machine.
    What is raised while Python clears away an object (in `__del__`, or as a weak reference dies) goes no further: it is
    told to `sys.unraisablehook` alone, and the computing would run on for ever. The bell rings again then.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    limit = PATIENCE if seconds is None else seconds

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise RunAway(f"stopped after {limit:g} seconds")

    told_before = sys.unraisablehook

    def unheard(told: sys.UnraisableHookArgs) -> None:
        if isinstance(told.exc_value, RunAway):
            signal.setitimer(signal.ITIMER_PROF, AGAIN)
        else:
            told_before(told)

    before = signal.signal(signal.SIGPROF, ring)
    sys.unraisablehook = unheard
    signal.setitimer(signal.ITIMER_PROF, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.unraisablehook = told_before
        signal.signal(signal.SIGPROF, before)
