"""clauses.lock: each clause's fingerprint, made from the document by a command and never by hand.

A text file that reads well in a diff: a header, then one line a clause in document order. The rule's words are not in
it; one byte a word, salted with the clause's id, lets a later comparison say which words have changed. Where the
document has no numbering to go by, a line `~ID` holds what stands before that clause and belongs to none (a heading, a
mark), and `~` what stands behind the last one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.words import wording

NAME = "clauses.lock"
FORMAT = "clausewise-lock 1"
HEADER = re.compile(
    r"rulebook (?P<rulebook>\S+)\n"
    r"document (?P<document>.+)\n"
    r"sha256 (?P<digest>[0-9a-f]{64})\n"
    r"outside (?P<outside_words>\d+) (?P<outside>[0-9a-f]{64})"
)
FIRST_CLAUSE_LINE = 6
BETWEEN = "~"
CLAUSE_LINE = re.compile(r"(?P<id>\S+) (?P<words>\d+) (?P<fingerprint>[0-9a-f]{64}) (?P<marks>(?:[0-9a-f]{2})+)")


class LockedClause(msgspec.Struct, frozen=True):
    """One clause as it was locked, or words between two clauses; `line` is its line in clauses.lock."""

    id: str
    words: int
    fingerprint: str
    marks: str
    line: int = 0

    @property
    def wording(self) -> str:
        """What tells its words from any others."""
        return wording(self.words, self.fingerprint)


class Lock(msgspec.Struct, frozen=True):
    """clauses.lock. `outside` fingerprints what belongs to no clause: front matter, headings, numbering.

    `between` holds its pieces, where the document is not numbered.
    """

    rulebook: str
    document: str
    digest: str
    outside_words: int
    outside: str
    clauses: tuple[LockedClause, ...]
    between: tuple[LockedClause, ...] = ()

    def lines(self) -> Iterator[LockedClause]:
        """Clauses, and what stands between them, in document order."""
        pieces = {piece.id: piece for piece in self.between}
        for clause_id, clause in [*((c.id, c) for c in self.clauses), ("", None)]:
            if piece := pieces.get(BETWEEN + clause_id):
                yield piece
            if clause is not None:
                yield clause


def read_lock(folder: Path) -> Lock | None:
    """The lock of a rulebook folder, or None if nothing has been locked yet."""
    path = folder / NAME
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem}") from None
    if not lines or lines[0] != FORMAT:
        raise _broken(path, 1, f"the first line must be {FORMAT!r}")
    head = HEADER.fullmatch("\n".join(lines[1 : FIRST_CLAUSE_LINE - 1]))
    if not head:
        raise _broken(path, 2, "the header must name rulebook, document, sha256 and outside, a line each")
    clauses: list[LockedClause] = []
    seen: set[str] = set()
    for number, line in enumerate(lines[FIRST_CLAUSE_LINE - 1 :], FIRST_CLAUSE_LINE):
        match = CLAUSE_LINE.fullmatch(line)
        if not match or len(match["marks"]) != 2 * int(match["words"]):
            raise _broken(path, number, "this is not a clause's line")
        if match["id"] in seen:
            raise _broken(path, number, f"{match['id']} stands twice")
        seen.add(match["id"])
        clauses.append(LockedClause(match["id"], int(match["words"]), match["fingerprint"], match["marks"], number))
    return Lock(
        rulebook=head["rulebook"],
        document=head["document"],
        digest=head["digest"],
        outside_words=int(head["outside_words"]),
        outside=head["outside"],
        clauses=tuple(clause for clause in clauses if not clause.id.startswith(BETWEEN)),
        between=tuple(clause for clause in clauses if clause.id.startswith(BETWEEN)),
    )


def write_lock(folder: Path, lock: Lock) -> Path:
    """Write the lock beside the features."""
    path = folder / NAME
    lines = [
        FORMAT,
        f"rulebook {lock.rulebook}",
        f"document {lock.document}",
        f"sha256 {lock.digest}",
        f"outside {lock.outside_words} {lock.outside}",
        *(f"{c.id} {c.words} {c.fingerprint} {c.marks}" for c in lock.lines()),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _broken(path: Path, line: int, what: str) -> ClausewiseError:
    return ClausewiseError(f"{path}:{line}: {what}; make the lock again with `clausewise lock`, never by hand")
