"""Cards as the poker world writes them, the fifty-two of a pack, and shoes of several packs.

Where packs lie together a card is there several times: cards are counted, copy by copy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, NewType

import msgspec

Card = NewType("Card", str)
CardField = Annotated[Card, msgspec.Meta(pattern="^[2-9TJQKA][cdhs]$", max_length=2)]

RANKS = "23456789TJQKA"
SUITS = "cdhs"
RANK_OF: dict[str, int] = {letter: value for value, letter in enumerate(RANKS, start=2)}
PACK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
_PACK_SET = frozenset(PACK)
MOST_PACKS = 8


def shoe(packs: int = 1) -> tuple[Card, ...]:
    """The cards of so many packs that are dealt as one deck, pack after pack.

    >>> len(shoe(6)), shoe(6).count(Card("As"))
    (312, 6)
    """
    return PACK * packs


def without(cards: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    """What is left of the cards, in their order: for each that is gone one copy is missing, the first.

    >>> without(parse_cards("As Kd As 2c"), parse_cards("As Th"))
    ['Kd', 'As', '2c']
    """
    missing = Counter(gone)
    left: list[Card] = []
    for card in cards:
        if missing[card] > 0:
            missing[card] -= 1
        else:
            left.append(card)
    return left


def at_most(cards: Iterable[Card], packs: int = 1) -> tuple[Card, ...]:
    """The cards without what there is more of than so many packs have; the first copies stand.

    >>> at_most(parse_cards("As Kd As 2c As"), packs=2)
    ('As', 'Kd', 'As', '2c')
    """
    there: Counter[Card] = Counter()
    found: list[Card] = []
    for card in cards:
        there[card] += 1
        if there[card] <= packs:
            found.append(card)
    return tuple(found)


def too_many(cards: Iterable[Card], packs: int = 1) -> list[Card]:
    """Each card that is there more often than so many packs have it, in the order of the cards.

    >>> too_many(parse_cards("As Kd As As")), too_many(parse_cards("As Kd As As"), packs=2)
    (['As', 'As'], ['As'])
    """
    return without(cards, shoe(packs))


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
