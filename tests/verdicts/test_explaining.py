"""Which of several clauses explains a failure: what a Then asked for weighs more than what was seen in passing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import msgspec
import pytest

from clausewise.journal import ScenarioRun
from clausewise.journal.records import FOUND_AS_IN_PRODUCTION, Difference, Footer, Header
from clausewise.registry.model import Clause, Rulebook
from clausewise.verdicts import clause_verdicts

RATE, TAKEN = "book.1", "book.2"
Judged = Callable[[str], dict[str, str]]


@pytest.fixture
def judged(
    clause: Callable[..., Clause],
    rulebook: Callable[..., Rulebook],
    run: Callable[..., ScenarioRun],
    header: Header,
    footer: Footer,
) -> Judged:
    """The verdicts where the rate's own scenario fails, and the other clause's, of this name."""

    def failed(number: str, *cited: str, name: str = "asked") -> ScenarioRun:
        ran = run(number, "fail", checks=(False,))
        found = Difference(index=3, expected="fee 4", got="fee 5", clauses=cited)
        return dataclasses.replace(
            ran,
            started=msgspec.structs.replace(ran.started, name=name),
            ended=msgspec.structs.replace(ran.ended, difference=found),
        )

    def judged(name: str) -> dict[str, str]:
        runs = [failed("1", TAKEN, RATE), failed("2", TAKEN, RATE, name=name)]
        book = rulebook(clause("1"), clause("2"))
        shows_all = [
            msgspec.structs.replace(used, description=msgspec.structs.replace(used.description, unseen=()))
            for used in header.configurations
        ]
        followed = msgspec.structs.replace(header, configurations=tuple(shows_all))
        found = clause_verdicts([book], runs, followed, footer, blamed={(RATE, (TAKEN, RATE)): (RATE, TAKEN)})
        return {clause: verdict.verdict for clause, verdict in found.clauses.items()}

    return judged


def test_a_round_seen_in_passing_does_not_explain_away_what_was_asked_for(judged: Judged) -> None:
    """It is booked on one of the clauses that are cited, and says no more of that one than of the others."""
    assert judged(FOUND_AS_IN_PRODUCTION) == {RATE: "fail", TAKEN: "fail"}


def test_a_failure_that_no_other_clause_explains_explains_others(judged: Judged) -> None:
    """Where a Then of the one clause was not kept, and nothing else is to blame for that, it stopped the other."""
    assert judged("asked") == {RATE: "inconclusive", TAKEN: "fail"}
