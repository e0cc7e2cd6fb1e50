"""Rounds by the Oneida rules, played at random."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.reference_engine.families.against_dealer.four_card.oneida.dealing_order import dealing_order
from clausewise.reference_engine.families.against_dealer.four_card.random_player import FourCardPlayer
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import Conduct
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class OneidaPlayer(FourCardPlayer):
    """Players who sometimes talk."""

    def order(self, seats: Sequence[int]) -> Sequence[str]:
        return dealing_order(self.rules, seats, self.setup.options, self.setup.readings)

    def disturbances(self) -> tuple[AnyStimulus, ...]:
        """Of talk by others than who is to decide, on one hand and no other, no rule says what comes of it."""
        seat, other = self.random.sample(range(1, 8), 2)
        if not self.sight.decides_on_one_hand(seat):
            return ()
        asks = Conduct(seat, "asks the dealer to check the hand")
        if self.sight.plays(other) and not self.sight.decides_on_one_hand(other):
            return (asks,)
        return (Conduct(seat, "communicates about the hand", other), asks)
