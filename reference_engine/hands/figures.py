"""What can be seen of a few cards before any rule is applied: what repeats, what follows on, what shares a suit."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal, NamedTuple

from clausewise.reference_engine.core.cards import RANK_OF, Card

ACE = 14
KING = 13
QUEEN = 12
JACK = 11

Sequence = Literal["", "plain", "ace below", "round the ace"]
"""`plain` runs up to an ace at most; `ace below` is A-2-3-4 or A-2-3-4-5; `round the ace` has a king below its ace."""


class Figures(NamedTuple):
    """What the ranks of some cards show."""

    laid: tuple[int, ...]
    """What repeats most first, then from high to low."""
    most: int
    """How often the rank that repeats most is there."""
    second: int
    """How often the next one is there."""
    sequence: Sequence
    top: int
    """Where the sequence ends: 14 for A-K-Q-J, 4 for A-2-3-4, 3 for K-A-2-3."""
    before_ace: int
    """In a sequence round the ace, the cards that come before it."""
    different: int
    span: int


class Group(NamedTuple):
    """Some of the cards of a hand, from high to low."""

    cards: tuple[Card, ...]
    figures: Figures
    alike: int
    """How many share the suit that most have."""

    @property
    def suited(self) -> bool:
        return self.alike == len(self.cards)


@lru_cache(maxsize=16_384)
def figures(ranks: tuple[int, ...]) -> Figures:
    """What ranks show, given from high to low."""
    counts = Counter(ranks)
    laid = tuple(sorted(ranks, key=lambda rank: (-counts[rank], -rank)))
    often = sorted(counts.values(), reverse=True)
    sequence, top, before_ace = _sequence(ranks) if len(counts) == len(ranks) else ("", 0, 0)
    return Figures(
        laid=laid,
        most=often[0],
        second=often[1] if len(often) > 1 else 0,
        sequence=sequence,
        top=top,
        before_ace=before_ace,
        different=len(counts),
        span=ranks[0] - ranks[-1],
    )


def _sequence(ranks: tuple[int, ...]) -> tuple[Sequence, int, int]:
    """How different ranks follow on each other, where that ends, and what stands before an ace in the middle."""
    size = len(ranks)
    if ranks[0] - ranks[-1] == size - 1:
        return "plain", ranks[0], 0
    if ranks[0] != ACE:
        return "", 0, 0
    after = tuple(rank for rank in ranks if rank <= size)
    before = ranks[1 : size - len(after)]
    if after != tuple(range(len(after) + 1, 1, -1)) or not after:
        return "", 0, 0
    if not before:
        return "ace below", after[0], 0
    if before == tuple(range(KING, KING - len(before), -1)):
        return "round the ace", after[0], len(before)
    return "", 0, 0


def group(cards: tuple[Card, ...]) -> Group:
    """What cards show, given from high to low."""
    suits = [card[1] for card in cards]
    first = suits.count(suits[0])
    alike = first if first * 2 > len(suits) else max(first, *map(suits.count, suits[1:]))
    return Group(cards, figures(tuple([RANK_OF[card[0]] for card in cards])), alike)
