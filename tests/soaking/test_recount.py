"""A soak is counted again without the system, and what is not borne out by its tables is found."""

from __future__ import annotations

import msgspec
import pytest

from clausewise.cli import main
from clausewise.failures import OTHERWISE
from clausewise.journal import JournalWriter, read_segment, verify
from clausewise.journal.chain import MAIN
from clausewise.journal.records import AnyRecord, Footer, Header, ScenarioEnded, TableSoaked, Tallied
from clausewise.reference_engine.core.rulings import Fault
from clausewise.soaking.recorded import batches_recorded, unpacked
from clausewise.verdicts import decode
from tests.soaking.conftest import Soaks

BONUS = Fault("ante-bonus.A.straight flush", "payout", "one more")


def rewritten(soaks: Soaks, change: object) -> None:
    """The journal as somebody would write it who has the seal made anew."""
    records = [entry.record for entry in read_segment(soaks.out, MAIN)]
    for file in (soaks.out / "journal").iterdir():
        file.unlink()
    header, *others = records
    assert isinstance(header, Header)
    writer = JournalWriter(soaks.out, MAIN, header)
    for record in others:
        if isinstance(record, Footer):
            writer.seal(record.counts, unchanged=record.unchanged, remark=record.remark)
        else:
            writer.write(change(record))  # type: ignore[operator]  # a function of a record
    assert verify(soaks.out) == []


def times_fifty(record: AnyRecord) -> AnyRecord:
    """Fifty times as much is tallied as was played."""
    if isinstance(record, Tallied):
        more = {clause: 50 * n for clause, n in record.exercised.items()}
        return msgspec.structs.replace(record, exercised=more)
    if isinstance(record, ScenarioEnded) and record.message.endswith("are asked for"):
        return msgspec.structs.replace(record, outcome="pass")
    return record


def test_a_sound_soak_is_counted_to_the_same(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the system the tables come to the same verdicts and the same n."""
    code = soaks.run("--rounds", "60", "--seed", "5")
    before = soaks.verdicts
    soaks.against(lambda: pytest.fail("the system is not asked"))
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "again")]) == code
    assert "the same verdicts as then" in capsys.readouterr().out
    after = decode((soaks.folder / "again" / "verdicts.json").read_bytes())
    assert {name: (one.verdict, one.n) for name, one in before.clauses.items()} == {
        name: (one.verdict, one.n) for name, one in after.clauses.items()
    }


def test_differences_are_counted_again(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """A fail stands as long as the round that the journal has shows it."""
    assert soaks.against_an_engine(BONUS).run("--seed", "3", "--rounds", "400", "--go-on") == 1
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "again")]) == 1
    assert "the same verdicts as then" in capsys.readouterr().out


def test_tallies_that_the_tables_do_not_bear_out_are_found(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """Multiplied by fifty and sealed anew they verify, and are told apart by what was played."""
    soaks.run("--rounds", "60", "--seed", "5")
    rewritten(soaks, times_fifty)
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "again")]) == OTHERWISE
    told = capsys.readouterr().out
    assert "are tallied, its tables show" in told
    assert "more of the kind" in told


def test_a_table_without_its_course_counts_for_nothing(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """Who takes the evidence away has nothing to count."""
    soaks.run("--rounds", "20", "--seed", "5")

    def bare(record: AnyRecord) -> AnyRecord:
        return msgspec.structs.replace(record, packed="") if isinstance(record, TableSoaked) else record

    rewritten(soaks, bare)
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "again")]) == OTHERWISE
    assert "it counts for nothing" in capsys.readouterr().out


def test_a_course_of_another_table_is_found(soaks: Soaks, capsys: pytest.CaptureFixture[str]) -> None:
    """The digest is that of what was seen."""
    soaks.run("--rounds", "20", "--seed", "5")
    courses = iter([t for t in soaks.tables if t.packed][::-1])

    def other(record: AnyRecord) -> AnyRecord:
        changes = isinstance(record, TableSoaked) and record.packed
        return msgspec.structs.replace(record, packed=next(courses).packed) if changes else record

    rewritten(soaks, other)
    assert main(["rejudge", str(soaks.out), "--out", str(soaks.folder / "again")]) == OTHERWISE
    assert "another than its digest was made of" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["x", "eJw=", "eJyLjgUA"])
def test_what_is_no_course_is_said_to_be_none(text: str) -> None:
    """Not base64, cut off, no JSON."""
    with pytest.raises(ValueError, match="course"):
        unpacked(text)


def test_every_table_of_a_soak_keeps_its_course(soaks: Soaks) -> None:
    """Packed, in about a ninth of the room."""
    soaks.run("--rounds", "40", "--seed", "5")
    for batch in batches_recorded(soaks.out, MAIN):
        for table in batch.tables.values():
            assert len(table.course) == table.record.stimuli
            assert table.played().rounds == table.record.rounds
