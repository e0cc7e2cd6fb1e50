"""A rulebook that begins where another ends: the same games under another name, but for what is otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from clausewise.reference_engine.core.provisions import Suffixes, clauses_of
from clausewise.reference_engine.families.family import Game
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.families.rulebook import Rulebook

Provisions = Mapping[str, tuple[str, ...]]


def derived(
    origin: Rulebook,
    rulebook: str,
    *,
    title: str,
    provisions: Suffixes | None = None,
    without: Iterable[str] = (),
    **otherwise: object,
) -> Rulebook:
    """The games of `origin`, its clauses under the name of this rulebook.

    `otherwise` replaces data of the rule sets by name (`least_qualifying=13`), in every game that has it. `provisions`
    adds provisions, or says what their clauses are here; `without` names clauses that this document leaves out. Both
    write a clause as the document numbers it, without the rulebook's name.
    """
    unknown = [name for name in otherwise if not any(name in _names(game) for game in origin.games)]
    if unknown:
        known = ", ".join(sorted({name for game in origin.games for name in _names(game)}))
        raise ValueError(f"no rule set of {origin.id} holds {', '.join(unknown)}; there are {known}")
    gone = {f"{rulebook}.{clause}" for clause in without}
    more = clauses_of(rulebook, provisions or {})
    return Rulebook(*(_under(game, origin.id, rulebook, title, more, gone, otherwise) for game in origin.games))


def _names(game: Game[Any]) -> set[str]:
    return {field.name for field in fields(game.rules)} - {"rulebook", "title", "provisions"}


def _under(
    game: Game[Any],
    before: str,
    now: str,
    title: str,
    more: Provisions,
    gone: set[str],
    otherwise: Mapping[str, object],
) -> Game[Any]:
    renamed = {name: _renamed(clauses, before, now) for name, clauses in game.rules.provisions.items()}
    served = {name: tuple(clause for clause in clauses if clause not in gone) for name, clauses in renamed.items()}
    rules = replace(
        game.rules,
        rulebook=now,
        title=title,
        # what had clauses and has none any more is no rule here; what never had any is played, and not cited
        provisions={**{name: clauses for name, clauses in served.items() if clauses or not renamed[name]}, **more},
        **{name: value for name, value in otherwise.items() if name in _names(game)},
    )
    return replace(
        game,
        rules=rules,
        player=game.player.under(rules),
        misreadings=tuple(_misread_here(game.misreadings, before, now, gone)),
    )


def _misread_here(known: Iterable[Misreading], before: str, now: str, gone: set[str]) -> Iterable[Misreading]:
    for one in known:
        clauses = tuple(clause for clause in _renamed(one.clauses, before, now) if clause not in gone)
        if clauses:
            yield replace(one, clauses=clauses)


def _renamed(clauses: Iterable[str], before: str, now: str) -> tuple[str, ...]:
    return tuple(f"{now}.{clause.removeprefix(f'{before}.')}" for clause in clauses)
