"""The game of this rulebook, with the code that plays it."""

from __future__ import annotations

from clausewise.reference_engine.families.chance import Chance
from clausewise.reference_engine.families.dice.family import DICE
from clausewise.reference_engine.families.dice.random_player import DicePlayer
from clausewise.reference_engine.families.dice.table import DiceTable
from clausewise.reference_engine.families.family import Game, Options
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oneida_sic_bo import RULES
from clausewise.reference_engine.rulebooks.oneida_sic_bo.misread import MISREADINGS


def three_dice(options: Options) -> Chance:
    """No cards, whatever the house has chosen."""
    del options
    return Chance(packs=0, dice=RULES.dice)


BOOK = Rulebook(
    Game(
        family=DICE,
        rules=RULES,
        table=DiceTable,
        deals=None,
        player=DicePlayer.under(RULES),
        misreadings=MISREADINGS,
        chance=three_dice,
    )
)
