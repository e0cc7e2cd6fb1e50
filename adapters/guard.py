"""Ends a process group when whoever started it is gone, however that came: run as a script beside the program.

Its input is a pipe into which nobody writes: it ends when the harness does, also by SIGKILL, which nothing else can
answer. The program sees the same of its own input and has `patience` seconds to end by itself.
"""

from __future__ import annotations

import os
import signal
import sys
import time


def watch(group: int, patience: float) -> None:
    """Waits for the end of the input, then tells the group to end, and then ends it."""
    while os.read(0, 1):
        pass
    for word in (signal.SIGTERM, signal.SIGKILL):
        time.sleep(patience)
        try:
            os.killpg(group, word)
        except (ProcessLookupError, PermissionError):
            return  # it has ended by itself


if __name__ == "__main__":
    watch(int(sys.argv[1]), float(sys.argv[2]))
