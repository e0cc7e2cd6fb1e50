"""Writing a segment of a journal: every line goes to the operating system at once, so that a killed run loses none."""

from __future__ import annotations

import errno
from collections import deque
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from clausewise.failures import ERROR
from clausewise.journal.chain import MAIN, SEGMENT, compose, encoder, link, origin, segment_names, segment_path
from clausewise.journal.failures import JournalError
from clausewise.journal.packing import SegmentFile, segment_lines
from clausewise.journal.reader import tail
from clausewise.journal.records import AnyRecord, Footer, Header, Resumed
from clausewise.journal.sinks import Sent

SEAL_FILE: Final = "seal.txt"
_SENT_AGAIN: Final = 3
"""The last line before a kill, the one that says so, and one more."""


def now() -> str:
    """The time of a record: ISO 8601 in UTC with microseconds."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


class JournalWriter:
    """One segment, open for writing and locked against a second writer."""

    def __init__(self, directory: Path, segment: str, header: Header) -> None:
        """Begins the segment with its header; refuses one that is there already."""
        path = _path(directory, segment)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = SegmentFile(directory, segment, new=True)
        except FileExistsError:
            raise JournalError(
                "a run has been written here already",
                where=str(path),
                advice="go on with it with --resume, or choose another directory with --out",
            ) from None
        except OSError as problem:
            if problem.errno in {errno.ENOSPC, errno.EDQUOT, errno.EIO}:
                raise _unwritable(path, problem) from None
            raise JournalError(
                f"no run can be written here ({problem.strerror})",
                where=str(directory),
                advice="name a folder with --out that is there or can be made",
            ) from None
        self._begin(directory, segment, 0, origin(segment), file)
        self._sends_to(header)
        self.write(msgspec.structs.replace(header, segment=segment))

    @classmethod
    def resume(cls, directory: Path, segment: str, header: Header) -> Self:
        """Goes on with a segment that `resume` has put in order, or begins it if it is not there."""
        path = _path(directory, segment)
        if segment not in segment_names(directory):
            return cls(directory, segment, header)
        self = cls.__new__(cls)
        try:
            file = SegmentFile(directory, segment, new=False)
        except OSError as problem:
            raise _unwritable(path, problem) from None
        last = tail(directory, segment)
        self._begin(directory, segment, last.n, last.hash, file)
        self._sends_to(header)
        if self._sent is not None:
            # Those before may not have been sent when the run was killed; twice is once.
            for line in deque(segment_lines(directory, segment), maxlen=_SENT_AGAIN):
                self._sent.send(line)
        self.write(Resumed(time=now(), lines=last.n))
        return self

    def _begin(self, directory: Path, segment: str, lines: int, head: bytes, file: SegmentFile) -> None:
        self._file = file
        self.directory = directory
        self.segment = segment
        self._path = segment_path(directory, segment)
        self._lines = lines
        self._head = head
        self._open = True
        self._sent: Sent | None = None

    def _sends_to(self, header: Header) -> None:
        """From here on each line goes to the sink as well, if one is named."""
        if header.sink:
            try:
                self._sent = Sent(header.sink, header.run, self.segment)
            except JournalError:
                self._let_go()
                raise

    @property
    def head(self) -> str:
        """The hash of the last line."""
        return self._head.decode()

    @property
    def lines(self) -> int:
        """How many lines have been written."""
        return self._lines

    def write(self, record: AnyRecord) -> None:
        """Adds a line; it is the operating system's when this returns."""
        try:
            body = encoder.encode(record)
        except UnicodeEncodeError:
            body = encoder.encode(_without_surrogates(msgspec.to_builtins(record)))
        head = link(self._head, body)
        line = compose(self._lines + 1, head, body)
        try:
            self._file.add(line)
        except OSError as problem:
            # Whatever follows a torn line could not be linked to it: nothing more is written here.
            self._let_go()
            raise _unwritable(self._path, problem) from None
        self._head = head
        self._lines += 1
        if self._sent is not None:
            try:
                self._sent.send(line)
            except JournalError:
                self._let_go()
                raise

    def sync(self) -> None:
        """Waits until everything written is on the disk; where it is a lot, it is packed."""
        try:
            self._file.sync()
        except OSError as problem:
            raise _unwritable(self._path, problem) from None

    def close(self) -> str:
        """Puts the segment on the disk and returns the hash of its last line; closing twice is harmless."""
        if self._open:
            self.sync()
            self._open = False
            try:
                self._file.close()
            except OSError as problem:
                raise _unwritable(self._path, problem) from None
            self._nothing_more_is_sent()
        return self.head

    def seal(self, counts: Mapping[str, int], *, unchanged: bool = True, remark: str = "") -> str:
        """Ends the run: writes the footer with the heads of all segments and returns the seal.

        Only for the main segment, when all others are closed.
        """
        if self.segment != MAIN:
            raise ValueError(f"the footer belongs to the segment {MAIN}, not to {self.segment}")
        heads = {
            name: self.head if name == MAIN else tail(self.directory, name).hash.decode()
            for name in segment_names(self.directory)
        }
        footer = Footer(time=now(), segments=heads, counts=dict(counts), unchanged=unchanged, remark=remark)
        self.write(footer)
        seal = self.close()
        write_seal_file(self.directory, seal)
        return seal

    def _let_go(self) -> None:
        if self._open:
            self._open = False
            self._file.let_go()
            self._nothing_more_is_sent()

    def _nothing_more_is_sent(self) -> None:
        if self._sent is not None:
            self._sent.close()


def write_seal_file(directory: Path, seal: str) -> None:
    """Notes the seal beside the journal, for convenience; what proves something is the seal kept elsewhere."""
    (directory / SEAL_FILE).write_text(f"{seal}\n", encoding="ascii")


def _path(directory: Path, segment: str) -> Path:
    if SEGMENT.fullmatch(segment) is None:
        raise ValueError(f"{segment!r} is no name for a segment")
    return segment_path(directory, segment)


def _unwritable(path: Path, problem: OSError) -> JournalError:
    return JournalError(
        f"the journal cannot be written ({problem.strerror or problem})",
        where=str(path),
        advice="make room or choose another directory with --out; what was written before this stays valid",
        exit_code=ERROR,
    )


def _without_surrogates(value: Any) -> Any:  # noqa: ANN401  builtins of any record
    """Half characters cannot be written as UTF-8; they are shown escaped."""
    match value:
        case str():
            return value.encode("utf-8", "backslashreplace").decode("utf-8")
        case dict():
            return {_without_surrogates(key): _without_surrogates(held) for key, held in value.items()}
        case list() | tuple():
            return [_without_surrogates(held) for held in value]
    return value
