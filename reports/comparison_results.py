"""What a comparison of two rulebooks found: the content of compare.json. Frozen types."""

from __future__ import annotations

import msgspec

from clausewise.reference_engine.vocabulary.events import Seen


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields are always written, so that a reader in any language finds them."""


class Book(_Part, frozen=True):
    """One of the two rulebooks; `clauses` are our restatements by number."""

    id: str
    title: str
    authority: str
    version: str
    clauses: dict[str, str]
    options: dict[str, str]
    """What its house has chosen in the rounds, where that is not the default."""
    readings: dict[str, str]
    """How it is read, where that is not as adopted."""


class Corresponding(_Part, frozen=True):
    """Clauses that correspond; one side is empty where the other stands alone."""

    one: tuple[str, ...]
    other: tuple[str, ...]
    same: bool
    differs: str


class HouseChoice(_Part, frozen=True):
    """What one and the other leave to the house, where that is not the same."""

    option: str
    title: str
    one: tuple[str, ...]
    other: tuple[str, ...]


class Told(_Part, frozen=True):
    """What one side made of the round, and the clauses that it cites there."""

    told: str
    clauses: tuple[str, ...]
    reason: str
    hand: str
    under: str
    """Other choices of the house than elsewhere, if the difference shows only with them."""


class Found(_Part, frozen=True):
    """A difference with the shortest round that shows it."""

    aspect: str
    """`allowed`, `void` or `paid`."""
    about: str
    one: Told
    other: Told
    acts: tuple[str, ...]
    cards: dict[str, str]


class Compared(_Part, frozen=True):
    """Everything that a comparison found."""

    one: Book
    other: Book
    correspondences: tuple[Corresponding, ...]
    choices: tuple[HouseChoice, ...]
    differences: tuple[Found, ...]
    rounds: int
    """How many rounds were played under both."""
    unplayed: str
    """Why none were, if so."""
    broke_down: tuple[str, ...]
    """Rounds that the reference engine could not cope with: defects of it."""
    seconds: float
    harness: str

    @property
    def sums(self) -> tuple[int, int, int]:
        """How many groups of clauses ask for the same, differ, and stand on one side alone."""
        same = sum(pair.same for pair in self.correspondences)
        alone = sum(not (pair.one and pair.other) for pair in self.correspondences)
        return same, len(self.correspondences) - same - alone, alone


class Scenes(_Part, frozen=True):
    """For each difference both tables at the end of its round: what the page draws."""

    tables: tuple[tuple[tuple[Seen, ...], tuple[Seen, ...]], ...]
