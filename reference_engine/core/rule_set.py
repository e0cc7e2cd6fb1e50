"""What every rule set holds. Jurisdictions differ in this data, not in code; a family of games adds its own to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.odds import Payout

PayoutTable = Mapping[str, Payout]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The data of one game of a rulebook."""

    rulebook: str
    game: str = ""
    """The name of this game among those of its rulebook; empty where the rulebook has no other."""
    title: str
    provisions: Mapping[str, tuple[str, ...]]
    """Provision to the clauses that require it; what is not there is no rule of this rulebook."""
    readings: Mapping[str, tuple[str, ...]]
    """Question to its choices; the first is the one adopted."""
    options: Mapping[str, tuple[str | int, ...]]
    """What is left to the house; the first value is the default."""
