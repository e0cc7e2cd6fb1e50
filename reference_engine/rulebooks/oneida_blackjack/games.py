"""The game of this rulebook, with the code that plays it."""

from __future__ import annotations

from clausewise.reference_engine.families.chance import Chance
from clausewise.reference_engine.families.family import Game, Options, Readings
from clausewise.reference_engine.families.points.family import POINTS
from clausewise.reference_engine.families.points.random_player import PointsPlayer
from clausewise.reference_engine.families.points.table import PointsTable
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oneida_blackjack import RULES
from clausewise.reference_engine.rulebooks.oneida_blackjack.misread import MISREADINGS
from clausewise.reference_engine.vocabulary.points.words import SPOTS


def decks_together(options: Options) -> Chance:
    """As many packs as the house has chosen, which are dealt as one deck."""
    return Chance(packs=int(options.get("decks", RULES.options["decks"][0])))


def further_spots(options: Options, readings: Readings) -> tuple[str, ...]:
    """Beside the wager on the first spot: where Multiple Action is offered, nobody is dealt in without these.

    >>> further_spots({"multiple-action": "two or three"}, {}), further_spots({}, {})
    (('second spot',), ())
    """
    del readings
    return {"two or three": SPOTS[1:2], "three": SPOTS[1:]}.get(str(options.get("multiple-action")), ())


BOOK = Rulebook(
    Game(
        family=POINTS,
        rules=RULES,
        table=PointsTable,
        deals=None,
        player=PointsPlayer.under(RULES),
        misreadings=MISREADINGS,
        chance=decks_together,
        required_wagers=further_spots,
    )
)
