"""Cards as the protocol writes them, and what is left of a deck while it is dealt."""

from __future__ import annotations

from random import Random
from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
FIFTY_TWO: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)


def high(card: str) -> int:
    """The rank of a card, an ace highest."""
    return RANKS.index(card[0]) + 2


def low(card: str) -> int:
    """The rank of a card, an ace lowest."""
    return high(card) % 14 or 1


def suit(card: str) -> int:
    """The rank of a suit, where suits decide."""
    return SUITS.index(card[1])


class Forced:
    """Whose next cards are laid down from outside, place by place."""

    def __init__(self) -> None:
        self.places: dict[str, list[str]] = {}

    def add(self, place: str, cards: list[str]) -> None:
        self.places.setdefault(place, []).extend(cards)

    def reserved(self) -> set[str]:
        return {card for cards in self.places.values() for card in cards}


class Stub:
    """The deck in the dealer's hand; the first card lies on top."""

    def __init__(self, cards: list[str], forced: Forced, rng: Random) -> None:
        self.cards = cards
        self.forced = forced
        self.rng = rng
        self.burned: list[str] = []
        self.taken = 0
        self.stacked: list[str] = []

    def __len__(self) -> int:
        return len(self.cards)

    def stack(self, cards: list[str]) -> None:
        """These lie on top."""
        self.stacked = [card for card in cards if card in self.cards]
        self.cards = self.stacked + [card for card in self.cards if card not in self.stacked]

    def take(self, place: str = "") -> str:
        """The next card for a place."""
        self.taken += 1
        card = self.next_for(place)
        if card in self.stacked:
            self.stacked.remove(card)
        return card

    def next_for(self, place: str) -> str:
        """The card that was laid down for this place, or the next one that was laid down for nobody."""
        wanted = self.forced.places.get(place)
        if wanted:
            card = wanted.pop(0)
            if card in self.cards:
                self.cards.remove(card)
                return card
        kept = self.forced.reserved()
        at = next((index for index, card in enumerate(self.cards) if card not in kept), 0)
        return self.cards.pop(at)

    def add(self, cards: list[str]) -> None:
        """Shuffled cards come below those that are left."""
        self.rng.shuffle(cards)
        self.cards.extend(cards)
