"""Which play goes with a table: that of the family to which its game belongs."""

from __future__ import annotations

from collections.abc import Mapping

from clausewise.reference_engine.families.against_dealer.family import AGAINST_THE_DEALER
from clausewise.reference_engine.families.points.family import POINTS
from clausewise.reference_engine.families.pot.family import FOR_A_POT
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.steps.play.against_dealer import AgainstTheDealer
from clausewise.steps.play.play import Play
from clausewise.steps.play.points import CountingPoints
from clausewise.steps.play.pot import ForAPot
from clausewise.steps.play.throwing import Throwing

PLAYS: Mapping[str, type[Play]] = {
    AGAINST_THE_DEALER.name: AgainstTheDealer,
    FOR_A_POT.name: ForAPot,
    POINTS.name: CountingPoints,
}


def play_of(rulebook: str, options: Mapping[str, str | int]) -> type[Play]:
    """The play of a rulebook's game; of a game of which nothing is known, that knows nothing either.

    >>> play_of("oasis-holdem", {}).__name__, play_of("canasta", {}).__name__
    ('ForAPot', 'Play')
    """
    if rulebook not in RULEBOOKS:
        return Play
    game = RULEBOOKS[rulebook].game(options)
    return PLAYS.get(game.family.name, Throwing if game.chance(options).dice else Play)
