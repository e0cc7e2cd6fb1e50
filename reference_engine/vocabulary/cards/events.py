"""Cards that are dealt, and what they make."""

from __future__ import annotations

from typing import Final

from clausewise.reference_engine.core.cards import Card, CardField
from clausewise.reference_engine.core.fields import CardsField, CountField, HandField, NameField
from clausewise.reference_engine.vocabulary.cards.words import Face, Game
from clausewise.reference_engine.vocabulary.core.events import Event


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """One card is dealt; `number` counts the cards of that place."""

    to: NameField
    number: CountField
    face: Face
    card: CardField | None = None
    source: NameField | None = None
    taken_with: NameField | None = None
    placed_with: NameField | None = None
    hand: HandField = 1

    @property
    def dealt(self) -> tuple[Card | None, ...]:
        return (self.card,)


class HandRanked(Event, frozen=True, tag="hand-ranked"):
    """Cards are chosen for a hand and it is given its rank."""

    owner: NameField
    game: Game
    category: NameField
    cards: CardsField
    wager: NameField | None = None
    hand: HandField = 1


TELLS: Final[tuple[type[Event], ...]] = (HandRanked,)
"""Events that tell of a table and move nothing by which anybody wins."""
ORDERED: Final[tuple[type[Event], ...]] = (CardDealt,)
"""Events on whose moment rests who gets which card, who has decided what, or when a round is over."""
