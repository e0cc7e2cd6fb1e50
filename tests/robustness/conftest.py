"""The whole program in a process of its own, as a laboratory runs it, with rulebooks that nobody edits meanwhile."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import clausewise.features
from clausewise.proving.broken import broken
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS
from clausewise.serving.app import create_app
from clausewise.serving.server import served

PART = "mlgca-four-card.12.F"
"""Scenarios with outlines, meters and envy bonuses, and enough of them to be killed in the middle of."""
FEW = {"mlgca-four-card": ("11-completing-a-round", "12-3-envy"), "oasis-holdem": ("08-award",)}
"""The features of which the everyday tests make use: reading all of a rulebook takes longer than playing a part."""
MISREAD = "mlgca-four-card.11.D.4.c"
"""What the system of the run that fails reads in its own way."""
Verdicts = dict[str, Any]


SOURCE = Path(clausewise.features.__file__).parent


class Program:
    """`clausewise` in a folder, with a copy of the rulebooks."""

    def __init__(self, features: Path, place: Path) -> None:
        self.features = features
        self.place = place

    def command(self, name: str, *arguments: str | Path) -> list[str]:
        """The command line; commands that read rulebooks read the copy, and runs play the same tables each time.

        Nobody comes between two scenarios: what is done to a system in a certain moment is done in that one.
        """
        read = ["--features", str(self.features)] if name in {"run", "report", "rejudge", "doctor"} else []
        seed = ["--seed", "0"] if name in {"run", "soak"} and "--seed" not in arguments else []
        alone = ["--unannounced", "0"] if name == "run" and "--unannounced" not in arguments else []
        return [sys.executable, "-m", "clausewise", name, *map(str, arguments), *read, *seed, *alone]

    def __call__(
        self, name: str, *arguments: str | Path, env: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Runs it to its end. Whatever happens, there is no traceback and a documented exit code."""
        done = subprocess.run(
            self.command(name, *arguments),
            cwd=cwd or self.place,
            env=dict(os.environ) | dict(env or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        said = done.stdout + done.stderr
        assert "Traceback" not in said, said
        assert "a defect of clausewise" not in said, said
        assert done.returncode in {0, 1, 2, 3, 4, 5}, f"{done.returncode}: {said}"
        return done

    def start(self, name: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        """Starts it in a process group of its own and does not wait."""
        return subprocess.Popen(
            self.command(name, *arguments),
            cwd=self.place,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


@pytest.fixture(scope="session")
def copied_features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few of the features as they stand now: an edition that changes during a test would stop a resumed run."""

    def not_needed(folder: str, names: list[str]) -> set[str]:
        features = {name for name in names if name.endswith(".feature")}
        return features - {f"{name}.feature" for name in FEW[Path(folder).name]}

    place = tmp_path_factory.mktemp("rulebooks") / "features"
    for book in FEW:
        shutil.copytree(SOURCE / book, place / book, ignore=not_needed)
    return place


@pytest.fixture
def whole_program(tmp_path: Path) -> Program:
    """The command line in a folder of its own, with all rulebooks: for what takes minutes."""
    ignored = shutil.ignore_patterns("__pycache__")
    return Program(Path(shutil.copytree(SOURCE, tmp_path / "features", ignore=ignored)), tmp_path)


@pytest.fixture(scope="session")
def program_in() -> type[Program]:
    """The command line for a folder that others have made."""
    return Program


@pytest.fixture
def program(copied_features: Path, tmp_path: Path) -> Program:
    """The command line in a folder of its own."""
    return Program(copied_features, tmp_path)


@pytest.fixture(scope="session")
def part() -> str:
    """The clause of which a part of a rulebook is played every day."""
    return PART


@pytest.fixture(scope="session")
def played_part(copied_features: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of this part against the reference engine that nobody disturbed; not to be changed."""
    place = tmp_path_factory.mktemp("part")
    ran = Program(copied_features, place)("run", "--clause", PART, "--no-allure", "--out", "run")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return place / "run"


@pytest.fixture(scope="session")
def verdicts_in() -> Callable[[Path], Verdicts]:
    """What is said of every clause and scenario, but for where and how long it ran."""

    def verdicts_in(directory: Path) -> Verdicts:
        said = json.loads((directory / "verdicts.json").read_text(encoding="utf-8"))
        for clause in said["clauses"].values():
            for scenario in clause["scenarios"]:
                for name in ("milliseconds", "segment", "line"):
                    del scenario[name]
            clause["scenarios"].sort(key=lambda scenario: scenario["uid"])  # two processes end in any order
        return {"clauses": said["clauses"], "counts": said["counts"], "summary": said["summary"]}

    return verdicts_in


@pytest.fixture(scope="session")
def failed_run(copied_features: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of a few scenarios against a server that misreads equal hands; its lines went to a sink as well."""
    fault = next(fault for fault in MISREADINGS if f"{MISREAD}.ii" in fault.clauses)
    place = tmp_path_factory.mktemp("failed")
    given = ["--clause", MISREAD, "--no-allure", "--out", "run", "--sink", "file:sink"]
    with broken(fault) as system, served(create_app(system)) as address:
        ran = Program(copied_features, place)("run", *given, "--target", address)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    return place / "run"


@pytest.fixture
def forged(failed_run: Path, tmp_path: Path) -> Path:
    """A copy of it to work on; its reports are taken away, for none of them has to be wrong."""
    ignored = shutil.ignore_patterns("matrix.html", "verdicts.*", "junit.xml", "results.sarif")
    return Path(shutil.copytree(failed_run, tmp_path / "run", ignore=ignored))
