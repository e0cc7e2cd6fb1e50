"""A program that we have started: its standard streams, its process group, and its end.

It runs in a process group of its own, so that Ctrl-C in a terminal is for us alone to answer, and so that whatever it
has started ends with it. A guard beside it (`guard.py`) ends the group if we are gone before we could.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Final

from clausewise.adapters.standard_error import StandardError

CHUNK: Final = 2**16
MOST_LAST_WORDS: Final = 50
"""Chunks that are read of what a program leaves behind: one that never ends its words does not keep us."""
GLANCE: Final = 0.02
GUARD: Final = Path(__file__).with_name("guard.py")


class Program:
    """A started program; `end` leaves nothing of it behind."""

    def __init__(self, command: list[str], said: StandardError, shutdown: float) -> None:
        """Starts it; raises OSError."""
        self._said = said
        self._shutdown = shutdown
        self._process = subprocess.Popen(  # noqa: S603  it is the user's own command, and no shell reads it
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        try:
            self._guard = _guard(self._process.pid, shutdown)
        except OSError:
            self._tell_group(signal.SIGKILL)
            self._process.wait()
            raise
        self.started = time.monotonic()
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self.given, self.answers, self.error = (_there(stream) for stream in streams)
        for stream in (self.given, self.answers, self.error):
            os.set_blocking(stream.fileno(), False)

    @property
    def runs(self) -> bool:
        """Whether it is still there."""
        return self._process.poll() is None

    def code(self, patience: float) -> int | None:
        """What it ended with, if it does within this time; below zero, the signal that ended it."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(patience)
        return None

    def hear(self) -> bool:
        """Takes what lies ready on its standard error; False where nothing more can come."""
        if self.error.closed:
            return False
        for _ in range(MOST_LAST_WORDS):
            try:
                part = os.read(self.error.fileno(), CHUNK)
            except BlockingIOError:
                return True
            except OSError:
                return False
            if not part:
                return False
            self._said.hear(part)
        return True

    def end(self) -> None:
        """Closes its input, then tells it to end, then ends it, with all that it has started."""
        for stream in (self.given, self.answers):
            with contextlib.suppress(OSError):
                stream.close()
        for word in (None, signal.SIGTERM):
            if word is not None:
                self._tell_group(word)
            if self._ends_within(self._shutdown):
                break
        # What the program started may have outlived it.
        self._tell_group(signal.SIGKILL)
        self._process.wait()
        self.hear()
        self._said.ends()
        self.error.close()
        self._guard.kill()
        self._guard.communicate()

    def _ends_within(self, patience: float) -> bool:
        """Whether it ends; meanwhile it is listened to, for nobody ends who cannot finish speaking."""
        deadline = time.monotonic() + patience
        with selectors.DefaultSelector() as ready:
            ready.register(self.error, selectors.EVENT_READ)
            while self.runs and time.monotonic() < deadline:
                if ready.get_map():
                    if ready.select(GLANCE) and not self.hear():
                        ready.unregister(self.error)
                else:
                    self.code(max(0.0, deadline - time.monotonic()))
        return not self.runs

    def _tell_group(self, word: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, word)


def _guard(group: int, patience: float) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # noqa: S603  our own script
        [sys.executable, "-I", "-S", str(GUARD), str(group), str(patience)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={},
        start_new_session=True,
    )


def _there(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise AssertionError("the program was started with pipes")
    return stream
