"""A recorded run answers as the system did, and only what the system was asked."""

from pathlib import Path

import pytest

from clausewise.adapters.base import System, SystemFailure, TableRefused
from clausewise.adapters.recording import RecordingSystem
from clausewise.journal import JournalWriter, ScenarioJournal
from clausewise.journal.records import ConfigurationUsed, Header
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Rise, Sit
from clausewise.reference_engine.vocabulary.description import Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen

SETUP = TableSetup(rulebook="book", seed=3)
CUT = Seen(sequence=1, at=0, event=Procedure(act="cuts"))
SHUFFLE = Seen(sequence=2, at=5, event=Procedure(act="shuffles"))
SPREAD = Seen(sequence=3, at=6, event=Procedure(act="spreads"))


def description(version: str) -> Description:
    """A system of this version."""
    return Description(
        manufacturer="Acme",
        product="Table",
        version=version,
        build="test",
        protocol=1,
        vocabulary={"core": 1},
        games=("book",),
        options={},
    )


def begin(journal: ScenarioJournal, uid: str, configuration: str = "first") -> None:
    """Starts a scenario."""
    journal.started(uid=uid, rulebook="book", clause="book.1", name=uid, file="f", line=1, configuration=configuration)


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A run of four scenarios in two configurations."""
    header = Header(
        time="t",
        run="r",
        segment="main",
        harness="1",
        rulebooks={"book": "1"},
        configurations=(
            ConfigurationUsed(name="first", target="http://table", description=description("1")),
            ConfigurationUsed(name="second", target="http://table", description=description("2")),
        ),
    )
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    begin(journal, "plays")
    journal.opened("t1", SETUP)
    journal.declared("t1", {"decks": 1})
    journal.submitted("t1", "s1", Sit(seat=1))
    journal.answered("t1", "s1", Receipt(accepted=True, settled=False))
    journal.happened("t1", CUT)
    journal.happened("t1", SHUFFLE)
    journal.declared("t1", {"decks": 2})
    journal.submitted("t1", "s2", Rise(seat=1))
    journal.answered("t1", "s2", Receipt(accepted=False, reason="stay"))
    journal.happened("t1", SPREAD)
    journal.ended("pass")
    begin(journal, "is refused", "second")
    journal.opened("", SETUP, "not here")
    journal.ended("not-applicable")
    begin(journal, "plays twice")
    for seat in (1, 2):
        journal.opened("t1", SETUP)
        journal.submitted("t1", "s1", Sit(seat=seat))
        journal.answered("t1", "s1", Receipt(accepted=True, reason=str(seat)))
    journal.ended("pass")
    begin(journal, "dies")
    journal.opened("t1", SETUP)
    journal.submitted("t1", "s1", Sit(seat=1))
    journal.ended("error")
    writer.seal({})
    return tmp_path


def test_it_answers_as_the_system_did(recorded: Path) -> None:
    """Receipts, events and declarations in their order; a submission sent twice is answered the same."""
    system: System = (recording := RecordingSystem(recorded))
    recording.for_scenario("plays")
    table = system.open(SETUP)
    assert table.id == "t1"
    assert table.read(0) == ((), True)
    assert table.declaration() == {"decks": 1}
    answer = table.submit("other-1", Sit(seat=1))
    assert answer.receipt == Receipt(accepted=True, settled=False)
    assert answer.events == (CUT, SHUFFLE)
    assert table.submit("other-1", Sit(seat=1)) == answer
    assert table.read(1) == ((SHUFFLE,), True)
    assert table.declaration() == {"decks": 2}
    assert table.declaration() == {"decks": 2}
    assert table.submit("other-2", Rise(seat=1)).receipt.reason == "stay"
    assert table.read(2) == ((SPREAD,), True)
    assert (table.cited(1), table.cited_for_refusal(), table.cited_for_fact("decks")) == ((), (), ())
    table.close()
    system.close()


def test_each_configuration_describes_itself(recorded: Path) -> None:
    """As it did then; the target says that it is a recording."""
    system = RecordingSystem(recorded)
    assert (system.describe().version, system.target) == ("1", "recording of http://table")
    assert RecordingSystem(recorded, "second").describe().version == "2"
    system.for_scenario("is refused", "second")
    assert system.describe().version == "2"


def test_a_refused_table_is_refused_again(recorded: Path) -> None:
    """For the reason given then."""
    system = RecordingSystem(recorded, "second")
    system.for_scenario("is refused")
    with pytest.raises(TableRefused, match="not here"):
        system.open(SETUP)


def test_a_name_given_to_a_second_table_is_kept_apart(recorded: Path) -> None:
    """Tables are told apart by the order in which they were opened."""
    system = RecordingSystem(recorded)
    system.for_scenario("plays twice")
    first, second = system.open(SETUP), system.open(SETUP)
    assert second.submit("a", Sit(seat=2)).receipt.reason == "2"
    assert first.submit("b", Sit(seat=1)).receipt.reason == "1"


def test_what_was_not_asked_then_is_not_answered(recorded: Path) -> None:
    """Another stimulus, one too many, another table, another scenario: each says the place and both sides."""
    system = RecordingSystem(recorded)
    system.for_scenario("plays")
    with pytest.raises(SystemFailure, match=r"seed=4.*where it was opened with.*seed=3"):
        system.open(TableSetup(rulebook="book", seed=4))
    system.for_scenario("plays")
    table = system.open(SETUP)
    with pytest.raises(SystemFailure, match="a table that was not opened then"):
        system.open(SETUP)
    with pytest.raises(SystemFailure, match=r"plays, table t1, stimulus 1: .*Rise.* where .*Sit.* was submitted"):
        table.submit("1", Rise(seat=1))
    table.submit("2", Sit(seat=1))
    table.submit("3", Rise(seat=1))
    with pytest.raises(SystemFailure, match="declaration where it was not read"):
        table.declaration()
    with pytest.raises(SystemFailure, match="after the last stimulus that was recorded"):
        table.submit("4", Sit(seat=2))
    with pytest.raises(SystemFailure, match="no scenario sings was recorded"):
        system.for_scenario("sings")
    with pytest.raises(SystemFailure, match="no scenario plays was recorded in the configuration second"):
        system.for_scenario("plays", "second")
    with pytest.raises(SystemFailure, match="no configuration third"):
        RecordingSystem(recorded, "third")


def test_where_the_system_died_the_recording_fails_too(recorded: Path) -> None:
    """It has no answer to give."""
    system = RecordingSystem(recorded)
    system.for_scenario("dies")
    with pytest.raises(SystemFailure, match="no answer to"):
        system.open(SETUP).submit("1", Sit(seat=1))


def test_a_run_that_never_began_is_no_system(tmp_path: Path) -> None:
    """Nor is a directory without a journal; see tests/journal for that."""
    (tmp_path / "journal").mkdir()
    (tmp_path / "journal" / "main.jsonl").touch()
    with pytest.raises(SystemFailure, match="never began"):
        RecordingSystem(tmp_path)
