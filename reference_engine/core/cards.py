"""Cards as the poker world writes them, and the fifty-two of them."""

from __future__ import annotations

from typing import Annotated, NewType

import msgspec

Card = NewType("Card", str)
CardField = Annotated[Card, msgspec.Meta(pattern="^[2-9TJQKA][cdhs]$", max_length=2)]

RANKS = "23456789TJQKA"
SUITS = "cdhs"
RANK_OF: dict[str, int] = {letter: value for value, letter in enumerate(RANKS, start=2)}
PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
_PACK_SET = frozenset(PACK)


def rank(card: Card) -> int:
    """Two is 2, an ace is 14.

    >>> rank(Card("Td")), rank(Card("As"))
    (10, 14)
    """
    return RANK_OF[card[0]]


def suit(card: Card) -> str:
    """One letter: c, d, h or s."""
    return card[1]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads cards separated by blanks and refuses what is no card.

    >>> parse_cards("As Td")
    ('As', 'Td')
    """
    cards = tuple(Card(word) for word in text.split())
    wrong = [card for card in cards if card not in _PACK_SET]
    if wrong:
        raise ValueError(f"{wrong[0]!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, as in As or Td")
    return cards
