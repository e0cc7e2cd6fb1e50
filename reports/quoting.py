"""The clauses' own words beside what failed: from the document at hand alone, as far as they are those locked.

The product has no words of the documents. What a run or a report quoted lies beside its journal, so that reports can
be made again without the document; it is compared with what was locked before anybody reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal

import msgspec

from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal.records import Header
from clausewise.registry.document import find_document
from clausewise.registry.locating import quotations
from clausewise.registry.lock_file import read_lock
from clausewise.registry.model import Rulebook
from clausewise.registry.words import fingerprint, words
from clausewise.reports.dossier import ClauseShown, Dossier

QUOTED: Final = "quoted.json"
BIGGEST: Final = 8 * 1024 * 1024
"""Bytes; all documents together have a tenth of it."""
Lacking = Literal["amended", "missing"]
WHY: Final[dict[Lacking, str]] = {
    "amended": "not quoted: the document at hand has been amended since it was locked, and has other words",
    "missing": "not quoted: the document is not in the folder that was named",
}


class Quoted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of clauses that failed their words, or why these are not there; empty where no document was named."""

    words: dict[str, str] = {}
    lacking: dict[str, Lacking] = {}

    def why(self, clause: str) -> str:
        """What is said in place of the words; empty where there are words, or nobody asked for any."""
        return WHY[self.lacking[clause]] if clause in self.lacking else ""


NOTHING_QUOTED: Final = Quoted()


def locked_words(rulebooks: Iterable[Rulebook], header: Header) -> dict[str, str]:
    """Of each clause the fingerprint of the words that the run was about."""
    locks = (read_lock(book.folder) for book in rulebooks if book.id in header.rulebooks)
    return {
        clause.id: clause.fingerprint
        for lock in locks
        if lock is not None
        for clause in lock.clauses
        if header.clauses.get(clause.id, clause.wording) == clause.wording
    }


def require_documents(documents: Path | None) -> None:
    """Before anything is played: a folder that is not there is a slip of the pen."""
    if documents is not None and not documents.exists():
        raise ClausewiseError(f"{documents}: no such file or folder; --documents names where the documents are")


def quote(rulebooks: Iterable[Rulebook], clauses: Iterable[str], documents: Path, locked: Mapping[str, str]) -> Quoted:
    """The words of these clauses, as far as the documents have those that were locked."""
    require_documents(documents)
    found: dict[str, str] = {}
    lacking: dict[str, Lacking] = {}
    asked = tuple(clauses)
    for book in rulebooks:
        if not (wanted := [clause for clause in asked if clause.startswith(f"{book.id}.")]):
            continue
        texts, absent = _texts(book, documents)
        for clause in wanted:
            if _is_locked(text := texts.get(clause, ""), locked.get(clause)):
                found[clause] = text
            else:
                lacking[clause] = absent
    return Quoted(dict(sorted(found.items())), dict(sorted(lacking.items())))


def _texts(book: Rulebook, documents: Path) -> tuple[Mapping[str, str], Lacking]:
    """All that stands in the document as locked, and why the rest does not."""
    lock = read_lock(book.folder)
    try:
        find_document(book.document, documents, lock.digest if lock else None)
    except ClausewiseError:
        return {}, "missing"
    try:
        return quotations(book, documents), "amended"
    except ClausewiseError:
        return {}, "amended"


def read_quoted(directory: Path, locked: Mapping[str, str]) -> tuple[Quoted, list[str]]:
    """What was quoted of a run before, and what of it is not as locked: that is left out."""
    path = directory / QUOTED
    try:
        if not path.is_file():
            return NOTHING_QUOTED, []
        if path.stat().st_size > BIGGEST:
            return NOTHING_QUOTED, [f"{path}: is longer than any run writes it"]
        kept = msgspec.json.decode(path.read_bytes(), type=Quoted)
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem.strerror}", ERROR) from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        return NOTHING_QUOTED, [f"{path}: cannot be read; `clausewise report --documents DIR` writes it anew"]
    other = [clause for clause, text in kept.words.items() if not _is_locked(text, locked.get(clause))]
    sound = {clause: text for clause, text in kept.words.items() if clause not in other}
    return Quoted(sound, kept.lacking), [
        f"{path}: the words of {clause} are not those that were locked" for clause in other
    ]


def failing(dossier: Dossier) -> list[str]:
    """The clauses whose words are wanted."""
    return [clause.id for book in dossier.rulebooks for clause in book.having("fail")]


def with_words(dossier: Dossier, quoted: Quoted) -> Dossier:
    """The same with the words beside what failed, and a note of how many could not be quoted."""
    if quoted == NOTHING_QUOTED:
        return dossier
    books = tuple(
        replace(book, clauses=tuple(_with_own(clause, quoted) for clause in book.clauses)) for book in dossier.rulebooks
    )
    lacking = Counter(quoted.lacking[clause] for clause in failing(dossier) if clause in quoted.lacking)
    notes = tuple(
        f"of the clauses that failed {number:,} {'is' if number == 1 else 'are'} {WHY[why]}"
        for why, number in sorted(lacking.items())
    )
    return replace(dossier, rulebooks=books, run=replace(dossier.run, notes=(*dossier.run.notes, *notes)))


def _with_own(clause: ClauseShown, quoted: Quoted) -> ClauseShown:
    if clause.verdict != "fail":
        return clause
    return replace(clause, words=quoted.words.get(clause.id, ""), unquoted=quoted.why(clause.id))


def _is_locked(text: str, locked: str | None) -> bool:
    return bool(text) and fingerprint(words(text)) == locked
