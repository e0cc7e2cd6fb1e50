"""What games in which hands count points leave open to a system beside which the engine is kept."""

from __future__ import annotations

from clausewise.reference_engine.families.tolerances import Tolerances
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager


class PointsTolerances(Tolerances):
    """What is no departure at such a table."""

    pays = (WagerSettled,)
    begins_a_round = (PlaceWager,)
    whole_pack = ("decks.number",)
