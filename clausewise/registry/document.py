"""A rule document as it was received: its text without page furniture, and its words with their places."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.model import DocumentSpec
from clausewise.registry.words import WORD, plain, words

# What still belongs to a quotation though it is no word.
OPENING = "\"'([\u201c\u2018$\\"
CLOSING = ".,;:\"')]\u201d\u2019!?%"


class Span(msgspec.Struct, frozen=True, order=True):
    """Words `start` up to, not including, `end` of a document."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start


class Document(msgspec.Struct, frozen=True):
    """The text that counts, and for each word where it begins and ends in it."""

    name: str
    digest: str
    text: str
    words: tuple[str, ...]
    places: tuple[tuple[int, int], ...]

    def quote(self, span: Span) -> str:
        """The document's own words for a span, with their punctuation, on one line."""
        if not len(span):
            return ""
        start, end = self.places[span.start][0], self.places[span.end - 1][1]
        while start and self.text[start - 1] in OPENING:
            start -= 1
        while end < len(self.text) and self.text[end] in CLOSING:
            end += 1
        return " ".join(self.text[start:end].replace("\\$", "$").split())

    def span_of(self, start: int, end: int) -> Span:
        """The words that begin at or after one place in the text and before another."""
        first = bisect_left(self.places, (start, 0))
        return Span(first, bisect_left(self.places, (end, 0), lo=first))


def find_document(spec: DocumentSpec, documents: Path, digest: str | None = None) -> Path:
    """The document of a rulebook in a folder: the file of its name, else the one of the digest that was locked."""
    if documents.is_file():
        return documents
    if not documents.is_dir():
        raise ClausewiseError(f"{documents}: no such folder; --documents names the folder that holds {spec.name}")
    named = documents / spec.name
    if named.is_file():
        return named
    for path in sorted(documents.iterdir()):
        if digest and path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == digest:
            return path
    raise ClausewiseError(f"{documents}: holds no file {spec.name}; put the document there or name its folder")


def read_document(path: Path, spec: DocumentSpec) -> Document:
    """A document's text and words; lines that are page furniture are dropped first."""
    try:
        raw = path.read_bytes()
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    furniture = [pattern(p, f"furniture of {spec.name}") for p in spec.furniture]
    kept = [line for line in text.splitlines() if not any(f.fullmatch(line.strip()) for f in furniture)]
    clean = plain("\n".join(kept))
    # Lower case by character, so that places stay right where a capital has a longer small form.
    lower = "".join(small if len(small := c.lower()) == 1 else " " for c in clean)
    found = list(WORD.finditer(lower))
    part = _part(path, spec, [match.group() for match in found])
    # The text ends with the part, so that no quotation runs into what follows; it begins as it was, for the places.
    end = found[part.end].start() if part.end < len(found) else len(clean)
    return Document(
        name=path.name,
        digest=hashlib.sha256(raw).hexdigest(),
        text=clean[:end],
        words=tuple(match.group() for match in found[part.start : part.end]),
        places=tuple(match.span() for match in found[part.start : part.end]),
    )


def _part(path: Path, spec: DocumentSpec, all_words: Sequence[str]) -> Span:
    """The words of the part that rulebook.toml names; all of them where it names none."""
    start, end = 0, len(all_words)
    if first := words(spec.begins):
        start = find(all_words, first, 0)
        if start < 0:
            raise ClausewiseError(
                f"{path}: nowhere are the words {spec.begins!r}, with which the rulebook's part begins"
            )
    if following := words(spec.until):
        end = find(all_words, following, start + max(1, len(first)))
        if end < 0:
            raise ClausewiseError(f"{path}: nowhere after its beginning are the words {spec.until!r} that end the part")
    return Span(start, end)


def find(text: Sequence[str], wanted: Sequence[str], start: int) -> int:
    """Where some words stand together in a text, from a place on; -1 if they do not.

    >>> find(["a", "b", "a", "b"], ["a", "b"], 1), find(["a"], ["b"], 0)
    (2, -1)
    """
    last = len(text) - len(wanted)
    return next((n for n in range(start, last + 1) if list(text[n : n + len(wanted)]) == list(wanted)), -1)


def pattern(text: str, where: str) -> re.Pattern[str]:
    """A regular expression from rulebook.toml."""
    try:
        return re.compile(text)
    except re.error as problem:
        raise ClausewiseError(f"rulebook.toml, {where}: {text!r} is no regular expression: {problem}") from None
