"""Oneida Four Card Poker, part XII of the rules of play, as data: a module for each section."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.against_dealer.four_card.rules import FourCardRules
from clausewise.reference_engine.rulebooks.oneida_four_card import (
    section_a,
    section_b,
    section_c,
    section_d,
    section_e,
    section_f,
    section_g,
    section_h,
    section_i,
    section_j,
    section_k,
    section_l,
    section_m,
)

RULEBOOK = "oneida-four-card"

_SECTIONS = (
    section_a,
    section_b,
    section_c,
    section_d,
    section_e,
    section_f,
    section_g,
    section_h,
    section_i,
    section_j,
    section_k,
    section_l,
    section_m,
)

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, *(section.PROVISIONS for section in _SECTIONS))
READINGS: dict[str, tuple[str, ...]] = {
    question: choices for section in _SECTIONS for question, choices in section.READINGS.items()
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "dealing": ("manual shoe", "hand", "automated shoe"),
    "shuffling": ("by hand", "by device", "by counting device"),
    "decks": (1, 2),
    "adjacent-boxes": (1, 2, 3),
    "verification": ("floorperson", "electronic"),
    "match-play": ("accepted", "not accepted"),
    "minimum-wager": (5, 10, 25),
    "maximum-wager": (500, 100, 1000),
    "idle-spread": ("down", "up"),
    "shoe-side": ("left", "right"),
}

RULES = FourCardRules(
    rulebook=RULEBOOK,
    title="Four Card Poker under the Oneida rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    wagers=("ante", "play", "aces up"),
    instruments=("value chip", "match play coupon"),
    ante_bonus=section_k.ANTE_BONUS,
    aces_up={"A": section_k.ACES_UP},
)
