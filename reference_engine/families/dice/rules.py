"""What a rule set holds for a game in which one throw of dice decides all wagers of a layout."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from clausewise.reference_engine.core.rule_set import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRules(RuleSet):
    """The dice of a throw, the places of the layout, and what is paid at the least where one wins."""

    wagers: tuple[str, ...]
    """Every kind of wager, in the order of the rules."""
    dice: int
    least_shakes: int
    instruments: tuple[str, ...]
    """With what a wager may be made."""
    odds: Mapping[str, int]
    """To one, by the row of the table of odds: `total of 4`, or the wager alone where one row is for all selections."""
    more_of_a_kind: Mapping[int, int]
    """What one of a kind is paid where more dice than one show it, to one, by the number of dice."""
