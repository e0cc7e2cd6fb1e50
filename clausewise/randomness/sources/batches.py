"""What a source gives: decks or throws as rows of small numbers, and what could not be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from clausewise.reference_engine.core.cards import PACK
from clausewise.showing import counted, listed, shown

Rows: TypeAlias = npt.NDArray[np.uint8]
"""A deck or a throw a row: the card's place in a new pack (clubs from the two to the ace, then diamonds, hearts and
spades), or the face of a die less one."""
SUIT_MARKS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
BATCH: Final = 5_000
"""So many decks or throws are held at a time where a source has more."""


@dataclass(frozen=True, slots=True)
class Misread:
    """A deck or throw that is no deck or throw as it was read; it is counted and told, and never repaired."""

    number: int
    """Of the deck or throw among all, from 1."""
    line: int
    """Where it stands, from 1; 0 where nothing stands in lines."""
    what: str
    noun: str = "deck"

    def __str__(self) -> str:
        where = f", line {self.line}" if self.line else ""
        return f"{self.noun} {self.number}{where}: {self.what}"


@dataclass(frozen=True, slots=True)
class Kind:
    """What is read: decks of one pack, the first cards of such decks, or throws of dice."""

    what: Literal["cards", "dice"]
    wide: int
    """Cards that are read of a deck, or dice of a throw."""
    packs: int = 1
    """Packs that lie together in a deck or shoe: there are so many of each card."""

    @property
    def whole(self) -> bool:
        """Whether it is all cards of a deck."""
        return self.what == "cards" and self.wide == self.packs * len(PACK)

    @property
    def noun(self) -> str:
        return "deck" if self.what == "cards" else "throw"

    @property
    def most_rows(self) -> int:
        """More than this is taken from no source."""
        return 2_000_000 if self.what == "cards" else 20_000_000

    def row(self, words: Sequence[str]) -> list[int]:
        """The numbers of a row; ValueError says what is wrong with it.

        >>> part_of_a_pack(3).row(["2c", "10♦", "as"])
        [0, 21, 51]
        """
        return self._cards(words) if self.what == "cards" else self._faces(words)

    def _cards(self, words: Sequence[str]) -> list[int]:
        found = [_PLACE.get(word, -1) for word in words]
        if -1 in found:
            found = [place_of(word) for word in words]
        if len(found) != self.wide:
            raise ValueError(f"{counted(len(found), 'card')}, and {self.wide} belong to it")
        if len(set(found)) * self.packs != len(found) or (self.packs > 1 and self._uneven(found)):
            doubled = [PACK[place] for place in sorted({place for place in found if found.count(place) > self.packs})]
            lack = [card for card in PACK if found.count(_PLACE[card]) < self.packs] if self.whole else []
            lacking = f"; missing: {_some(lack)}" if lack else ""
            often = "once" if self.packs == 1 else f"{self.packs} times"
            raise ValueError(f"there more than {often}: {_some(doubled)}{lacking}")
        return found

    def _uneven(self, found: list[int]) -> bool:
        return any(found.count(place) != self.packs for place in range(len(PACK)))

    def _faces(self, words: Sequence[str]) -> list[int]:
        for word in words:
            if word not in _FACES:
                raise ValueError(f"{shown(word, 20)!r} is no face of a die; it has 1 to 6")
        if len(words) != self.wide:
            raise ValueError(f"{counted(len(words), 'die', 'dice')}, and {self.wide} belong to it")
        return [_FACES[word] for word in words]


def place_of(word: str) -> int:
    """The card's place in a new pack, however its rank and suit are written; ValueError if it is none."""
    text = word.strip()
    for mark, letter in SUIT_MARKS.items():
        text = text.replace(mark, letter)
    text = text.removeprefix("10") if not text.startswith("10") else f"T{text[2:]}"
    found = _PLACE.get(text[:1].upper() + text[1:].lower()) if len(text) == len("As") else None
    if found is None:
        raise ValueError(f"{shown(word, 20)!r} is no card; cards are written as As, Td or 2c")
    return found


def _some(cards: Sequence[str], most: int = 5) -> str:
    more = [f"{len(cards) - most} more"] if len(cards) > most else []
    return listed([*cards[:most], *more])


_PLACE: Final[dict[str, int]] = {card: place for place, card in enumerate(PACK)}
_FACES: Final = {str(face): face - 1 for face in range(1, 7)}
ONE_PACK: Final = Kind("cards", len(PACK))
THREE_DICE: Final = Kind("dice", 3)


def part_of_a_pack(cards: int) -> Kind:
    """The first so many cards of each deck, as where only those that are dealt are seen."""
    return Kind("cards", cards)


def shoe(packs: int) -> Kind:
    """Whole shoes of so many packs.

    >>> shoe(2).row(["2c"] * 3 + ["As"] * 101)
    Traceback (most recent call last):
    ValueError: there more than 2 times: 2c and As; missing: 3c, 4c, 5c, 6c, 7c and 45 more
    """
    return Kind("cards", packs * len(PACK), packs)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some decks or throws in their order, and what of that stretch could not be read."""

    values: Rows
    misreads: tuple[Misread, ...] = ()
    gaps: tuple[int, ...] = ()
    """For each misread the row of the batch before which it came: that row did not follow on the one before."""


Source: TypeAlias = Iterator[Batch]


@dataclass(slots=True)
class Gathering:
    """Rows that are put together to batches as they come."""

    kind: Kind
    size: int = BATCH
    read: int = 0
    """Decks or throws so far, misread ones among them."""

    _rows: list[list[int]] = field(default_factory=list)
    _misreads: list[Misread] = field(default_factory=list)
    _gaps: list[int] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self._rows) + len(self._misreads) >= self.size

    def take(self, words: Sequence[str], line: int) -> Misread | None:
        """Takes a deck or throw in; says what is wrong with it."""
        try:
            row = self.kind.row(words)
        except ValueError as wrong:
            return self.misread(str(wrong), line)
        self.read += 1
        self._rows.append(row)
        return None

    def misread(self, what: str, line: int) -> Misread:
        """Notes what is no deck or throw."""
        self.read += 1
        found = Misread(self.read, line, what, self.kind.noun)
        self._misreads.append(found)
        self._gaps.append(len(self._rows))
        return found

    def batch(self) -> Batch:
        """What has come since the last."""
        values = np.array(self._rows, dtype=np.uint8).reshape(len(self._rows), self.kind.wide)
        made = Batch(values, tuple(self._misreads), tuple(self._gaps))
        self._rows, self._misreads, self._gaps = [], [], []
        return made
