"""Rulebooks and runs made up for the tests: a clause and its scenarios in a line each."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.journal import ScenarioRun
from clausewise.journal.records import (
    Checked,
    ConfigurationUsed,
    Footer,
    Header,
    Outcome,
    ScenarioEnded,
    ScenarioStarted,
    Strength,
)
from clausewise.reference_engine.vocabulary.description import Component, Description
from clausewise.registry.model import Clause, DocumentSpec, Reading, Rulebook, Scenario

TIME = "2026-03-01T12:00:00.000000+00:00"
PLACE = Path("book/one.feature")


def make_clause(number: str, *, scenarios: int = 1, channels: tuple[str, ...] = ("play",)) -> Clause:
    """A clause of `book` with plain scenarios."""
    clause_id = f"book.{number}"
    return Clause(
        id=clause_id,
        rulebook="book",
        kind="payout",
        channels=channels,
        name=f"Rule {number}",
        description="",
        path=PLACE,
        line=1,
        scenarios=tuple(
            Scenario(
                name=f"{number} {count}",
                clause=clause_id,
                path=PLACE,
                line=2,
                tags=(),
                readings=(),
                background=(),
                steps=(),
                examples=(),
                is_outline=False,
            )
            for count in range(scenarios)
        ),
        readings=(),
        fingerprint=None,
        words=None,
    )


def make_rulebook(*clauses: Clause, readings: tuple[Reading, ...] = (), unwritten: tuple[str, ...] = ()) -> Rulebook:
    """A rulebook of these clauses."""
    return Rulebook(
        id="book",
        title="Book",
        authority="Authority",
        version="1",
        adoption="",
        games=("game",),
        folder=Path("book"),
        document=DocumentSpec(name="000", furniture=(), heading="", levels=()),
        options=(),
        readings=readings,
        clauses=clauses,
        unwritten=unwritten,
    )


def make_run(  # noqa: PLR0913  what a test says of a run
    clause: str,
    outcome: Outcome = "pass",
    *,
    number: int = 0,
    message: str = "",
    strength: Strength = "forced",
    n: int = 1,
    checks: tuple[bool, ...] | None = None,
    readings: tuple[str, ...] = (),
    configuration: str = "default",
) -> ScenarioRun:
    """A scenario that ran; without saying so it checked one thing, which was met if it passed."""
    met = (outcome == "pass",) if checks is None else checks
    return ScenarioRun(
        segment="main",
        line=2,
        started=ScenarioStarted(
            time=TIME,
            uid=f"book.{clause} {clause} {number}",
            rulebook="book",
            clause=f"book.{clause}",
            name=f"{clause} {number}",
            file="one.feature",
            line=2,
            configuration=configuration,
            readings=readings,
        ),
        records=tuple(Checked(time=TIME, sentence="so", ok=ok, strength=strength, n=n) for ok in met),
        ended=ScenarioEnded(time=TIME, uid=f"book.{clause} {clause} {number}", outcome=outcome, message=message),
    )


@pytest.fixture
def clause() -> Callable[..., Clause]:
    """Makes a clause."""
    return make_clause


@pytest.fixture
def rulebook() -> Callable[..., Rulebook]:
    """Makes a rulebook."""
    return make_rulebook


@pytest.fixture
def run() -> Callable[..., ScenarioRun]:
    """Makes a scenario that ran."""
    return make_run


@pytest.fixture
def header() -> Header:
    """A run of `book` against version 1.2 of a table."""
    return Header(
        time=TIME,
        run="run-1",
        segment="main",
        harness="0.1.0",
        rulebooks={"book": "1"},
        configurations=(
            ConfigurationUsed(
                name="default",
                target="reference",
                description=Description(
                    manufacturer="Acme",
                    product="Table",
                    version="1.2",
                    build="production",
                    protocol=1,
                    vocabulary={"core": 1},
                    games=("game",),
                    options={},
                    components=(Component(name="rules", digest="sha256:abc", computed_by="the lab"),),
                ),
            ),
        ),
    )


@pytest.fixture
def footer() -> Footer:
    """The end of a run through which the system stayed the same."""
    return Footer(time=TIME, segments={}, counts={})
