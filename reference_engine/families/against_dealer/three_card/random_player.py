"""Rounds of Three Card Poker, played at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from clausewise.reference_engine.core.cards import RANKS, SUITS, Card
from clausewise.reference_engine.families.against_dealer.random_player import HouseBankedPlayer
from clausewise.reference_engine.families.against_dealer.three_card.dealing_order import dealing_order
from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules

HIGH = 14
LEAST = "Q64"
"""With what sensible players stay."""


class ThreeCardPlayer(HouseBankedPlayer):
    """All players of a table; for each rule set there is a class with its own."""

    rules: ThreeCardRules
    quiet = (*HouseBankedPlayer.quiet, "pair plus alone", "only pair plus")
    hand_sizes = (2, 5)
    _only_pair_plus = False
    """In this round nobody competes with the dealer."""

    def order(self, seats: Sequence[int]) -> Sequence[str]:
        return dealing_order(self.rules, seats, self.setup.options, self.setup.readings)

    def some_hand(self) -> Sequence[Card]:
        return three_cards(self.random)

    def stays_with(self, cards: Sequence[Card]) -> bool:
        """With a queen, a six and a four, or with anything better."""
        ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
        return (
            ranks >= [RANKS.index(rank) for rank in LEAST]
            or super().stays_with(cards)
            or len({card[1] for card in cards}) == 1
            or ranks[:1] == [rank + 2 for rank in ranks[-1:]]
        )

    def wagered(self) -> Iterable[str]:
        """Now and then nobody at the table, or one player, has anything but pair plus."""
        if self._only_pair_plus or self.likes("pair plus alone", 0.15):
            return ("pair plus",)
        return super().wagered()

    def begin_wagering(self) -> None:
        self._only_pair_plus = self.likes("only pair plus", 0.1)


def three_cards(chance: Random) -> list[Card]:
    """Three cards that make something, or the little that decides whether the dealer qualifies."""
    top = chance.randint(3, HIGH)
    second, third = chance.sample([rank for rank in range(2, HIGH + 1) if rank != top], 2)
    suits = chance.sample(SUITS, 3)
    one = suits[:1] * 3
    run = [top, top - 1, top - 2]
    shapes: tuple[tuple[Sequence[int], Sequence[str]], ...] = (
        (run, one),
        (run, suits),
        ([top] * 3, suits),
        (chance.sample(range(2, HIGH + 1), 3), one),
        ([top, top, second], suits),
        ([top, second, third], suits),
        ([chance.choice((11, 12)), *chance.sample(range(2, 9), 2)], suits),
    )
    ranks, colours = chance.choice(shapes)
    # A one is the ace below the two.
    return [Card(RANKS[(HIGH if rank == 1 else rank) - 2] + suit) for rank, suit in zip(ranks, colours, strict=True)]
