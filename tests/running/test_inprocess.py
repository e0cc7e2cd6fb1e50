"""A suite that is kept alive runs any case again and again, each time against the system it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from clausewise.failures import ClausewiseError
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select


@pytest.fixture
def lent(toy: Any) -> Callable[..., Any]:
    """Lends a suite of toy rules to a function."""

    def lend(use: Any, *scenarios: str) -> Any:
        toy.rule(*scenarios)
        selection, books = select([], [], toy.features)
        return with_suite(plan_run(Configuration(), selection, books, toy.tmp / "none", features=toy.features), use)

    return lend


def test_cases_run_again_and_again(lent: Any, toy: Any) -> None:
    """A case ends the same each time, and one that failed does not spoil the next."""

    def use(suite: Suite) -> list[tuple[str, str, str]]:
        results = [suite.run(uid, toy.System("x")) for _ in range(2) for uid in suite.cases]
        return [(r.uid, r.outcome, r.step_kind) for r in results]

    once = [("toy.1.A fails", "fail", "then"), ("toy.1.A stops", "inconclusive", "when"), ("toy.1.A holds", "pass", "")]
    assert (
        lent(
            use,
            "fails: Given a toy table; Then the toy breaks",
            "stops: When the toy is not reached; Then the toy breaks",
            "holds: Given a toy table; Then the toy holds",
        )
        == once * 2
    )
    assert not (toy.tmp / "none").exists()


def test_each_run_gets_its_own_system(lent: Any, toy: Any) -> None:
    """A fault lies in the system that a case is run against, and in no other run."""

    def broken(name: str) -> Any:
        system = toy.System(name)
        system.open = Mock(side_effect=ZeroDivisionError("broken"))
        return system

    def use(suite: Suite) -> list[str]:
        return [suite.run("toy.1.A one", system("x")).outcome for system in (toy.System, broken, toy.System)]

    assert lent(use, "one: Given a toy table; Then the toy holds") == ["pass", "error", "pass"]


def test_citations_are_handed_on(lent: Any, toy: Any) -> None:
    """A sound run says which clauses each case reaches."""

    def use(suite: Suite) -> tuple[str, frozenset[str]]:
        result, cited = suite.run_citing("toy.1.A one", toy.System("x"))
        return result.outcome, cited

    steps = "one: Given a toy table; And the toy cites toy.1.A; And the toy cites toy.1.B; Then the toy holds"
    assert lent(use, steps) == ("pass", frozenset({"toy.1.A", "toy.1.B"}))


def test_what_the_borrower_raises_is_handed_on(lent: Any) -> None:
    """Neither pytest nor the suite swallows it."""

    def use(_: Suite) -> None:
        raise ClausewiseError("enough")

    with pytest.raises(ClausewiseError, match="enough"):
        lent(use, "one: Then the toy holds")
