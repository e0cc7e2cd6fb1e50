"""A long segment is packed as it is written; nothing that could be said of its lines before is said otherwise."""

import gzip
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.journal import (
    JournalError,
    JournalWriter,
    ScenarioJournal,
    footer_of,
    packing,
    resume,
    scenarios,
    verify,
)
from clausewise.journal.packing import segment_lines
from clausewise.journal.reader import read_segment
from clausewise.journal.records import Abandoned, Header

Play = Callable[..., None]
SCENARIOS = 12


@pytest.fixture(autouse=True)
def packed_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three scenarios are enough to be packed."""
    monkeypatch.setattr(packing, "ENOUGH", 6_000)


def written(directory: Path, header: Header, play: Play, *, sealed: bool = True) -> str:
    """A packed run; its seal, or nothing if it was cut off with the last lines as text."""
    writer = JournalWriter(directory if sealed else directory / "killed", "main", header)
    journal = ScenarioJournal(writer)
    for number in range(SCENARIOS):
        play(journal, f"uid{number}")
    if sealed:
        return writer.seal({"pass": SCENARIOS})
    play(journal, "open", ended=False)
    # Whoever was killed holds its files no longer; this process does.
    shutil.copytree(directory / "killed" / "journal", directory / "journal")
    return ""


def packed_at(directory: Path) -> Path:
    """Where what was packed lies."""
    return directory / "journal" / "main.jsonl.gz"


def text_at(directory: Path) -> Path:
    """Where the rest lies."""
    return directory / "journal" / "main.jsonl"


def test_a_sealed_run_is_packed_and_sound(tmp_path: Path, header: Header, played: Play) -> None:
    """No text is left over, the seal is that of the lines, and `gunzip` gives them back."""
    seal = written(tmp_path, header, played)
    assert not text_at(tmp_path).exists()
    lines = gzip.decompress(packed_at(tmp_path).read_bytes())
    assert lines.count(b"\n") == 1 + 9 * SCENARIOS + 1
    assert packed_at(tmp_path).stat().st_size < len(lines) / 2
    assert verify(tmp_path, seal) == []
    assert len(scenarios(tmp_path)) == SCENARIOS
    found = footer_of(tmp_path)
    assert found is not None
    assert found[1] == seal


def test_an_unpacked_journal_says_the_same(tmp_path: Path, header: Header, played: Play) -> None:
    """What `gunzip` leaves is a journal as it was always written: also one of an older version."""
    seal = written(tmp_path, header, played)
    before = [entry.hash for entry in read_segment(tmp_path, "main")]
    text_at(tmp_path).write_bytes(gzip.decompress(packed_at(tmp_path).read_bytes()))
    packed_at(tmp_path).unlink()
    assert verify(tmp_path, seal) == []
    assert [entry.hash for entry in read_segment(tmp_path, "main")] == before


def test_a_short_segment_stays_text(tmp_path: Path, header: Header, played: Play) -> None:
    """There is nothing to be won by packing it."""
    writer = JournalWriter(tmp_path, "main", header)
    played(ScenarioJournal(writer), "one")
    writer.seal({"pass": 1})
    assert text_at(tmp_path).exists()
    assert not packed_at(tmp_path).exists()


@pytest.mark.parametrize("seed", range(12))
def test_a_killed_run_goes_on_from_what_was_packed(tmp_path: Path, header: Header, played: Play, seed: int) -> None:
    """Cut off anywhere in its text, it loses nothing of a whole line, and is gone on with."""
    written(tmp_path, header, played, sealed=False)
    text = text_at(tmp_path).read_bytes()
    text_at(tmp_path).write_bytes(text[: random.Random(seed).randrange(len(text) + 1)])
    whole = [line for line in segment_lines(tmp_path, "main") if line.endswith(b"\n")]
    state = resume(tmp_path, header)
    assert len(state.done) == sum(b'"scenario-ended"' in line for line in whole)
    writer = JournalWriter.resume(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    for number in range(SCENARIOS):
        if (f"uid{number}", "default") not in state.done:
            played(journal, f"uid{number}")
    assert verify(tmp_path, writer.seal({"pass": SCENARIOS})) == []
    assert list(segment_lines(tmp_path, "main"))[: len(whole)] == whole


def test_a_kill_while_packing_loses_nothing(tmp_path: Path, header: Header, played: Play) -> None:
    """Half of a member beside its text, and a whole member beside its text, count once."""
    written(tmp_path, header, played, sealed=False)
    lines = list(segment_lines(tmp_path, "main"))
    before = packed_at(tmp_path).read_bytes()
    member = gzip.compress(text_at(tmp_path).read_bytes(), 6, mtime=0)
    for length in (1, len(member) // 2, len(member) - 1, len(member)):
        packed_at(tmp_path).write_bytes(before + member[:length])
        assert list(segment_lines(tmp_path, "main")) == lines
    os.truncate(packed_at(tmp_path), len(before) + len(member) // 2)
    assert resume(tmp_path, header).abandoned == ("open",)
    assert packed_at(tmp_path).read_bytes() == before
    assert isinstance(list(read_segment(tmp_path, "main"))[-1].record, Abandoned)


def test_a_packed_file_that_was_cut_off_is_told_as_a_line_that_was(
    tmp_path: Path, header: Header, played: Play
) -> None:
    """The lines before the cut are there, the run can be gone on with, and `verify` says where it ends."""
    seal = written(tmp_path, header, played)
    os.truncate(packed_at(tmp_path), packed_at(tmp_path).stat().st_size - 60)
    problems = [str(problem) for problem in verify(tmp_path, seal)]
    assert any("the line is cut off" in problem or "the footer is missing" in problem for problem in problems)
    assert len(list(read_segment(tmp_path, "main"))) > 9 * (SCENARIOS - 4)
    state = resume(tmp_path, header)
    assert state.seal is None
    assert state.done


@pytest.mark.parametrize("seed", range(20))
def test_a_byte_changed_in_a_packed_file_is_found(tmp_path: Path, header: Header, played: Play, seed: int) -> None:
    """Wherever it is, `verify` says so, and a run is not gone on with over it."""
    seal = written(tmp_path, header, played)
    content = bytearray(packed_at(tmp_path).read_bytes())
    chance = random.Random(seed)
    # The ten bytes of a member's head say when and where it was packed, and no line depends on them.
    place = chance.randrange(10, len(content))
    while content[place - 12 : place + 12].find(b"\x1f\x8b\x08") >= 0:
        place = chance.randrange(10, len(content))
    content[place] ^= 1 << chance.randrange(8)
    packed_at(tmp_path).write_bytes(content)
    problems = verify(tmp_path, seal)
    assert problems
    assert len(problems) < 6, "one change is told once, not for each line of a member"


def test_lines_that_damage_made_formless_are_told_together(tmp_path: Path, header: Header, played: Play) -> None:
    """What was unpacked wrongly may be cut into lines anywhere: the first of them is named, and how many follow it."""
    written(tmp_path, header, played)
    lines = gzip.decompress(packed_at(tmp_path).read_bytes()).splitlines(keepends=True)
    garbled = [*lines[:3], b"gar\n", b"bl\n", b"ed\n", *lines[6:]]
    packed_at(tmp_path).write_bytes(gzip.compress(b"".join(garbled)))
    formless = [str(problem) for problem in verify(tmp_path) if "has not the form" in problem.what]
    assert len(formless) == 1
    assert formless[0].startswith("journal/main.jsonl, line 4: ")
    assert formless[0].endswith("; the same is true of the 2 lines after it")


def test_what_is_packed_like_a_bomb_is_not_unpacked(tmp_path: Path, header: Header, played: Play) -> None:
    """A member that would fill the memory is refused in a moment, and the rest is read."""
    written(tmp_path, header, played)
    bomb = gzip.compress(b"\0" * 50_000_000, 6, mtime=0)
    packed_at(tmp_path).write_bytes(packed_at(tmp_path).read_bytes() + bomb)
    assert any("cannot be unpacked" in str(problem) for problem in verify(tmp_path))
    with pytest.raises(JournalError, match="is no line of a journal"):
        list(read_segment(tmp_path, "main"))
