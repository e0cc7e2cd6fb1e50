"""What stands on a table at a moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.hands.four_card import RankedHand

Phase = Literal[
    "closed", "opening", "spread", "resting", "betting", "closing", "dealing", "deciding", "settling", "idle",
]  # fmt: skip


RETURNED = "wagers returned"
"""What one of several wagers that come back is one of."""


@dataclass(slots=True)
class Deck:
    """One deck of cards, the next card first."""

    name: str
    cards: list[Card]
    order: list[Card] = field(default_factory=list)
    """All its cards as they lay when they were last stacked, dealt ones too."""
    missing: int = 0
    """Cards short of fifty-two; negative if there are too many."""
    preshuffled: bool = False
    """It was shuffled before it came to the table, and has not been played with since."""
    cut: bool = False
    """It was cut, and no card has left it since."""
    first_used: int | None = None
    """When its first round began, by the table's clock."""
    used: int = 0
    """How long it has been in play, without the time in which the other deck was, or nobody played."""
    rounds_since_count: int = 0

    def __post_init__(self) -> None:
        self.order = self.order or list(self.cards)

    def lose(self, number: int) -> None:
        """So many cards go missing from its bottom, or, if negative, strange cards lie there."""
        self.missing += number
        whole = len(PACK) - self.missing
        self.cards = [*self.cards, *PACK][:whole]
        self.order = [*self.order, *PACK][:whole]


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


@dataclass(slots=True)
class Round:
    """One round of play, from the first wager to the last card collected."""

    number: int
    deck: Deck
    seats: dict[int, Seat] = field(default_factory=dict)
    bets_open: bool = True
    dealer_cards: list[Card] = field(default_factory=list)
    beside: dict[str, Card] = field(default_factory=dict)
    """The card at each place that is no hand's."""
    held: str = ""
    """The hand that holds the deck until the round is over, where cards are dealt from the hand."""
    stub_time: str = ""
    """When the stub is put away, where that is not right after the last card."""
    stub_put_away: bool = False
    hands_settled: bool = False
    """The house has looked at the number of cards of each hand, and let the hands stand."""
    first_card_dealt: bool = False
    drawn: int = 0
    """Cards that have left the deck."""
    set_aside: int = 0
    """Those of them that went to the discard rack instead of a hand."""
    revealed: bool = False
    void: bool = False
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
