"""What a rulebook is to the engine: one game or several, told apart by the option `game`.

A document with several games says some things of all of them and others of one. Each game has a rule set of its own,
which holds both; what is asked of the document as a whole (which clauses are served, what is left to the house) is put
together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.families.family import Game, Options
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.vocabulary.modules import Module

GAME: Final = "game"
"""The option by which a table of a rulebook with several games is asked for; the first game is the usual one."""
T = TypeVar("T")
Values = tuple[str | int, ...]


class Rulebook:
    """The games of one document, the usual one first."""

    def __init__(self, *games: Game[Any]) -> None:
        if not games:
            raise ValueError("a rulebook has at least one game")
        ids = dict.fromkeys(game.rules.rulebook for game in games)
        names = [game.rules.game for game in games]
        if len(ids) > 1:
            raise ValueError(f"one rulebook has one name, not {' and '.join(ids)}")
        if len(games) > 1 and (not all(names) or len(set(names)) < len(names)):
            raise ValueError(f"each of several games has a name of its own: {', '.join(map(repr, names))}")
        self.id: str = games[0].rules.rulebook
        self.games = games
        self.rules: RuleSet = games[0].rules if len(games) == 1 else _together([game.rules for game in games])
        """What the document holds as a whole; of a rulebook with one game, the rule set of that game."""

    @property
    def names(self) -> tuple[str, ...]:
        """The values of the option `game`; none where there is nothing to choose."""
        return tuple(game.rules.game for game in self.games) if len(self.games) > 1 else ()

    @property
    def modules(self) -> frozenset[Module]:
        """The modules of the vocabulary that a table of these games needs."""
        return frozenset().union(*(game.family.plain_round.modules for game in self.games))

    @property
    def misreadings(self) -> tuple[Misreading, ...]:
        """The faults written by hand, of all games; one that several games share stands once."""
        return tuple(dict.fromkeys(misread for game in self.games for misread in game.misreadings))

    def game(self, options: Options) -> Game[Any]:
        """The game that is played at a table with these options; KeyError if there is no such game."""
        wanted = options.get(GAME)
        if wanted is None or len(self.games) == 1:
            return self.games[0]
        for game in self.games:
            if game.rules.game == wanted:
                return game
        raise KeyError(wanted)

    def at_the_table(self, options: Options, name: str, offered: Values) -> Values:
        """Of the values that a house offers for an option, those that concern the table of one of several games.

        A system describes its options for all its games at once. Where the game has values of its own, the others are
        another's; where it has none of those that are offered, the house knows others, and they may be any.
        """
        if name == GAME or len(self.games) == 1:
            return offered
        own = self.game(options).rules.options.get(name, ())
        return tuple(value for value in offered if value in own) or (offered if own else ())


def merged(of_each: Iterable[Mapping[str, tuple[T, ...]]]) -> dict[str, tuple[T, ...]]:
    """What several rule sets say under one name: everything that one of them says, each thing once.

    >>> merged([{"decks": (1, 2)}, {"decks": (2, 4), "limits": (5,)}])
    {'decks': (1, 2, 4), 'limits': (5,)}
    """
    found: dict[str, dict[T, None]] = {}
    for one in of_each:
        for name, values in one.items():
            found.setdefault(name, {}).update(dict.fromkeys(values))
    return {name: tuple(values) for name, values in found.items()}


def _together(rules: list[Any]) -> RuleSet:
    return RuleSet(
        rulebook=rules[0].rulebook,
        title=rules[0].title,
        provisions=merged(each.provisions for each in rules),
        readings=merged(each.readings for each in rules),
        options={GAME: tuple(each.game for each in rules), **merged(each.options for each in rules)},
    )
