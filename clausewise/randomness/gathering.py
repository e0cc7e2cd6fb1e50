"""Decks and throws that come only once are written down as they come: nothing is lost, and anybody can count again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clausewise.randomness.sources.batches import Batch, Kind, Source
from clausewise.randomness.sources.lines import MISREAD
from clausewise.reference_engine.core.cards import PACK

NAMES: Final = {"cards": "orders.csv", "dice": "throws.csv"}
"""By what is read: the file that it is written to."""


def kept(batches: Source, kind: Kind, path: Path) -> Source:
    """The batches as they come, each written down before it is handed on; `read_file` reads the same from it."""
    with path.open("x", encoding="utf-8") as file:
        for batch in batches:
            file.write("".join(f"{line}\n" for line in _lines(batch, kind)))
            file.flush()
            yield batch


def _lines(batch: Batch, kind: Kind) -> list[str]:
    """A line for each deck or throw; one that was misread is a remark, at the place at which it came."""
    names = PACK if kind.what == "cards" else tuple("123456")
    lines = [",".join(names[value] for value in row) for row in batch.values.tolist()]
    # From the last on: what stands before is not moved by it.
    places = batch.gaps if len(batch.gaps) == len(batch.misreads) else [0] * len(batch.misreads)
    for misread, place in zip(reversed(batch.misreads), reversed(places), strict=True):
        lines.insert(place, f"{MISREAD} {misread.what}")
    return lines
