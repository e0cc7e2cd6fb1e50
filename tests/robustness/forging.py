"""Writing a journal anew as a forger does: lines altered, every hash and the footer's heads made to fit."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from clausewise.journal.chain import (
    MAIN,
    compose,
    decoder,
    encoder,
    link,
    origin,
    packed_path,
    segment_names,
    segment_path,
    take_apart,
)
from tests.laid_open import laid_open

Record = dict[str, Any]
Records = list[Record | bytes]
"""Of one segment; bytes stand as they are."""
Forgery = Callable[[Records], None]


def records_of(run: Path, segment: str = MAIN) -> Records:
    """What stands in a segment, in order."""
    lines = (take_apart(raw) for raw in segment_path(laid_open(run), segment).read_bytes().splitlines())
    return [json.loads(line.body) for line in lines if line is not None]


def write_anew(run: Path, records: Records, segment: str = MAIN, *, packed: bool = False) -> None:
    """The whole segment, with hashes that fit; the seal beside it and the footer's heads are those of now."""
    head, lines = origin(segment), []
    others = {name: heads(run, name) for name in segment_names(run) if name not in (MAIN, segment)}
    for n, record in enumerate(records, 1):
        if isinstance(record, dict) and record["record"] == "footer":
            record["segments"] = {**record["segments"], **others, MAIN: head.decode()}
        body = record if isinstance(record, bytes) else encoder.encode(decoder.decode(compact(record)))
        head = link(head, body)
        lines.append(compose(n, head, body))
    segment_path(run, segment).write_bytes(b"".join(lines))
    if packed:
        pack(run, segment)
    if segment == MAIN:
        (run / "seal.txt").write_text(f"{head.decode()}\n", encoding="ascii")


def pack(run: Path, segment: str = MAIN, members: int = 3) -> None:
    """Puts a segment into so many members, as the writer does with a long one; no text is left."""
    lines = segment_path(laid_open(run), segment).read_bytes().splitlines(keepends=True)
    step = -(-len(lines) // members)
    parts = [b"".join(lines[begin : begin + step]) for begin in range(0, len(lines), step)]
    packed_path(run, segment).write_bytes(b"".join(gzip.compress(part, 6, mtime=0) for part in parts))
    segment_path(run, segment).unlink()


def heads(run: Path, segment: str) -> str:
    """The hash of the last line of a segment."""
    line = take_apart(segment_path(laid_open(run), segment).read_bytes().splitlines()[-1])
    assert line is not None
    return line.hash.decode()


def compact(record: Record) -> bytes:
    """As the writer spells it."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()


def first(records: Records, kind: str, **having: Any) -> Record:
    """The first record of a kind with these fields."""
    return next(every(records, kind, **having))


def every(records: Records, kind: str, **having: Any) -> Iterator[Record]:
    """All of them."""
    for record in records:
        if isinstance(record, bytes) or record["record"] != kind:
            continue
        if all(record.get(name) == held for name, held in having.items()):
            yield record


def alters(kind: str, having: Record, to: Record) -> Forgery:
    """Gives the first record of a kind other fields; those that become None are left out."""

    def alter(records: Records) -> None:
        record = first(records, kind, **having)
        record.update(to)
        for name in [name for name, held in record.items() if held is None]:
            del record[name]

    return alter


def spells(kind: str, was: bytes, now: bytes) -> Forgery:
    """Writes the first record of a kind otherwise."""

    def spell(records: Records) -> None:
        at = records.index(first(records, kind))
        record = records[at]
        assert isinstance(record, dict)
        assert was in compact(record)
        records[at] = compact(record).replace(was, now, 1)

    return spell


def drops(kind: str, **having: Any) -> Forgery:
    """Takes the first record of a kind away."""

    def drop(records: Records) -> None:
        records.remove(first(records, kind, **having))

    return drop


def puts_after(kind: str, record: Record) -> Forgery:
    """Puts a record behind the first of a kind, at its time."""

    def put(records: Records) -> None:
        before = first(records, kind)
        records.insert(records.index(before) + 1, record | {"time": before["time"]})

    return put
