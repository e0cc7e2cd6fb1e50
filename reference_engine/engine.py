"""The reference engine as a system: what it says of itself, and opening a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.families.rulebook import merged
from clausewise.reference_engine.families.table import Opening, Table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import (
    DUTIES,
    EVERY_FACT,
    PROTOCOL_VERSION,
    VOCABULARY,
    AtRulebook,
    Description,
    Performer,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, Module, types_of
from clausewise.reference_engine.vocabulary.stimuli import Mishap

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.core.rule_set import RuleSet
    from clausewise.reference_engine.core.rulings import Fault, Site

EngineTable = Table


def describe(version: str = "0.1.0") -> Description:
    """Everything is offered, everything is done by the system itself, everything can be forced."""
    books = RULEBOOKS.values()
    games = [game for book in books for game in book.games]
    spoken = frozenset[Module]().union(*(game.family.plain_round.modules for game in games))
    readings = {question: choices[0] for question, choices in merged(book.rules.readings for book in books).items()}
    with_dice = any(game.chance(_usual(game.rules)).dice for game in games)
    return Description(
        manufacturer="Clausewise",
        product="reference engine",
        version=version,
        build="test",
        protocol=PROTOCOL_VERSION,
        vocabulary={module: version for module, version in VOCABULARY.items() if module in spoken},
        games=tuple(RULEBOOKS),
        options=merged(book.rules.options for book in books),
        performs=dict.fromkeys(DUTIES, "system"),
        forcing=("order", "positions", *(("dice",) if with_dice else ()), "seed"),
        clock="movable",
        mishaps=tuple(kind for kind in types_of(Mishap) if MODULE_OF[kind] in spoken),
        declares=(EVERY_FACT,),
        readings=readings,
        by_rulebook={
            name: AtRulebook(readings=others)
            for name, book in RULEBOOKS.items()
            if (
                others := {
                    question: choices[0]
                    for question, choices in book.rules.readings.items()
                    if choices[0] != readings[question]
                }
            )
        },
    )


def _usual(rules: RuleSet) -> dict[str, str | int]:
    """The choices of a house that makes none."""
    return {name: values[0] for name, values in rules.options.items()}


def open_table(
    setup: TableSetup,
    *,
    performs: Mapping[Duty, Performer] | None = None,
    fault: Fault | None = None,
    notice: Callable[[Site], None] | None = None,
) -> Table:
    """Opens a table, or says why this table is not offered."""
    book = RULEBOOKS.get(setup.rulebook)
    if book is None:
        raise NotOffered(f"there is no rulebook {setup.rulebook}; there are {', '.join(RULEBOOKS)}")
    _demand_offered(setup, book.rules)
    game = book.game(setup.options)
    if len(book.games) > 1:
        # What only another game of the document leaves open is no matter at this table.
        _demand_offered(setup, game.rules, but_for=book.rules)
    return game.table(Opening(setup, game.rules, performs or {}, fault, notice))


def understood(setup: TableSetup) -> TableSetup:
    """The same table with each choice in the form in which the rules have it.

    What is a number to the one is a word to the other.

    >>> from clausewise import registry
    >>> understood(TableSetup("three-card", {"decks": "1"})).options
    {'decks': 1}
    """
    book = RULEBOOKS.get(setup.rulebook)
    known: Mapping[str, tuple[str | int, ...]] = {} if book is None else book.rules.options
    forms = {name: {str(value): value for value in values} for name, values in known.items()}
    options = {name: forms.get(name, {}).get(str(value), value) for name, value in setup.options.items()}
    return setup if options == setup.options else msgspec.structs.replace(setup, options=options)


def _demand_offered(setup: TableSetup, rules: RuleSet, but_for: RuleSet | None = None) -> None:
    """Refuses what these rules do not leave to the house; `but_for` is what may be named besides."""
    for option, value in setup.options.items():
        offered = rules.options.get(option)
        if offered is None and but_for is not None and option in but_for.options:
            continue
        if offered is None or value not in offered:
            raise NotOffered(f"{option} {value} is not offered")
    for question, choice in setup.readings.items():
        choices = rules.readings.get(question)
        if choices is None and but_for is not None and question in but_for.readings:
            continue
        if choices is None or choice not in choices:
            raise NotOffered(f"the reading {question}={choice} is not offered")
