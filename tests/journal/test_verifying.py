"""Whatever is done to a finished journal is found, with the number of its line."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clausewise.journal import JournalError, JournalWriter, ScenarioJournal, resume, verify
from clausewise.journal.chain import compose, decoder, encoder, link, origin, take_apart
from clausewise.journal.reader import scenarios
from clausewise.journal.records import Header, Remark

SEGMENTS = st.sampled_from(["main", "gw0"])
often = settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
"""The journal is put back before each example, so that one directory serves them all."""


def lines_of(directory: Path, segment: str) -> list[bytes]:
    """The lines of a segment with their line feeds."""
    return path_of(directory, segment).read_bytes().splitlines(keepends=True)


def path_of(directory: Path, segment: str) -> Path:
    """The file of a segment."""
    return directory / "journal" / f"{segment}.jsonl"


def first_found(directory: Path, segment: str, seal: str | None = None) -> int:
    """The first line of a segment that verify complains about."""
    found = [problem for problem in verify(directory, seal) if problem.segment == segment]
    assert found, f"nothing found in {segment}: {verify(directory, seal)}"
    return found[0].line


def test_what_was_not_touched_is_sound(sealed: tuple[Path, str]) -> None:
    """With and without the seal, which may be given in capitals and with a line feed."""
    directory, seal = sealed
    assert verify(directory) == []
    assert verify(directory, seal) == []
    assert verify(directory, f"{seal.upper()}\n") == []


@often
@given(segment=SEGMENTS, data=st.data())
def test_any_changed_byte_is_found_in_its_line(sealed: tuple[Path, str], segment: str, data: st.DataObject) -> None:
    """Every byte of a line counts: of the number, the hash, the record and the line feed; nothing else is blamed."""
    directory, _ = sealed
    path = path_of(directory, segment)
    sound = path.read_bytes()
    at = data.draw(st.integers(0, len(sound) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != sound[at]))
    try:
        path.write_bytes(sound[:at] + bytes([byte]) + sound[at + 1 :])
        line = sound[:at].count(b"\n") + 1
        found = verify(directory)
        assert found
        assert (found[0].segment, found[0].line) == (segment, line)
        if byte != 10 and sound[at] != 10:
            assert len(found) == 1, found
    finally:
        path.write_bytes(sound)


def test_any_dropped_line_is_found_where_it_stood(sealed: tuple[Path, str]) -> None:
    """Each line of each segment, the header and the footer too, and no other line is blamed for it."""
    directory, _ = sealed
    for segment in ("main", "gw0"):
        sound = lines_of(directory, segment)
        for number in range(1, len(sound) + 1):
            path_of(directory, segment).write_bytes(b"".join(sound[: number - 1] + sound[number:]))
            found = verify(directory)
            assert [(problem.segment, problem.line) for problem in found] == [(segment, number)], found
        path_of(directory, segment).write_bytes(b"".join(sound))


def test_any_byte_cut_off_is_found(sealed: tuple[Path, str]) -> None:
    """Each length that is shorter, down to nothing: the first line that is not whole is named."""
    directory, _ = sealed
    for segment in ("main", "gw0"):
        sound = path_of(directory, segment).read_bytes()
        for length in range(0, len(sound), 7):
            path_of(directory, segment).write_bytes(sound[:length])
            assert first_found(directory, segment) == sound[:length].count(b"\n") + 1
        path_of(directory, segment).write_bytes(sound[:-1])
        assert first_found(directory, segment) == sound.count(b"\n")
        path_of(directory, segment).write_bytes(sound)


@often
@given(segment=SEGMENTS, data=st.data())
def test_lines_that_changed_places_are_found(sealed: tuple[Path, str], segment: str, data: st.DataObject) -> None:
    """The first of the two places is named."""
    directory, _ = sealed
    sound = lines_of(directory, segment)
    first = data.draw(st.integers(0, len(sound) - 2))
    second = data.draw(st.integers(first + 1, len(sound) - 1))
    moved = list(sound)
    moved[first], moved[second] = moved[second], moved[first]
    try:
        path_of(directory, segment).write_bytes(b"".join(moved))
        assert first_found(directory, segment) == first + 1
    finally:
        path_of(directory, segment).write_bytes(b"".join(sound))


@pytest.mark.parametrize("foreign", [b"\n", b"hello\n", b"{}\n", b'{"n":5,"hash":"' + b"0" * 64 + b'","record":{}}\n'])
def test_a_line_put_in_is_found_and_no_other_blamed(sealed: tuple[Path, str], foreign: bytes) -> None:
    """Also one that has the form of a line and the number of its place."""
    directory, _ = sealed
    sound = lines_of(directory, "gw0")
    path_of(directory, "gw0").write_bytes(b"".join([*sound[:4], foreign, *sound[4:]]))
    assert [(problem.segment, problem.line) for problem in verify(directory)] == [("gw0", 5)]


def test_a_line_written_twice_is_found(sealed: tuple[Path, str]) -> None:
    """The second of the two does not belong there."""
    directory, _ = sealed
    sound = lines_of(directory, "gw0")
    path_of(directory, "gw0").write_bytes(b"".join([*sound[:5], *sound[4:]]))
    assert [(problem.segment, problem.line) for problem in verify(directory)] == [("gw0", 6)]


def test_a_line_with_its_own_hash_put_right_breaks_the_next(sealed: tuple[Path, str]) -> None:
    """Computing one hash anew is not enough."""
    directory, _ = sealed
    lines = lines_of(directory, "gw0")
    line, before = take_apart(lines[6][:-1]), take_apart(lines[5][:-1])
    assert line is not None
    assert before is not None
    body = line.body.replace(b"20", b"21", 1)
    lines[6] = compose(7, link(before.hash, body), body)
    path_of(directory, "gw0").write_bytes(b"".join(lines))
    assert first_found(directory, "gw0") == 8


def rewrite(directory: Path, segment: str, change: bytes, into: bytes) -> str:
    """Computes a segment anew with something changed; returns its head."""
    head, made = origin(segment), b""
    for number, raw in enumerate(lines_of(directory, segment), 1):
        line = take_apart(raw[:-1])
        assert line is not None
        body = line.body.replace(change, into)
        head = link(head, body)
        made += compose(number, head, body)
    path_of(directory, segment).write_bytes(made)
    return head.decode()


def test_a_journal_computed_anew_is_found_by_its_seal(sealed: tuple[Path, str]) -> None:
    """Whoever can write the file can compute every hash in it; the seal is kept elsewhere."""
    directory, seal = sealed
    anew = rewrite(directory, "main", b'"ok":true', b'"ok":false')
    assert verify(directory) == []
    (problem,) = verify(directory, seal)
    assert problem.line == 11
    assert anew in problem.what
    assert seal in problem.what


def test_a_worker_segment_computed_anew_is_found_without_the_seal(sealed: tuple[Path, str]) -> None:
    """The footer has its head."""
    directory, _ = sealed
    rewrite(directory, "gw0", b'"ok":true', b'"ok":false')
    assert [(problem.segment, problem.line) for problem in verify(directory)] == [("gw0", 20)]


def test_missing_and_foreign_segments_are_found(sealed: tuple[Path, str]) -> None:
    """A segment renamed is both, and does not verify under its new name."""
    directory, _ = sealed
    shutil.move(path_of(directory, "gw0"), path_of(directory, "gw1"))
    found = [str(problem) for problem in verify(directory)]
    assert "journal/gw0.jsonl, line 1: the whole segment is missing; the footer lists it" in found
    assert "journal/gw1.jsonl, line 1: the footer does not know this segment" in found
    assert any("gw1.jsonl, line 1: was changed" in line for line in found)


def test_without_the_main_segment_nothing_is_sound(sealed: tuple[Path, str]) -> None:
    """What the workers wrote cannot be judged alone."""
    directory, _ = sealed
    path_of(directory, "main").unlink()
    (problem,) = verify(directory)
    assert (problem.segment, problem.what) == ("main", "the main segment is missing")


def test_a_run_that_did_not_finish_has_no_footer(tmp_path: Path, header: Header) -> None:
    """That is said with the line where the footer would stand, and with the seal too."""
    JournalWriter(tmp_path, "main", header).close()
    assert [(problem.line, "footer" in problem.what) for problem in verify(tmp_path)] == [(2, True)]
    assert len(verify(tmp_path, "0" * 64)) == 2


def test_what_comes_after_the_footer_is_found(sealed: tuple[Path, str]) -> None:
    """Even if it is linked."""
    directory, _ = sealed
    last = take_apart(lines_of(directory, "main")[-1][:-1])
    assert last is not None
    body = encoder.encode(Remark(time="2999-01-01T00:00:00.000000+00:00", text="and another thing"))
    with path_of(directory, "main").open("ab") as stream:
        stream.write(compose(12, link(last.hash, body), body))
    assert [(problem.line, problem.what) for problem in verify(directory)] == [(12, "comes after the footer")]


def test_a_record_that_nobody_knows_is_found(tmp_path: Path, header: Header) -> None:
    """A linked line must still be a record."""
    writer = JournalWriter(tmp_path, "main", header)
    head = writer.close().encode()
    body = b'{"record":"confession","time":"t"}'
    with path_of(tmp_path, "main").open("ab") as stream:
        stream.write(compose(2, link(head, body), body))
    assert verify(tmp_path)[0].line == 2


def test_a_segment_of_another_run_is_found(tmp_path: Path, header: Header, sealed: tuple[Path, str]) -> None:
    """A run that was resumed beside a foreign segment lists its head; the header gives it away."""
    directory = tmp_path / "other"
    other = decoder.decode(encoder.encode(header).replace(b"run-1", b"run-2"))
    assert isinstance(other, Header)
    main = ScenarioJournal(JournalWriter(directory, "main", other)).writer
    shutil.copy(path_of(sealed[0], "gw0"), path_of(directory, "gw0"))
    main.seal({})
    assert [(problem.segment, problem.what) for problem in verify(directory)] == [
        ("gw0", "the header belongs to another run")
    ]


def test_nothing_to_verify_is_said_so(tmp_path: Path) -> None:
    """A mistyped directory is not a sound journal."""
    with pytest.raises(JournalError, match="there is no journal here"):
        verify(tmp_path)


@pytest.mark.parametrize("kind", ["pipe", "link", "folder", "name"])
def test_what_no_run_writes_is_refused_before_it_is_read(sealed: tuple[Path, str], kind: str) -> None:
    """A pipe would be waited for, a link may lead to a file without an end; one message says what to take away."""
    directory, _ = sealed
    place = path_of(directory, "gw7")
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "link":
        place.symlink_to("/dev/zero")
    elif kind == "folder":
        place.mkdir()
    else:
        Path(os.fsdecode(os.fsencode(place.parent) + b"/\xff.jsonl")).touch()
    for command in (lambda: verify(directory), lambda: scenarios(directory), lambda: resume(directory)):
        with pytest.raises(JournalError, match="take it away; no run has written it"):
            command()
