"""What a rule set of the pot games holds beside what every rule set holds: the hand as a sequence of streets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.vocabulary.cards.words import Face
from clausewise.reference_engine.vocabulary.pot.words import TurnRound

StepKind = Literal["deal", "burn", "board", "fee", "discard", "draw", "bet", "last card"]
Start = Literal["left of the big blind", "left of the button", "left of the forced bet", "the highest hand showing"]
Cards = Literal["any of the seven", "two and three", "the five held", "any that were dealt"]
"""Which cards make a hand: two own ones and the board's in any combination, exactly two and three of them, the five in
hand, or any of all that a player was dealt, with a common card if there is one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is done in a street; `count` is the cards for each player, for the board, or to be given away."""

    kind: StepKind
    count: int = 0
    face: Face = "down"
    """How hole cards fall: the other way up in stud."""


@dataclass(frozen=True, slots=True)
class Street:
    """A part of the hand with at most one betting round. Its provisions begin with its name."""

    name: str
    round: TurnRound
    steps: tuple[Step, ...]
    starts: Start = "left of the button"
    unit: Literal["", "lower", "higher"] = ""
    """Where limits are fixed, the one that is bet and raised by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PotRules(RuleSet):
    """The data of one game in which players play against each other for a pot."""

    streets: tuple[Street, ...]
    blinds: Mapping[str, Cents]
    """`small blind` and `big blind`; empty where players ante."""
    ante: Cents
    least: Cents
    """The least wager under the posted table limit."""
    units: Mapping[str, tuple[Cents, Cents]]
    """For each value of the option `limits` the lower and the higher limit; empty where there is no limit."""
    spreads: Mapping[str, tuple[Cents, Cents]] = field(default_factory=dict)
    """For each value of the option `limits` the least and the greatest wager, where any between them may be made."""
    fee: Cents
    fee_after: str
    """The street in which the fee is taken."""
    seats: int = 10
    button: bool = True
    """Without one, cards are dealt from the left of the dealer."""
    high: Cards | None = "any of the seven"
    low: Cards | None = None
    """With both, the pot is halved where a low hand qualifies."""
