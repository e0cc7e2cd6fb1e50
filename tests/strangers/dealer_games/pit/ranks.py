"""What hands of three, four and five cards are worth."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from pit.cards import RANKS
from pit.faults import broken

Rank = tuple[int, ...]
Hand = tuple[Rank, str, list[str]]
"""How high a hand is, what it is called, and the cards that make it."""

THREE = ("nothing", "pair", "flush", "straight", "three-of-a-kind", "straight flush")
FOUR = ("nothing", "pair", "two pairs", "straight", "flush", "three-of-a-kind", "straight flush", "four-of-a-kind")
FIVE = (
    "nothing",
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
ACE = len(RANKS) + 1
QUEEN = 12


def value(card: str) -> int:
    """The rank of a card as a number, the ace highest."""
    return RANKS.index(card[0]) + 2


def _top_of_sequence(values: list[int]) -> int:
    """The highest card of a sequence, or 0 where there is none; an ace below goes with the lowest cards only."""
    if len(set(values)) < len(values):
        return 0
    if values[0] - values[-1] == len(values) - 1:
        return values[0]
    if values[0] == ACE and values[1:] == list(range(len(values), 1, -1)):
        return 0 if broken("no-low-ace") else len(values)
    if broken("round-the-ace") and values[:2] == [ACE, ACE - 1] and values[2:] == list(range(len(values) - 1, 1, -1)):
        return ACE
    return 0


def _kind(counts: list[int], top: int, *, suited: bool) -> str:
    if suited and top and not (broken("suited-low-straight") and top == len(counts)):
        return "straight flush"
    if counts[0] == 4:
        return "four-of-a-kind"
    if counts[:2] == [3, 2]:
        return "full house"
    if suited:
        return "flush"
    if top:
        return "straight"
    if counts[0] == 3:
        return "three-of-a-kind"
    if counts[:2] == [2, 2]:
        return "two pairs"
    return "pair" if counts[0] == 2 else "nothing"


def rank(cards: Sequence[str], order: Sequence[str]) -> Hand:
    """Rank exactly these cards; `order` names the categories from the lowest up."""
    values = sorted((value(card) for card in cards), reverse=True)
    counted = Counter(values)
    groups = sorted(counted, key=lambda number: (-counted[number], -number))
    counts = sorted(counted.values(), reverse=True)
    top = _top_of_sequence(values)
    kind = _kind(counts, top, suited=len({card[1] for card in cards}) == 1)
    if kind == "straight flush" and top == ACE and "royal flush" in order:
        kind = "royal flush"
    # Three cards of one suit can be of one rank no more than once; the higher of two names is the one that counts.
    tie = (top,) if top and kind in ("straight", "straight flush", "royal flush") else tuple(groups)
    if broken("kickers-ignored") and kind == "pair":
        tie = tie[:1]
    if broken("flush-by-top-card") and kind == "flush":
        tie = tie[:1]
    if broken("straight-below-flush") and order is THREE and kind in ("straight", "flush"):
        return (5 - order.index(kind), *tie), kind, list(cards)
    return (order.index(kind), *tie), kind, list(cards)


def best(cards: Sequence[str], size: int, order: Sequence[str]) -> Hand:
    """The best hand of so many cards."""
    if len(cards) < size:
        return (0,), "nothing", list(cards)
    return max((rank(list(some), order) for some in combinations(cards, size)), key=lambda hand: hand[0])
