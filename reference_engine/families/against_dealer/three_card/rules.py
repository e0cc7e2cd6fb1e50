"""What a rule set of Three Card Poker holds: its ledgers, its bonuses, and the versions of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreeCardRules(HouseBankedRules):
    """The data of one rulebook of Three Card Poker."""

    players_cards: int = 3
    dealers_cards: int = 3
    least_hand: int = 3
    play_most: int = 1
    pair_plus: Mapping[str, Mapping[str, Odds]]
    ante_bonus: Mapping[str, Mapping[str, Odds]]
    least_qualifying: int
    """The rank that the dealer's highest card needs, where the hand makes nothing."""
