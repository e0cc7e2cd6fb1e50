"""A document compared with the lock: what of each clause stands as it stood, and what belongs to no clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Literal

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.document import Document, Span
from clausewise.registry.locating import locate
from clausewise.registry.lock_file import Lock, LockedClause
from clausewise.registry.model import DocumentSpec
from clausewise.registry.numbering import MARK, Passage, passages
from clausewise.registry.unnumbered import FreeWords, listed_passages, pieces_between, standing_between
from clausewise.registry.words import fingerprint, word_marks

Status = Literal["unchanged", "changed", "moved", "gone"]


class ClauseState(msgspec.Struct, frozen=True):
    """One locked clause in this document; `detail` is a changed one's word diff and a moved one's new place."""

    id: str
    status: Status
    detail: str = ""


class Comparison(msgspec.Struct, frozen=True):
    """All clauses, the text that belongs to none, and whether headings or front matter differ though no clause does."""

    document: str
    digest: str
    states: tuple[ClauseState, ...]
    unclaimed: tuple[str, ...]
    outside_changed: bool

    @property
    def unchanged(self) -> bool:
        return not self.unclaimed and not self.outside_changed and all(s.status == "unchanged" for s in self.states)

    def count(self, status: Status) -> int:
        return sum(state.status == status for state in self.states)


def make_lock(rulebook_id: str, document: Document, spec: DocumentSpec, inventory: Path | None = None) -> Lock:
    """A lock from a document's own numbering, or, where it is not numbered, from an inventory of its clauses."""
    if spec.numbered == (inventory is not None):
        raise ClausewiseError(
            f"{rulebook_id}: rulebook.toml describes how the document is numbered; leave the inventory out"
            if spec.numbered
            else f"{rulebook_id}: rulebook.toml describes no numbering; name the inventory of the clauses (--inventory)"
        )
    found = passages(document, spec) if inventory is None else listed_passages(document, inventory, rulebook_id)
    return lock_of(rulebook_id, document, spec, found)


def lock_of(rulebook_id: str, document: Document, spec: DocumentSpec, found: Sequence[Passage]) -> Lock:
    """A lock of these passages."""
    clauses = []
    for passage in found:
        clause_id = f"{rulebook_id}.{passage.number}"
        own = document.words[passage.span.start : passage.span.end]
        clauses.append(LockedClause(clause_id, len(own), fingerprint(own), word_marks(own, clause_id)))
    outside = _outside(document, [passage.span for passage in found])
    return Lock(
        rulebook=rulebook_id,
        document=document.name,
        digest=document.digest,
        outside_words=len(outside),
        outside=fingerprint(outside),
        clauses=tuple(clauses),
        between=() if spec.numbered else tuple(pieces_between(document, rulebook_id, found)),
    )


class Placed(msgspec.Struct, frozen=True):
    """Where each locked clause stands in a document, and what stands there beside them."""

    in_order: dict[str, Span]
    elsewhere: dict[str, Span]
    changed: dict[str, Span]
    """The words that a clause became."""
    between: list[Span]
    numbered: tuple[Passage, ...]
    after: dict[str, str]
    """Of what stands elsewhere: behind what."""

    @property
    def spans(self) -> dict[str, Span]:
        """Every clause that is still there."""
        return {**self.in_order, **self.elsewhere, **self.changed}


def place(lock: Lock, document: Document, spec: DocumentSpec) -> Placed:
    """Finds every locked clause again, by its words, by its number, or by what of its words was kept."""
    located = locate(lock, document)
    numbered = passages(document, spec) if spec.numbered else ()
    claimed = {**located.in_order, **located.elsewhere}
    between = standing_between(lock, document, located.in_order)
    free: _Free | FreeWords = (
        _Free(document, numbered, list(claimed.values()))
        if spec.numbered
        else FreeWords(document, [*claimed.values(), *between])
    )
    at = _Places(lock, claimed)
    changed: dict[str, Span] = {}
    for n, clause in enumerate(lock.clauses):
        if clause.id in claimed:
            continue
        if span := free.take(clause, *at.neighbours(n, located.in_order, document), alone=at.alone(n, claimed)):
            changed[clause.id] = span
    return Placed(
        in_order=located.in_order,
        elsewhere=located.elsewhere,
        changed=changed,
        between=between,
        numbered=numbered,
        after={clause: at.after_which(span) for clause, span in located.elsewhere.items()},
    )


def compare(lock: Lock, document: Document, spec: DocumentSpec, old: Document | None = None) -> Comparison:
    """What has become of each locked clause. With the old document the word diff can show the old words too."""
    placed = place(lock, document, spec)
    old_places = locate(lock, old).in_order if old else {}
    states: list[ClauseState] = []
    for clause in lock.clauses:
        if clause.id in placed.in_order:
            mark = _other_mark(clause.id, placed.in_order[clause.id], placed.numbered)
            states.append(ClauseState(clause.id, *(("moved", f"now numbered {mark}") if mark else ("unchanged", ""))))
        elif clause.id in placed.elsewhere:
            states.append(ClauseState(clause.id, "moved", placed.after[clause.id]))
        elif span := placed.changed.get(clause.id):
            before = old.words[s.start : s.end] if old and (s := old_places.get(clause.id)) else None
            diff = word_diff(clause, document.words[span.start : span.end], before)
            states.append(ClauseState(clause.id, "changed", diff))
        else:
            states.append(ClauseState(clause.id, "gone"))
    unclaimed = tuple(document.quote(span) for span in unclaimed_spans(document, placed, spec))
    outside = _outside(document, list(placed.spans.values()))
    settled = not unclaimed and all(state.status == "unchanged" for state in states)
    return Comparison(
        document=document.name,
        digest=document.digest,
        states=tuple(states),
        unclaimed=unclaimed,
        outside_changed=settled and fingerprint(outside) != lock.outside,
    )


def word_diff(clause: LockedClause, new: Sequence[str], old: Sequence[str] | None = None) -> str:
    """What changed, word by word: `[-old-]` and `{+new+}`.

    The lock holds a mark for each old word, not the word: without the old document the diff says how many words went.
    """
    old_marks = [clause.marks[i : i + 2] for i in range(0, len(clause.marks), 2)]
    marks = word_marks(new, clause.id)
    new_marks = [marks[i : i + 2] for i in range(0, len(marks), 2)]
    before: Sequence[str] = old if old is not None else old_marks
    after: Sequence[str] = new if old is not None else new_marks
    parts: list[str] = []
    for what, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what == "equal":
            parts.append(" ".join(new[k:m]))
            continue
        if i < j:
            parts.append(f"[-{' '.join(old[i:j])}-]" if old is not None else f"[-{_words(j - i)}-]")
        if k < m:
            parts.append("{+" + " ".join(new[k:m]) + "+}")
    if old is None and old_marks == new_marks:
        parts.append("(one word differs; which one, only the old document can tell: name it with --against)")
    return " ".join(parts)


def _words(n: int) -> str:
    return f"{n} word" if n == 1 else f"{n} words"


class _Places:
    """Where the located clauses stand, to say what stands beside what."""

    def __init__(self, lock: Lock, claimed: Mapping[str, Span]) -> None:
        self._lock = lock
        self._by_place = sorted((span, clause_id) for clause_id, span in claimed.items())

    def after_which(self, span: Span) -> str:
        before = [clause_id for other, clause_id in self._by_place if other < span]
        return f"now after {before[-1]}" if before else "now before every other clause"

    def neighbours(self, n: int, in_order: Mapping[str, Span], document: Document) -> tuple[int, int]:
        """The words between the nearest clauses before and after the n-th that stand where they stood."""
        clauses = self._lock.clauses
        start = next((in_order[c.id].end for c in reversed(clauses[:n]) if c.id in in_order), 0)
        end = next((in_order[c.id].start for c in clauses[n + 1 :] if c.id in in_order), len(document.words))
        return start, end

    def alone(self, n: int, claimed: Mapping[str, Span]) -> bool:
        """Whether the n-th is lost by itself: the clauses right beside it are found."""
        beside = [*self._lock.clauses[max(0, n - 1) : n], *self._lock.clauses[n + 1 : n + 2]]
        return all(clause.id in claimed for clause in beside)


class _Free:
    """Numbered passages that no clause's unchanged words fill: a clause that changed is one of them."""

    def __init__(self, document: Document, numbered: Sequence[Passage], claimed: Sequence[Span]) -> None:
        taken = _mask(document, claimed)
        self._passages: dict[str, Span] = {}
        for passage in numbered:
            start, end = passage.span.start, passage.span.end
            while start < end and taken[start]:
                start += 1
            while start < end and taken[end - 1]:
                end -= 1
            if start < end:
                self._passages[passage.number] = Span(start, end)

    def take(self, clause: LockedClause, start: int, end: int, *, alone: bool) -> Span | None:
        """The free passage between two places with the clause's number, else one that ends in the same mark."""
        del alone  # its number tells it from others that are lost
        own = clause.id.split(".", 1)[1]
        between = [number for number, span in self._passages.items() if start <= span.start and span.end <= end]
        same = [number for number in between if number == own] or [n for n in between if _mark(n) == _mark(own)]
        return self._passages.pop(same[0]) if same else None


def _mark(number: str) -> str:
    return number.rsplit(".", 1)[-1]


def _other_mark(clause_id: str, span: Span, numbered: Sequence[Passage]) -> str | None:
    """The number of a clause whose words stand where they stood, if the mark before them is now another.

    Only its own mark counts: when a mark further out is lost, every number below it would seem to have changed.
    """
    own = clause_id.split(".", 1)[1]
    here = next((p.number for p in numbered if p.span.start == span.start), own)
    return here if _mark(here) != _mark(own) else None


def _mask(document: Document, spans: Sequence[Span]) -> list[bool]:
    mask = [False] * len(document.words)
    for span in spans:
        mask[span.start : span.end] = [True] * len(span)
    return mask


def _outside(document: Document, spans: Sequence[Span]) -> list[str]:
    mask = _mask(document, spans)
    return [word for word, inside in zip(document.words, mask, strict=True) if not inside]


def unclaimed_spans(document: Document, placed: Placed, spec: DocumentSpec) -> tuple[Span, ...]:
    """Numbered text that no locked clause owns, piece by piece; marks and headings are not part of it."""
    mask = _mask(document, [*placed.spans.values(), *placed.between])
    numbered = [p.span for p in placed.numbered] if spec.numbered else [Span(0, len(document.words))]
    pieces: list[Span] = []
    for passage in numbered:
        start: int | None = None
        for at in range(passage.start, passage.end + 1):
            free = at < passage.end and not mask[at]
            if free and start is None:
                start = at
            elif not free and start is not None:
                if not MARK.fullmatch(document.quote(Span(start, at))):
                    pieces.append(Span(start, at))
                start = None
    return tuple(pieces)
