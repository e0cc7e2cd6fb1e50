"""Where the clauses of a lock stand in a document, found by their fingerprints alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.document import Document, Span, find_document, read_document
from clausewise.registry.lock_file import NAME, Lock, LockedClause, read_lock
from clausewise.registry.model import DocumentSpec, Rulebook
from clausewise.registry.words import fingerprint

# How many words of headings, numbering and front matter to step over before the slow and thorough search.
STEP_OVER = 120


class Located(msgspec.Struct, frozen=True):
    """`in_order` are found one after the other as locked; `elsewhere` are found in other, unclaimed places."""

    in_order: dict[str, Span]
    elsewhere: dict[str, Span]

    def span(self, clause_id: str) -> Span | None:
        return self.in_order.get(clause_id) or self.elsewhere.get(clause_id)


def locate(lock: Lock, document: Document) -> Located:
    """Each locked clause's place in the document, as far as its words stand there unchanged."""
    quick = _one_after_the_other(lock, document)
    if len(quick) == len(lock.clauses):
        return Located(quick, {})
    places = _all_places(lock, document)
    in_order = _longest_chain(lock.clauses, places)
    claimed = [False] * len(document.words)
    for span in in_order.values():
        claimed[span.start : span.end] = [True] * len(span)
    elsewhere: dict[str, Span] = {}
    for clause in lock.clauses:
        if clause.id in in_order:
            continue
        for span in places[clause.fingerprint]:
            if not any(claimed[span.start : span.end]):
                elsewhere[clause.id] = span
                claimed[span.start : span.end] = [True] * len(span)
                break
    return Located(in_order, elsewhere)


def quotations(rulebook: Rulebook, documents: Path) -> Mapping[str, str]:
    """The document's own words for each clause whose words stand there as locked."""
    lock = required_lock(rulebook.folder)
    document = open_document(rulebook.document, lock, documents)
    located = locate(lock, document)
    found = ((clause.id, located.span(clause.id)) for clause in lock.clauses)
    return {clause_id: document.quote(span) for clause_id, span in found if span is not None}


def required_lock(folder: Path) -> Lock:
    """The lock of a rulebook's folder; a ClausewiseError if there is none."""
    lock = read_lock(folder)
    if lock is None:
        raise ClausewiseError(
            f"{folder / NAME}: there is no such file; make it with `clausewise lock {folder.name} --documents DIR`"
        )
    return lock


def open_document(spec: DocumentSpec, lock: Lock | None, documents: Path) -> Document:
    """The rulebook's document in a folder of documents."""
    return read_document(find_document(spec, documents, lock.digest if lock else None), spec)


def _one_after_the_other(lock: Lock, document: Document) -> dict[str, Span]:
    """The quick way for a document that has not changed: each clause shortly after the one before it."""
    found: dict[str, Span] = {}
    at = 0
    for clause in lock.clauses:
        # The first clause may stand behind a table of contents of any length.
        furthest = len(document.words) if not found else at + STEP_OVER
        for start in range(at, min(furthest, len(document.words) - clause.words) + 1):
            if fingerprint(document.words[start : start + clause.words]) == clause.fingerprint:
                found[clause.id] = Span(start, start + clause.words)
                at = start + clause.words
                break
        else:
            return {}
    return found


def _all_places(lock: Lock, document: Document) -> Mapping[str, Sequence[Span]]:
    """Every place where a fingerprint's words stand."""
    wanted: dict[int, set[str]] = defaultdict(set)
    for clause in lock.clauses:
        wanted[clause.words].add(clause.fingerprint)
    places: dict[str, list[Span]] = defaultdict(list)
    for length, fingerprints in wanted.items():
        for start in range(len(document.words) - length + 1):
            found = fingerprint(document.words[start : start + length])
            if found in fingerprints:
                places[found].append(Span(start, start + length))
    return places


def _longest_chain(clauses: Sequence[LockedClause], places: Mapping[str, Sequence[Span]]) -> dict[str, Span]:
    """The choice of places, in the order of the lock and without overlap, that holds the most words.

    Rows of paytables repeat word for word: only their order tells them apart.
    """
    # best[e] is the heaviest chain whose last word is before e, as (words, last link); a Fenwick tree of maxima.
    length = 1 + max((span.end for spans in places.values() for span in spans), default=0)
    tree: list[tuple[int, int]] = [(0, -1)] * (length + 1)
    links: list[tuple[str, Span, int]] = []
    for clause in clauses:
        fresh: list[tuple[int, int, int]] = []
        for span in places[clause.fingerprint]:
            weight, previous = 0, -1
            i = span.start + 1
            while i > 0:
                if tree[i][0] > weight:
                    weight, previous = tree[i]
                i -= i & -i
            links.append((clause.id, span, previous))
            fresh.append((span.end + 1, weight + len(span), len(links) - 1))
        # Entered only now: a clause cannot follow itself.
        for end, weight, link in fresh:
            i = end
            while i <= length:
                if tree[i][0] < weight:
                    tree[i] = (weight, link)
                i += i & -i
    chain: dict[str, Span] = {}
    _, link = max(tree)
    while link >= 0:
        clause_id, span, link = links[link]
        chain[clause_id] = span
    return chain
