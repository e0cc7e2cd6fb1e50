"""What comparisons of hands have in common, whichever ranking they are of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.rulings import Rulings

SUIT_ORDERS: Mapping[str, str] = {"spades high": "cdhs", "diamonds high": "cshd", "clubs high": "sdhc"}
"""Misread: suits of which one is above the other, from the lowest up."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one hand stands to another: 1 higher, 0 equal, -1 lower; and what decided it."""

    sign: int
    provisions: tuple[str, ...]


def sign(left: int | tuple[int, ...], right: int | tuple[int, ...]) -> int:
    """Both are numbers, or both are tuples."""
    return 0 if left == right else 1 if left > right else -1  # type: ignore[operator]


def by_suit(left: tuple[Card, ...], right: tuple[Card, ...], order: str) -> int:
    """Misread: by the suits, card by card."""
    return sign(tuple(order.index(card[1]) for card in left), tuple(order.index(card[1]) for card in right))


MISTURNED = ("not at all", "only the highest", "from the lowest", "added up")
"""Misread: how cards that do not make the rank are compared."""


def cards_in_turn(
    left: tuple[int, ...],
    right: tuple[int, ...],
    provision: str,
    rulings: Rulings,
    misread: tuple[str, ...] = MISTURNED,
) -> int:
    """Cards that do not make the rank itself, from the highest down."""
    how = rulings.choose(provision, "from the highest", {name: name for name in misread})
    if how == "not at all":
        return 0
    if how == "only the highest":
        left, right = left[:1], right[:1]
    elif how == "from the lowest":
        left, right = left[::-1], right[::-1]
    elif how == "added up":
        left, right = (sum(left),), (sum(right),)
    return sign(left, right)
