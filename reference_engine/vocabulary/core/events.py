"""What is seen at any table.

Most of a dealer's duties are one type, `Procedure`, told apart by its act; whatever moves money, cards into hands, or
the round has a type of its own. Fields that a system cannot see are left out.
"""

from __future__ import annotations

from typing import Final

import msgspec

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.fields import (
    CardsField,
    CountField,
    HandField,
    NameField,
    SeatField,
    TotalField,
)
from clausewise.reference_engine.vocabulary.acts import Act
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.core.words import Role


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """One thing that happened."""

    @property
    def dealt(self) -> tuple[Card | None, ...]:
        """The cards that leave the deck by it and lie on the table then; None for each that is not told."""
        return ()


class Procedure(Event, frozen=True, tag="procedure"):
    """Somebody does a duty of the game.

    `place` says where (discard rack, shoe, left hand, table inventory container, ...), `owner` whose cards (seat 3,
    dealer, bonus box), `hand` which of several hands of that seat, `count` and `total` what a count found, or `total` a
    sum in cents, `words` what is said or shown, `method` by what means.
    What was broken off is not shown as done: a shuffler that jams stops working, and shuffles when it has finished.
    """

    act: Act
    by: Role = "dealer"
    deck: NameField | None = None
    seat: SeatField | None = None
    owner: NameField | None = None
    wager: NameField | None = None
    place: NameField | None = None
    source: NameField | None = None
    face: Face | None = None
    cards: CardsField | None = None
    count: CountField | None = None
    total: TotalField | None = None
    method: NameField | None = None
    words: NameField | None = None
    device: NameField | None = None
    hand: HandField = 1


class RoundStarted(Event, frozen=True, tag="round-started"):
    """The first wager of a round may be placed; the deck is `none` where there are no cards."""

    number: CountField
    deck: NameField = "none"


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over."""

    number: CountField
    void: bool = False


class Folded(Event, frozen=True, tag="folded"):
    """A player gave the hand up; `hand` counts the hands of a seat that has more than one: here and in what follows."""

    seat: SeatField
    hand: HandField = 1


TELLS: Final[tuple[type[Event], ...]] = (Procedure,)
"""Events that tell of a table and move nothing by which anybody wins."""
ORDERED: Final[tuple[type[Event], ...]] = (RoundStarted, RoundEnded, Folded)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
