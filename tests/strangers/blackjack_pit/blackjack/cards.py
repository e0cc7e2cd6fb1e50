"""What cards are worth, and the shoe that they come from."""

from __future__ import annotations

from collections import Counter
from random import Random

from .faults import broken

PACK = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]
BUST = 21
ACE = 11

Place = tuple[str, int]


class Empty(Exception):
    """No card is left."""


def value(card: str) -> int:
    """What a card counts; an ace eleven."""
    if card[0] == "Q" and broken("queen-counts-nine"):
        return 9
    return {"A": ACE, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def points(cards: list[str]) -> tuple[int, bool]:
    """The total of a hand, and whether an ace in it counts eleven."""
    total = sum(value(card) for card in cards)
    high = sum(card[0] == "A" for card in cards)
    while high and (total > BUST or (broken("ace-high-in-two-cards-only") and len(cards) > 2)):
        total, high = total - 10, high - 1
    return total, high > 0


def blackjack(cards: list[str]) -> bool:
    """Whether these two cards are an ace and a card worth ten."""
    return len(cards) == 2 and points(cards) == (BUST, True)


def suited(cards: list[str]) -> bool:
    """Whether all of these are of one suit."""
    return len({card[1] for card in cards}) == 1


class Shoe:
    """The cards that are still to come, and those that were promised to a place."""

    def __init__(self, chance: Random, decks: int) -> None:
        self.chance = chance
        self.decks = decks
        self.promised: dict[Place, list[str]] = {}
        self.stacked: list[str] = []
        self.cards: list[str] = []
        self.fill()

    @property
    def size(self) -> int:
        """How many cards a full shoe has."""
        return len(PACK) * self.decks

    def fill(self) -> None:
        """All cards are there again, in a new order."""
        self.cards = PACK * self.decks
        self.chance.shuffle(self.cards)

    def promise(self, place: Place, cards: list[str]) -> None:
        """The next cards of this place."""
        self.promised.setdefault(place, []).extend(cards)

    def stack(self, cards: list[str]) -> None:
        """The next cards, wherever they go."""
        self.stacked = list(cards)

    def forget(self) -> None:
        """Nothing is promised any more."""
        self.stacked = []
        self.promised.clear()

    def due(self, place: Place) -> str:
        """The card that this place gets: what was promised, or the first that nobody was promised."""
        if self.stacked:
            return self.stray()
        queue = self.promised.get(place)
        if queue and queue[0] in self.cards:
            card = queue.pop(0)
            self.cards.remove(card)
            return card
        return self.stray()

    def stray(self) -> str:
        """The first card that nobody was promised."""
        while self.stacked:
            card = self.stacked.pop(0)
            if card in self.cards:
                self.cards.remove(card)
                return card
        kept = Counter(card for queue in self.promised.values() for card in queue)
        for index, card in enumerate(self.cards):
            if self.cards.count(card) > kept[card]:
                return self.cards.pop(index)
        raise Empty
