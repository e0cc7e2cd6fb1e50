"""A pot game from its rules: the table, the deal and the players are the same for all."""

from __future__ import annotations

from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.families.pot.dealing_order import dealing_order
from clausewise.reference_engine.families.pot.family import FOR_A_POT, WITHOUT_A_BUTTON
from clausewise.reference_engine.families.pot.misread import misreadings
from clausewise.reference_engine.families.pot.random_player import PotPlayer
from clausewise.reference_engine.families.pot.random_talk import TalkingPlayer
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.pot.saying import BINDS
from clausewise.reference_engine.families.pot.table import PotTable


def pot_game(rules: PotRules, *of_its_own: Misreading) -> Game[PotRules]:
    """The game that these rules describe."""
    return Game(
        family=FOR_A_POT if rules.button else WITHOUT_A_BUTTON,
        rules=rules,
        table=PotTable,
        deals=dealing_order if rules.button else None,  # who has folded gets no more up-cards
        player=(TalkingPlayer if BINDS in rules.provisions else PotPlayer).under(rules),
        misreadings=(*misreadings(rules), *of_its_own),
    )
