"""Two rulebooks provision by provision: what one has and the other has not, and what is worded otherwise.

A provision is what a clause's id says after the rulebook's name. Rulebooks of one family name the same sentence alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from clausewise.registry.comparison import word_diff
from clausewise.registry.document import Document
from clausewise.registry.locating import locate, open_document, required_lock
from clausewise.registry.lock_file import Lock, LockedClause
from clausewise.registry.rulebook_files import read_rulebook_head


class Reworded(msgspec.Struct, frozen=True):
    """A provision that both have, in other words; `diff` shows them where the documents are at hand."""

    provision: str
    words: tuple[int, int]
    diff: str = ""


class OneSided(msgspec.Struct, frozen=True):
    """A provision that one has; `same_words` is the other's provision that says the same under another name."""

    provision: str
    same_words: str = ""


class Provisions(msgspec.Struct, frozen=True):
    """All provisions of two rulebooks, in the order of the first and then of the second."""

    rulebooks: tuple[str, str]
    same: tuple[str, ...]
    reworded: tuple[Reworded, ...]
    only: tuple[tuple[OneSided, ...], tuple[OneSided, ...]]


def compare_provisions(one: Path, other: Path, documents: Path | None = None) -> Provisions:
    """Compares two rulebooks' folders by the fingerprints of their locks; documents lend the words."""
    locks = required_lock(one), required_lock(other)
    first, second = (_by_provision(lock) for lock in locks)
    texts = tuple(_texts(folder, lock, documents) for folder, lock in zip((one, other), locks, strict=True))
    same: list[str] = []
    reworded: list[Reworded] = []
    for provision, clause in first.items():
        theirs = second.get(provision)
        if theirs is None:
            continue
        if clause.fingerprint == theirs.fingerprint:
            same.append(provision)
            continue
        ours, now = (text.get(provision) for text in texts)
        diff = word_diff(clause, now, ours) if ours is not None and now is not None else ""
        reworded.append(Reworded(provision, (clause.words, theirs.words), diff))
    return Provisions(
        rulebooks=(locks[0].rulebook, locks[1].rulebook),
        same=tuple(same),
        reworded=tuple(reworded),
        only=(_one_sided(first, second), _one_sided(second, first)),
    )


def _by_provision(lock: Lock) -> dict[str, LockedClause]:
    return {clause.id.removeprefix(f"{lock.rulebook}."): clause for clause in lock.clauses}


def _one_sided(ours: Mapping[str, LockedClause], theirs: Mapping[str, LockedClause]) -> tuple[OneSided, ...]:
    named = {clause.fingerprint: provision for provision, clause in theirs.items() if provision not in ours}
    return tuple(
        OneSided(provision, named.get(clause.fingerprint, ""))
        for provision, clause in ours.items()
        if provision not in theirs
    )


def _texts(folder: Path, lock: Lock, documents: Path | None) -> Mapping[str, tuple[str, ...]]:
    """The words of each provision that stands in the document as it was locked."""
    if documents is None:
        return {}
    document: Document = open_document(read_rulebook_head(folder).document, lock, documents)
    located = locate(lock, document)
    return {
        provision: document.words[span.start : span.end]
        for provision, clause in _by_provision(lock).items()
        if (span := located.span(clause.id)) is not None
    }
