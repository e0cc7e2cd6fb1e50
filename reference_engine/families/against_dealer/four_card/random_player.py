"""Rounds of Four Card Poker, played at random, by whatever rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from clausewise.reference_engine.core.cards import RANKS, SUITS, Card
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules
from clausewise.reference_engine.families.against_dealer.random_player import HouseBankedPlayer

HIGH = 14


class FourCardPlayer(HouseBankedPlayer):
    """All players of a table; each authority's game adds in which order its cards are dealt."""

    rules: FourCardRules
    hand_sizes = (3, 8)

    def some_hand(self) -> Sequence[Card]:
        return five_cards(self.random)


def five_cards(chance: Random) -> list[Card]:
    """Five cards that make something, now and then of rank and suit that decide a boundary."""
    top = chance.randint(5, HIGH)
    second, third = chance.sample([rank for rank in range(2, HIGH + 1) if rank != top], 2)
    suits = chance.sample(SUITS, 4)
    one, mixed = suits[:1] * 5, [*suits, suits[0]]
    run = [top, top - 1, top - 2, top - 3]
    shapes: tuple[tuple[Sequence[int], Sequence[str]], ...] = (
        ([*run, top - 4], one),
        (range(HIGH, HIGH - 5, -1), one),
        ([*run, second], [*one[:4], suits[1]]),
        ([top] * 4 + [second], mixed),
        ([top] * 3 + [second] * 2, [*suits[:3], *suits[:2]]),
        ([top] * 3 + [second, third], [*suits[:3], *suits[:2]]),
        (chance.sample(range(2, HIGH + 1), 5), one),
        ([*run, top - 4], mixed),
        ([*run, second], mixed),
        ([top] * 2 + [second] * 2 + [third], mixed),
        ([HIGH, HIGH, *chance.sample(range(2, HIGH), 3)], mixed),
        ([top, top, second, third, second], mixed),
        (chance.sample(range(2, HIGH + 1), 5), mixed),
    )
    ranks, colours = chance.choice(shapes)
    # A one is the ace below the two.
    return [Card(RANKS[(HIGH if rank == 1 else rank) - 2] + suit) for rank, suit in zip(ranks, colours, strict=True)]
