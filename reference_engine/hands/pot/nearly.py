"""Which higher hands some cards come near to: the definitions that say that they are none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from clausewise.reference_engine.core.cards import RANK_OF, Card
from clausewise.reference_engine.hands.figures import ACE

_SIZE = 5
_FOUR = 4
_RED = "dh"
_RUNS = tuple({*range(low, low + _SIZE)} for low in range(2, ACE - 3))
_AROUND_THE_ACE = tuple({(rank - 2) % 13 + 2 for rank in range(top, top + _SIZE)} for top in range(ACE - 4, ACE + 2))


def near_misses(cards: Sequence[Card], category: str) -> tuple[str, ...]:
    """The provisions of hands that these cards, which make a hand of this category, could be mistaken for."""
    return tuple(dict.fromkeys(_found(cards, category)))


_NEXT_ABOVE: Mapping[str, tuple[str, ...]] = {
    "straight flush": ("rank.royal-flush", "rank.flush", "rank.straight"),
    "full house": ("rank.four-of-a-kind",),
    "three-of-a-kind": ("rank.full-house",),
    "two pairs": ("rank.full-house", "rank.three-of-a-kind"),
    "pair": ("rank.two-pairs",),
    "high card": ("rank.one-pair",),
}
"""What is always near: one card more of a rank, or what both words for a straight flush exclude."""


def _found(cards: Sequence[Card], category: str) -> Iterator[str]:
    suits = Counter(card[1] for card in cards)
    ranks = {RANK_OF[card[0]] for card in cards}
    if category not in {"royal flush", "straight flush"} and _nearly_royal(cards):
        yield "rank.royal-flush"
    if category == "flush" and any(run <= ranks for run in (*_RUNS, *_AROUND_THE_ACE)):
        yield "rank.straight-flush"
    if category not in _ABOVE_FLUSH and _nearly_suited(cards, suits):
        yield "rank.flush"
    if category not in _ABOVE_STRAIGHT and _nearly_runs(ranks):
        yield "rank.straight"
    yield from _NEXT_ABOVE.get(category, ())


_NEXT_WORSE: Mapping[str, tuple[str, ...]] = {
    "high card": ("rank.one-pair",),
    "pair": ("rank.two-pairs",),
    "two pairs": ("rank.three-of-a-kind",),
    "full house": ("rank.four-of-a-kind",),
}
"""In Lowball: one card more of a rank."""
_SECOND_LOWEST = {ACE, 6, 4, 3, 2}


def low_near_misses(cards: Sequence[Card], category: str) -> tuple[str, ...]:
    """The same in Lowball, where straights and flushes are nothing and one sequence has a name.

    >>> low_near_misses([Card(name) for name in ("8s", "7d", "6c", "5h", "4s")], "high card")
    ('rank.low-straights', 'rank.wheel', 'rank.one-pair')
    """
    ranks = {RANK_OF[card[0]] for card in cards}
    runs = any(run == ranks for run in (*_RUNS, {ACE, 2, 3, 4, 5}))
    suited = len({card[1] for card in cards}) == 1
    found = ["rank.low-straights"] if runs or suited else []
    if category != "wheel" and (runs or ranks == _SECOND_LOWEST):
        found.append("rank.wheel")
    return (*found, *_NEXT_WORSE.get(category, ()))


_ABOVE_FLUSH = frozenset({"royal flush", "straight flush", "four-of-a-kind", "full house", "flush"})
_ABOVE_STRAIGHT = _ABOVE_FLUSH | {"straight"}


def _nearly_royal(cards: Sequence[Card]) -> bool:
    """Four of the five in one suit, or all of them in several."""
    high = [card for card in cards if RANK_OF[card[0]] > ACE - _SIZE]
    in_suit = Counter(card[1] for card in high)
    return max(in_suit.values(), default=0) >= _FOUR or len({card[0] for card in high}) == _SIZE


def _nearly_suited(cards: Sequence[Card], suits: Counter[str]) -> bool:
    """Four of a suit, or five of a color."""
    red = sum(card[1] in _RED for card in cards)
    return max(suits.values()) == _FOUR or max(red, len(cards) - red) >= _SIZE


def _nearly_runs(ranks: set[int]) -> bool:
    """Four of five in sequence, or a sequence round the ace."""
    if any(run <= ranks for run in _AROUND_THE_ACE):
        return True
    low = ranks | ({1} if ACE in ranks else set())
    return any(len(low & {*range(start, start + _SIZE)}) == _FOUR for start in range(1, ACE - 3))
