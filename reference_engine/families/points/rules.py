"""What a rule set holds for a game in which hands count points against the dealer's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from clausewise.reference_engine.core.rule_set import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRules(RuleSet):
    """The wagers, what they are made with, and what is paid."""

    wagers: tuple[str, ...]
    instruments: tuple[str, ...]
    """With what a wager on a hand may be made."""
    optional_instruments: tuple[str, ...]
    """With what an optional wager may be made."""
    target: int
    """What a hand must not exceed."""
    stands_at: int
    """The dealer draws below this, and at this where it is soft, if the house has it so."""
    odds: Mapping[str, Fraction]
    """What a wager is paid to one; of an optional wager the highest that it may be."""
    odds_of_a_blackjack: Mapping[str, Fraction]
    """By the house's choice."""
