"""What the MLGCA rule set holds beside what every rule set of Four Card Poker does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import FixedSum
from clausewise.reference_engine.core.rule_set import PayoutTable
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules


@dataclass(frozen=True, slots=True, kw_only=True)
class MlgcaRules(FourCardRules):
    """The paytables of the progressive wager, the envy bonus and the six card bonus."""

    progressive: Mapping[str, PayoutTable]
    envy: Mapping[str, Mapping[str, FixedSum]]
    """For a progressive wager of one dollar."""
    envy_five: Mapping[str, Mapping[str, FixedSum]]
    """For a progressive wager of five dollars."""
    six_card_bonus: Mapping[str, PayoutTable]
    least_meters: Mapping[str, Mapping[str, Cents]]
    """The least initial and reset amount of each meter of a progressive paytable."""
