"""What five cards are worth: high hands, low hands of Omaha, and hands of Lowball."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from poker.cards import ACE, KING, height, low_height
from poker.faults import active

HAND = 5
EIGHT = 8
SEVEN = 7
FIVE = 5
WHEEL = [5, 4, 3, 2, 1]


@dataclass(frozen=True, order=True)
class Worth:
    """The worth of a hand, greater is better, and how the document calls it."""

    row: int
    heights: tuple[int, ...]
    category: str


@dataclass(frozen=True)
class Made:
    """Five cards and their worth."""

    worth: Worth
    cards: tuple[str, ...]


HIGH_ROWS = (
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
SHAPES = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pairs",
    (3, 1, 1): "three-of-a-kind",
    (3, 2): "full house",
    (4, 1): "four-of-a-kind",
}
# From the best row to the worst; the document has no row for a full house, and it stands before four of a kind here.
LOWBALL_ROWS = ("wheel", "high card", "pair", "two pairs", "three-of-a-kind", "full house", "four-of-a-kind")


def _sets_first(heights: Iterable[int]) -> tuple[list[int], tuple[int, ...]]:
    """Order heights by how often they occur, then by rank; give the shape too."""
    groups = sorted(Counter(heights).items(), key=lambda group: (group[1], group[0]), reverse=True)
    return [rank for rank, _ in groups], tuple(number for _, number in groups)


def _end_of_run(ranks: list[int]) -> int:
    """Give the highest rank of five in sequence, or 0; an ace may stand below the 2."""
    if ranks[0] - ranks[-1] == HAND - 1:
        return ranks[0]
    if ranks == [ACE, 5, 4, 3, 2]:
        return FIVE
    return 0


def _compared(ranks: list[int], category: str) -> list[int]:
    """Give the heights that are compared where two hands are of one category."""
    last_is_lost = (
        (active("holdem-fifth-card-of-a-flush") and category == "flush")
        or (active("holdem-third-kicker-of-a-pair") and category == "pair")
        or (active("pineapple-pair-of-a-full-house") and category == "full house")
    )
    return ranks[:-1] if last_is_lost else ranks


def high_worth(cards: tuple[str, ...]) -> Worth:
    """Rank five cards as a high hand."""
    ranks, shape = _sets_first(height(card) for card in cards)
    category = SHAPES[shape]
    if category == "high card":
        flush = len({card[1] for card in cards}) == 1
        end = _end_of_run(ranks)
        if active("holdem-suited-wheel-is-a-flush") and flush and end == FIVE:
            end = 0
        if flush and end == ACE:
            category = "royal flush"
        elif flush and end:
            category = "straight flush"
        elif flush:
            category = "flush"
        elif end:
            category = "straight"
        if end:
            ranks = [end]
    return Worth(HIGH_ROWS.index(category), tuple(_compared(ranks, category)), category)


def low_worth(cards: tuple[str, ...]) -> Worth | None:
    """Rank five cards as a low hand of Omaha; nothing if it does not qualify."""
    ranks = sorted((low_height(card) for card in cards), reverse=True)
    highest = EIGHT + 1 if active("omaha-nine-qualifies") else EIGHT
    if len(set(ranks)) < HAND or ranks[0] > highest:
        return None
    if active("omaha-straight-is-no-low") and ranks[0] - ranks[-1] == HAND - 1 and ranks != WHEEL:
        return None
    if active("omaha-low-from-below"):
        ranks.reverse()
    return Worth(0, tuple(-rank for rank in ranks), "low")


def lowball_worth(cards: tuple[str, ...]) -> Worth:
    """Rank five cards as a hand of Lowball: straights and flushes do not count against it."""
    groups = Counter(card[0] for card in cards)

    def order(card: str) -> tuple[int, int]:
        # An ace alone is the lowest card; in a pair or more it is the highest of its row.
        times = groups[card[0]]
        low_ace = times == 1 or (active("lowball-two-aces-are-low") and times == 2)
        return times, low_height(card) if low_ace else height(card)

    ordered = sorted({card[0]: order(card) for card in cards}.values(), reverse=True)
    ranks = [rank for _, rank in ordered]
    category = SHAPES[tuple(times for times, _ in ordered)]
    if ranks == WHEEL:
        category = "wheel"
    if active("lowball-suited-wheel-is-none") and category == "wheel" and len({card[1] for card in cards}) == 1:
        category = "high card"
        ranks = [KING + 1, *ranks[1:]]
    if active("lowball-six-high-straight") and category == "high card" and ranks[0] - ranks[-1] == HAND - 1:
        category = "pair"
    return Worth(-LOWBALL_ROWS.index(category), tuple(-rank for rank in ranks), category)


def is_seven_or_better(cards: list[str]) -> bool:
    """Tell whether these are five different ranks of which none is above seven."""
    ranks = {low_height(card) for card in cards}
    if active("lowball-only-a-seven-is-barred") and max(ranks) < SEVEN:
        return False
    if active("lowball-an-eight-is-barred"):
        return len(ranks) == HAND and max(ranks) <= EIGHT
    return len(ranks) == HAND and max(ranks) <= SEVEN


def best(hands: Iterable[tuple[str, ...]], worth: Callable[[tuple[str, ...]], Worth | None]) -> Made | None:
    """Choose the best of several hands; nothing if none of them counts."""
    made = [Made(value, cards) for cards in hands if (value := worth(cards)) is not None]
    return max(made, key=lambda hand: hand.worth, default=None)
