"""The deck: cards as they leave it, by chance or as they were forced."""

from __future__ import annotations

from random import Random

from poker.faults import active

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)

ACE = 14
KING = 13


def height(card: str) -> int:
    """Give the rank of a card from 2 to 14; the ace is the highest."""
    return RANKS.index(card[0]) + 2


def low_height(card: str) -> int:
    """Give the rank of a card from 1 to 13; the ace is the lowest."""
    return height(card) % KING if card[0] == "A" else height(card)


def suit_height(card: str) -> int:
    """Order the suits for the button: clubs, diamonds, hearts, spades."""
    return SUITS.index(card[1])


class Deck:
    """One pack of 52, some cards of which may be promised to a place."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._pile: list[str] = []
        self._promised: dict[str, list[str]] = {}
        self._on_top: list[str] = []

    def shuffle(self, cards: tuple[str, ...] | list[str] = PACK) -> None:
        self._pile = list(cards)
        self._chance.shuffle(self._pile)
        if active("holdem-one-card-stays-at-the-bottom"):
            self._pile.sort(key=lambda card: card == PACK[0])

    def promise(self, place: str, cards: list[str]) -> None:
        """Keep these cards for a place; they come to it in this order."""
        self._promised.setdefault(place, []).extend(cards)

    def put_on_top(self, cards: list[str]) -> None:
        """Let these cards leave the deck first, whoever gets them."""
        self._on_top = list(cards)

    def forget(self) -> None:
        """Drop what was forced and has not come."""
        self._promised.clear()
        self._on_top.clear()

    def __len__(self) -> int:
        return len(self._pile)

    def next_for(self, place: str) -> str:
        """Take the next card, which goes to this place."""
        card = self._choose(place)
        self._pile.remove(card)
        return card

    def _choose(self, place: str) -> str:
        for queue in (self._promised.get(place, []), self._on_top):
            while queue:
                card = queue.pop(0)
                # A card that has left the deck already cannot come again: chance decides in its stead.
                if card in self._pile:
                    return card
        kept = {card for queue in self._promised.values() for card in queue}
        free = [card for card in self._pile if card not in kept]
        return (free or self._pile)[0]
