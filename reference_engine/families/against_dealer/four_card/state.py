"""What a round of Four Card Poker has that rounds of other games have not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import MeterShare
from clausewise.reference_engine.families.against_dealer.state import Round, Seat


@dataclass(slots=True)
class FourCardRound(Round):
    """A round in which there may be progressive wagers."""

    locked_out: bool = False
    """The progressive system takes no more wagers."""
    unrecognised: dict[Seat, Cents] = field(default_factory=dict)
    """Progressive chips that the system takes no notice of."""
    envy_bonuses: Counter[Seat] = field(default_factory=Counter)
    """How many each player has got."""
    meters_before: dict[str, Cents] = field(default_factory=dict)
    """The meters before the first wager of the round, for a round that turns out to be void."""
    meters_to_settle: list[tuple[str, MeterShare, Cents]] = field(default_factory=list)
    """Meters that have paid and change only when every player has been settled."""
