"""What stands on a table at a moment where hands count points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.equipment.cards_care.deck import Deal
from clausewise.reference_engine.vocabulary.cards.places import place_of

Phase = Literal["betting", "dealing", "insuring", "electing", "settling"]
"""How far a round has come."""
RETURNED = "wagers returned"
"""What one of several wagers that come back is one of."""
FIRST_CARDS = 2
NOTHING = Cents(0)


@dataclass(slots=True, eq=False)
class Hand:
    """One hand of a box: its cards, what is wagered on it against each hand of the dealer's, what was elected."""

    seat: int
    number: int = 1
    cards: list[Card] = field(default_factory=list)
    stakes: dict[str, Cents] = field(default_factory=dict)
    """What stands on it, by the spot."""
    hit_wager: Cents = NOTHING
    split_from: Card | None = None
    """The card of the pair that it was made with, where it comes of a split."""
    split_suited: bool = False
    """The two cards of the pair that was split last for it are of one suit."""
    asked: bool = False
    done: bool = False
    doubled: bool = False
    over: bool = False
    """It has exceeded twenty-one."""
    surrendered: bool = False
    collected: bool = False
    misannounced: bool = False
    """A wrong total was said of it."""
    announced: int | None = None
    """The total that was said last, be it right or wrong."""

    @property
    def place(self) -> str:
        """As cards are dealt to it."""
        return place_of(f"seat {self.seat}", self.number)

    @property
    def owner(self) -> str:
        """As events name whose it is."""
        return f"seat {self.seat}"

    @property
    def initial(self) -> bool:
        """It has its first two cards and no more."""
        return len(self.cards) == FIRST_CARDS


@dataclass(slots=True, eq=False)
class Box:
    """A betting position in a round: its wagers beside those on a hand, and its hands."""

    number: int
    player: int
    """The seat where the owner of the wagers sits."""
    hands: list[Hand] = field(default_factory=list)
    beside: dict[str, Cents] = field(default_factory=dict)
    """Insurance, and the wager on the suits of the first two cards."""
    splits: int = 0
    optional: bool = False
    """An optional wager was made on one of its hands."""

    @property
    def hand(self) -> Hand:
        """The one that it was dealt."""
        return self.hands[0]


@dataclass(slots=True, eq=False)
class DealersHand:
    """The dealer's cards against which one spot is played."""

    number: int = 1
    cards: list[Card] = field(default_factory=list)

    @property
    def place(self) -> str:
        """As cards are dealt to it: one after the other, whichever hand they are for."""
        return "dealer"


@dataclass(slots=True)
class Round(Deal):
    """One round of play, from the first wager to the last card collected."""

    boxes: dict[int, Box] = field(default_factory=dict)
    bets_open: bool = True
    dealt: int = 0
    """Cards that have been dealt to a place."""
    dealer: DealersHand = field(default_factory=DealersHand)
    revealed: bool = False
    settled: list[tuple[int, str, int, Cents]] = field(default_factory=list)
    """What has been lost or won already: the seat, the wager, the hand, the stake."""

    def clockwise(self) -> list[Box]:
        """Boxes with wagers, from the dealer's left."""
        return [self.boxes[number] for number in sorted(self.boxes)]

    def hands(self) -> list[Hand]:
        """All hands of the players, in the order in which they are played."""
        return [hand for box in self.clockwise() for hand in sorted(box.hands, key=lambda one: one.number)]

    def all_over(self) -> bool:
        """Whether every hand of the players has exceeded twenty-one."""
        return all(hand.over for hand in self.hands())

    def live(self) -> list[Hand]:
        """Those on which something still stands."""
        return [hand for hand in self.hands() if hand.stakes]
