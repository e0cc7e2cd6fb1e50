"""Going on with a run that was killed: the journal is put in order, and what is done is not done again."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from clausewise.journal.chain import (
    MAIN,
    compose,
    encoder,
    link,
    origin,
    packed_path,
    segment_names,
    segment_path,
    take_apart,
)
from clausewise.journal.failures import JournalError
from clausewise.journal.packing import drop_empty_text, open_held, put_packed_in_order, segment_lines
from clausewise.journal.reader import read_journal, record_of, runs_in
from clausewise.journal.records import Abandoned, Footer, Header, ScenarioEnded, ScenarioStarted
from clausewise.journal.writer import now, write_seal_file

_OWN = ("time", "segment", "run")
"""Fields of a header in which two headers of the same test may differ."""


@dataclass(frozen=True, slots=True)
class ResumeState:
    """Where a killed run stands."""

    header: Header | None
    """None: the run was killed before its first line stood; it begins anew in the same directory."""
    done: frozenset[tuple[str, str]] = frozenset()
    """Uid and configuration of each scenario that ran to its end, whatever it found; one that ended in an error did not
    find anything and is run again."""
    abandoned: tuple[str, ...] = ()
    """Uids of the scenarios that were cut off and are to be run again."""
    seal: str | None = None
    """The run had ended: there is nothing to go on with, and this is its seal."""


@dataclass(slots=True)
class _Found:
    """What stands in a segment, up to the last whole line."""

    lines: int
    head: bytes
    header: Header | None
    footer: Footer | None
    open_uid: str | None
    torn: bytes


def resume(directory: Path, header: Header | None = None) -> ResumeState:
    """Puts the journal of a killed run in order and says what is done.

    In every segment a torn last line and a scenario without an end become an Abandoned record; the torn text is kept
    in it. Given a header, refuses to go on unless it tests the same as the one that began.
    """
    names = segment_names(directory)
    if not names:
        return ResumeState(None)
    fds: dict[str, int] = {}
    try:
        for name in names:
            # A segment that was packed to its end has no text; what is still to come goes there.
            fds[name] = open_held(segment_path(directory, name), os.O_RDWR | os.O_CREAT)
        for name in names:
            put_packed_in_order(directory, name)
        return _put_in_order(directory, [(name, fd, _look(directory, name)) for name, fd in fds.items()], header)
    except OSError as problem:
        raise JournalError(
            f"the journal cannot be opened ({problem.strerror})",
            where=str(directory),
            advice="see to it that it can be read and written",
        ) from None
    finally:
        for name, fd in fds.items():
            drop_empty_text(directory, name)
            os.close(fd)


def _put_in_order(directory: Path, held: list[tuple[str, int, _Found]], header: Header | None) -> ResumeState:
    main = next((found for name, _, found in held if name == MAIN), None)
    if main is None or main.header is None:
        _clear(directory, [found for _, _, found in held])
        return ResumeState(None)
    if header is not None:
        _require_same(directory, main.header, header)
    abandoned = []
    for name, fd, found in held:
        if found.header is None:
            _remove(directory, name)
        elif found.torn or found.open_uid is not None:
            _abandon(fd, found)
            if found.open_uid is not None:
                abandoned.append(found.open_uid)
    seal = None
    if main.footer is not None:
        seal = main.head.decode()
        write_seal_file(directory, seal)
    # An error says nothing about the system's rules, only that it was not reached or the like: it is tried again.
    done = frozenset(run.key for run in runs_in(read_journal(directory)) if run.ended.outcome != "error")
    return ResumeState(main.header, done, tuple(abandoned), seal)


def _clear(directory: Path, held: list[_Found]) -> None:
    """Takes away pieces of headers, behind which nothing had been gathered."""
    if any(found.header is not None for found in held):
        raise JournalError(
            "the main segment or its header is missing while others are there",
            where=str(directory),
            advice="this is no journal of a killed run; start anew in another directory",
        )
    for name in segment_names(directory):
        _remove(directory, name)


def _remove(directory: Path, segment: str) -> None:
    for path in (segment_path(directory, segment), packed_path(directory, segment)):
        path.unlink(missing_ok=True)


def _require_same(directory: Path, before: Header, after: Header) -> None:
    differences = different_fields(before, after)
    if differences:
        raise JournalError(
            f"the run that was begun here tested something else ({', '.join(differences)} differ)",
            where=str(directory),
            advice="resume it with the same target, configuration and version, or start anew in another directory",
        )


def _look(directory: Path, name: str) -> _Found:
    """Reads a segment up to where it was torn; refuses one that was damaged otherwise."""
    found = _Found(0, origin(name), None, None, None, b"")
    for raw in segment_lines(directory, name):
        if not raw.endswith(b"\n"):
            found.torn = raw
            break
        line = take_apart(raw[:-1])
        if line is None or line.n != found.lines + 1 or link(found.head, line.body) != line.hash:
            raise JournalError(
                f"line {found.lines + 1} was changed; only the last line of a killed run can be torn",
                where=str(segment_path(directory, name)),
                advice="a damaged journal cannot be gone on with; start anew in another directory",
            )
        record = record_of(line)
        if record is None:
            raise JournalError(
                f"line {line.n} was written by another version of Clausewise",
                where=str(segment_path(directory, name)),
                advice="resume with the version that began the run, or start anew in another directory",
            )
        found.lines, found.head = line.n, line.hash
        match record:
            case Header():
                found.header = record
            case Footer():
                found.footer = record
            case ScenarioStarted():
                found.open_uid = record.uid
            case ScenarioEnded() | Abandoned():
                found.open_uid = None
            case _:
                pass
    return found


def _abandon(fd: int, found: _Found) -> None:
    """Writes the Abandoned record over the torn line that it quotes, in one go: it is always the longer of the two."""
    torn = found.torn.decode("utf-8", "backslashreplace")
    body = encoder.encode(Abandoned(time=now(), uid=found.open_uid or "", torn=torn))
    line = compose(found.lines + 1, link(found.head, body), body)
    os.lseek(fd, -len(found.torn), os.SEEK_END)
    written = 0
    while written < len(line):
        written += os.write(fd, line[written:])
    os.fsync(fd)


def different_fields(before: Header, after: Header) -> list[str]:
    """The fields in which two headers name another test."""
    fields = [name for name in Header.__struct_fields__ if name not in _OWN]
    return [
        _of_configurations(before, after) if name == "configurations" else name
        for name in fields
        if getattr(before, name) != getattr(after, name)
    ]


def _of_configurations(before: Header, after: Header) -> str:
    """Which part of them it is: there may be dozens, of which one option is another."""
    if [used.name for used in before.configurations] != [used.name for used in after.configurations]:
        return "the names of the configurations"
    pairs = [pair for pair in zip(before.configurations, after.configurations, strict=True) if pair[0] != pair[1]]
    parts = {name for was, now in pairs for name in was.__struct_fields__ if getattr(was, name) != getattr(now, name)}
    return f"configurations: {', '.join(sorted(parts))}"
