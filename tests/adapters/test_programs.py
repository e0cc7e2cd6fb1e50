"""A program that we have started: it is heard, and nothing of it is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.adapters.program import Program
from clausewise.adapters.standard_error import FIRST_LINES, LAST_LINES, LONGEST_LINE, StandardError

STUBBORN = "import signal, sys, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
HANGS = f"{STUBBORN}time.sleep(60)"
WITH_A_CHILD = (
    f"{STUBBORN}import os, subprocess; child = subprocess.Popen([sys.executable, '-c', {HANGS!r}]); "
    "open('pids', 'w').write(f'{os.getpid()} {child.pid}'); "
)
ENDS_FIRST = WITH_A_CHILD + "sys.stdin.read()"
HANGS_TOO = WITH_A_CHILD + "time.sleep(60)"

Started = Callable[..., tuple[Program, StandardError]]


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """Starts a line of Python as a program, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def start(line: str, shutdown: float = 0.2) -> tuple[Program, StandardError]:
        said = StandardError()
        return Program([sys.executable, "-c", line], said, shutdown), said

    return start


def pids(folder: Path) -> list[int]:
    """The processes that named themselves, once they have."""
    named = folder / "pids"
    deadline = time.monotonic() + 10
    while not (named.exists() and named.read_text(encoding="utf-8")) and time.monotonic() < deadline:
        time.sleep(0.02)
    return [int(pid) for pid in named.read_text(encoding="utf-8").split()]


def left_of(processes: list[int], patience: float = 10) -> list[int]:
    """Those that are still there when we have waited."""
    deadline = time.monotonic() + patience
    while (left := [pid for pid in processes if runs(pid)]) and time.monotonic() < deadline:
        time.sleep(0.05)
    return left


def runs(pid: int) -> bool:
    """Whether a process is there and no mere entry of one that has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize("line", [ENDS_FIRST, HANGS_TOO], ids=["ends and leaves a child", "hangs like its child"])
def test_what_ignores_being_told_to_end_is_ended(started: Started, tmp_path: Path, line: str) -> None:
    """The program and what it has started itself are gone when `end` returns, and so is the guard."""
    program, _ = started(line)
    group = pids(tmp_path)
    assert len(group) == 2
    program.end()
    assert left_of(group, patience=1) == []


@pytest.mark.parametrize("word", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_guard_ends_it_when_the_harness_is_gone(tmp_path: Path, word: signal.Signals) -> None:
    """Whoever started the program is ended without a chance to clean up; the program ignores the end of its input."""
    script = (
        "import sys, time; from clausewise.adapters.program import Program\n"
        "from clausewise.adapters.standard_error import StandardError\n"
        f"program = Program([sys.executable, '-c', {HANGS_TOO!r}], StandardError(), 0.2)\ntime.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=tmp_path, stderr=subprocess.DEVNULL) as harness:
        group = pids(tmp_path)
        harness.send_signal(word)
    assert len(group) == 2
    assert left_of(group) == []


def test_a_program_that_ends_in_order_may_speak_to_its_end(started: Started) -> None:
    """More than a pipe holds is read while it ends; nobody has to be told twice."""
    program, said = started(
        "import sys; sys.stdin.read(); [print(f'round {n}', file=sys.stderr) for n in range(20_000)]", shutdown=20
    )
    program.end()
    assert program.code(0) == 0
    lines = said.take()
    assert len(lines) == FIRST_LINES + 1 + LAST_LINES
    assert (lines[0], lines[-1]) == ("standard error: round 0", "standard error: round 19999")


def test_what_is_left_out_is_counted() -> None:
    """First and last lines are kept, the rest by number and bytes; long ones are cut; blank ones are no lines."""
    said = StandardError()
    said.hear(b"".join(b"%03d\n\n" % number for number in range(100)))
    lines = said.take()
    assert len(lines) == FIRST_LINES + 1 + LAST_LINES
    assert lines[FIRST_LINES] == "left out here of what came on standard error: 60 lines (180 bytes)"
    said.hear(b"x" * 10**6 + b"\nrest")
    assert said.take() == (f"standard error: {'x' * LONGEST_LINE}... (1,000,000 bytes)",)
    assert said.take() == ()
    assert said.last_words == "rest"


def test_control_characters_and_nonsense_stay_what_they_are() -> None:
    """Bytes that are no text are written out; what a terminal would act upon is left to whoever shows it."""
    said = StandardError()
    said.hear(b"\x1b[2J caf\xc3\xa9 \xff\r\n")
    assert said.take() == ("standard error: \x1b[2J café \\xff",)
