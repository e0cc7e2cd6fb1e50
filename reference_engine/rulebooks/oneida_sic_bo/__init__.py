"""Oneida Sic Bo as data: a module for each section that the engine serves."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.dice.layout import WAGERS
from clausewise.reference_engine.families.dice.rules import DiceRules
from clausewise.reference_engine.rulebooks.oneida_sic_bo import (
    section_a,
    section_b,
    section_c,
    section_d,
    section_e,
    section_f,
    section_g,
)

RULEBOOK = "oneida-sic-bo"
_SECTIONS = (section_a, section_b, section_c, section_d, section_e, section_f, section_g)

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, *(section.PROVISIONS for section in _SECTIONS))
READINGS: dict[str, tuple[str, ...]] = {
    question: choices for section in _SECTIONS for question, choices in section.READINGS.items()
}
OPTIONS: dict[str, tuple[str | int, ...]] = {
    "odds": ("as listed", "higher"),
    "minimum-wager": (5, 10, 25),
    "maximum-wager": (500, 100, 1000),
}

RULES = DiceRules(
    rulebook=RULEBOOK,
    title="Sic Bo under the Oneida rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    wagers=WAGERS,
    dice=3,
    least_shakes=3,
    instruments=("value chip",),
    odds=section_d.ODDS,
    more_of_a_kind=section_d.MORE_OF_A_KIND,
)
