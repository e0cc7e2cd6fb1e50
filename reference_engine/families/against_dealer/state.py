"""What stands on a table at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.cards_care.deck import Deal
from clausewise.reference_engine.hands.four_card import RankedHand

Phase = Literal["betting", "dealing", "deciding", "settling"]
"""How far a round has come."""

RETURNED = "wagers returned"
"""What one of several wagers that come back is one of."""


@dataclass(slots=True, eq=False)
class Seat:
    """A betting position in a round: its wagers, its cards, what was decided. Two seats are never the same."""

    number: int
    player: int
    """The seat where the owner of the wagers sits."""
    wagers: dict[str, Cents] = field(default_factory=dict)
    placed: dict[str, Cents] = field(default_factory=dict)
    """Every wager as it was placed, also when it no longer stands."""
    cards: list[Card] = field(default_factory=list)
    asked: bool = False
    folded: bool = False
    left: bool = False
    cards_collected: bool = False
    hand: RankedHand | None = None
    higher_or_equal: bool = False
    """The hand is not lower than the dealer's."""

    @property
    def place(self) -> str:
        """As events name it."""
        return f"seat {self.number}"

    @property
    def subject(self) -> dict[str, object]:
        """What is decided about where it is about this hand."""
        return {"seat": self.number, "owner": self.place}


@dataclass(slots=True)
class Round(Deal):
    """One round of play, from the first wager to the last card collected."""

    seats: dict[int, Seat] = field(default_factory=dict)
    bets_open: bool = True
    dealer_cards: list[Card] = field(default_factory=list)
    first_card_dealt: bool = False
    revealed: bool = False
    ended: bool = False
    """It has been said to be over."""

    def cards_at(self, place: str) -> list[Card]:
        """The cards of a place, to be added to."""
        return self.dealer_cards if place == "dealer" else self.seats[int(place.removeprefix("seat "))].cards

    def clockwise(self) -> list[Seat]:
        """Seats with wagers, from the player farthest to the dealer's left."""
        return [self.seats[number] for number in sorted(self.seats)]

    def counterclockwise(self) -> list[Seat]:
        """Seats with wagers, from the player farthest to the dealer's right."""
        return self.clockwise()[::-1]
