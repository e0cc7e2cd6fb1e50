"""What a device gives."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.fields import CardsField, CountField, HandField, NameField
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.core.events import Event


class StackDealt(Event, frozen=True, tag="stack-dealt"):
    """A stack dispensed by a device is delivered."""

    to: NameField
    face: Face
    count: CountField
    cards: CardsField | None = None
    source: NameField | None = None
    hand: HandField = 1

    @property
    def dealt(self) -> tuple[Card | None, ...]:
        return self.cards or (None,) * self.count


ORDERED: Final[tuple[type[Event], ...]] = (StackDealt,)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
