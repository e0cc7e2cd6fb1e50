"""The game of this rulebook, with the code that plays it."""

from __future__ import annotations

from clausewise.reference_engine.families.against_dealer.family import AGAINST_THE_DEALER
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import dealing_order
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.random_player import MlgcaPlayer
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.mlgca_four_card import RULES
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS

BOOK = Rulebook(
    Game(
        family=AGAINST_THE_DEALER,
        rules=RULES,
        table=MlgcaTable,
        deals=dealing_order.dealing_order,
        player=MlgcaPlayer.under(RULES),
        misreadings=MISREADINGS,
        required_wagers=dealing_order.required_wagers,
    )
)
