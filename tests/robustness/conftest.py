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

RULEBOOK = "mlgca-four-card"
Verdicts = dict[str, Any]


class Program:
    """`clausewise` in a folder, with a copy of the rulebooks."""

    def __init__(self, features: Path, place: Path) -> None:
        self.features = features
        self.place = place

    def command(self, name: str, *arguments: str | Path) -> list[str]:
        """The command line; commands that read rulebooks read the copy."""
        read = ["--features", str(self.features)] if name in {"run", "report", "rejudge", "doctor"} else []
        return [sys.executable, "-m", "clausewise", name, *map(str, arguments), *read]

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
        assert done.returncode in {0, 1, 2, 3, 4}, f"{done.returncode}: {said}"
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
    """The rulebooks as they stand now: an edition that changes during a test would rightly stop a resumed run."""
    source = Path(clausewise.features.__file__).parent
    return Path(
        shutil.copytree(
            source, tmp_path_factory.mktemp("rulebooks") / "features", ignore=shutil.ignore_patterns("__pycache__")
        )
    )


@pytest.fixture(scope="session")
def program_in() -> type[Program]:
    """The command line for a folder that others have made."""
    return Program


@pytest.fixture
def program(copied_features: Path, tmp_path: Path) -> Program:
    """The command line in a folder of its own."""
    return Program(copied_features, tmp_path)


@pytest.fixture(scope="session")
def chapter(copied_features: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of one chapter against the reference engine that nobody disturbed; not to be changed."""
    place = tmp_path_factory.mktemp("chapter")
    ran = Program(copied_features, place)("run", "--clause", f"{RULEBOOK}.12", "--no-allure", "--out", "run")
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
