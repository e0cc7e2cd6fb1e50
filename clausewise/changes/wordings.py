"""Which clauses have other words, or another place, than in an earlier edition; the words, if a document is there."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry import load_rulebooks
from clausewise.registry.document import Document, Span, read_document
from clausewise.registry.model import DocumentSpec
from clausewise.registry.words import fingerprint, wording
from clausewise.reports.changes_results import Side, Wording

BIGGEST = 16 * 1024 * 1024
"""Bytes of a file that is looked into for the words of a clause."""


def wordings(
    before: Side,
    after: Side,
    pairs: Mapping[str, str],
    documents: Sequence[Path] = (),
    features: Sequence[Path | None] = (None,),
) -> tuple[Wording, ...]:
    """Those of the rulebooks that both sides have."""
    if not before.words or not after.words:
        return ()
    quoter = Quoter(documents, features)
    return tuple(_found(before, after, pairs, quoter))


def _found(before: Side, after: Side, pairs: Mapping[str, str], quoter: Quoter) -> Iterator[Wording]:
    both = before.rulebooks.keys() & after.rulebooks.keys()
    elsewhere = displaced([pairs[clause] for clause in after.words if clause in pairs], list(before.words))
    for clause, words in after.words.items():
        if clause.split(".", 1)[0] not in both:
            continue
        was = pairs.get(clause, "")
        if not was:
            yield Wording(clause, "", "added", "", quoter.words(clause, words))
        elif before.words[was] != words:
            yield Wording(clause, was, "changed", quoter.words(was, before.words[was]), quoter.words(clause, words))
        elif was != clause or was in elsewhere:
            yield Wording(clause, was, "moved", "", quoter.words(clause, words))
    known = set(pairs.values())
    for clause, words in before.words.items():
        if clause not in known and clause.split(".", 1)[0] in both:
            yield Wording(clause, clause, "gone", quoter.words(clause, words), "")


def displaced(now: Sequence[str], then: Sequence[str]) -> frozenset[str]:
    """What stands in another order than it stood: as few as can be moved to make the one order of the other.

    >>> sorted(displaced(["a", "d", "b", "c"], ["a", "b", "c", "d"]))
    ['d']
    """
    place = {clause: n for n, clause in enumerate(then)}
    order = [place[clause] for clause in now if clause in place]
    ends: list[int] = []
    lengths: list[int] = []
    for n in order:
        at = bisect_left(ends, n)
        ends[at : at + 1] = [n]
        lengths.append(at + 1)
    stays: set[int] = set()
    wanted, most = len(ends), len(then)
    for n, length in zip(reversed(order), reversed(lengths), strict=True):
        if length == wanted and n < most:
            stays.add(n)
            wanted, most = wanted - 1, n
    return frozenset(clause for clause in now if clause in place and place[clause] not in stays)


class Quoter:
    """Finds the words of a wording in the files of some folders: in whichever edition of the document has them."""

    def __init__(self, documents: Sequence[Path], features: Sequence[Path | None] = (None,)) -> None:
        self._files = tuple(_files(documents))
        self._features = tuple(features) or (None,)

    def words(self, clause: str, worded: str) -> str:
        """The document's own words for a clause of this wording; empty where no file has them."""
        number = worded.partition("-")[0]
        if not self._files or not number.isdigit():
            return ""
        length = int(number)
        for document in self._documents(clause.split(".", 1)[0]):
            for start in range(len(document.words) - length + 1):
                if wording(length, fingerprint(document.words[start : start + length])) == worded:
                    return document.quote(Span(start, start + length))
        return ""

    def _documents(self, rulebook: str) -> Iterator[Document]:
        spec = next((b.document for f in self._features for b in load_rulebooks(f) if b.id == rulebook), None)
        if spec is None:
            return
        for path in sorted(self._files, key=lambda file: file.name != spec.name):
            if (document := _read(path, spec)) is not None:
                yield document


def _files(documents: Sequence[Path]) -> Iterator[Path]:
    for path in documents:
        if path.is_file():
            yield path
        elif path.is_dir():
            yield from sorted(file for file in path.iterdir() if file.is_file() and file.stat().st_size <= BIGGEST)
        else:
            raise ClausewiseError(f"{path}: no such file or folder; --documents names where the documents are")


@lru_cache(maxsize=32)
def _read(path: Path, spec: DocumentSpec) -> Document | None:
    """A file as a document of this rulebook; None if it is none."""
    try:
        return read_document(path, spec)
    except ClausewiseError:
        return None
