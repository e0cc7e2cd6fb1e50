"""The tables that a system says it offers: a game of a rulebook each, to be asked for one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from clausewise.reference_engine.families.plain_round import PlainRound
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import Description, TableSetup


class GameAsked(NamedTuple):
    """A game by its rulebook and, where that has several, by its name."""

    rulebook: str
    game: str = ""

    def __str__(self) -> str:
        return f"{self.rulebook}, {self.game}" if self.game else self.rulebook

    @property
    def options(self) -> dict[str, str | int]:
        """What has to be said of the table for it to be this game's."""
        return {GAME: self.game} if self.game else {}

    @property
    def plan(self) -> PlainRound | None:
        """What a plain round of it is; None where its rules are not known here."""
        return plan_of(self.rulebook, self.options)

    def setup(self, seed: int = 0) -> TableSetup:
        """A table of this game on which nothing else is chosen."""
        return TableSetup(self.rulebook, self.options, seed=seed)


def games_offered(description: Description) -> tuple[GameAsked, ...]:
    """The games of a system, in its own order; of a rulebook unknown here, whatever is played by it."""
    found: dict[GameAsked, None] = {}
    for rulebook in description.games:
        names = RULEBOOKS[rulebook].names if rulebook in RULEBOOKS else ()
        offered = [name for name in names if name in description.at(rulebook).options.get(GAME, names)]
        found.update(dict.fromkeys(GameAsked(rulebook, name) for name in offered or ("",)))
    return tuple(found)


def plan_of(rulebook: str, options: Mapping[str, str | int] | None = None) -> PlainRound | None:
    """What a plain round under these rules is; None where they are not known here."""
    return RULEBOOKS[rulebook].game(options or {}).family.plain_round if rulebook in RULEBOOKS else None
