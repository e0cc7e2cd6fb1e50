"""What the parts of Four Card Poker stand on, by whatever rules it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules


class FourCardGround(HouseBankedGround):
    """A table of the game, without its answers to what a table is asked."""

    rules: FourCardRules
    leftovers_laid_behind: frozenset[int] = frozenset()
    """Where it is only advised: the rounds in which this house's dealer lays what the hand does not use behind it."""
