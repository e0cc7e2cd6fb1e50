"""What rounds of all games have in which players wager against the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.steps.house_wagers import demand_a_wager_of_this_house, wagered_in_this_house
from clausewise.steps.play.play import Play

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class AgainstTheHouse(Play):
    """Wagers that the house takes, pays or keeps."""

    shown_by: Mapping[type, tuple[str, ...]] = {
        PlaceWager: ("wager-taken",),
        ChangeWager: ("wager-taken",),
        WithdrawWager: ("wager-withdrawn",),
        Fold: ("folded",),
    }

    def in_this_house(self, act: AnyStimulus) -> AnyStimulus:
        act = wagered_in_this_house(self.table, act)
        demand_a_wager_of_this_house(self.table, act)
        return act
