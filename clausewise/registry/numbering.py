"""Where each clause stands, found by the document's own numbering: chapters, then A., (1), (a), (i), (1).

Documents come by OCR: rows of a table run together on one line, a mark is lost, a reference such as "§H(3)" looks like
a mark. A mark counts only where a clause can begin (a line's start, or after the end of a sentence or of a list's item)
and only if it is one that may come next: the next at a level that is open, or the first below the current clause.
"""

from __future__ import annotations

import re
from itertools import count
from typing import Literal

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.registry.document import Document, Span, pattern
from clausewise.registry.model import DocumentSpec

Numerals = Literal["upper", "lower", "roman", "digits"]
LEVEL = re.compile(r"(?P<opening>\(?)(?P<first>A|a|i|1)(?P<closing>[).])")
NUMERALS: dict[str, Numerals] = {"A": "upper", "a": "lower", "i": "roman", "1": "digits"}
MARK = re.compile(r"(?P<opening>\(?)(?P<number>[A-Za-z]{1,6}|\d{1,2})(?P<closing>[).])(?=\s|$)")
# Before a mark inside a line: the end of a sentence, or of an item with the "or" or "and" that leads to the last one.
ITEM_ENDS = re.compile(r"(?:[.:]|;(?:\s+(?:or|and))?)\s+$")
LAST_ITEM_FOLLOWS = re.compile(r"[;,]\s+(?:or|and)\s*[-\s]*$")
LIST_FOLLOWS = re.compile(r":\s*[-\s]*$")
LINE_STARTS = re.compile(r"(?:^|\n)[ \t]*(?:- )?$")
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii")


class Passage(msgspec.Struct, frozen=True):
    """A clause's number and where its words stand in the document."""

    number: str
    span: Span


class _Level(msgspec.Struct, frozen=True):
    opening: str
    numerals: Numerals
    closing: str

    def nth(self, n: int) -> str | None:
        """How the n-th clause at this level is numbered, counting from one."""
        if self.numerals == "digits":
            return str(n)
        if self.numerals == "roman":
            return ROMAN[n - 1] if n <= len(ROMAN) else None
        first = "A" if self.numerals == "upper" else "a"
        return chr(ord(first) + n - 1) if n <= ord("z") - ord("a") + 1 else None


class _Open(msgspec.Struct):
    """A level that is open: how far it has counted, and whether "and" or "or" has announced its last item."""

    n: int
    last: bool = False


class _Found(msgspec.Struct, frozen=True):
    number: str
    mark_start: int
    text_start: int


def passages(document: Document, spec: DocumentSpec) -> tuple[Passage, ...]:
    """Every clause that the numbering shows, in document order."""
    levels = tuple(_level(text) for text in spec.levels)
    headings = _headings(document.text, spec)
    if not headings:
        raise ClausewiseError(
            f"{document.name}: no line is a heading as rulebook.toml describes it ({spec.heading!r}); "
            "is this the right document?"
        )
    found: list[Passage] = []
    for (chapter, _, start), (_, end, _) in zip(
        headings, [*headings[1:], ("", len(document.text), len(document.text))], strict=True
    ):
        marks = _marks(document.text, start, end, levels)
        stops = [mark.mark_start for mark in marks[1:]] + [end]
        for mark, stop in zip(marks, stops, strict=True):
            span = document.span_of(mark.text_start, stop)
            found.append(Passage(f"{chapter}.{mark.number}", span))
    return tuple(found)


def _level(text: str) -> _Level:
    match = LEVEL.fullmatch(text)
    if not match:
        raise ClausewiseError(f"rulebook.toml, document.levels: {text!r} is none of A. (A) a. (a) i. (i) 1. (1)")
    return _Level(match["opening"], NUMERALS[match["first"]], match["closing"])


def _headings(text: str, spec: DocumentSpec) -> list[tuple[str, int, int]]:
    """Number, start and end of each chapter's heading; a heading counts only if it is the next in order."""
    heading = pattern(spec.heading, "document.heading")
    found: list[tuple[str, int, int]] = []
    expected = count(1)
    wanted = str(next(expected))
    at = 0
    for line in text.splitlines(keepends=True):
        match = heading.fullmatch(line.strip())
        if match and match.group(1) == wanted:
            found.append((wanted, at, at + len(line)))
            wanted = str(next(expected))
        at += len(line)
    return found


def _marks(text: str, start: int, end: int, levels: tuple[_Level, ...]) -> list[_Found]:
    found: list[_Found] = []
    state: list[_Open] = []
    at = start
    while match := MARK.search(text, at, end):
        at = match.end()
        before = text[max(start, match.start() - 40) : match.start()]
        if match.start() == start:
            before = "\n"
        at_line_start = bool(LINE_STARTS.search(before))
        if not at_line_start and not (match["opening"] and ITEM_ENDS.search(before)):
            at = match.start() + 1
            continue
        depth = _depth(match, state, levels, after_colon=bool(LIST_FOLLOWS.search(before)))
        if depth is None:
            at = match.start() + 1
            continue
        if depth == len(state):
            state.append(_Open(0))
        del state[depth + 1 :]
        state[depth].n += 1
        state[depth].last = bool(LAST_ITEM_FOLLOWS.search(before))
        number = ".".join(str(level.nth(open_.n)) for level, open_ in zip(levels, state, strict=False))
        found.append(_Found(number, match.start(), match.end()))
    return found


def _depth(match: re.Match[str], state: list[_Open], levels: tuple[_Level, ...], *, after_colon: bool) -> int | None:
    """The level at which this mark may come next, or None: it is no mark, or out of turn.

    A colon opens a list, so the level below is asked first; otherwise the deepest open level, a level whose last item
    has passed only if no other fits.
    """

    def fits(depth: int) -> bool:
        level = levels[depth]
        n = state[depth].n + 1 if depth < len(state) else 1
        return (level.opening, level.nth(n), level.closing) == (match["opening"], match["number"], match["closing"])

    below = [len(state)] if len(state) < len(levels) else []
    deepest_first = list(range(len(state) - 1, -1, -1))
    running = [d for d in deepest_first if not state[d].last]
    finished = [d for d in deepest_first if state[d].last]
    order = [*below, *running, *finished] if after_colon or not state else [*running, *below, *finished]
    return next((depth for depth in order if fits(depth)), None)
