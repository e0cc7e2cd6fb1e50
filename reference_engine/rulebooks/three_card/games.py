"""The game of this rulebook, with the code that plays it."""

from __future__ import annotations

from clausewise.reference_engine.families.against_dealer.family import AGAINST_THE_DEALER
from clausewise.reference_engine.families.against_dealer.three_card import dealing_order
from clausewise.reference_engine.families.against_dealer.three_card.random_player import ThreeCardPlayer
from clausewise.reference_engine.families.against_dealer.three_card.table import ThreeCardTable
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.three_card import RULES
from clausewise.reference_engine.rulebooks.three_card.misread import MISREADINGS

BOOK = Rulebook(
    Game(
        family=AGAINST_THE_DEALER,
        rules=RULES,
        table=ThreeCardTable,
        deals=dealing_order.dealing_order,
        player=ThreeCardPlayer.under(RULES),
        misreadings=MISREADINGS,
        required_wagers=dealing_order.required_wagers,
    )
)
