"""What lies on any table: cards at their places, and who sits there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from clausewise.reference_engine.core.cards import Card

_SEAT = re.compile(r"seat (\d{1,2})")
DEALER = "dealer"
BONUS_BOX = "bonus box"


@dataclass
class CardShown:
    """One card of a place; the card itself is None while nobody told which it is."""

    card: Card | None
    face_up: bool


@dataclass
class Place:
    """Cards that lie together, and the ranks they were given, by game and wager."""

    cards: list[CardShown] = field(default_factory=list)
    ranks: dict[str, str] = field(default_factory=dict)

    def turn_up(self, cards: Sequence[Card] | None) -> None:
        """Turns these cards up; all of them where none are named. A card not known before is known now."""
        if cards is None:
            for lying in self.cards:
                lying.face_up = True
            return
        for card in cards:
            same = next((lying for lying in self.cards if lying.card == card), None)
            unknown = next((lying for lying in self.cards if lying.card is None), None)
            turned = same or unknown
            if turned is None:
                self.cards.append(CardShown(card, face_up=True))
            else:
                turned.card, turned.face_up = card, True

    def give_away(self, count: int, cards: Sequence[Card]) -> None:
        """So many cards leave the place, these first."""
        kept = [lying for lying in self.cards if lying.card not in cards or lying.card is None]
        self.cards = kept[: max(0, len(self.cards) - count)]


@dataclass
class Lying:
    """Cards and seats of a round, as far as the events tell them."""

    folded: dict[int, bool] = field(default_factory=dict)
    """The seats that are known, and which of them gave the hand up."""
    places: dict[str, Place] = field(default_factory=dict)

    def seat(self, number: int) -> None:
        """A seat is known from now on."""
        self.folded.setdefault(number, False)

    def place(self, name: str) -> Place:
        """Where cards lie; cards at `seat 3` make the seat known."""
        found = _SEAT.fullmatch(name)
        if found:
            self.seat(int(found[1]))
            name = f"seat {int(found[1])}"
        return self.places.setdefault(name, Place())
