"""The chips of each seat, as far as events tell."""

from __future__ import annotations

from collections import Counter

from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, BetReturned, FeeTaken, PotAwarded


def move(chips: Counter[int], event: AnyEvent) -> None:
    """Takes from a seat what it puts in, and gives it what it gets.

    >>> from clausewise.reference_engine.core.money import Cents
    >>> chips = Counter({1: 1000})
    >>> move(chips, BetMade(1, "bets", Cents(400), Cents(400)))
    >>> chips
    Counter({1: 600})
    """
    match event:
        case BetMade(seat=seat, amount=amount) | FeeTaken(seat=int() as seat, amount=amount):
            chips[seat] -= amount
        case BetReturned(seat=seat, amount=amount) | PotAwarded(seat=seat, amount=amount):
            chips[seat] += amount
        case _:
            pass
