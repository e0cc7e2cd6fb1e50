"""Running toy rulebooks against a toy system."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import xdist.plugin

from clausewise.adapters import targets
from clausewise.cli import main
from clausewise.journal import scenarios
from clausewise.running import session

PLAYGROUND = Path(__file__).with_name("playground")
SCRIPT = PLAYGROUND / "clausewise_playground.py"


class Toy:
    """A features folder in a temporary folder, and how to run it."""

    @staticmethod
    def one_rule(*scenarios: str, clause: str = "toy.1.A", tags: str = "@payout @play") -> str:
        """A Rule in Gherkin, with scenarios given as `Name: step; step`, tags before the name in brackets."""
        lines = [f"  @{clause} {tags}", f"  Rule: The rule of {clause}"]
        for scenario in scenarios:
            name, _, steps = scenario.partition(": ")
            if name.startswith("["):
                marks, _, name = name[1:].partition("] ")
                lines.append(f"    {marks}")
            lines += [f"    Scenario: {name}", *(f"      {step}" for step in steps.split("; "))]
        return "\n".join(lines) + "\n"

    def __init__(self, tmp_path: Path) -> None:
        playground = importlib.import_module("clausewise_playground")
        self._plant = playground.plant
        self.System = playground.ToySystem
        self.tmp = tmp_path
        self.features = tmp_path / "features"

    def rules(self, text: str) -> Toy:
        """Writes the only feature."""
        self._plant(self.features, text)
        return self

    def rule(self, *scenarios: str, clause: str = "toy.1.A", tags: str = "@payout @play") -> Toy:
        """Writes one rule."""
        return self.rules(self.one_rule(*scenarios, clause=clause, tags=tags))

    def run(self, *more: str, out: str = "out", target: str = "http://toy") -> int:
        """`clausewise run` in this process; returns the exit code."""
        return main(["run", *self.arguments(*more, out=out, target=target)])

    def start(self, *more: str, out: str = "out", target: str = "http://toy") -> subprocess.CompletedProcess[str]:
        """The same in a process of its own."""
        return subprocess.run(
            [sys.executable, str(SCRIPT), "run", *self.arguments(*more, out=out, target=target)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def arguments(self, *more: str, out: str, target: str) -> list[str]:
        """What both ways have in common."""
        allure = ["--allure-results"] if "--allure" in more else ["--no-allure"]
        rest = [argument for argument in more if argument != "--allure"]
        return [
            "--features",
            str(self.features),
            "--seed",
            "0",
            "--target",
            target,
            "--out",
            str(self.tmp / out),
            *allure,
            *rest,
        ]

    def outcomes(self, out: str = "out") -> dict[str, str]:
        """What the journal says of each scenario, by name and row."""
        return {
            run.started.uid.removeprefix(f"{run.started.clause} "): run.ended.outcome
            for run in scenarios(self.tmp / out)
        }

    def messages(self, out: str = "out") -> dict[str, str]:
        """What the journal gives as reasons."""
        return {
            run.started.uid.removeprefix(f"{run.started.clause} "): run.ended.message
            for run in scenarios(self.tmp / out)
        }


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """A place to plant toy rules in."""
    monkeypatch.syspath_prepend(PLAYGROUND)
    playground = importlib.import_module("clausewise_playground")
    monkeypatch.setattr(targets, "open_system", playground.open_toy)
    monkeypatch.setattr(session, "PLUGINS", (*session.PLUGINS, "clausewise_playground"))
    # xdist hands its workers the path that it found when it was imported.
    xdist.plugin._sys_path.insert(0, str(PLAYGROUND))  # noqa: SLF001  there is no other way
    monkeypatch.setenv("TOY_FLAG", str(tmp_path / "flag"))
    monkeypatch.setenv("TOY_VERSION", "1")
    monkeypatch.chdir(tmp_path)
    yield Toy(tmp_path)
    xdist.plugin._sys_path.remove(str(PLAYGROUND))  # noqa: SLF001  as above


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What has been said on standard error since it was last asked for."""
    return lambda: capsys.readouterr().err
