"""Systems that keep the rules where they feel watched, and who finds them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import FAIL, INCONCLUSIVE
from clausewise.journal import verify
from clausewise.verdicts import Verdicts, decode

CHAPTERS = ("--clause", "three-card.i", "--clause", "three-card.k")
SHORT = {"three-card.k.1.i", "three-card.k.1.i.s1", "three-card.k.1.ii", "three-card.k.1.iii"}
"""The clauses that say what is paid: a payment that is a cent short breaks one of them."""
PLAYED = 60
"""Rounds as in production, in a run of a few chapters."""


def against(device: str) -> list[str]:
    """The target with this device in it."""
    program = Path(__file__).with_name("defeat_devices.py")
    return ["--target", f"stdio:{shlex.join([sys.executable, str(program), device])}", "--no-allure", "--out"]


def ran(device: str, out: Path, *more: str) -> tuple[int, Verdicts]:
    """A run of the chapters on stages and payouts."""
    code = main(["run", *CHAPTERS, *more, *against(device), str(out)])
    assert verify(out) == []
    return code, decode((out / "verdicts.json").read_bytes())


def soaked(device: str, out: Path, rounds: int = 1_500) -> tuple[int, Verdicts]:
    """Random rounds until something differs."""
    soak = ["soak", "--rulebook", "three-card", "--rounds", str(rounds), "--seed", "3"]
    code = main([*soak, *against(device), str(out)])
    return code, decode((out / "verdicts.json").read_bytes())


def failed(verdicts: Verdicts) -> set[str]:
    """The clauses that fail."""
    return {name for name, clause in verdicts.clauses.items() if clause.verdict == "fail"}


def broken_or_resting_on_it(clause: str) -> bool:
    """Whether the clause says what is paid, or that something is paid by what another says."""
    return clause.startswith("three-card.k.1") or clause == "three-card.j.3.s2"


@pytest.mark.parametrize("device", [pytest.param("nothing forced", marks=pytest.mark.slow), "no seed"])
def test_a_run_finds_who_cheats_unwatched(device: str, tmp_path: Path) -> None:
    """The scenarios pass; the tables that were not told apart from production do not, and say on which clause."""
    code, verdicts = ran(device, tmp_path / "out", "--unannounced", str(PLAYED))
    assert code == FAIL
    # Each payment is a cent short; which of those that say what is paid is named, is what chance brought first.
    assert failed(verdicts) & SHORT
    # What such tables are dealt is chance, and so is which clause is the first that explains it.
    assert any(broken_or_resting_on_it(clause) for clause in failed(verdicts)), failed(verdicts)
    (counts,) = verdicts.run.unannounced
    assert counts.rounds >= PLAYED / 2
    assert counts.departing > 0
    assert counts.bound is None


@pytest.mark.parametrize("device", ["nothing forced", pytest.param("no seed", marks=pytest.mark.slow)])
def test_a_soak_finds_who_cheats_unwatched(device: str, tmp_path: Path) -> None:
    """Some of its tables name no seed, and force nothing."""
    code, verdicts = soaked(device, tmp_path / "out")
    assert code == FAIL
    assert failed(verdicts)
    # What such tables are dealt is chance, and so is which clause is the first that explains it.
    assert any(broken_or_resting_on_it(clause) for clause in failed(verdicts)), failed(verdicts)


def test_who_does_not_cheat_is_not_blamed(tmp_path: Path) -> None:
    """The same program without a device: nothing departs, and the report says what share of a fault would have."""
    code, verdicts = ran("none", tmp_path / "out", "--unannounced", str(PLAYED))
    assert code in (0, INCONCLUSIVE)
    assert not failed(verdicts)
    (counts,) = verdicts.run.unannounced
    assert counts.departing == counts.failed == 0
    assert counts.compared == counts.rounds > 0
    assert counts.bound == f"3/{counts.rounds}"


@pytest.mark.slow
@pytest.mark.parametrize(
    "device",
    [
        "by hour",
        "by number of tables, nothing forced",
        "by amount, nothing forced",
        "by seat, no seed",
        "no mishap, no seed",
    ],
)
def test_devices_that_heed_something_else_are_found(device: str, tmp_path: Path) -> None:
    """By the hour, the number of tables, the amount, the seat and the absence of mishaps: found by one or the other."""
    run = main(["run", "--rulebook", "three-card", *against(device), str(tmp_path / "run"), "--seed", "5"])
    found = failed(decode((tmp_path / "run" / "verdicts.json").read_bytes()))
    if run != FAIL:
        _, verdicts = soaked(device, tmp_path / "soak", 3_000)
        found = failed(verdicts)
    assert found
    assert all(broken_or_resting_on_it(clause) for clause in found)


@pytest.mark.slow
@pytest.mark.parametrize("device", ["by pace", "after days"])
def test_devices_that_cannot_be_found(device: str, tmp_path: Path) -> None:
    """Who waits for slow hands, or for more tables than a run opens, shows nothing: docs/for-the-lab.md says so."""
    code, verdicts = ran(device, tmp_path / "out")
    assert code in (0, INCONCLUSIVE)
    assert not failed(verdicts)
