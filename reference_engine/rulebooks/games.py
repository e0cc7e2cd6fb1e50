"""Which games there are, each by the rulebook that has it; and what is asked of a game by its rulebook's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from clausewise.reference_engine.families.against_dealer.four_card.mlgca import dealing_order as mlgca_dealing
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.game import MlgcaGame
from clausewise.reference_engine.families.against_dealer.four_card.oneida import dealing_order as oneida_dealing
from clausewise.reference_engine.families.against_dealer.four_card.oneida.game import OneidaGame
from clausewise.reference_engine.families.against_dealer.four_card.random_player import (
    FourCardPlayer,
    PlainFourCardPlayer,
)
from clausewise.reference_engine.families.against_dealer.three_card import dealing_order as three_card_dealing
from clausewise.reference_engine.families.against_dealer.three_card.game import ThreeCardGame
from clausewise.reference_engine.families.against_dealer.three_card.random_player import ThreeCardPlayer
from clausewise.reference_engine.families.family import Game, Options, Readings
from clausewise.reference_engine.families.pot import dealing_order as pot_dealing
from clausewise.reference_engine.families.pot.misread import misreadings as pot_misreadings
from clausewise.reference_engine.families.pot.random_player import PotPlayer
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.rulebooks import mlgca_four_card, oneida_four_card, three_card
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS as MLGCA_FOUR_CARD_MISREADINGS
from clausewise.reference_engine.rulebooks.oasis import collection, holdem, lowball, omaha, pineapple
from clausewise.reference_engine.rulebooks.oneida_four_card.misread import MISREADINGS as ONEIDA_FOUR_CARD_MISREADINGS
from clausewise.reference_engine.rulebooks.three_card.misread import MISREADINGS as THREE_CARD_MISREADINGS

_GAMES: tuple[Game[Any], ...] = (
    Game(
        rules=mlgca_four_card.RULES,
        table=MlgcaGame,
        deals=mlgca_dealing.dealing_order,
        player=FourCardPlayer.under(mlgca_four_card.RULES),
        misreadings=MLGCA_FOUR_CARD_MISREADINGS,
        required_wagers=mlgca_dealing.required_wagers,
    ),
    Game(
        rules=oneida_four_card.RULES,
        table=OneidaGame,
        deals=oneida_dealing.dealing_order,
        player=PlainFourCardPlayer.under(oneida_four_card.RULES),
        misreadings=ONEIDA_FOUR_CARD_MISREADINGS,
        required_wagers=oneida_dealing.wagers_to_play,
    ),
    Game(
        rules=three_card.RULES,
        table=ThreeCardGame,
        deals=three_card_dealing.dealing_order,
        player=ThreeCardPlayer.under(three_card.RULES),
        misreadings=THREE_CARD_MISREADINGS,
        required_wagers=three_card_dealing.required_wagers,
    ),
    # What a pot game is, its rules say: the table, the deal and the players are the same.
    *(
        Game(
            rules=rules,
            table=PotTable,
            deals=pot_dealing.dealing_order,
            player=PotPlayer.under(rules),
            misreadings=pot_misreadings(rules),
        )
        for rules in (
            collection.RULES,
            holdem.RULES,
            omaha.RULES,
            pineapple.RULES,
            lowball.RULES,
        )
    ),
)
GAMES: Mapping[str, Game[Any]] = {game.rules.rulebook: game for game in _GAMES}


def places(rulebook: str, options: Options, readings: Readings, seats: Sequence[int]) -> list[str]:
    """The place that each card goes to, from the top of the deck.

    >>> places("mlgca-four-card", {"dealing": "manual shoe"}, {}, [2, 1])[:3]
    ['seat 1', 'seat 2', 'dealer']
    """
    game = GAMES.get(rulebook)
    if game is None:
        raise LookupError(f"no order of dealing is known for {rulebook}")
    return game.deals(game.rules, seats, options, readings)


def wagers_to_be_dealt_in(rulebook: str, options: Options, readings: Readings) -> tuple[str, ...]:
    """The wagers without which nobody is dealt in or can play on, by the house's choices and the readings in force.

    >>> wagers_to_be_dealt_in("mlgca-four-card", {}, {"aces-up-required": "required"})
    ('aces up',)
    """
    game = GAMES.get(rulebook)
    return () if game is None else game.required_wagers(options, readings)
