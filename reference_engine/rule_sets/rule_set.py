"""What a rule set of the Four Card Poker family holds. Jurisdictions differ in this data, not in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.odds import FixedSum, Odds, Payout

PayoutTable = Mapping[str, Payout]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The data of one rulebook."""

    rulebook: str
    title: str
    provisions: Mapping[str, tuple[str, ...]]
    """Provision to the clauses that require it."""
    readings: Mapping[str, tuple[str, ...]]
    """Question to its choices; the first is the one adopted."""
    options: Mapping[str, tuple[str | int, ...]]
    """What is left to the house; the first value is the default."""
    ante_bonus: Mapping[str, Odds]
    aces_up: Mapping[str, PayoutTable]
    progressive: Mapping[str, PayoutTable]
    envy: Mapping[str, Mapping[str, FixedSum]]
    """For a progressive wager of one dollar."""
    envy_five: Mapping[str, Mapping[str, FixedSum]]
    """For a progressive wager of five dollars."""
    six_card_bonus: Mapping[str, PayoutTable]
    least_meters: Mapping[str, Mapping[str, Cents]]
    """The least initial and reset amount of each meter of a progressive paytable."""
