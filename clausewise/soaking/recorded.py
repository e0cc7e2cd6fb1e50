"""The tables that a journal holds, to be counted again without the system: by whoever goes on, and by whoever judges.

Of each table the course is kept: stimuli, receipts and events. What may be read is written as it is, all else packed,
which takes a ninth of the room.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from clausewise.adapters.base import SystemFailure
from clausewise.failures import ClausewiseError
from clausewise.following.comparison import Exchange
from clausewise.journal import read_segment
from clausewise.journal.records import Course, LookedInto, MannerLearned, Resumed, TableSoaked, Tallied
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.soaking.playing import MakesNoSense, TablePlayed

MOST_BYTES: Final = 200_000_000
"""No table's course is larger, unpacked."""
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(tuple[Course, ...])


def course_of(played: TablePlayed) -> tuple[Course, ...]:
    """What was done to a table, with each receipt and what was seen of it."""
    courses, place = [], 0
    for exchange, receipt in zip(played.exchanges, played.receipts, strict=True):
        courses.append(Course(exchange.stimulus, receipt, played.seen[place : place + len(exchange.events)]))
        place += len(exchange.events)
    return tuple(courses)


def digest_of(course: Sequence[Course]) -> str:
    """SHA-256 of it as JSON."""
    return sha256(_ENCODER.encode(course)).hexdigest()


def packed(course: Sequence[Course]) -> str:
    """A course in few signs.

    >>> unpacked(packed(()))
    ()
    """
    return base64.b64encode(zlib.compress(_ENCODER.encode(course))).decode() if course else ""


def unpacked(text: str) -> tuple[Course, ...]:
    """What was packed; ValueError if it is nothing that was."""
    if not text:
        return ()
    inflating = zlib.decompressobj()
    try:
        found = inflating.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
        if not inflating.eof:
            raise ValueError("its course is cut off, or larger than any")
        return _DECODER.decode(found)
    except (binascii.Error, zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError(f"its course cannot be read: {problem}") from None


@dataclass(frozen=True, slots=True)
class TableRecorded:
    """A table as the journal holds it."""

    record: TableSoaked
    learned: tuple[MannerLearned, ...] = ()
    """Manners of the system that this table has shown first."""
    blamed: tuple[str, ...] | None = None
    """On what its difference was blamed when it was shrunk; None if that was not looked into."""

    @property
    def course(self) -> tuple[Course, ...]:
        """What was done and seen; ValueError if it cannot be read, or is not that of which the digest was made."""
        course = self.record.course or unpacked(self.record.packed)
        if digest_of(course) != self.record.digest:
            raise ValueError("its course is not kept, or is another than its digest was made of")
        return course

    def played(self) -> TablePlayed:
        """The table as it was played; ValueError as above."""
        record = self.record
        played = played_so(record.setup, self.course)
        return replace(played, rounds=record.rounds, failure=_failure(record), refused=record.refused)


def played_so(setup: TableSetup, course: Sequence[Course]) -> TablePlayed:
    """A table with this course."""
    return TablePlayed(
        setup,
        tuple(Exchange(one.stimulus, one.receipt.accepted, tuple(seen.event for seen in one.seen)) for one in course),
        rounds=0,
        receipts=tuple(one.receipt for one in course),
        seen=tuple(seen for one in course for seen in one.seen),
    )


def _failure(record: TableSoaked) -> SystemFailure | None:
    if not record.cut_off:
        return None
    kind = MakesNoSense if record.cut_off == "senseless" else SystemFailure
    return kind(record.failure or "as the journal says", where="a table of the journal", advice="see its record")


@dataclass(frozen=True, slots=True)
class BatchRecorded:
    """A batch that was played to its end."""

    line: int
    tallied: Tallied
    tables: dict[int, TableRecorded]
    """By their numbers."""


def batches_recorded(directory: Path, segment: str) -> Iterator[BatchRecorded]:
    """What a segment holds, batch by batch; what was played of one that was cut off is left out."""
    tables: dict[int, TableRecorded] = {}
    learned: list[MannerLearned] = []
    for entry in read_segment(directory, segment):
        match entry.record:
            case Resumed():
                tables, learned = {}, []
            case MannerLearned() as manner:
                learned.append(manner)
            case TableSoaked() as record:
                tables[record.number] = TableRecorded(record, tuple(learned))
                learned = []
            case LookedInto() as looked if looked.number in tables:
                tables[looked.number] = replace(tables[looked.number], blamed=looked.clauses)
            case Tallied() as tallied:
                yield BatchRecorded(entry.n, tallied, tables)
                tables = {}
            case _:
                pass


class Recalled:
    """What a part of a soak had played before it was cut off: given batch by batch, in order."""

    def __init__(self, directory: Path | None = None, segment: str = "", batches: int = 0) -> None:
        self._left = batches
        self._batches = iter(()) if directory is None else batches_recorded(directory, segment)

    def __bool__(self) -> bool:
        return self._left > 0

    def next(self, number: int) -> BatchRecorded | None:
        """The batch of this number; None if it has yet to be played."""
        if not self:
            return None
        self._left -= 1
        found = next(self._batches)
        if found.tallied.batch != number:
            raise ClausewiseError(f"the journal has the batch {found.tallied.batch} where {number} was played")
        return found
