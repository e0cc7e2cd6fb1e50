"""A soak that was killed and gone on with ends as the one that nobody disturbed: the same verdicts, and the same n."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from clausewise.journal import verify
from clausewise.reference_engine.core.rulings import Fault
from tests.laid_open import text_size
from tests.soaking.conftest import Soaks

BONUS = Fault("ante-bonus.A.straight flush", "payout", "one more")
ASKED = ("--seed", "3", "--rounds", "400", "--go-on")


def size_of(directory: Path) -> int:
    """Bytes in all segments of its journal."""
    return text_size(directory)


def killed_at(soaks: Soaks, bytes_written: int, *more: str) -> None:
    """Plays in a process of its own, which is killed with all its workers when so much is in the journal."""

    def plays() -> None:
        os.setpgrp()
        soaks.run(*more)

    process = multiprocessing.get_context("fork").Process(target=plays)
    process.start()
    while process.is_alive() and size_of(soaks.out) < bytes_written:
        time.sleep(0.002)
    if process.is_alive():
        os.killpg(process.pid or 0, signal.SIGKILL)
    process.join()


def judged(soaks: Soaks) -> dict[str, Any]:
    """What a reader of the verdicts goes by."""
    return {name: (one.verdict, one.n, one.bound) for name, one in soaks.verdicts.clauses.items()}


@pytest.mark.parametrize("workers", [pytest.param("1", marks=pytest.mark.slow), "2"])
def test_three_kills_change_no_verdict_and_no_n(soaks: Soaks, tmp_path: Path, workers: str) -> None:
    """Before the first difference, behind it, and in the middle of a line or a batch, as it comes."""
    asked = (*ASKED, "-n", workers)
    soaks.against_an_engine(BONUS)
    soaks.out = tmp_path / "undisturbed"
    code = soaks.run(*asked)
    undisturbed, size = judged(soaks), size_of(soaks.out)
    soaks.out = tmp_path / "killed"
    chance = random.Random(7)
    resume: tuple[str, ...] = ()
    for part in (0.25, 0.5, 0.8):
        killed_at(soaks, int(size * (part + chance.uniform(-0.1, 0.1))), *asked, *resume)
        resume = ("--resume",)
    assert soaks.run(*asked, "--resume") == code
    assert judged(soaks) == undisturbed
    assert verify(soaks.out) == []


def test_whoever_goes_on_must_ask_for_the_same(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """What is gone by after a difference changes what is counted."""
    soaks.against_an_engine(BONUS)
    killed_at(soaks, 100_000, *ASKED)
    assert soaks.run(*ASKED[:-1], "--resume") == 2
    assert "soak differ" in capsys.readouterr().err
