"""A killed run goes on: what had ended is not done again, what was torn is marked, and the chain holds."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.failures import USAGE
from clausewise.journal import (
    JournalError,
    JournalWriter,
    ScenarioJournal,
    packing,
    read_journal,
    read_segment,
    resume,
    scenarios,
    verify,
)
from clausewise.journal.records import Abandoned, Header, Remark, Resumed

UIDS = {"main": ("a", "b"), "gw0": ("c", "d", "e")}
Play = Callable[..., None]


def begin(directory: Path, header: Header, play: Play) -> dict[str, bytes]:
    """A run of five scenarios in two segments that is never sealed; the content of its segments."""
    for segment, uids in UIDS.items():
        journal = ScenarioJournal(JournalWriter(directory, segment, header))
        for uid in uids:
            play(journal, uid)
        journal.writer.close()
    return {segment: (directory / "journal" / f"{segment}.jsonl").read_bytes() for segment in UIDS}


def go_on(directory: Path, header: Header, play: Play) -> str:
    """What a run with --resume does: goes on in all segments, plays what is not done, and seals."""
    state = resume(directory, header)
    main = JournalWriter.resume(directory, "main", header)
    for segment, uids in UIDS.items():
        journal = ScenarioJournal(main if segment == "main" else JournalWriter.resume(directory, segment, header))
        for uid in uids:
            if (uid, "default") not in state.done:
                play(journal, uid)
        if segment != "main":
            journal.writer.close()
    return main.seal({"pass": 5})


@pytest.mark.parametrize("seed", range(60))
def test_a_run_cut_off_anywhere_goes_on(tmp_path: Path, header: Header, played: Play, seed: int) -> None:
    """Each segment ends at a byte of its own, as a kill leaves it; every third example ends at or near a line's end."""
    content = begin(tmp_path, header, played)
    chance = random.Random(seed)
    kept: dict[str, bytes] = {}
    for segment, sound in content.items():
        length = chance.randrange(len(sound) + 1)
        if seed % 3 == 0:
            ends = [0, *(at + 1 for at, byte in enumerate(sound) if byte == 10)]
            length = max(0, chance.choice(ends) - chance.randrange(2))
        if segment == "gw0" and b"\n" not in kept["main"]:
            length = 0  # no worker is started before the main segment has its header
        kept[segment] = sound[:length]
        (tmp_path / "journal" / f"{segment}.jsonl").write_bytes(kept[segment])
    ended = sum(part.count(b'{"record":"scenario-ended"') for part in kept.values())
    torn_ends = sum(b'{"record":"scenario-ended"' in part.rpartition(b"\n")[2] for part in kept.values())

    assert len(resume(tmp_path, header).done) == ended - torn_ends
    seal = go_on(tmp_path, header, played)

    assert verify(tmp_path, seal) == []
    assert sorted(run.started.uid for run in scenarios(tmp_path)) == ["a", "b", "c", "d", "e"]
    # Nothing that had been gathered in a whole line is lost, and what was torn is quoted.
    for segment, part in kept.items():
        whole, _, torn = part.rpartition(b"\n")
        now = (tmp_path / "journal" / f"{segment}.jsonl").read_bytes()
        assert now.startswith(whole)
        if whole and torn:
            quotes = [entry.record for entry in read_segment(tmp_path, segment) if isinstance(entry.record, Abandoned)]
            assert [quote.torn for quote in quotes] == [torn.decode("utf-8", "backslashreplace")]


def test_a_scenario_cut_off_between_lines_is_abandoned(tmp_path: Path, header: Header, played: Play) -> None:
    """Nothing is torn then, and still it has no end."""
    journal = ScenarioJournal(JournalWriter(tmp_path, "main", header))
    played(journal, "a")
    played(journal, "b", ended=False)
    journal.writer.close()
    state = resume(tmp_path, header)
    assert state.done == {("a", "default")}
    assert state.abandoned == ("b",)
    last = list(read_journal(tmp_path))[-1].record
    assert isinstance(last, Abandoned)
    assert (last.uid, last.torn) == ("b", "")


def test_resuming_twice_marks_once(tmp_path: Path, header: Header, played: Play) -> None:
    """A run killed again before it went on finds its journal in order."""
    journal = ScenarioJournal(JournalWriter(tmp_path, "main", header))
    played(journal, "a", ended=False)
    journal.writer.close()
    resume(tmp_path, header)
    content = (tmp_path / "journal" / "main.jsonl").read_bytes()
    state = resume(tmp_path, header)
    assert state.abandoned == ()
    assert (tmp_path / "journal" / "main.jsonl").read_bytes() == content


def test_going_on_is_noted(tmp_path: Path, header: Header) -> None:
    """The journal says after how many lines the run was taken up again."""
    JournalWriter(tmp_path, "main", header).close()
    resume(tmp_path, header)
    JournalWriter.resume(tmp_path, "main", header).close()
    last = list(read_journal(tmp_path))[-1].record
    assert isinstance(last, Resumed)
    assert last.lines == 1


def test_a_run_that_had_ended_is_complete(sealed: tuple[Path, str], header: Header) -> None:
    """Killed after the footer: there is nothing to do, and the seal is known again."""
    directory, seal = sealed
    (directory / "seal.txt").unlink()
    state = resume(directory, header)
    assert state.seal is not None
    assert state.seal == seal
    assert len(state.done) == 3
    assert (directory / "seal.txt").read_text() == f"{seal}\n"
    assert verify(directory, seal) == []


def test_a_torn_footer_is_written_again(sealed: tuple[Path, str], header: Header) -> None:
    """Killed in the middle of the footer: everything is done, but nothing is sealed."""
    directory, _ = sealed
    path = directory / "journal" / "main.jsonl"
    path.write_bytes(path.read_bytes()[:-20])
    state = resume(directory, header)
    assert state.seal is None
    assert len(state.done) == 3
    seal = JournalWriter.resume(directory, "main", header).seal({"pass": 3})
    assert verify(directory, seal) == []


@pytest.mark.parametrize("length", [0, 1, 40, 200])
def test_a_run_killed_in_its_first_line_begins_anew(tmp_path: Path, header: Header, length: int) -> None:
    """Nothing had been gathered; the same directory serves."""
    JournalWriter(tmp_path, "main", header).close()
    path = tmp_path / "journal" / "main.jsonl"
    path.write_bytes(path.read_bytes()[:length])
    assert resume(tmp_path, header).header is None
    assert verify(tmp_path, JournalWriter.resume(tmp_path, "main", header).seal({})) == []


def test_where_nothing_was_begun_there_is_nothing_to_resume(tmp_path: Path, header: Header) -> None:
    """`--resume` in an empty directory is a run from the start."""
    assert resume(tmp_path, header).header is None


def test_another_test_is_not_gone_on_with(sealed: tuple[Path, str], header: Header) -> None:
    """Another version of the system, other options or other rulebooks: refused, and named; time is no matter."""
    directory, seal = sealed
    used = header.configurations[0]
    newer = msgspec.structs.replace(used, description=msgspec.structs.replace(used.description, version="1.3"))
    with pytest.raises(JournalError, match=r"tested something else \(configurations: description differ\)") as refused:
        resume(directory, msgspec.structs.replace(header, configurations=(newer,)))
    assert refused.value.exit_code == USAGE
    with pytest.raises(JournalError, match="rulebooks, selection differ"):
        resume(directory, msgspec.structs.replace(header, rulebooks={"book": "2"}, selection=("book.1",)))
    assert resume(directory, msgspec.structs.replace(header, time="later", run="run-2", segment="gw7")).seal
    assert verify(directory, seal) == []


def test_a_damaged_journal_is_not_gone_on_with(tmp_path: Path, header: Header, played: Play) -> None:
    """Only the last line can be torn by a kill; resuming must not cover what somebody changed."""
    content = begin(tmp_path, header, played)["main"]
    path = tmp_path / "journal" / "main.jsonl"
    path.write_bytes(content.replace(b'"ok":true', b'"ok":false', 1))
    changed = path.read_bytes()
    with pytest.raises(JournalError, match="line 8 was changed"):
        resume(tmp_path, header)
    assert path.read_bytes() == changed


def test_workers_without_a_main_segment_are_refused(sealed: tuple[Path, str], header: Header) -> None:
    """They are no journal of a killed run, and are not thrown away."""
    directory, _ = sealed
    (directory / "journal" / "main.jsonl").unlink()
    with pytest.raises(JournalError, match="main segment"):
        resume(directory, header)
    assert (directory / "journal" / "gw0.jsonl").exists()


def test_a_run_that_goes_on_is_not_resumed_beside_itself(
    tmp_path: Path, header: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that outlives a killed run for a moment is waited for; one that stays is not written over."""
    monkeypatch.setattr(packing, "PATIENCE", 0.0)
    running = JournalWriter(tmp_path, "main", header)
    with pytest.raises(JournalError, match="a run is still writing it"):
        resume(tmp_path, header)
    running.write(Remark(time="2026-02-01T00:00:00.000000+00:00", text="still here"))
    running.close()
    assert resume(tmp_path, header).header == header


def test_a_torn_line_that_is_no_text_is_kept_escaped(tmp_path: Path, header: Header) -> None:
    """A cut inside a character, or what a disk leaves after a power failure."""
    JournalWriter(tmp_path, "main", header).close()
    with (tmp_path / "journal" / "main.jsonl").open("ab") as stream:
        stream.write(b'{"n":2,"h\xc3' + b"\x00" * 50)
    resume(tmp_path, header)
    last = list(read_journal(tmp_path))[-1].record
    assert isinstance(last, Abandoned)
    assert last.torn == '{"n":2,"h\\xc3' + "\x00" * 50
    assert verify(tmp_path, JournalWriter.resume(tmp_path, "main", header).seal({})) == []
