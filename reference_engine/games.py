"""Which games there are: for each rule set how its table is opened, dealt, played at random, and how it is misread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from clausewise.reference_engine.description import Performer, TableSetup
from clausewise.reference_engine.four_card_poker import dealing_order as four_card_dealing
from clausewise.reference_engine.four_card_poker.game import FourCardTable
from clausewise.reference_engine.four_card_poker.plain_game import PlainFourCardTable
from clausewise.reference_engine.four_card_poker.random_player import FourCardPlayer, PlainFourCardPlayer
from clausewise.reference_engine.misread_four_card import MISREADINGS as MLGCA_FOUR_CARD_MISREADINGS
from clausewise.reference_engine.misread_oneida_four_card import MISREADINGS as ONEIDA_FOUR_CARD_MISREADINGS
from clausewise.reference_engine.misread_pot_games import misreadings as pot_misreadings
from clausewise.reference_engine.misread_three_card import MISREADINGS as THREE_CARD_MISREADINGS
from clausewise.reference_engine.misreadings import Misreading
from clausewise.reference_engine.pot_games import dealing_order as pot_dealing
from clausewise.reference_engine.pot_games.random_player import PotPlayer
from clausewise.reference_engine.pot_games.table import PotTable
from clausewise.reference_engine.random_player import RandomPlayer
from clausewise.reference_engine.rule_sets import (
    mlgca_four_card,
    oasis_collection,
    oasis_holdem,
    oasis_lowball,
    oasis_omaha,
    oasis_pineapple,
    oneida_four_card,
    three_card,
)
from clausewise.reference_engine.rule_sets.rule_set import RuleSet
from clausewise.reference_engine.rulings import Fault, Site
from clausewise.reference_engine.stimuli import Duty
from clausewise.reference_engine.table import Table
from clausewise.reference_engine.three_card_poker import dealing_order as three_card_dealing
from clausewise.reference_engine.three_card_poker.game import ThreeCardTable
from clausewise.reference_engine.three_card_poker.random_player import ThreeCardPlayer

R = TypeVar("R", bound=RuleSet)
R_contra = TypeVar("R_contra", bound=RuleSet, contravariant=True)

Options = Mapping[str, str | int]
Readings = Mapping[str, str]


class Opens(Protocol[R_contra]):
    """A class of tables, or whatever else opens one."""

    def __call__(
        self,
        setup: TableSetup,
        rules: R_contra,
        *,
        performs: Mapping[Duty, Performer] | None = None,
        fault: Fault | None = None,
        notice: Callable[[Site], None] | None = None,
    ) -> Table: ...


class Deals(Protocol[R_contra]):
    """Says in which order cards leave the deck for which places."""

    def __call__(self, rules: R_contra, seats: Sequence[int], options: Options, readings: Readings) -> list[str]: ...


def _none(options: Options, readings: Readings) -> tuple[str, ...]:
    del options, readings
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[R]):
    """A rule set and the code that plays by it."""

    rules: R
    table: Opens[R]
    deals: Deals[R]
    """The place that each card goes to, from the top of the deck: needed to force a hand by stacking it."""
    player: type[RandomPlayer]
    misreadings: tuple[Misreading, ...] = ()
    """Faults as vendors make them, written by hand."""
    required_wagers: Callable[[Options, Readings], tuple[str, ...]] = _none
    """The wagers without which nobody is dealt in or can play on, by the house's choices and the readings in force."""


_GAMES: tuple[Game[Any], ...] = (
    Game(
        rules=mlgca_four_card.RULES,
        table=FourCardTable,
        deals=four_card_dealing.dealing_order,
        player=FourCardPlayer.under(mlgca_four_card.RULES),
        misreadings=MLGCA_FOUR_CARD_MISREADINGS,
        required_wagers=four_card_dealing.required_wagers,
    ),
    Game(
        rules=oneida_four_card.RULES,
        table=PlainFourCardTable,
        deals=four_card_dealing.plain_dealing_order,
        player=PlainFourCardPlayer.under(oneida_four_card.RULES),
        misreadings=ONEIDA_FOUR_CARD_MISREADINGS,
        required_wagers=four_card_dealing.wagers_to_play,
    ),
    Game(
        rules=three_card.RULES,
        table=ThreeCardTable,
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
            oasis_collection.RULES,
            oasis_holdem.RULES,
            oasis_omaha.RULES,
            oasis_pineapple.RULES,
            oasis_lowball.RULES,
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
