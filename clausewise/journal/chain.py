r"""How the lines of a journal are linked, and where its files lie.

A line is `{"n":12,"hash":"<64 hex digits>","record":{...}}` and a line feed, with no blanks between the parts. Its hash
is SHA-256 over the hash of the line before, as 64 ASCII characters, and the record's bytes exactly as they stand in the
line. Before the first line stands the hash of `clausewise journal 1 ` and the segment's name, so that segments cannot
be exchanged. Nothing is parsed, sorted or normalised to check a line: an auditor needs a text editor and `sha256sum`.
"""

from __future__ import annotations

import os
import re
import stat
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from clausewise.journal.failures import JournalError
from clausewise.journal.records import AnyRecord

MAIN: Final = "main"
FOLDER: Final = "journal"
SUFFIX: Final = ".jsonl"
PACKED_SUFFIX: Final = ".jsonl.gz"
SEGMENT: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")

# [^\n] keeps a line one line, DOTALL is not wanted; the number has no leading zero, so that it has one spelling only.
_LINE: Final = re.compile(rb'\{"n":([1-9][0-9]{0,17}),"hash":"([0-9a-f]{64})","record":(\{[^\n]*\})\}')

encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(AnyRecord)


class Line(NamedTuple):
    """A line taken apart, not yet checked."""

    n: int
    hash: bytes
    body: bytes


def origin(segment: str) -> bytes:
    """What stands before the first line of a segment."""
    return sha256(f"clausewise journal 1 {segment}".encode()).hexdigest().encode()


def link(previous: bytes, body: bytes) -> bytes:
    """The hash of a line, from the hash before it and the bytes of its record.

    >>> link(origin("main"), b"{}") == sha256(origin("main") + b"{}").hexdigest().encode()
    True
    """
    return sha256(previous + body).hexdigest().encode()


def compose(n: int, hashed: bytes, body: bytes) -> bytes:
    """A line as it is written."""
    return b'{"n":%d,"hash":"%b","record":%b}\n' % (n, hashed, body)


def take_apart(raw: bytes) -> Line | None:
    r"""The parts of a line without its line feed; None if it has not exactly this form.

    >>> line = compose(7, origin("main"), b'{"record":"remark"}')
    >>> take_apart(line.removesuffix(b"\n")) == (7, origin("main"), b'{"record":"remark"}')
    True
    >>> take_apart(line.replace(b'"n":7', b'"n":07')) is None
    True
    """
    found = _LINE.fullmatch(raw)
    if found is None:
        return None
    return Line(int(found[1]), found[2], found[3])


def segment_path(directory: Path, segment: str) -> Path:
    """Where the text of a segment lies; of one that was packed, what has not been packed yet."""
    return directory / FOLDER / f"{segment}{SUFFIX}"


def packed_path(directory: Path, segment: str) -> Path:
    """Where a segment lies when it is packed."""
    return directory / FOLDER / f"{segment}{PACKED_SUFFIX}"


def is_of_a_segment(name: str) -> bool:
    """Whether a file is named as one of a segment.

    >>> [is_of_a_segment(name) for name in ("main.jsonl", "gw0.jsonl.gz", "main.jsonl.old")]
    [True, True, False]
    """
    return name.endswith((SUFFIX, PACKED_SUFFIX))


def segment_names(directory: Path) -> list[str]:
    """The segments that are there, the main one first."""
    folder = directory / FOLDER
    if not os.path.isdir(folder):  # noqa: PTH112  Path.is_dir raises for a name that is too long
        return []
    found = [path for path in folder.iterdir() if is_of_a_segment(path.name)]
    for path in found:
        _demand_a_segment(path)
    return sorted({_segment(path.name) for path in found}, key=lambda name: (name != MAIN, name))


def _segment(name: str) -> str:
    return name.removesuffix(PACKED_SUFFIX).removesuffix(SUFFIX)


def _demand_a_segment(path: Path) -> None:
    """Refuses what no run writes: a pipe would be waited for, and a link may lead to a file without an end."""
    if not SEGMENT.fullmatch(_segment(path.name)):
        what = "has a name that no segment of a journal has"
    elif not stat.S_ISREG(path.lstat().st_mode):
        what = "is no file of its own, but a link, a pipe, a folder or a device"
    else:
        return
    shown = path.name.encode("utf-8", "backslashreplace").decode()
    raise JournalError(f"{shown} {what}", where=str(path.parent), advice="take it away; no run has written it")
