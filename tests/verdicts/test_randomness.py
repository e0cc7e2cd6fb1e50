"""A test of randomness beside the scenarios of a clause: what it shows counts, and makes up for nothing."""

from collections.abc import Callable
from typing import Literal

import msgspec
import pytest

from clausewise.journal import ScenarioRun
from clausewise.journal.records import Footer, Header, RandomnessShown
from clausewise.registry.model import Clause, Rulebook
from clausewise.verdicts import ClauseVerdict, clause_verdicts

Judge = Callable[..., ClauseVerdict]
Shown = Literal["pass", "fail", "inconclusive"]


def shown(verdict: Shown = "pass", build: str = "Table 1.2", clause: str = "book.1") -> RandomnessShown:
    """A result for the clause."""
    return RandomnessShown(
        digest="a" * 64, plan="b" * 64, clauses=(clause,), verdict=verdict, reason="so it was",
        subject="Table", build=build, made="2026-03-01T11:00:00Z", n=700, level=0.01, power=0.9, rule="Looked at once.",
    )  # fmt: skip


@pytest.fixture
def judge(
    clause: Callable[..., Clause],
    rulebook: Callable[..., Rulebook],
    run: Callable[..., ScenarioRun],
    header: Header,
    footer: Footer,
) -> Judge:
    """The verdict of clause 1, whose one scenario ends as it is told."""

    def judged(outcome: str, *results: RandomnessShown) -> ClauseVerdict:
        changed = msgspec.structs.replace(header, randomness=results)
        made = clause_verdicts([rulebook(clause("1"))], [run("1", outcome)], changed, footer, "seal")
        return made.clauses["book.1"]

    return judged


def test_a_pass_is_as_strong_as_what_was_sampled(judge: Judge) -> None:
    """With the number of decks, and with level, power and rule beside it."""
    verdict = judge("pass", shown())
    assert (verdict.verdict, verdict.strength, verdict.n, verdict.bound) == ("pass", "sampled", 700, None)
    assert verdict.randomness is not None
    assert (verdict.randomness.level, verdict.randomness.power, verdict.randomness.rule) == (
        0.01,
        0.9,
        "Looked at once.",
    )


def test_nothing_changes_where_none_was_brought_for_the_clause(judge: Judge) -> None:
    """A result for another clause is none for this one."""
    assert judge("pass", shown(clause="book.2")) == judge("pass")
    assert judge("pass").randomness is None


@pytest.mark.parametrize(
    ("outcome", "results", "verdict"),
    [
        ("pass", ("fail",), "fail"),
        ("inconclusive", ("fail",), "fail"),
        ("pass", ("inconclusive",), "inconclusive"),
        ("pass", ("pass", "inconclusive"), "inconclusive"),
        ("pass", ("inconclusive", "fail"), "fail"),
        ("fail", ("pass",), "fail"),
        ("error", ("fail",), "error"),
        ("inconclusive", ("pass",), "inconclusive"),
    ],
)
def test_the_worst_counts(judge: Judge, outcome: str, results: tuple[Shown, ...], verdict: str) -> None:
    """A test that passed makes no scenario good, and one that failed is made good by none."""
    assert judge(outcome, *map(shown, results)).verdict == verdict


@pytest.mark.parametrize(
    ("build", "verdict"), [("1.2", "pass"), ("sha256:abc", "pass"), ("1.1", "inconclusive"), ("", "inconclusive")]
)
def test_a_result_speaks_of_the_build_that_was_tested(judge: Judge, build: str, verdict: str) -> None:
    """By its version or the digest of a part; a failure of another build fails nothing here either."""
    assert judge("pass", shown(build=build)).verdict == verdict
    assert judge("pass", shown("fail", build=build)).verdict == ("fail" if verdict == "pass" else verdict)
