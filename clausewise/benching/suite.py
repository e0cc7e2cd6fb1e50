"""The suite with its journal beside bare pytest-bdd, and what Allure adds."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from clausewise.benching.bare import TIMES
from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal import read_journal
from clausewise.journal.records import Declared, ScenarioEnded, ScenarioStarted, Submitted, TableOpened
from clausewise.registry import features_folder

MODULE = "from pytest_bdd import scenarios\nscenarios({features!r})\n"


@dataclass(frozen=True, slots=True)
class Timed:
    """A suite's seconds from its first scenario to its last, and how many there were."""

    seconds: float
    scenarios: int
    requests: int = 0
    """Messages that each scenario would exchange with a server, all together."""

    @property
    def each(self) -> float:
        """Milliseconds a scenario."""
        return self.seconds * 1000 / max(self.scenarios, 1)


def bare(folder: Path) -> Timed:
    """pytest-bdd alone: the same features, the same step definitions, empty bodies."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "test_bare.py").write_text(MODULE.format(features=str(features_folder())), encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    times = folder / "times"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:allure_pytest", "-p",
               "no:xdist", "-p", "clausewise.benching.bare", "-c", "pytest.ini", "test_bare.py"]  # fmt: skip
    _run(command, folder, {TIMES: str(times)})
    seconds, count = times.read_text(encoding="utf-8").split()
    return Timed(float(seconds), int(count))


def suite(folder: Path, *more: str, allure: bool = False) -> Timed:
    """The suite against the reference engine with its journal, timed by the journal's own clock."""
    command = [sys.executable, "-m", "clausewise", "run", "--out", str(folder), *more]
    _run([*command, *([] if allure else ["--no-allure"])], folder.parent, {})
    return from_journal(folder)


def from_journal(folder: Path) -> Timed:
    """What the journal of a run says of its pace and of what was exchanged."""
    started: list[datetime] = []
    ended: list[datetime] = []
    requests = 0
    for entry in read_journal(folder):
        match entry.record:
            case ScenarioStarted(time=at):
                started.append(datetime.fromisoformat(at))
            case ScenarioEnded(time=at):
                ended.append(datetime.fromisoformat(at))
            case Submitted() | Declared():
                requests += 1
            case TableOpened():
                requests += 2  # it is closed, too
    return Timed((max(ended) - min(started)).total_seconds(), len(ended), requests)


def _run(command: list[str], folder: Path, extra: dict[str, str]) -> None:
    done = subprocess.run(  # noqa: S603  our own commands
        command, cwd=folder, env=os.environ | extra, capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 4):
        raise ClausewiseError(
            f"{' '.join(command[2:5])} ended with {done.returncode}: {done.stdout[-400:]}{done.stderr[-400:]}", ERROR
        )
