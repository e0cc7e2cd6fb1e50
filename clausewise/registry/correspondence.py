"""corresponds.toml: which clauses of a rulebook correspond to which of another, kept by hand.

One table for each other rulebook, a row for each correspondence: `ours`, `theirs`, and how they differ where they do. A
row of one side alone says that the other has no such rule. `12.D.*` is 12.D and all below it. `same` lists clauses that
have one number on both sides and ask for the same, each of its namesake. `[words]` is a lexicon: see `lexicon`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.locating import required_lock
from clausewise.registry.tables import read_toml

NAME = "corresponds.toml"
WORDS = "words"
EVERYTHING_BELOW = ".*"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row as it is written; clauses without the rulebook's name."""

    ours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    differs: str = ""

    def spread(self) -> tuple[Row, ...]:
        """The row itself, or one for each clause that has a namesake.

        >>> [(row.ours, row.theirs) for row in Row(same=("1", "2")).spread()]
        [(('1',), ('1',)), (('2',), ('2',))]
        """
        if not self.same:
            return (self,)
        return tuple(Row(ours=(number,), theirs=(number,), differs=self.differs) for number in self.same)


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of our scenarios that stand for words of theirs; `why` says it of a sentence that one side alone has."""

    ours: str = ""
    theirs: str = ""
    why: str = ""


Tables = dict[str, tuple[Row, ...] | dict[str, tuple[Word, ...]]]


class Pair(msgspec.Struct, frozen=True):
    """Clauses of two rulebooks that correspond, by their full ids; one side is empty where the other is alone."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    differs: str

    @property
    def same(self) -> bool:
        """Both sides ask for the same."""
        return bool(self.one and self.other and not self.differs)


def read_correspondences(folder: Path) -> dict[str, tuple[Row, ...]]:
    """By the other rulebook's id; nothing where a folder has no such file."""
    return {other: rows for other, rows in _tables(folder).items() if isinstance(rows, tuple)}


def read_words(folder: Path) -> dict[str, tuple[Word, ...]]:
    """The words of `[[words.OTHER]]`, by the other rulebook's id."""
    words = _tables(folder).get(WORDS, {})
    return words if isinstance(words, dict) else {}


def _tables(folder: Path) -> Tables:
    path = folder / NAME
    if not path.exists():
        return {}
    return read_toml(path, Tables)


def are_mapped(one: Path, other: Path) -> bool:
    """Whether somebody keeps a map of the two."""
    return other.name in read_correspondences(one) or one.name in read_correspondences(other)


def correspondence(one: Path, other: Path) -> tuple[Pair, ...]:
    """The pairs of two rulebooks' folders, whichever of the two has the file."""
    for ours, theirs in ((one, other), (other, one)):
        rows = read_correspondences(ours).get(theirs.name)
        if rows is None:
            continue
        sides = {folder.name: [clause.id for clause in required_lock(folder).clauses] for folder in (ours, theirs)}
        found = [
            (
                expanded(row.ours, ours.name, sides[ours.name]),
                expanded(row.theirs, theirs.name, sides[theirs.name]),
                row,
            )
            for written in rows
            for row in written.spread()
        ]
        return tuple(Pair(*((a, b) if ours is one else (b, a)), row.differs) for a, b, row in found)
    raise ClausewiseError(
        f"{one.name} and {other.name}: neither folder has a {NAME} with a table [[{other.name}]] or [[{one.name}]]; "
        "which clauses correspond is kept by hand"
    )


def expanded(written: Sequence[str], rulebook_id: str, known: Sequence[str]) -> tuple[str, ...]:
    """The full ids that a row's clauses stand for; what matches nothing is left out."""
    return tuple(i for text in written for i in matching(text, rulebook_id, known))


def matching(text: str, rulebook_id: str, known: Sequence[str]) -> list[str]:
    """The clauses that one entry of a row stands for.

    >>> matching("2.A.*", "x", ["x.1", "x.2.A", "x.2.A.1", "x.2.AB"])
    ['x.2.A', 'x.2.A.1']
    """
    full = f"{rulebook_id}.{text}"
    if not text.endswith(EVERYTHING_BELOW):
        return [i for i in known if i == full]
    whole = full.removesuffix(EVERYTHING_BELOW)
    return [i for i in known if i == whole or i.startswith(f"{whole}.")]
