"""What games with dice leave open to a system beside which the engine is kept."""

from __future__ import annotations

from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager


class DiceTolerances(Tolerances):
    """What is no departure at a table with dice."""

    begins_a_round = (PlaceWager,)
