"""Systems that cheat only whoever stays, wagers high, comes with many or plays well, as no test would, are found."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import FAIL
from clausewise.verdicts import Verdicts, decode

PLAYED = 96
"""Rounds: one guest of each habit."""
PAYMENTS = ("three-card.k.", "three-card.j.")
"""Clauses that say what is paid, or that it is."""


def ran(device: str, out: Path, *more: str) -> tuple[int, Verdicts]:
    """A run of one clause, with as many guests as in a run of the whole rulebook."""
    program = Path(__file__).with_name("defeat_devices.py")
    target = f"stdio:{shlex.join([sys.executable, str(program), device])}"
    run = ["run", "--clause", "three-card.k.1.i", "--seed", "5", "--target", target, "--no-allure", "--out", str(out)]
    code = main([*run, *more])
    return code, decode((out / "verdicts.json").read_bytes())


@pytest.mark.slow
@pytest.mark.parametrize(
    "device",
    [
        "after 25 rounds", "a hundred and more", "odd sums", "full tables", "who is ahead", "nothing refused",
        "who plays well",
    ],
)  # fmt: skip
def test_who_cheats_guests_of_one_habit_is_found(device: str, tmp_path: Path) -> None:
    """One guest of eight stays for an evening, some wager any sum, some come with many and some play well."""
    code, verdicts = ran(device, tmp_path / "out", "--unannounced", str(PLAYED))
    failed = [name for name, clause in verdicts.clauses.items() if clause.verdict == "fail"]
    assert code == FAIL
    assert failed
    assert all(name.startswith(PAYMENTS) for name in failed), failed


@pytest.mark.slow
def test_guests_of_all_habits_find_nothing_at_who_does_not_cheat(tmp_path: Path) -> None:
    """The same program without a device."""
    _, verdicts = ran("none", tmp_path / "out", "--unannounced", str(PLAYED))
    assert [name for name, clause in verdicts.clauses.items() if clause.verdict == "fail"] == []
    assert verdicts.run.unannounced[0].rounds >= PLAYED / 2
