"""`clausewise sentences`."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

import clausewise.running.step_definitions

Run = Callable[[str], Any]

FEATURE = """\
Feature: Boats
  @harbour.1.A @equipment @play
  Rule: R
    Background:
      Given a boat with 7 bells
    Scenario Outline: S
      When a boat with <n> bells
      Then it rings
      Examples:
        | n  |
        | 12 |
        | 3  |
"""


@given(parsers.parse("a boat with {n:d} bells"))
@when(parsers.parse("a boat with {n:d} bells"))
def a_boat(n: int) -> None:
    """A boat comes with its bells.

    It is not rung yet.
    """


@then("it rings")
def it_rings() -> None:
    """Every bell is rung."""


@pytest.fixture(autouse=True)
def these_steps(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """The sentences of this file, and a feature that uses them."""
    monkeypatch.setattr(clausewise.running.step_definitions, "step_modules", lambda: (sys.modules[__name__],))
    (place / "features" / "harbour" / "01-boats.feature").write_text(FEATURE)


def test_a_sentence_stands_once_with_its_kinds_meaning_uses_and_shortest_example(run: Run) -> None:
    """Once in the background, once for each row."""
    found = json.loads(run("sentences --features features --format json").out)
    by_text = {s["text"]: s for s in found}
    assert len(found) == 2
    boat = by_text["a boat with {n:d} bells"]
    assert boat["kinds"] == ["given", "when"]
    assert boat["meaning"] == "A boat comes with its bells."
    assert boat["used"] == 3
    assert boat["example"] == "a boat with 3 bells"
    assert by_text["it rings"]["kinds"] == ["then"]


def test_words_narrow_the_list(run: Run) -> None:
    """Capitals do not count."""
    said = run("sentences RINGS --features features")
    assert said.out.splitlines()[1:] == [
        "  Then: it rings",
        "      Every bell is rung.",
        "      used 1 time",
        "",
        "1 sentence",
    ]
