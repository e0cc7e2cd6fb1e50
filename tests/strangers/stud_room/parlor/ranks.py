"""What cards are worth: high hands, low hands, and hands that show."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from parlor.cards import high, low, suit
from parlor.faults import breaks

NAMES: Final = (
    "high card",
    "pair",
    "two pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full house",
    "four-of-a-kind",
    "straight flush",
    "royal flush",
)
PATTERNS: Final = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
STRAIGHT: Final = 4
FLUSH: Final = 5
STRAIGHT_FLUSH: Final = 8
ROYAL: Final = 9
WHEEL: Final = [2, 3, 4, 5, 14]
EIGHT: Final = 8
HAND: Final = 5


@dataclass(frozen=True)
class Ranked:
    """Five cards and what they are worth; the greater key is the better hand."""

    key: tuple[int, ...]
    category: str
    cards: tuple[str, ...]


def pattern_of(groups: list[tuple[int, int]]) -> int:
    """What sets of equal ranks make; who was dealt fewer than five cards has no more than these."""
    counts = [count for _, count in groups]
    return PATTERNS[tuple(counts + [1] * (HAND - sum(counts)))]


def category_of(cards: tuple[str, ...]) -> tuple[int, tuple[int, ...]]:
    """What five cards make as a high hand, and what decides among hands that make the same."""
    counts = Counter(high(card) for card in cards)
    groups = sorted(counts.items(), key=lambda each: (each[1], each[0]), reverse=True)
    ranks = sorted(counts)
    category = pattern_of(groups)
    decides = tuple(rank for rank, _ in groups)
    in_row = len(ranks) == HAND and (ranks[-1] - ranks[0] == len(cards) - 1 or ranks == WHEEL)
    if ranks == WHEEL and breaks("no-wheel"):
        in_row = False
    flush = len({card[1] for card in cards}) == 1 and len(cards) == HAND
    if in_row:
        top = 5 if ranks == WHEEL and not breaks("wheel-highest-straight") else ranks[-1]
        category, decides = STRAIGHT, (top,)
        if flush:
            category = ROYAL if ranks[0] == high("Tc") else STRAIGHT_FLUSH
    elif flush:
        category = FLUSH
    if breaks("straight-beats-flush") and category in (STRAIGHT, FLUSH):
        return category, (0 if category == FLUSH else 1, *decides)
    return category, decides


def high_hand(cards: tuple[str, ...]) -> Ranked:
    """Five cards as a high hand."""
    category, decides = category_of(cards)
    shown = category
    if breaks("straight-beats-flush"):
        category = {STRAIGHT: FLUSH, FLUSH: STRAIGHT}.get(category, category)
    if breaks("two-pairs-by-kicker") and category == NAMES.index("two pairs"):
        decides = (decides[0], decides[2], decides[1])
    ordered = sorted(cards, key=lambda card: (high(card), suit(card)), reverse=True)
    return Ranked((category, *decides), NAMES[shown], tuple(ordered))


def low_hand(cards: tuple[str, ...], *, inverse: bool) -> Ranked:
    """Five cards as a low hand; `inverse` where straights and flushes count against it."""
    counts = Counter(low(card) for card in cards)
    groups = sorted(counts.items(), key=lambda each: (each[1], each[0]), reverse=True)
    category = pattern_of(groups)
    if inverse and not breaks("low-straights-ignored"):
        category = category_of(cards)[0]
    if breaks("ace-high-in-low"):
        groups = sorted(Counter(high(card) for card in cards).items(), key=lambda each: (each[1], each[0]))[::-1]
    named = "low" if not inverse else NAMES[category]
    ordered = sorted(cards, key=lambda card: (low(card), -suit(card)), reverse=True)
    return Ranked((-category, *(-rank for rank, _ in groups)), named, tuple(ordered))


def best_high(cards: list[str]) -> Ranked:
    """The highest hand of five that these cards have in them."""
    hands = (high_hand(five) for five in combinations(cards, min(HAND, len(cards))))
    return max(hands, key=lambda hand: (hand.key, [(high(card), suit(card)) for card in hand.cards]))


def best_low(cards: list[str], *, inverse: bool, eight: bool) -> Ranked | None:
    """The best low hand of five, or none where an eight or better is wanted and not there."""
    hands = [low_hand(five, inverse=inverse) for five in combinations(cards, min(HAND, len(cards)))]
    if eight:
        limit = 9 if breaks("nine-qualifies") else EIGHT
        hands = [
            hand
            for hand in hands
            if len({card[0] for card in hand.cards}) == len(hand.cards) and max(map(low, hand.cards)) <= limit
        ]
    return max(hands, key=lambda hand: (hand.key, [suit(card) for card in hand.cards]), default=None)


def showing(cards: list[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Up-cards as a hand: sets, then single cards; no sequence and no suit."""
    groups = Counter(high(card) for card in cards).items()
    ordered = sorted(groups, key=lambda each: (each[1], each[0]), reverse=True)
    return tuple(count for _, count in ordered), tuple(rank for rank, _ in ordered)
