"""`clausewise lint`, and lint over the rulebooks that are part of clausewise."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

import clausewise.running.step_definitions
from clausewise.failures import CLEAN, FAIL, USAGE
from clausewise.running.step_definitions import definitions_in, matcher_for

Run = Callable[[str], Any]


@pytest.fixture
def any_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps are another test's business."""
    monkeypatch.setattr(clausewise.running.step_definitions, "matcher_for", lambda _: None)


@given(parsers.parse("a boat with {n:d} oars"))
@when(parsers.parse("a boat with {n:d} oars"))
def a_boat(n: int) -> None:
    """Two kinds of one sentence."""


@then(parsers.re("it (sails|sinks)"))
def it_sails() -> None:
    """One of two that fit `it sails`."""


@then("it sails")
def it_sails_too() -> None:
    """The other one."""


def test_steps_are_matched_as_pytest_bdd_matches_them() -> None:
    """By kind, by parser, and every definition that fits."""
    definitions = definitions_in([_this_module()])
    match = matcher_for(definitions)
    assert len(definitions) == 4
    assert len(match("given", "a boat with 2 oars")) == 1
    assert match("then", "a boat with 2 oars") == ()
    assert match("given", "a boat with two oars") == ()
    assert len(match("then", "it sails")) == 2
    assert len(match("then", "it sinks")) == 1


def _this_module() -> ModuleType:
    return sys.modules[__name__]


@pytest.mark.usefixtures("locked", "any_step")
def test_a_clean_folder(run: Run) -> None:
    """Says so."""
    said = run("lint --features features")
    assert (said.code, said.out) == (CLEAN, "harbour: 0 faults, 0 notes\n")


@pytest.mark.usefixtures("locked", "any_step")
def test_a_fault_in_every_format(run: Run, place: Path) -> None:
    """File, line, what, and what to do."""
    path = place / "features" / "harbour" / "01-boats.feature"
    path.write_text(path.read_text().replace("      Then it sails\n", "", 1))
    said = run("lint --features features")
    assert said.code == FAIL
    assert said.out.splitlines()[0] == (
        "features/harbour/01-boats.feature:10: the scenario 'Paddles' has no Then; "
        "say what must be so; a scenario that checks nothing always passes [checks-nothing]"
    )
    github = run("lint --features features --format github")
    assert github.code == FAIL
    assert github.out.startswith(
        "::error file=features/harbour/01-boats.feature,line=10,title=clausewise checks-nothing::"
    )
    (finding,) = json.loads(run("lint --features features --format json").out)
    assert (finding["path"], finding["line"], finding["rule"]) == (
        "features/harbour/01-boats.feature",
        10,
        "checks-nothing",
    )


@pytest.mark.usefixtures("locked", "any_step")
def test_with_documents_stale_clauses_are_found(run: Run, place: Path) -> None:
    """The same document is not stale, another wording is."""
    assert run("lint --features features --documents documents").code == CLEAN
    path = place / "documents" / "harbour.txt"
    path.write_text(path.read_text().replace("One bell", "One horn"))
    said = run("lint --features features --documents documents")
    assert said.code == FAIL
    assert "harbour.1.A.2 is changed: one [-1 word-] {+horn+}" in said.out


def test_a_folder_without_rulebooks_is_refused(run: Run) -> None:
    """Linting nothing is not clean."""
    said = run("lint --features documents")
    assert said.code == USAGE
    assert "holds no rulebook" in said.err
