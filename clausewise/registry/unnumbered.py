"""Clauses of a document that no numbering tells apart: listed in an inventory, and found by their words.

An inventory is JSON lines, each with the `id` and the `text` of a clause, in document order; other fields and lines
without an id are passed over. It holds the document's words, so it stays outside the features folder: only the lock
that is made from it goes there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.document import Document, Span, find
from clausewise.registry.lock_file import BETWEEN, Lock, LockedClause
from clausewise.registry.numbering import Passage
from clausewise.registry.words import fingerprint, word_marks, words

PROBLEMS_SHOWN = 10


class Listed(msgspec.Struct, frozen=True):
    """A line of an inventory: a clause and its words; `line` is where it stands."""

    id: str = ""
    text: str = ""
    line: int = 0


def read_inventory(path: Path, rulebook_id: str) -> tuple[Listed, ...]:
    """Every clause that an inventory lists for a rulebook."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    found: dict[str, Listed] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            listed = msgspec.json.decode(line, type=Listed)
        except msgspec.DecodeError as problem:
            raise ClausewiseError(f"{path}:{number}: is no clause in JSON: {problem}") from None
        if not listed.id:
            continue
        if not listed.id.startswith(f"{rulebook_id}.") or any(c.isspace() for c in listed.id):
            raise ClausewiseError(f"{path}:{number}: {listed.id!r} is no id of a clause of {rulebook_id}")
        if listed.id in found:
            raise ClausewiseError(f"{path}:{number}: {listed.id} stands twice, first in line {found[listed.id].line}")
        if not words(listed.text):
            raise ClausewiseError(f"{path}:{number}: {listed.id} has no words")
        found[listed.id] = msgspec.structs.replace(listed, line=number)
    if not found:
        raise ClausewiseError(f"{path}: lists no clause of {rulebook_id}; each line has an `id` and a `text`")
    return tuple(found.values())


def listed_passages(document: Document, inventory: Path, rulebook_id: str) -> tuple[Passage, ...]:
    """Where the clauses of an inventory stand; each has one place only, between its neighbours."""
    listed = read_inventory(inventory, rulebook_id)
    of = [words(clause.text) for clause in listed]
    first, problems = _first_places(document, listed, of, inventory)
    if not problems:
        last = _last_places(document, of)
        problems = [
            f"{inventory}:{clause.line}: {clause.id}: its words stand more than once between the clauses beside it; "
            "list also the words that tell the places apart"
            for clause, one, other in zip(listed, first, last, strict=True)
            if one != other
        ]
    if problems:
        more = len(problems) - PROBLEMS_SHOWN
        raise ClausewiseError("\n".join([*problems[:PROBLEMS_SHOWN], *([f"... and {more} more"] if more > 0 else [])]))
    return tuple(
        Passage(clause.id.removeprefix(f"{rulebook_id}."), Span(start, start + len(own)))
        for clause, start, own in zip(listed, first, of, strict=True)
    )


def _first_places(
    document: Document, listed: Sequence[Listed], of: Sequence[Sequence[str]], inventory: Path
) -> tuple[list[int], list[str]]:
    """The earliest place for each clause behind the one before it, and what cannot be placed."""
    places: list[int] = []
    problems: list[str] = []
    at, before = 0, ""
    for clause, own in zip(listed, of, strict=True):
        where = f"{inventory}:{clause.line}: {clause.id}"
        place = find(document.words, own, at)
        if place >= 0:
            places.append(place)
            at, before = place + len(own), clause.id
        elif find(document.words, own, 0) >= 0:
            problems.append(f"{where}: in {document.name} its words stand before the end of {before}; put it in order")
        else:
            problems.append(
                f"{where}: its words do not stand together in {document.name}, in the part that is restated"
            )
    return places, problems


def _last_places(document: Document, of: Sequence[Sequence[str]]) -> list[int]:
    """The latest place for each clause before the one behind it: the same search, from the end."""
    backwards = document.words[::-1]
    places: list[int] = []
    at = 0
    for own in reversed(of):
        place = find(backwards, own[::-1], at)
        at = place + len(own)
        places.append(len(backwards) - at)
    return places[::-1]


def pieces_between(document: Document, rulebook_id: str, found: Sequence[Passage]) -> Iterator[LockedClause]:
    """What stands before, between and behind the clauses, to be locked with them."""
    bounds = [Span(0, 0), *(passage.span for passage in found), Span(len(document.words), len(document.words))]
    names = [*(f"{BETWEEN}{rulebook_id}.{passage.number}" for passage in found), BETWEEN]
    for name, (before, after) in zip(names, pairwise(bounds), strict=True):
        if own := document.words[before.end : after.start]:
            yield LockedClause(name, len(own), fingerprint(own), word_marks(own, name))


def standing_between(lock: Lock, document: Document, places: Mapping[str, Span]) -> list[Span]:
    """Where the pieces between clauses still stand: right before the clause behind, or right behind the one before."""
    found: list[Span] = []
    lines = list(lock.lines())
    for n, piece in enumerate(lines):
        if not piece.id.startswith(BETWEEN):
            continue
        starts: list[int] = []
        if behind := places.get(piece.id.removeprefix(BETWEEN)):
            starts.append(behind.start - piece.words)
        if n and (before := places.get(lines[n - 1].id)):
            starts.append(before.end)
        elif n == 0:
            starts.append(0)
        for start in starts:
            if start >= 0 and fingerprint(document.words[start : start + piece.words]) == piece.fingerprint:
                found.append(Span(start, start + piece.words))
                break
    return found


class FreeWords:
    """Words that neither a clause nor a piece between clauses fills: a clause that changed is among them."""

    def __init__(self, document: Document, taken: Sequence[Span]) -> None:
        self._document = document
        self._free = [True] * len(document.words)
        self._claim(*taken)

    def _claim(self, *spans: Span) -> None:
        for span in spans:
            self._free[span.start : span.end] = [False] * len(span)

    def take(self, clause: LockedClause, start: int, end: int, *, alone: bool) -> Span | None:
        """The words between two places that a lost clause became, if it left any.

        One that is alone between its neighbours has all the words there; several are told apart by the words they kept.
        """
        runs = list(self._runs(start, end))
        aligned = [kept for run in runs if (kept := self._kept(clause, run))]
        if aligned:
            _, span = max(aligned)
            if alone:
                span = next(run for run in runs if run.start <= span.start < run.end)
        elif alone and runs:
            span = max(runs, key=len)
        else:
            return None
        self._claim(span)
        return span

    def _runs(self, start: int, end: int) -> Iterator[Span]:
        at = start
        while at < end:
            if not self._free[at]:
                at += 1
                continue
            stop = at
            while stop < end and self._free[stop]:
                stop += 1
            yield Span(at, stop)
            at = stop

    def _kept(self, clause: LockedClause, run: Span) -> tuple[int, Span] | None:
        """How many of a clause's words a run kept, and from where to where the clause then reaches."""
        marks = [clause.marks[i : i + 2] for i in range(0, len(clause.marks), 2)]
        now = word_marks(self._document.words[run.start : run.end], clause.id)
        blocks = SequenceMatcher(
            None, marks, [now[i : i + 2] for i in range(0, len(now), 2)], autojunk=False
        ).get_matching_blocks()[:-1]
        if not blocks:
            return None
        first, last = blocks[0], blocks[-1]
        begin = max(0, first.b - first.a)
        behind = last.b + last.size + (len(marks) - last.a - last.size)
        return sum(block.size for block in blocks), Span(run.start + begin, min(run.end, run.start + behind))
