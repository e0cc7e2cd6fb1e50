"""A run against a program: what it says goes into the journal, and no process is left, however the run ends."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.journal import read_journal, scenarios, verify
from clausewise.journal.records import Remark, ScenarioEnded, ScenarioStarted, StepStarted
from tests.laid_open import laid_open

ENGINE = Path(__file__).with_name("engine_with_habits.py")
CLAUSE = "mlgca-four-card.11.B.1"
Target = Callable[..., str]


@pytest.fixture
def target(program: Any) -> Target:
    """The reference engine as a program with these habits; the processes that it makes name themselves in a folder."""
    # Behind a wall it could not name itself there, nor by the number that we know it by.
    (program.place / "clausewise.toml").write_text('[connection]\nwall = "none"\n', encoding="utf-8")

    def target(*habits: str) -> str:
        (program.place / "pids").mkdir(exist_ok=True)
        named = f"--pids={program.place / 'pids'}"
        return f"stdio:{shlex.join([sys.executable, str(ENGINE), named, *habits])}"

    return target


def started(program: Any, least: int) -> list[int]:
    """The processes that have named themselves, when they are at least so many."""
    deadline = time.monotonic() + 60
    while len(found := list((program.place / "pids").iterdir())) < least and time.monotonic() < deadline:
        time.sleep(0.05)
    return [int(path.name) for path in found]


def left(program: Any) -> list[int]:
    """Those that are still there when they have had time to go."""
    deadline = time.monotonic() + 15
    while (found := [pid for pid in started(program, 0) if runs(pid)]) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def runs(pid: int) -> bool:
    """Whether a process is there and no mere entry of one that has ended."""
    try:
        os.kill(pid, 0)
        stat = Path(f"/proc/{pid}/stat")
        return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_what_a_program_says_is_kept_where_it_was_said(program: Any, target: Target) -> None:
    """In the step in which it was said; what is said between scenarios belongs to none of them, nor is it lost."""
    ran = program("run", "--clause", CLAUSE, "--no-allure", "--out", "run", "--target", target("--loud"),
                  "--every-reading")  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    out = program.place / "run"
    assert verify(out) == []
    for run in scenarios(out):
        lines = [record.text for record in run.records if isinstance(record, Remark)]
        opened = [line for line in lines if "POST /v1/tables " in line]
        submitted = [line for line in lines if line.startswith("standard error: \x1b[31mPOST /v1/tables/t")]
        assert len(opened) == 1
        assert len(submitted) == len(run.stimuli)
        for step in run.steps:
            said = [record for record in step.records if isinstance(record, Remark)]
            stimuli = [line for line in said if "/stimuli " in line.text]
            assert len(stimuli) == len(step.stimuli)
    outside: list[str] = []
    inside = False
    for entry in read_journal(out):
        match entry.record:
            case ScenarioStarted():
                inside = True
            case ScenarioEnded():
                inside = False
            case Remark(text=text) if not inside:
                outside.append(text)
            case _:
                pass
    assert "standard error: goodbye" in outside
    assert "\x1b" not in ran.stdout + ran.stderr


def test_a_flood_of_words_is_bounded(program: Any, target: Target) -> None:
    """A million lines in each answer cost time, not room: the journal says how much it left out."""
    ran = program("run", "--clause", CLAUSE, "--no-allure", "--out", "run", "--target", target("--flood"),
                  "--every-reading")  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    journal = laid_open(program.place / "run") / "journal" / "main.jsonl"
    steps = sum(isinstance(entry.record, StepStarted) for entry in read_journal(program.place / "run"))
    assert journal.stat().st_size < 200_000 + 40_000 * steps
    text = journal.read_text(encoding="utf-8")
    assert "left out here of what came on standard error: " in text
    assert all(
        len(json.loads(line)["record"].get("text", "")) < 500 for line in text.splitlines() if '"remark"' in line
    )


HOSTILE = ("--stays", "--child")
"""It goes on when its input ends and when it is told to end, and so does what it has started."""


@pytest.mark.parametrize("more", [(), pytest.param(("-n", "2"), marks=pytest.mark.slow)], ids=["alone", "two workers"])
def test_no_process_outlives_a_run(program: Any, target: Target, more: tuple[str, ...]) -> None:
    """Nor what the program has started, in this process or in workers."""
    ran = program("run", "--clause", CLAUSE, "--no-allure", "--out", "run", "--target", target(*HOSTILE),
                  "--every-reading", *more)  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert len(started(program, 4)) >= 4
    assert left(program) == []


@pytest.mark.parametrize(
    "word", [signal.SIGINT, *(pytest.param(word, marks=pytest.mark.slow) for word in (signal.SIGTERM, signal.SIGKILL))]
)
@pytest.mark.parametrize("more", [(), pytest.param(("-n", "2"), marks=pytest.mark.slow)], ids=["alone", "two workers"])
def test_no_process_outlives_a_run_that_was_cut_off(
    program: Any, target: Target, part: str, word: signal.Signals, more: tuple[str, ...]
) -> None:
    """Ctrl-C reaches the run and its workers; the others hit the run alone, which cannot answer to the last."""
    given = ["--clause", part, "--no-allure", "--out", "run", "--every-reading", *more]
    running = program.start("run", "--target", target(*HOSTILE), *given)
    # The program that was asked what it is, with its child, and one for each process that plays.
    started(program, 8 if more else 4)
    if word is signal.SIGINT:
        os.killpg(running.pid, word)
    else:
        running.send_signal(word)
    running.wait(60)
    assert left(program) == []
