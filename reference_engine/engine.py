"""The reference engine as a system: what it says of itself, and opening a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.description import (
    DUTIES,
    PROTOCOL_VERSION,
    VOCABULARY,
    Description,
    Performer,
    TableSetup,
)
from clausewise.reference_engine.four_card_poker.game import FourCardTable
from clausewise.reference_engine.rule_sets.mlgca_four_card import RULES
from clausewise.reference_engine.stimuli import Duty, Mishap
from clausewise.reference_engine.table import NotOffered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.rulings import Fault, Site

RULE_SETS = {rules.rulebook: rules for rules in (RULES,)}
EngineTable = FourCardTable


def describe(version: str = "0.1.0") -> Description:
    """Everything is offered, everything is done by the system itself, everything can be forced."""
    return Description(
        manufacturer="Clausewise",
        product="reference engine",
        version=version,
        build="test",
        protocol=PROTOCOL_VERSION,
        vocabulary=dict(VOCABULARY),
        games=tuple(RULE_SETS),
        options={name: values for rules in RULE_SETS.values() for name, values in rules.options.items()},
        performs=dict.fromkeys(DUTIES, "system"),
        forcing=("order", "seed"),
        clock="movable",
        mishaps=tuple(str(kind.__struct_config__.tag) for kind in Mishap.__args__),
        readings={question: choices[0] for rules in RULE_SETS.values() for question, choices in rules.readings.items()},
    )


def open_table(
    setup: TableSetup,
    *,
    performs: Mapping[Duty, Performer] | None = None,
    fault: Fault | None = None,
    notice: Callable[[Site], None] | None = None,
) -> EngineTable:
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
    return FourCardTable(setup, rules, performs=performs, fault=fault, notice=notice)
