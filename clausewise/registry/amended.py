"""The clauses of an amended document that no numbering tells apart, derived from the lock of the one before.

Whoever has the amended document alone needs no inventory: the lock finds each clause again by its words, or by what was
kept of them. Only text that is new has no id; an inventory that is written here has an empty one for it.
"""

from __future__ import annotations

import json
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry.comparison import Placed, lock_of, place, unclaimed_spans
from clausewise.registry.document import Document, Span
from clausewise.registry.lock_file import Lock
from clausewise.registry.model import DocumentSpec
from clausewise.registry.numbering import Passage

SHOWN = 5


def amended_lock(before: Lock, document: Document, spec: DocumentSpec) -> tuple[Lock, tuple[str, ...]]:
    """The lock of an amended document, and the text in it that is of no clause yet."""
    placed = place(before, document, spec)
    new = tuple(document.quote(span) for span in unclaimed_spans(document, placed, spec))
    return lock_of(before.rulebook, document, spec, _passages(before, placed)), new


def derived_lock(before: Lock, document: Document, spec: DocumentSpec) -> Lock:
    """The same, where nothing new needs a name."""
    lock, new = amended_lock(before, document, spec)
    if new:
        more = f"\n  and {len(new) - SHOWN} more" if len(new) > SHOWN else ""
        pieces = "".join(f"\n  {text}" for text in new[:SHOWN])
        raise ClausewiseError(
            f"{document.name} has text that belongs to no clause of {before.rulebook} yet:{pieces}{more}\n"
            "write it down with `clausewise lock ... --write-inventory FILE`, give each new clause an id there, and "
            "lock with `--inventory FILE`"
        )
    return lock


def write_inventory(path: Path, before: Lock, document: Document, spec: DocumentSpec) -> int:
    """Writes every clause with its words, in the document's order, and what is new without an id; how much is new."""
    placed = place(before, document, spec)
    new = unclaimed_spans(document, placed, spec)
    rows: list[tuple[Span, str]] = [(span, clause) for clause, span in placed.spans.items()]
    rows += [(span, "") for span in new]
    lines = []
    for span, clause in sorted(rows):
        row = {"id": clause, "text": document.quote(span)}
        lines.append(json.dumps(row if clause else row | {"new": "give it an id, or leave it out"}, ensure_ascii=False))
    try:
        with path.open("x", encoding="utf-8") as stream:
            stream.write("\n".join(lines) + "\n")
    except FileExistsError:
        raise ClausewiseError(f"{path}: is there already; remove it, or name another file") from None
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be written: {problem.strerror}") from None
    return len(new)


def _passages(before: Lock, placed: Placed) -> list[Passage]:
    found = [(span, clause.removeprefix(f"{before.rulebook}.")) for clause, span in placed.spans.items()]
    return [Passage(number, span) for span, number in sorted(found)]
