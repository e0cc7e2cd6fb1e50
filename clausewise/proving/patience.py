"""An end to what does not end by itself."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import FrameType
from typing import TypeVar

from clausewise.proving.broken import RunAway

PATIENCE = 5.0
"""Seconds of computing for one scenario with a broken engine; a sound one needs a few thousandths."""

MORE_PATIENCE = 30.0
"""What is stopped gets so many seconds once more: what is done besides, as clearing memory away, is counted, too."""

AGAIN = 0.01
"""Seconds of computing until the bell rings once more, where nobody could hear it."""


T = TypeVar("T")


@dataclass(slots=True)
class Bell:
    """What wakes whoever computes too long."""

    rung: bool = False


def patiently(play: Callable[[], T]) -> T | None:
    """What was played; None if it does not come to an end, and not with more time either."""
    for seconds in (PATIENCE, MORE_PATIENCE):
        with suppress(RunAway), patience(seconds) as bell:
            played = play()
            # What was stopped may have taken the end for a fault, and come back with that.
            if not bell.rung:
                return played
    return None


@contextmanager
def patience(seconds: float | None = None) -> Iterator[Bell]:
    """Raises RunAway when the time is over. Only the main thread of a process can be woken.

    It is the time of the processor: else a fault that changes nothing is taken for one that does on a busy machine.
    What is raised while Python clears away an object (in `__del__`, or as a weak reference dies) goes no further: it is
    told to `sys.unraisablehook` alone, and the computing would run on for ever. The bell rings again then.
    """
    bell = Bell()
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield bell
        return

    limit = PATIENCE if seconds is None else seconds

    def ring(_signal: int, _frame: FrameType | None) -> None:
        bell.rung = True
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
        yield bell
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        sys.unraisablehook = told_before
        signal.signal(signal.SIGPROF, before)
