"""The game of this rulebook, with the code that plays it."""

from __future__ import annotations

from clausewise.reference_engine.families.chance import Chance
from clausewise.reference_engine.families.family import Game, Options
from clausewise.reference_engine.families.points.family import POINTS
from clausewise.reference_engine.families.points.random_player import PointsPlayer
from clausewise.reference_engine.families.points.table import PointsTable
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oneida_blackjack import RULES
from clausewise.reference_engine.rulebooks.oneida_blackjack.misread import MISREADINGS


def decks_together(options: Options) -> Chance:
    """As many packs as the house has chosen, which are dealt as one deck."""
    return Chance(packs=int(options.get("decks", RULES.options["decks"][0])))


BOOK = Rulebook(
    Game(
        family=POINTS,
        rules=RULES,
        table=PointsTable,
        deals=None,
        player=PointsPlayer.under(RULES),
        misreadings=MISREADINGS,
        chance=decks_together,
    )
)
