"""What the proof of a rulebook is known not to show yet: `known_gaps.toml` beside its features.

Each is told in every proof, and one that is closed has to leave the list. Nothing stands there for a fault that is
planted everywhere and that no scenario notices: every such fault has to be caught.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry import Rulebook
from clausewise.registry.rulebook_files import full_ids
from clausewise.registry.tables import read_toml

NAME = "known_gaps.toml"


class KnownGaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one rulebook or of several, by clause."""

    not_isolated: dict[str, str] = {}
    """Clauses of which every caught fault turns a sibling red as well, and why."""
    not_yet_asked: dict[str, frozenset[str]] = {}
    """What is broken for one instance alone and asked about by no scenario of the clause, as a proof calls it."""


def known_gaps(rulebooks: Iterable[Rulebook]) -> KnownGaps:
    """What stands beside the features of each, by the full ids of its clauses; a rulebook may have no such file."""
    together = KnownGaps()
    for book in rulebooks:
        path = book.folder / NAME
        if path.exists():
            written = _read(path, book)
            together.not_isolated.update(written.not_isolated)
            together.not_yet_asked.update(written.not_yet_asked)
    return together


def _read(path: Path, book: Rulebook) -> KnownGaps:
    written = read_toml(path, KnownGaps)
    gaps = KnownGaps(
        not_isolated=dict(zip(full_ids(written.not_isolated, book.id), written.not_isolated.values(), strict=True)),
        not_yet_asked=dict(zip(full_ids(written.not_yet_asked, book.id), written.not_yet_asked.values(), strict=True)),
    )
    known = {clause.id for clause in book.clauses}
    for clause in (*gaps.not_isolated, *gaps.not_yet_asked):
        if clause not in known:
            raise ClausewiseError(f"{path}: {clause}: there is no such clause; take it off the list")
    return gaps
