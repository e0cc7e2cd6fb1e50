"""The reference engine as a system: what it says of itself, and opening a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from clausewise.reference_engine.families.table import NotOffered, Opening, Table
from clausewise.reference_engine.rulebooks.games import GAMES
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import (
    DUTIES,
    PROTOCOL_VERSION,
    VOCABULARY,
    Description,
    Performer,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.modules import MODULE_OF, Module, types_of
from clausewise.reference_engine.vocabulary.stimuli import Mishap

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from clausewise.reference_engine.core.rule_set import RuleSet
    from clausewise.reference_engine.core.rulings import Fault, Site

T = TypeVar("T")

RULE_SETS: dict[str, RuleSet] = {rulebook: game.rules for rulebook, game in GAMES.items()}
EngineTable = Table
SPOKEN: frozenset[Module] = frozenset(("core", "house-banked", "pot", "shuffler"))
"""The modules of the vocabulary that these games need."""


def _merged(of_each: Iterable[Mapping[str, tuple[T, ...]]]) -> dict[str, tuple[T, ...]]:
    """What several rulebooks leave open under one name: everything that one of them allows."""
    found: dict[str, dict[T, None]] = {}
    for one in of_each:
        for name, values in one.items():
            found.setdefault(name, {}).update(dict.fromkeys(values))
    return {name: tuple(values) for name, values in found.items()}


def describe(version: str = "0.1.0") -> Description:
    """Everything is offered, everything is done by the system itself, everything can be forced."""
    return Description(
        manufacturer="Clausewise",
        product="reference engine",
        version=version,
        build="test",
        protocol=PROTOCOL_VERSION,
        vocabulary={module: version for module, version in VOCABULARY.items() if module in SPOKEN},
        games=tuple(RULE_SETS),
        options=_merged(rules.options for rules in RULE_SETS.values()),
        performs=dict.fromkeys(DUTIES, "system"),
        forcing=("order", "seed"),
        clock="movable",
        mishaps=tuple(kind for kind in types_of(Mishap) if MODULE_OF[kind] in SPOKEN),
        readings={
            question: choices[0]
            for question, choices in _merged(rules.readings for rules in RULE_SETS.values()).items()
        },
    )


def open_table(
    setup: TableSetup,
    *,
    performs: Mapping[Duty, Performer] | None = None,
    fault: Fault | None = None,
    notice: Callable[[Site], None] | None = None,
) -> Table:
    """Opens a table, or says why this table is not offered."""
    rules = RULE_SETS.get(setup.rulebook)
    if rules is None:
        raise NotOffered(f"there is no rulebook {setup.rulebook}; there are {', '.join(RULE_SETS)}")
    for option, value in setup.options.items():
        offered = rules.options.get(option)
        if offered is None or value not in offered:
            raise NotOffered(f"{option} {value} is not offered")
    for question, choice in setup.readings.items():
        if choice not in rules.readings.get(question, ()):
            raise NotOffered(f"the reading {question}={choice} is not offered")
    return GAMES[setup.rulebook].table(Opening(setup, rules, performs or {}, fault, notice))
