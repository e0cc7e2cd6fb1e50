"""What a rule set of the Four Card Poker family holds: its paytables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import FixedSum, Odds
from clausewise.reference_engine.core.rule_set import PayoutTable
from clausewise.reference_engine.families.against_dealer.rules import HouseBankedRules


@dataclass(frozen=True, slots=True, kw_only=True)
class FourCardRules(HouseBankedRules):
    """The data of one rulebook of Four Card Poker; wagers that it does not have need no paytables."""

    players_cards: int = 5
    dealers_cards: int = 6
    least_hand: int = 4
    play_most: int = 3
    ante_bonus: Mapping[str, Odds]
    aces_up: Mapping[str, PayoutTable]
    progressive: Mapping[str, PayoutTable] = field(default_factory=dict)
    envy: Mapping[str, Mapping[str, FixedSum]] = field(default_factory=dict)
    """For a progressive wager of one dollar."""
    envy_five: Mapping[str, Mapping[str, FixedSum]] = field(default_factory=dict)
    """For a progressive wager of five dollars."""
    six_card_bonus: Mapping[str, PayoutTable] = field(default_factory=dict)
    least_meters: Mapping[str, Mapping[str, Cents]] = field(default_factory=dict)
    """The least initial and reset amount of each meter of a progressive paytable."""
