"""`kill -9` at a random moment, then `--resume`: the verdicts are those of a run that nobody disturbed.

`make kill` kills a run over two rulebooks at twenty moments and prints what it found; a part of a chapter and three
moments are tested every day.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from clausewise.journal import read_journal, verify
from clausewise.journal.records import Abandoned
from tests.laid_open import lines_of, text_size

Verdicts = dict[str, Any]
VerdictsIn = Callable[[Path], Verdicts]
MOMENTS = 20
AT_ONCE = 5
"""Tests of so many moments each, so that the parts of the slow tests are of a length."""
EXTENT = ("--clause", "three-card.h", "--clause", "oasis-collection")
"""A chapter of one, and the shortest: where a run is killed is a matter of its journal, not of the rules."""
EXPECTED = {"error": 0, "fail": 0, "inconclusive": 0, "pass": 12 + 9, "not-offered": 0, "informative": 0}
"""The three that are left are for persons."""


@dataclass(frozen=True)
class Killed:
    """What came of a run that was killed and gone on with."""

    seed: int
    workers: int
    everyone: bool
    moment: str
    seconds: float
    kept: int
    abandoned: tuple[str, ...]
    same: bool
    sound: bool
    code: int
    said: str

    def __str__(self) -> str:
        how = f"{'two workers' if self.workers else 'one process'}, {'all' if self.everyone else 'main'} killed"
        return (
            f"seed {self.seed:>2}  {how:<24} {self.moment:<22} ({self.seconds:5.2f} s)  {self.kept:>7,} lines kept  "
            f"verdicts {'equal' if self.same else 'DIFFER'}  verify {'sound' if self.sound else 'NOT SOUND'}  "
            f"abandoned: {'; '.join(self.abandoned) or 'none'}"
        )


def wait_for_the_moment(chance: random.Random, process: Any, directory: Path, size: int) -> str:
    """Waits until the run is where the seed says: beginning, so far in its journal, or writing its reports.

    The journal is the clock: how fast a machine is must not decide what is tested.
    """
    where, later = chance.uniform(-0.15, 1.1), chance.uniform(0, 0.005)
    if where < 0:
        time.sleep(-where * 10)
        # On a busy machine there may be nothing yet that could be gone on with.
        while process.poll() is None and not size_of(directory):
            time.sleep(0.0005)
        return f"{-where * 10:.2f} s after its start"
    if where < 1:
        wanted, moment = int(where * size), f"at {where:.1%} of its journal"
        while process.poll() is None and size_of(directory) < wanted:
            time.sleep(0.0005)
    else:
        later, moment = (where - 1) * 5, f"{(where - 1) * 5:.2f} s after its seal"
        while process.poll() is None and not (directory / "seal.txt").exists():
            time.sleep(0.0005)
    time.sleep(later)
    return moment


def kill_and_go_on(program: Any, verdicts_in: VerdictsIn, undisturbed: Path, seed: int, *more: str) -> Killed:
    """Starts a run, kills it at a moment that the seed decides, and goes on with it."""
    chance = random.Random(seed)
    workers, everyone = 2 * (seed % 2), chance.random() < 0.5
    directory = program.place / f"killed-{seed}"
    given = [str(word) for word in ("--no-allure", "--out", directory, *more, *(("-n", workers) if workers else ()))]
    began = time.monotonic()
    process = program.start("run", *given)
    moment = wait_for_the_moment(chance, process, directory, size_of(undisturbed))
    # Not waited for yet: even if it has ended by itself, the number is still its own.
    (os.killpg if everyone else os.kill)(process.pid, signal.SIGKILL)
    seconds = time.monotonic() - began
    process.wait()
    kept = lines_in(directory)
    resumed = program("run", *given, "--resume")
    return Killed(
        seed=seed,
        workers=workers,
        everyone=everyone,
        moment=moment,
        seconds=seconds,
        kept=kept,
        abandoned=tuple(
            f"{entry.record.uid or 'between scenarios'}{' (torn line)' if entry.record.torn else ''}"
            for entry in read_journal(directory)
            if isinstance(entry.record, Abandoned)
        ),
        same=resumed.returncode in {0, 4} and verdicts_in(directory) == verdicts_in(undisturbed),
        sound=verify(directory, seal_in(resumed.stdout)) == [],
        code=resumed.returncode,
        said=resumed.stdout + resumed.stderr,
    )


def size_of(directory: Path) -> int:
    """Bytes in all segments."""
    return text_size(directory)


def lines_in(directory: Path) -> int:
    """Whole lines in all segments."""
    return sum(line.endswith(b"\n") for line in lines_of(directory))


def seal_in(printed: str) -> str:
    """The seal as the run printed it for a person to keep."""
    return next(line.split()[1] for line in printed.splitlines() if line.startswith("seal "))


def test_two_moments(program: Any, part: str, played_part: Path, verdicts_in: VerdictsIn) -> None:
    """One process and two, killed at moments that are printed: nothing is lost and nothing is counted twice."""
    for seed in (1, 2):
        killed = kill_and_go_on(program, verdicts_in, played_part, seed, "--clause", part)
        print(killed)  # noqa: T201  pytest shows it when something is wrong
        assert killed.code == 0, killed.said
        assert killed.same, killed
        assert killed.sound, killed


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1, MOMENTS + 1, AT_ONCE))
def test_twenty_moments(
    first: int, whole_program: Any, verdicts_in: VerdictsIn, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two rulebooks, in turn by one process and spread over two; every moment is printed with its seed."""
    ran = whole_program("run", "--no-allure", "--out", "whole", *EXTENT)
    whole = whole_program.place / "whole"
    assert ran.returncode == 4, ran.stdout + ran.stderr
    found = verdicts_in(whole)
    assert {name: found["counts"][name] for name in EXPECTED} == EXPECTED
    wrong = []
    with capsys.disabled():
        print(f"\nundisturbed: {lines_in(whole):,} lines, {found['summary']}")  # noqa: T201  this is its purpose
        for seed in range(first, first + AT_ONCE):
            killed = kill_and_go_on(whole_program, verdicts_in, whole, seed, *EXTENT)
            print(killed, flush=True)  # noqa: T201  as above
            if not (killed.same and killed.sound and killed.code == 4):
                wrong.append(f"{killed}\n{killed.said}")
    assert wrong == []
