"""The reference engine on standard streams, with habits: loud, flooding, one that stays or has a child that stays.

Run as a program. With `--pids=DIR` its processes name themselves there.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from clausewise.cli import main
from clausewise.serving import stdio

HABITS = sys.argv[1:]
STAYS = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(120)"
answered = stdio.answered


async def with_habits(app: Any, line: bytes, headers: Any) -> Any:
    """Says which request comes, in red, or far too much, before it answers."""
    if "--loud" in HABITS:
        request = stdio.REQUEST.decode(line)
        sys.stderr.write(f"\x1b[31m{request.method} {request.path} comes\n")
        sys.stderr.flush()
    if "--flood" in HABITS:
        sys.stderr.write("one word more\n" * 20_000 + "x" * 10**6)
        sys.stderr.flush()
    return await answered(app, line, headers)


def run() -> None:
    """Answers until there is nothing more to answer, and then ends, if it is one of those that end."""
    named = next((Path(habit.partition("=")[2]) for habit in HABITS if habit.startswith("--pids=")), None)
    pids = [os.getpid()]
    if "--stays" in HABITS:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if "--child" in HABITS:
        pids.append(subprocess.Popen([sys.executable, "-c", STAYS]).pid)
    if named is not None:
        for pid in pids:
            (named / str(pid)).touch()
    stdio.answered = with_habits
    main(["serve", "--stdio"])
    if "--loud" in HABITS:
        sys.stderr.write("goodbye\n")
        sys.stderr.flush()
    if "--stays" in HABITS:
        time.sleep(120)


if __name__ == "__main__":
    run()
