"""What the parts of the game by the MLGCA rules stand on: a table with progressive wagers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.meters_chosen import MetersChosen
from clausewise.reference_engine.families.against_dealer.state import Round

if TYPE_CHECKING:
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.core.odds import MeterShare
    from clausewise.reference_engine.equipment.cards_care.deck import Deck
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.table import Opening


@dataclass(slots=True)
class MlgcaRound(Round):
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


class MlgcaGround(FourCardGround):
    """A table with meters and a wagering device at each seat, without its answers to what a table is asked."""

    rules: MlgcaRules
    round: MlgcaRound | None

    def __init__(self, asked: Opening[MlgcaRules]) -> None:
        super().__init__(asked)
        self.meters: dict[str, Cents] = {}
        self.missed_chips: set[int] = set()
        """Seats whose wagering device is not going to recognise the next chip."""
        self.meters_chosen = MetersChosen()
        """What a house whose table is followed has chosen; this house starts at the least amounts."""

    def new_round(self, number: int, deck: Deck) -> MlgcaRound:
        return MlgcaRound(number, deck, meters_before=dict(self.meters))

    def current(self) -> MlgcaRound:
        if self.round is None:
            raise Refusal("no round is in progress")
        return self.round
