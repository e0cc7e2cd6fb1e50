"""`clausewise judge`: who judged can be told apart."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise import judge
from clausewise.failures import CLEAN, FAIL, USAGE

Run = Callable[[str], Any]
CHECKOUT = Path(__file__).resolve().parents[2]


def test_every_package_of_the_harness_has_a_digest(run: Run) -> None:
    """Each that the distribution has, and each library that it asks for."""
    said = json.loads(run("judge").out)
    packages = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]
    assert set(said["code"]) == {name for name in packages if name.count(".") < 2}
    assert len(set(said["code"].values())) == len(said["code"])
    assert {"msgspec", "pytest-bdd"} <= said["libraries"].keys()


def test_two_changed_lines_make_another_judge(tmp_path: Path) -> None:
    """The digest is of what the files say, whatever they are called and whenever they were written."""
    place = tmp_path / "steps"
    place.mkdir()
    (place / "checks.py").write_text("a check\n")
    before = judge.digest_of("clausewise.steps", [place])
    (place / "checks.py").write_text("no check\n")
    assert judge.digest_of("clausewise.steps", [place]) != before


def test_a_released_harness_is_recognised(run: Run, place: Path) -> None:
    """What it printed of itself is kept; the same harness is clean, another one is named by its parts."""
    (place / "released.json").write_text(run("judge").out)
    assert run("judge --released released.json").code == CLEAN
    known = judge.this_judge()
    other = msgspec.structs.replace(known, code=known.code | {"clausewise.steps": "0" * 64})
    (place / "other.json").write_bytes(msgspec.json.encode(other))
    said = run("judge --released other.json")
    assert said.code == FAIL
    assert said.out.splitlines() == ["the code of clausewise.steps is another", "this harness is not the released one"]


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("judge nowhere", "no journal here"),
        ("judge --released nowhere.json", "cannot be read"),
        ("judge --released rubbish.json", "is not what `clausewise judge` prints"),
    ],
)
def test_what_cannot_be_compared_is_said_so(run: Run, place: Path, command: str, message: str) -> None:
    """One message, and no verdict on anybody."""
    (place / "rubbish.json").write_text("{}")
    said = run(command)
    assert said.code == USAGE
    assert message in said.err
