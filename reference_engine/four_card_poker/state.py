"""What stands on a Four Card Poker table at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.cards import Card
from clausewise.reference_engine.hands import RankedHand
from clausewise.reference_engine.money import Cents

Phase = Literal["closed", "betting", "closing", "dealing", "deciding", "settling", "idle"]
SIDE_WAGERS = ("aces up", "six card bonus", "progressive")


@dataclass(slots=True)
class Deck:
    """One deck of cards, the next card first."""

    name: str
    cards: list[Card]
    in_use_since: int = 0
    missing: int = 0
    """Cards short of fifty-two; negative if there are too many."""
    preshuffled: bool = False
    rounds_since_count: int = 0


@dataclass(slots=True)
class Seat:
    """A betting position in a round: its wagers, its cards, what was decided."""

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
    envy_bonuses: int = 0

    @property
    def place(self) -> str:
        """As events name it."""
        return f"seat {self.number}"


@dataclass(slots=True)
class Round:
    """One round of play, from the first wager to the last card collected."""

    number: int
    deck: Deck
    seats: dict[int, Seat] = field(default_factory=dict)
    bets_open: bool = True
    locked_out: bool = False
    dealer_cards: list[Card] = field(default_factory=list)
    bonus_card: Card | None = None
    first_card_dealt: bool = False
    revealed: bool = False
    void: bool = False
    meters_before: dict[str, Cents] = field(default_factory=dict)
    """The meters before the first wager of the round, for a round that turns out to be void."""

    def clockwise(self) -> list[Seat]:
        """Seats with wagers, from the player farthest to the dealer's left."""
        return [self.seats[number] for number in sorted(self.seats)]

    def counterclockwise(self) -> list[Seat]:
        """Seats with wagers, from the player farthest to the dealer's right."""
        return self.clockwise()[::-1]
