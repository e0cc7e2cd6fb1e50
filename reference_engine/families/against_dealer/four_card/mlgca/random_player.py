"""Rounds by the MLGCA rules, played at random."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import dealing_order
from clausewise.reference_engine.families.against_dealer.four_card.random_player import FourCardPlayer
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import MissChip
from clausewise.reference_engine.vocabulary.stimuli import Mishap


class MlgcaPlayer(FourCardPlayer):
    """Players whose chips are now and then not recognised."""

    def order(self, seats: Sequence[int]) -> Sequence[str]:
        return dealing_order(self.rules, seats, self.setup.options, self.setup.readings)

    def mishaps(self) -> tuple[Mishap, ...]:
        return (MissChip(self.random.randint(1, 7)),)
