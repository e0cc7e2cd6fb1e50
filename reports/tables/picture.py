"""What a family of games adds to the picture of a table: what lies before the seats and in the middle, in words too."""

from __future__ import annotations

from typing import Literal, NamedTuple

from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reports.markup import Markup
from clausewise.reports.tables.lying import Lying

HEIGHT = 33
Tone = Literal["good", "bad", "note", "soft", "wrong"]


class Row(NamedTuple):
    """A chip with its letters, what lies there, and in one or two lines what became of it."""

    letters: str
    name: str
    told: tuple[str, ...]
    tone: Tone

    @property
    def height(self) -> int:
        return HEIGHT + 14 * (len(self.told) - 1)


class Picture:
    """What the events of one family show. A family that has no wagers, or nothing in the middle, leaves that out."""

    def __init__(self, table: Lying) -> None:
        self.table = table
        self.begun = False
        """Whether anything of this family has happened in the round."""

    def next_round(self, table: Lying) -> Picture:
        """The picture of the round after this one; what stays is taken over."""
        return type(self)(table)

    def see(self, event: AnyEvent) -> None:
        """Something of this family has happened."""

    def does(self, event: Procedure) -> None:
        """Somebody has done a duty, which may move what lies on the table."""

    def deals(self, event: CardDealt) -> None:
        """A card has come to a place."""

    def folds(self, seat: int) -> None:
        """A player gave the hand up."""

    def middle(self) -> Markup | None:
        """What is drawn on the side of the dealer; None where this family puts nothing there."""
        return None

    def corner(self) -> list[str]:
        """What stands in the corner of a drawing, line by line."""
        return []

    def rows(self, seat: int) -> list[Row]:
        """What lies before a seat, a row for each thing."""
        del seat
        return []

    def sentences(self) -> list[str]:
        """The middle of the table in words, before the seats are told."""
        return []

    def seat_words(self, seat: int) -> list[str]:
        """What lies before a seat, in words."""
        del seat
        return []

    def last_sentences(self) -> list[str]:
        """What is told at the end."""
        return []


def letters(name: str) -> str:
    """The first letters of two words at most, as they stand on a chip.

    >>> letters("ante"), letters("aces up"), letters("six card bonus")
    ('A', 'AU', 'SC')
    """
    return "".join(word[0] for word in name.split())[:2].upper()
