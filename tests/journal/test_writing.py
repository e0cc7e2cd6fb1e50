"""What is written can be read, at once and as it was."""

import hashlib
import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.failures import ERROR, USAGE
from clausewise.journal import (
    JournalError,
    JournalWriter,
    Recorder,
    ScenarioJournal,
    footer_of,
    header_of,
    identity_changed,
    read_journal,
    read_segment,
    scenarios,
    verify,
)
from clausewise.journal.records import Footer, Header, Remark, ScenarioEnded, Submitted
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.description import Description

TIME = "2026-02-01T00:00:00.000000+00:00"


def test_a_line_is_there_as_soon_as_it_is_written(tmp_path: Path, header: Header) -> None:
    """A kill the moment after loses nothing: the line is with the system before anything is closed or synced."""
    writer = JournalWriter(tmp_path, "main", header)
    writer.write(Remark(time=TIME, text="now"))
    assert [entry.record for entry in read_segment(tmp_path, "main")][1] == Remark(time=TIME, text="now")
    writer.close()


def test_the_chain_can_be_computed_with_a_text_editor_and_sha256(sealed: tuple[Path, str]) -> None:
    """The form that docs/journal.md gives an auditor, followed without our code."""
    directory, seal = sealed
    for segment in ("main", "gw0"):
        head = hashlib.sha256(f"clausewise journal 1 {segment}".encode()).hexdigest()
        lines = (directory / "journal" / f"{segment}.jsonl").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            parts = re.fullmatch(r'\{"n":(\d+),"hash":"([0-9a-f]{64})","record":(.*)\}', line)
            assert parts is not None
            head = hashlib.sha256((head + parts[3]).encode()).hexdigest()
            assert (int(parts[1]), parts[2]) == (number, head)
            json.loads(line)
        if segment == "main":
            assert head == seal
    assert (directory / "seal.txt").read_text() == f"{seal}\n"


def test_scenarios_come_back_with_their_steps(sealed: tuple[Path, str]) -> None:
    """Stimuli, events and checks stand in the step in which they came."""
    directory, _ = sealed
    runs = scenarios(directory)
    assert [run.started.uid for run in runs] == ["a", "b", "c"]
    (step,) = runs[1].steps
    assert step.started.text == "seat 1 sits down"
    assert [stimulus.stimulus for stimulus in step.stimuli] == [Sit(seat=1)]
    assert [check.got for check in step.checks] == ["1"]
    assert [seen.seen.sequence for seen in step.events] == [1]
    assert step.ended is not None
    assert step.ended.outcome == "pass"
    assert runs[1].checks == step.checks
    assert (runs[1].segment, runs[1].line) == ("gw0", 2)
    assert runs[1].started.example == {"amount": "10"}


def test_header_and_footer_are_found(sealed: tuple[Path, str], header: Header) -> None:
    """The header says its segment; the footer lists the heads of all others."""
    directory, seal = sealed
    assert header_of(directory) == header
    assert header_of(directory, "gw0") == msgspec.structs.replace(header, segment="gw0")
    found = footer_of(directory)
    assert found is not None
    footer, hashed = found
    assert hashed == seal
    assert footer.counts == {"pass": 3}
    assert footer.segments["gw0"] == list(read_segment(directory, "gw0"))[-1].hash
    assert footer.segments["main"] == list(read_segment(directory, "main"))[-2].hash


def test_a_scenario_that_has_not_ended_is_left_out(tmp_path: Path, header: Header, played: Callable[..., None]) -> None:
    """A report of a run that goes on tells of what is over."""
    journal = ScenarioJournal(JournalWriter(tmp_path, "main", header))
    played(journal, "a")
    played(journal, "b", ended=False)
    assert [run.started.uid for run in scenarios(tmp_path)] == ["a"]
    assert footer_of(tmp_path) is None
    journal.writer.close()


def test_of_a_scenario_that_ran_twice_the_last_counts(tmp_path: Path, header: Header) -> None:
    """Whichever segment it ran in."""
    for segment, outcome in (("main", "fail"), ("gw0", "pass")):
        journal = ScenarioJournal(JournalWriter(tmp_path, segment, header))
        journal.started(uid="a", rulebook="book", clause="book.1", name="a", file="f", line=1, configuration="default")
        journal.ended("fail" if outcome == "fail" else "pass")
        journal.writer.close()
    assert [run.ended.outcome for run in scenarios(tmp_path)] == ["pass"]


def test_the_scenario_journal_is_a_recorder(tmp_path: Path, header: Header) -> None:
    """Steps know the Recorder only; it counts the checks, from nothing for every scenario."""
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    recorder: Recorder = journal
    recorder.checked("a", ok=True)
    recorder.declared("t1", {"decks": 2, "colours": ("red", "blue"), "sign": True})
    recorder.remark("retried")
    assert journal.checks == 1
    journal.started(uid="b", rulebook="book", clause="book.1", name="b", file="f", line=1, configuration="default")
    assert journal.checks == 0
    writer.close()
    assert len(list(read_segment(tmp_path, "main"))) == 5


def test_half_characters_are_written_escaped(tmp_path: Path, header: Header) -> None:
    """What a system says may hold what UTF-8 cannot; the run does not end for that."""
    writer = JournalWriter(tmp_path, "main", header)
    writer.write(Remark(time=TIME, text="half \ud83c of it"))
    writer.seal({})
    assert verify(tmp_path) == []
    assert list(read_segment(tmp_path, "main"))[1].record == Remark(time=TIME, text="half \\ud83c of it")


def test_line_feeds_stay_inside_a_line(tmp_path: Path, header: Header) -> None:
    """A message of many lines is one line of the journal."""
    writer = JournalWriter(tmp_path, "main", header)
    writer.write(Remark(time=TIME, text="one\ntwo\r\n\u2028three"))
    writer.seal({})
    assert verify(tmp_path) == []
    assert list(read_segment(tmp_path, "main"))[1].record == Remark(time=TIME, text="one\ntwo\r\n\u2028three")


def test_a_second_run_does_not_write_over_the_first(sealed: tuple[Path, str], header: Header) -> None:
    """The message says what to do instead."""
    directory, seal = sealed
    with pytest.raises(JournalError, match="--resume") as refused:
        JournalWriter(directory, "main", header)
    assert refused.value.exit_code == USAGE
    assert verify(directory, seal) == []


def test_a_name_cannot_lead_out_of_the_directory(tmp_path: Path, header: Header) -> None:
    """A worker's name becomes a file's name."""
    with pytest.raises(ValueError, match="no name for a segment"):
        JournalWriter(tmp_path, "../main", header)


def test_only_the_main_segment_is_sealed(tmp_path: Path, header: Header) -> None:
    """There is one footer, and one seal."""
    writer = JournalWriter(tmp_path, "gw0", header)
    with pytest.raises(ValueError, match="belongs to the segment main"):
        writer.seal({})
    writer.close()


def test_a_full_disk_ends_the_journal_at_its_last_whole_line(
    tmp_path: Path, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a torn line nothing is written that could not be linked to it; the code says that the harness failed."""
    writer = JournalWriter(tmp_path, "main", header)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(JournalError, match="No space left on device") as failed:
            writer.write(Remark(time=TIME, text="x"))
    assert failed.value.exit_code == ERROR
    with pytest.raises(JournalError):
        writer.write(Remark(time=TIME, text="y"))
    writer.close()
    assert len(list(read_segment(tmp_path, "main"))) == 1


def test_closing_twice_is_harmless(tmp_path: Path, header: Header) -> None:
    """The head stays known."""
    writer = JournalWriter(tmp_path, "main", header)
    assert writer.close() == writer.close() == list(read_segment(tmp_path, "main"))[-1].hash


@pytest.mark.parametrize("content", [None, b""])
def test_no_journal_is_said_so(tmp_path: Path, content: bytes | None) -> None:
    """An empty directory and a directory that is none get one message; an empty file is a run that never began."""
    if content is None:
        with pytest.raises(JournalError, match="there is no journal here"):
            list(read_journal(tmp_path))
        with pytest.raises(JournalError, match="there is no journal here"):
            header_of(tmp_path)
    else:
        (tmp_path / "journal").mkdir()
        (tmp_path / "journal" / "main.jsonl").write_bytes(content)
        assert list(read_journal(tmp_path)) == []
        assert header_of(tmp_path) is None


def test_nonsense_in_the_middle_is_no_traceback(sealed: tuple[Path, str]) -> None:
    """Reading says the line and names the command that says more."""
    path = sealed[0] / "journal" / "main.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"nonsense\n", *lines[4:]]))
    with pytest.raises(JournalError, match=r"line 4 is no line of a journal.*clausewise verify"):
        scenarios(sealed[0])


def test_a_long_last_line_is_found_from_the_end(tmp_path: Path, header: Header) -> None:
    """Longer than the blocks in which the end is read."""
    writer = JournalWriter(tmp_path, "main", header)
    writer.write(Remark(time=TIME, text="x" * 200_000))
    head = writer.close()
    resumed = JournalWriter.resume(tmp_path, "main", header)
    assert resumed.lines == 3
    assert list(read_segment(tmp_path, "main"))[1].hash == head
    resumed.seal({})
    assert verify(tmp_path) == []


def test_a_killed_process_leaves_what_it_wrote(tmp_path: Path) -> None:
    """The kill that cannot be caught, right after a line without a sync."""
    program = textwrap.dedent(
        """
        import os, signal, sys
        from pathlib import Path
        from clausewise.journal import JournalWriter
        from clausewise.journal.records import Header, Remark
        header = Header(time='', run="r", segment="main", harness="1", rulebooks={}, configurations=())
        writer = JournalWriter(Path(sys.argv[1]), "main", header)
        for number in range(100):
            writer.write(Remark(time='', text=str(number)))
        os.kill(os.getpid(), signal.SIGKILL)
        """
    )
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False)
    assert done.returncode == -9
    assert [entry.record for entry in read_segment(tmp_path, "main")][-1] == Remark(time="", text="99")


def test_a_system_that_says_something_else_at_the_end_is_noticed(description: Description) -> None:
    """The field and both values are named; the same description is no change."""
    assert identity_changed(description, msgspec.structs.replace(description)) is None
    changed = identity_changed(description, msgspec.structs.replace(description, version="1.3"))
    assert changed is not None
    assert 'version was "1.2" and is "1.3"' in changed


def test_records_keep_their_place_in_the_journal(sealed: tuple[Path, str]) -> None:
    """All segments are read, the main one first."""
    kinds = [(entry.segment, entry.n, type(entry.record)) for entry in read_journal(sealed[0])]
    assert kinds[0] == ("main", 1, Header)
    assert kinds[10] == ("main", 11, Footer)
    assert kinds[11] == ("gw0", 1, Header)
    assert kinds[-1] == ("gw0", 19, ScenarioEnded)
    assert [n for segment, n, kind in kinds if kind is Submitted] == [5, 5, 14]
