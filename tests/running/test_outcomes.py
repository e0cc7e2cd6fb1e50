"""What is raised, and in which kind of step, decides the outcome."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clausewise.running.judging import judge
from clausewise.steps.outcomes import NothingChecked, RuleBroken

STEPS = {
    "passes": ("Given a toy table; Then the toy holds", "pass"),
    "fails": ("Given a toy table; Then the toy breaks", "fail"),
    "fails by itself": ("Then the toy breaks a rule", "fail"),
    "breaks in a given": ("Given the toy breaks a rule; Then the toy holds", "error"),
    "breaks in a when": ("When the toy breaks a rule; Then the toy holds", "error"),
    "asserts in a then": ("Then the toy asserts", "error"),
    "is not reached": ("When the toy is not reached; Then the toy holds", "inconclusive"),
    "cannot be shown": ("Then the toy cannot be shown", "inconclusive"),
    "never arises": ("Then the toy never arises", "inconclusive"),
    "is not offered": ("Given the toy is not offered; Then the toy holds", "not-applicable"),
    "crashes": ("Then the toy crashes", "error"),
    "gets no answer": ("When the toy fails to answer; Then the toy holds", "error"),
    "checks nothing": ("Given a toy table; Then the toy says nothing", "error"),
    "is undefined": ("Given nobody has defined this", "error"),
    "is ambiguous": ("Then two definitions match this", "error"),
}


def test_every_outcome_follows_from_what_was_raised(toy: Any) -> None:
    """Only a Then fails, what the system lacks is inconclusive, what the harness does wrong is an error."""
    toy.rule(*(f"{name}: {steps}" for name, (steps, _) in STEPS.items()))
    assert toy.run() == 3
    assert toy.outcomes() == {name: outcome for name, (_, outcome) in STEPS.items()}


def test_a_table_that_is_refused(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused for an option that the scenario names, it is not offered; refused as described, it is not reached."""
    monkeypatch.setenv("TOY_CLOSED", "yes")
    toy.rule(
        "as described: Given a toy table; Then the toy holds",
        "with an option: Given a toy table with 2 decks; And a toy table; Then the toy holds",
    )
    assert toy.run() == 4
    assert toy.outcomes() == {"as described": "inconclusive", "with an option": "not-applicable"}


def test_what_is_asked_of_a_table_that_is_open_is_an_error(toy: Any, said: Callable[[], str]) -> None:
    """An option or a table chosen when the table is open has no effect: the scenario is wrong, and is told why."""
    toy.rule(
        "in time: Given a toy table with 2 decks; And the toy wants two decks; And a toy table; Then the toy holds",
        "an option: Given a toy table; And the toy wants two decks; Then the toy holds",
        "a table: Given a toy table; And a toy table; Then the toy holds",
    )
    assert toy.run() == 3
    assert toy.outcomes() == {"in time": "pass", "an option": "error", "a table": "error"}
    told = said()
    assert "the house's decks is 2: the table is open by then, and stays as it was opened" in told
    assert "a table of toy: the table is open by then" in told


def test_the_reason_is_given_with_the_step(toy: Any, said: Callable[[], str]) -> None:
    """Whoever works on a scenario sees at once which one ended how, at which step and why."""
    toy.rule("fails: Given a toy table; Then the toy breaks", "crashes: When the toy crashes; Then the toy holds")
    toy.run()
    told = said()
    assert "FAIL  toy.1.A fails\n    at: Then the toy breaks\n    it breaks: expected this, got that" in told
    assert "ERROR  toy.1.A crashes\n    at: When the toy crashes\n    ZeroDivisionError: division by zero" in told


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("Given a toy table; Then the toy holds", 0),
        ("Then the toy breaks", 1),
        ("Then the toy crashes", 3),
        ("Then the toy cannot be shown", 4),
        ("Given the toy is not offered; Then the toy holds", 4),
    ],
)
def test_exit_codes(toy: Any, steps: str, code: int) -> None:
    """The worst outcome decides, and nothing shown is not clean."""
    assert toy.rule(f"one: {steps}").run() == code


def test_an_outline_runs_every_row(toy: Any) -> None:
    """Each row is a case of its own, named by its values."""
    toy.rules(
        "  @toy.1.A @payout @play\n  Rule: A\n    Scenario Outline: rows\n      Then the toy <what>\n"
        "      Examples:\n        | what |\n        | holds |\n        | breaks |\n"
    )
    assert toy.run() == 1
    assert toy.outcomes() == {"rows [what=holds]": "pass", "rows [what=breaks]": "fail"}


def test_backgrounds_come_first(toy: Any) -> None:
    """The Background of a Rule is part of each of its scenarios."""
    toy.rules(
        "  @toy.1.A @payout @play\n  Rule: A\n    Background:\n      Given the toy is not offered\n"
        "    Scenario: one\n      Then the toy breaks\n"
    )
    toy.run()
    assert toy.outcomes() == {"one": "not-applicable"}


@pytest.mark.parametrize(
    ("steps", "tags", "outcome"),
    [
        ("Given a toy table; And the toy cites toy.1.A; Then the toy holds", "@payout @play", "pass"),
        ("Given a toy table; Then the toy holds", "@payout @play", "error"),
        ("Given a toy table; And the toy cites toy.1.B; Then the toy holds", "@payout @play", "error"),
        ("Given a toy table; Then the toy holds", "@posting @attestation", "pass"),
        ("Given a toy table; Then the toy breaks", "@payout @play", "fail"),
        ("Given the toy is not offered; Then the toy holds", "@payout @play", "error"),
    ],
)
def test_the_reference_engine_must_cite_the_clause(toy: Any, steps: str, tags: str, outcome: str) -> None:
    """A tag is honest if the engine cites the clause; and nothing stays unrun on an engine that offers everything."""
    toy.rule(f"one: {steps}", tags=tags).run(target="reference")
    assert toy.outcomes() == {"one": outcome}


def test_a_dead_system_ends_the_run_and_keeps_what_was_gathered(
    toy: Any, said: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After so many failures of the system in a row nothing more can be learned; the run can be gone on with."""
    toy.rule("first: Then the toy holds", *(f"number {n}: Given a toy table; Then the toy holds" for n in range(9)))
    monkeypatch.setenv("TOY_DEAD", "1")
    assert toy.run("--give-up-after", "3") == 3
    told = said()
    assert "the system failed in 3 scenarios in a row" in told
    assert "--resume" in told
    assert toy.outcomes() == {"first": "pass", "number 0": "error", "number 1": "error", "number 2": "error"}


def test_a_failure_now_and_then_does_not_end_the_run(toy: Any) -> None:
    """Only failures in a row count."""
    steps = ["When the toy fails to answer; Then the toy holds", "Then the toy holds"]
    toy.rule(*(f"number {n}: {steps[n % 2]}" for n in range(8)))
    assert toy.run("--give-up-after", "2") == 3
    assert len(toy.outcomes()) == 8


def test_a_system_that_changes_is_an_error(toy: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """What was tested at the end must be what was described at the start."""
    toy.rule("one: When the toy turns into another; Then the toy holds")
    assert toy.run() == 3
    assert "version" in capsys.readouterr().out


def test_what_nobody_foresaw_is_never_a_fail() -> None:
    """A scenario without a check, and a Given that judges, are defects of the suite."""
    assert judge(NothingChecked(), "then").outcome == "error"
    assert judge(RuleBroken("x"), "given").outcome == "error"
    assert judge(RuleBroken("x"), "then").outcome == "fail"
    assert judge(None, "then").outcome == "pass"
