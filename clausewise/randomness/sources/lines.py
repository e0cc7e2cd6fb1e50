"""Decks and throws as lines of text: one a line, or one card a line as a scanner types them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

import numpy as np

from clausewise.randomness.sources.batches import BATCH, Batch, Gathering, Kind, Rows, Source, place_of
from clausewise.reference_engine.core.cards import PACK
from clausewise.showing import shown

LONGEST: Final = 2_000
"""Characters of a line; 52 cards with their commas have 207."""
_BETWEEN: Final = re.compile(r"[\s,;]+")
_HEADING: Final = re.compile(r"[A-Za-z_# ]*\d*([\s,;]+[A-Za-z_# ]*\d*)*")
MISREAD: Final = "#"
"""Begins a line that stands for a deck or throw that was misread when it was gathered, and says why."""
AGAIN, UNDO, END = "again", "undo", "end"


def read_lines(lines: Iterable[str], kind: Kind, *, size: int = BATCH) -> Source:
    """A deck or throw a line, its cards or faces parted by commas, semicolons or blanks; a heading may come first."""
    gathering = Gathering(kind, size)
    yield from _taken(lines, gathering, 1)
    yield gathering.batch()


def _taken(lines: Iterable[str], gathering: Gathering, first: int) -> Source:
    """Batches as they are full; `first` is the number of the first line."""
    kind = gathering.kind
    for number, line in enumerate(lines, first):
        text = line.strip().strip("\ufeff")
        if text.startswith(MISREAD):
            gathering.misread(shown(text.removeprefix(MISREAD).strip(), LONGEST), number)
            continue
        if not text or (number == 1 and _is_heading(text, kind)):
            continue
        if len(text) > LONGEST:
            gathering.misread(f"a line of {len(text):,} characters; no {kind.noun} has more than {LONGEST:,}", number)
        else:
            gathering.take([word.strip('"') for word in _BETWEEN.split(text)], number)
        if gathering.full:
            yield gathering.batch()
        if gathering.read >= kind.most_rows:
            return


def _is_heading(text: str, kind: Kind) -> bool:
    """Names of columns: nothing in it is a card or a face."""
    words = _BETWEEN.split(text)
    return bool(_HEADING.fullmatch(text)) and not any(_readable(word, kind) for word in words)


def _readable(word: str, kind: Kind) -> bool:
    if kind.what == "dice":
        return word in {"1", "2", "3", "4", "5", "6"}
    try:
        place_of(word)
    except ValueError:
        return False
    return True


def read_cards(
    lines: Iterable[str], kind: Kind, say: Callable[[str], None] = lambda _: None, *, size: int = BATCH
) -> Source:
    """One card a line. A deck is over when it is whole or at an empty line; after a misread card at the latter alone.

    `say` is told at once what was wrong, for who stands at the scanner: `again` begins the deck anew, `undo` takes the
    last card back, `end` ends. A deck that was begun anew counts as misread: what is wrong with a reader shows in that.
    """
    gathering = Gathering(kind, size)
    deck = _Deck(gathering, say)
    for number, line in enumerate(lines, 1):
        word = line.strip().strip("\ufeff")
        if word.lower() == END or gathering.read >= kind.most_rows:
            break
        deck.take(word, number)
        if gathering.full:
            yield gathering.batch()
    deck.break_off()
    yield gathering.batch()


class _Deck:
    """The deck that is being read, card by card."""

    def __init__(self, gathering: Gathering, say: Callable[[str], None]) -> None:
        self._gathering = gathering
        self._say = say
        self._cards: list[str] = []
        self._amiss = ""
        self._line = 0

    def take(self, word: str, line: int) -> None:
        """Takes a line in."""
        self._line = line
        command = word.lower()
        if not word:
            self.break_off()
        elif command == AGAIN:
            self._amiss = self._amiss or "begun anew by who read it"
            self.break_off()
        elif command == UNDO:
            self._undo()
        elif not self._amiss:
            self._card(word)

    def _undo(self) -> None:
        if self._cards and not self._amiss:
            self._say(f"{self._cards.pop()} is taken back; {len(self._cards)} cards are read of this deck")
        else:
            self._say("there is no card to take back")

    def _card(self, word: str) -> None:
        try:
            card = PACK[place_of(word)] if len(word) <= LONGEST else ""
        except ValueError as wrong:
            self._spoil(str(wrong))
            return
        if not card:
            self._spoil(f"{shown(word, 20)!r} is no card")
        elif self._cards.count(card) >= self._gathering.kind.packs:
            self._spoil(f"{card} was read already, as card {self._cards.index(card) + 1} of this deck")
        else:
            self._cards.append(card)
            if len(self._cards) == self._gathering.kind.wide:
                self._gathering.take(self._cards, self._line)
                self._say(f"deck {self._gathering.read} is whole")
                self._cards = []

    def _spoil(self, what: str) -> None:
        self._amiss = f"card {len(self._cards) + 1}: {what}"
        self._say(
            f"deck {self._gathering.read + 1}, line {self._line}, {self._amiss}; this deck counts as misread: "
            "go on after an empty line, with the next deck from its first card"
        )

    def break_off(self) -> None:
        """The deck is over, whole or not."""
        if self._amiss:
            self._gathering.misread(self._amiss, self._line)
        elif self._cards:
            found = self._gathering.take(self._cards, self._line)
            self._say(str(found))
        self._cards, self._amiss = [], ""


_THROW_BYTES: Final = 6
"""`1,2,3` and the end of its line."""


def read_throws(blocks: Iterable[bytes], kind: Kind) -> Source:
    """Throws as whole lines of a file, block by block: where every line is `1,2,3` they are read by the million."""
    gathering = Gathering(kind)
    line = 1
    for block in blocks:
        table = np.frombuffer(block, dtype=np.uint8)
        if kind.wide == len("123") and len(table) % _THROW_BYTES == 0 and _all_plain(table.reshape(-1, _THROW_BYTES)):
            yield gathering.batch()
            values = table.reshape(-1, _THROW_BYTES)[:, 0:5:2] - np.uint8(ord("1"))
            gathering.read += len(values)
            line += len(values)
            yield Batch(values)
        else:
            lines = block.decode("utf-8", "backslashreplace").splitlines()
            yield from _taken(lines, gathering, line)
            line += len(lines)
        if gathering.read >= kind.most_rows:
            break
    yield gathering.batch()


def _all_plain(rows: Rows) -> bool:
    faces = rows[:, 0:5:2]
    return bool(
        ((faces >= ord("1")) & (faces <= ord("6"))).all()
        and (rows[:, 1:4:2] == ord(",")).all()
        and (rows[:, 5] == ord("\n")).all()
    )
