"""Where the lines of a segment lie: what has been packed, and after it what has not been packed yet.

`main.jsonl` is text. When it has grown to `ENOUGH`, and all of it is on the disk, it is packed as one more member of
`main.jsonl.gz` and begun anew. So a kill loses no line, a member that was not written whole is still in the text, and
damage to a packed file spoils one member. A short segment is never packed; one that was packed has no text left when it
is closed.
"""

from __future__ import annotations

import errno
import gzip
import os
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

from clausewise.journal.chain import packed_path, segment_path
from clausewise.journal.failures import JournalError

if sys.platform != "win32":
    import fcntl

ENOUGH: Final = 256 * 1024
"""Bytes of text that are worth packing; more brings no better rate."""
LONGEST: Final = 8 * ENOUGH
"""Text longer than this was begun by a version that did not pack; it stays as it is."""
PATIENCE: Final = 10.0
"""Seconds for which a segment may still be held by a worker of a killed run before we say so."""
_LEVEL: Final = 6
_BLOCK: Final = 65_536
_START: Final = b"\x1f\x8b\x08"
_FLAT: Final = 1024 * 1024
_RATE: Final = 256
"""What is packed more tightly than this, beyond the first million bytes, no journal is: its lines hold hashes."""

SPOILT: Final = b"\n"
"""Stands for lines that cannot be unpacked: a line without the form of one, so that every reader stops or says so."""


class _Member(NamedTuple):
    """A part of a packed file."""

    text: bytes
    end: int
    """Where the next one begins."""
    torn: bool = False


def segment_lines(directory: Path, segment: str) -> Iterator[bytes]:
    """The lines of a segment, each with its line feed; a torn last one without. OSError if it cannot be read."""
    text = segment_path(directory, segment)
    packed = packed_path(directory, segment)
    if not packed.exists():
        with text.open("rb") as stream:
            yield from stream
        return
    # First the text: while we read, a run that goes on may pack it.
    left = text.read_bytes() if text.exists() else b""
    last = b""
    with packed.open("rb") as stream:
        for member in _members(stream):
            if member.torn and left:
                break  # it was not written whole, so its lines have not been taken from the text
            yield from _split(member.text)
            last = member.text
    # A kill between packing and beginning the text anew leaves the same lines in both.
    if not last.startswith(left):
        yield from _split(left)


def last_line(directory: Path, segment: str) -> bytes:
    """The last whole line of a segment, found from its end; empty if there is none."""
    found = _last_line_of(segment_path(directory, segment))
    packed = packed_path(directory, segment)
    if not found and packed.exists():
        with packed.open("rb") as stream:
            for member in _members(stream):
                found = member.text[: member.text.rfind(b"\n") + 1][:-1].rpartition(b"\n")[2] or found
    return found


def _last_line_of(path: Path) -> bytes:
    held = b""
    if not path.exists():
        return held
    with path.open("rb") as stream:
        position = stream.seek(0, 2)
        while position > 0:
            step = min(_BLOCK, position)
            position -= step
            stream.seek(position)
            held = stream.read(step) + held
            end = held.rfind(b"\n")
            begin = held.rfind(b"\n", 0, end) if end > 0 else -1
            if end >= 0 and (begin >= 0 or position == 0):
                return held[begin + 1 : end]
    return b""


def _split(text: bytes) -> Iterator[bytes]:
    begin = 0
    while (end := text.find(b"\n", begin)) >= 0:
        yield text[begin : end + 1]
        begin = end + 1
    if begin < len(text):
        yield text[begin:]


def _members(stream: BinaryIO) -> Iterator[_Member]:
    """What a packed file holds; for each stretch of it that cannot be unpacked, one that is spoilt."""
    start = 0
    while True:
        stream.seek(start)
        if not stream.read(1):
            return
        try:
            member = _member(stream, start)
        except zlib.error:
            following = _next_start(stream, start + 1)
            yield _Member(SPOILT, following or start)
            if following is None:
                return
            start = following
        else:
            yield member
            if member.torn:
                return
            start = member.end


def _member(stream: BinaryIO, start: int) -> _Member:
    """The member that begins there; zlib.error where it is none, is damaged, or packed as no journal is."""
    stream.seek(start)
    unpacking = zlib.decompressobj(wbits=31)
    text = bytearray()
    taken = 0
    while not unpacking.eof:
        block = stream.read(_BLOCK)
        if not block:
            return _Member(bytes(text), start + taken, torn=True)
        taken += len(block)
        most = _FLAT + _RATE * taken
        text += unpacking.decompress(block, most + 1 - len(text))
        if len(text) > most:
            raise zlib.error("packed more tightly than a journal is")
    return _Member(bytes(text), start + taken - len(unpacking.unused_data))


def _next_start(stream: BinaryIO, start: int) -> int | None:
    """Where the next member begins that can be unpacked."""
    while True:
        stream.seek(start)
        block = stream.read(_BLOCK)
        found = block.find(_START)
        if found >= 0:
            start += found
            try:
                _member(stream, start)
            except zlib.error:
                start += 1
            else:
                return start
        elif len(block) < len(_START):
            return None
        else:
            start += len(block) - len(_START) + 1


def _bytes_in(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def open_held(path: Path, flags: int) -> int:
    """Opens a file that nobody else writes meanwhile; workers of a run that was just killed get a moment to go."""
    until = time.monotonic() + PATIENCE
    while True:
        fd = os.open(path, flags, 0o644)
        if not _held(fd):
            os.close(fd)
            if time.monotonic() > until:
                raise JournalError(
                    "a run is still writing it", where=str(path), advice="wait for that run to end, or end it"
                )
            time.sleep(0.05)
        elif _is_there(fd, path):
            return fd
        else:
            os.close(fd)  # it was packed, and taken away, while we waited


def _held(fd: int) -> bool:
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # some network file systems have no locks; the journal is as good as before without one
    return True


def _is_there(fd: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except FileNotFoundError:
        return False


class SegmentFile:
    """A segment open for writing, locked against a second writer."""

    def __init__(self, directory: Path, segment: str, *, new: bool) -> None:
        """Begins it or goes on with it; FileExistsError if it is to be begun and is there."""
        self._text = segment_path(directory, segment)
        self._packed = packed_path(directory, segment)
        if new and self._packed.exists():
            raise FileExistsError(errno.EEXIST, "is there already", str(self._packed))
        self._fd = open_held(self._text, os.O_RDWR | os.O_APPEND | os.O_CREAT | (os.O_EXCL if new else 0))
        size = os.fstat(self._fd).st_size
        self._packs = self._packed.exists() or size <= LONGEST
        self._waiting = [self._text.read_bytes()] if self._packs and size else []
        self._size = size

    def add(self, line: bytes) -> None:
        """One more line; it is the operating system's when this returns."""
        written = os.write(self._fd, line)
        while written < len(line):
            written += os.write(self._fd, line[written:])
        if self._packs:
            self._waiting.append(line)
            self._size += len(line)

    def sync(self) -> None:
        """Waits until everything is on the disk, and packs it if there is enough."""
        os.fsync(self._fd)
        if self._packs and self._size >= ENOUGH:
            self._pack()

    def close(self) -> None:
        """Ends the writing; of what was packed no text is left over."""
        if self._packs and self._packed.exists():
            if self._size:
                self._pack()
            self._text.unlink()
        self.let_go()

    def let_go(self) -> None:
        """Closes it as it is."""
        os.close(self._fd)

    def _pack(self) -> None:
        with self._packed.open("ab") as stream:
            stream.write(gzip.compress(b"".join(self._waiting), _LEVEL, mtime=0))
            stream.flush()
            os.fsync(stream.fileno())
        os.ftruncate(self._fd, 0)
        self._waiting, self._size = [], 0


def put_packed_in_order(directory: Path, segment: str) -> None:
    """Takes away of a packed file what was not written whole; what it holds is in the text, or goes there."""
    packed, text = packed_path(directory, segment), segment_path(directory, segment)
    if not packed.exists():
        return
    whole, last = 0, b""
    torn: _Member | None = None
    with packed.open("rb") as stream:
        for member in _members(stream):
            if member.torn:
                torn = member
            else:
                whole, last = member.end, member.text
    if torn is not None:
        if not _bytes_in(text):
            text.write_bytes(torn.text)
        os.truncate(packed, whole)
    elif last and last.startswith(text.read_bytes()):
        os.truncate(text, 0)


def drop_empty_text(directory: Path, segment: str) -> None:
    """Takes away the text of a packed segment when nothing is in it."""
    if packed_path(directory, segment).exists() and not _bytes_in(segment_path(directory, segment)):
        segment_path(directory, segment).unlink(missing_ok=True)
