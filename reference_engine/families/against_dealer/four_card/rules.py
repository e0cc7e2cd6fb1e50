"""What a rule set of Four Card Poker holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.core.rule_set import PayoutTable
from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules


@dataclass(frozen=True, slots=True, kw_only=True)
class FourCardRules(HouseBankedRules):
    """The hands of four cards out of five, or six of the dealer's, and what is paid for them."""

    players_cards: int = 5
    dealers_cards: int = 6
    least_hand: int = 4
    play_most: int = 3
    ante_bonus: Mapping[str, Odds]
    aces_up: Mapping[str, PayoutTable]
