"""Section 14, Three Card Poker Rules, as data: a module for each section that the engine serves."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.against_dealer.three_card.rules import ThreeCardRules
from clausewise.reference_engine.hands.figures import QUEEN
from clausewise.reference_engine.rulebooks.three_card import (
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
)

RULEBOOK = "three-card"

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
)

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, *(section.PROVISIONS for section in _SECTIONS))
READINGS: dict[str, tuple[str, ...]] = {
    question: choices for section in _SECTIONS for question, choices in section.READINGS.items()
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "dealing": ("manual shoe", "hand", "automated shoe"),
    "shuffling": ("by hand", "by device", "by counting device"),
    "decks": (1, 2),
    "version": (
        "free",
        "ante at least pair plus",
        "ante at least half pair plus",
        "both wagers compulsory",
    ),
    "pair-plus": ("A", "B"),
    "ante-bonus": ("A", "B"),
    "minimum-wager": (5, 10, 25),
    "maximum-wager": (500, 100, 1000),
    "adjacent-boxes": (1, 2),
    "match-play": ("accepted", "not accepted"),
    "idle-spread": ("down", "up"),
    "shoe-side": ("left", "right"),
}

RULES = ThreeCardRules(
    rulebook=RULEBOOK,
    title="Three Card Poker under the Section 14 rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    wagers=("ante", "play", "pair plus"),
    instruments=("value chip", "plaque", "match play coupon"),
    pair_plus=section_k.PAIR_PLUS,
    ante_bonus=section_k.ANTE_BONUS,
    least_qualifying=QUEEN,
)
