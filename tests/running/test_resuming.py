"""A run that was cut off is gone on with; workers change nothing but the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clausewise.cli import main
from clausewise.journal import footer_of, verify

HOLDS = "Given a toy table; Then the toy holds"
DEADLY = ("before: Then the toy holds", "deadly: When the toy dies; Then the toy holds", "after: Then the toy breaks")
OUTCOMES = {"before": "pass", "deadly": "pass", "after": "fail"}


def test_a_killed_run_is_gone_on_with(toy: Any) -> None:
    """What was done is not done again, what was cut off is, and the journal verifies."""
    toy.rule(*DEADLY)
    assert toy.start().returncode == -9
    assert toy.outcomes() == {"before": "pass"}
    assert footer_of(toy.tmp / "out") is None
    assert toy.run("--resume") == 1
    assert toy.outcomes() == OUTCOMES
    assert verify(toy.tmp / "out") == []
    sealed = footer_of(toy.tmp / "out")
    assert sealed is not None
    assert sealed[0].counts == {"pass": 2, "fail": 1}


def test_a_journal_is_never_written_over(toy: Any, said: Callable[[], str]) -> None:
    """Without --resume a directory that holds a run is refused, with what to do."""
    toy.rule(f"one: {HOLDS}")
    assert toy.run() == 0
    assert toy.run() == 2
    assert "--resume" in said()


def test_resuming_a_finished_run_reports_it(toy: Any) -> None:
    """There is nothing left to run; the verdicts and the exit code are those of the run."""
    toy.rule("one: Then the toy breaks")
    assert toy.run() == 1
    lines = (toy.tmp / "out" / "journal" / "main.jsonl").read_bytes()
    assert toy.run("--resume") == 1
    assert (toy.tmp / "out" / "journal" / "main.jsonl").read_bytes() == lines


def test_another_test_is_not_gone_on_with(toy: Any, said: Callable[[], str]) -> None:
    """A run that was begun with another configuration is another run."""
    toy.rule(*DEADLY)
    toy.start()
    assert toy.run("--resume", "--option", "decks=1") == 2
    assert "configurations" in said()


def test_resume_needs_a_directory(toy: Any, said: Callable[[], str]) -> None:
    """Which run is meant cannot be guessed."""
    toy.rule(f"one: {HOLDS}")
    assert main(["run", "--features", str(toy.features), "--resume"]) == 2
    assert "--out" in said()


def test_an_interrupt_ends_in_order(toy: Any, said: Callable[[], str]) -> None:
    """Ctrl-C keeps what was gathered, says how to go on, and the run can be gone on with."""
    toy.rule("before: Then the toy holds", "cut: When the toy is interrupted; Then the toy holds", f"after: {HOLDS}")
    assert toy.run() == 130
    told = said()
    assert "interrupted" in told
    assert "--resume" in told
    assert toy.outcomes() == {"before": "pass"}
    assert toy.run("--resume") == 0
    assert list(toy.outcomes().values()) == ["pass"] * 3


def test_a_name_that_is_not_there_is_not_gone_on_with(toy: Any, said: Callable[[], str]) -> None:
    """Most likely it is mistyped: nothing begins anew in a folder of that name, and the one beside it is named."""
    toy.rule(f"one: {HOLDS}")
    assert toy.run(out="table-seven") == 0
    assert toy.run("--resume", out="table-sven") == 2
    assert "there is no run here to go on with; did you mean" in said()
    assert not (toy.tmp / "table-sven").exists()
    assert toy.run("--resume", out="table-seven") == 0


def test_workers_find_the_same(toy: Any) -> None:
    """Two workers write two segments, and together the outcomes of one."""
    steps = (
        HOLDS,
        "Then the toy breaks",
        "Then the toy never arises",
        "Given the toy is not offered; Then the toy holds",
    )
    toy.rule(*(f"number {n}: {steps[n % 4]}" for n in range(12)))
    assert toy.run(out="serial") == 1
    assert toy.run("-n", "2", out="spread") == 1
    assert toy.outcomes("spread") == toy.outcomes("serial")
    assert len(list((toy.tmp / "spread" / "journal").iterdir())) == 3
    assert verify(toy.tmp / "spread") == []


def test_a_worker_that_dies_costs_no_scenario_silently(toy: Any, said: Callable[[], str]) -> None:
    """The run is not sealed as if it were whole; gone on with, it is."""
    toy.rule(*DEADLY, *(f"number {n}: {HOLDS}" for n in range(4)))
    assert toy.run("-n", "2") == 3
    told = said()
    assert "the run broke off: a worker of the run ended while it was at " in told
    assert "--resume" in told
    assert toy.run("--resume", "-n", "2") == 1
    assert toy.outcomes() == OUTCOMES | {f"number {n}": "pass" for n in range(4)}
    assert verify(toy.tmp / "out") == []
