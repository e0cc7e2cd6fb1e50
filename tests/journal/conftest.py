"""A small run to write, read and damage."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.journal import JournalWriter, ScenarioJournal
from clausewise.journal.records import ConfigurationUsed, Header
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.description import Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen

TIME = "2026-01-01T00:00:00.000000+00:00"


@pytest.fixture
def description() -> Description:
    """What a system says of itself."""
    return Description(
        manufacturer="Acme",
        product="Table",
        version="1.2",
        build="test",
        protocol=1,
        vocabulary={"core": 1},
        games=("four-card-poker",),
        options={},
    )


@pytest.fixture
def header(description: Description) -> Header:
    """The header of a run in one configuration."""
    return Header(
        time=TIME,
        run="run-1",
        segment="main",
        harness="0.1.0",
        rulebooks={"book": "1"},
        configurations=(ConfigurationUsed(name="default", target="reference", description=description),),
    )


def play(journal: ScenarioJournal, uid: str, *, ended: bool = True) -> None:
    """One scenario of nine lines, or of eight if it does not end."""
    journal.started(
        uid=uid,
        rulebook="book",
        clause="book.1",
        name=uid,
        file="one.feature",
        line=7,
        configuration="default",
        example={"amount": "10"},
    )
    journal.step_started("When", "seat 1 sits down", 8)
    journal.opened("t1", TableSetup(rulebook="book", seed=3))
    journal.submitted("t1", "s1", Sit(seat=1))
    journal.answered("t1", "s1", Receipt(accepted=True))
    journal.happened("t1", Seen(sequence=1, at=0, event=Procedure(act="cuts", words="höher")))
    journal.checked("seat 1 sits", ok=True, expected="1", got="1")
    journal.step_ended("pass")
    if ended:
        journal.ended("pass")


@pytest.fixture
def played() -> Callable[..., None]:
    """Plays one scenario into a journal."""
    return play


@pytest.fixture
def sealed(tmp_path: Path, header: Header) -> tuple[Path, str]:
    """A finished run of two segments with two and one scenario, and its seal."""
    main = JournalWriter(tmp_path, "main", header)
    play(ScenarioJournal(main), "a")
    worker = JournalWriter(tmp_path, "gw0", header)
    journal = ScenarioJournal(worker)
    play(journal, "b")
    play(journal, "c")
    worker.close()
    return tmp_path, main.seal({"pass": 3})
