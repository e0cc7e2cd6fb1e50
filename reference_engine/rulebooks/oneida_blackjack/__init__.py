"""Oneida Blackjack as data: a module for each section that the engine serves."""

from __future__ import annotations

from fractions import Fraction

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.points.rules import PointsRules
from clausewise.reference_engine.rulebooks.oneida_blackjack import (
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
    section_n,
    section_o,
    section_p,
)
from clausewise.reference_engine.vocabulary.points.words import WAGERS

RULEBOOK = "oneida-blackjack"
_SECTIONS = (
    section_a, section_b, section_c, section_d, section_e, section_f, section_g, section_h, section_i, section_j,
    section_k, section_l, section_m, section_n, section_o, section_p,
)  # fmt: skip

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, *(section.PROVISIONS for section in _SECTIONS))
READINGS: dict[str, tuple[str, ...]] = {
    question: choices for section in _SECTIONS for question, choices in section.READINGS.items()
}
ALLOWED = ("allowed", "prohibited")
OPTIONS: dict[str, tuple[str | int, ...]] = {
    "dealing": ("manual shoe", "hand"),
    "shuffling": ("by hand", "by device"),
    "decks": (2, 1, 6, 8),
    "verification": ("floorperson", "electronic"),
    "idle-spread": ("down", "up"),
    "shoe-side": ("left", "right"),
    "pitch-face": ("down", "up"),
    "held-cards": ("permitted", "not permitted"),
    "soft-17": ("drawn", "stood"),
    "blackjack-paid": ("immediately", "at the end"),
    "blackjack-odds": ("three to two", "six to five", "even money"),
    "simple-21": ("loses", "push"),
    "surrender": ALLOWED,
    "insurance": ALLOWED,
    "doubling": ALLOWED,
    "splitting": ALLOWED,
    "most-hands": (4, 2, 3),
    "suit-wager": ("same suit", "king and queen", "none"),
    "hit-wagers": ("offered", "not offered"),
    "split-hit-wagers": ALLOWED,
    "optional-odds": ("the highest", "lower"),
    "optional-maximum": (100, 25),
    "multiple-action": ("not offered", "two or three", "three"),
    "adjacent-boxes": (2, 1, 3),
    "match-play": ("accepted", "not accepted"),
    "minimum-wager": (5, 10, 25),
    "maximum-wager": (500, 100, 1000),
    "game-rules": ("posted", "available for review"),
    "tournaments": ("not held", "held"),
}

RULES = PointsRules(
    rulebook=RULEBOOK,
    title="Blackjack under the Oneida rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    wagers=WAGERS,
    instruments=("value chip", "cash", "approved instrument", "match play coupon"),
    optional_instruments=("value chip", "match play coupon"),
    target=21,
    stands_at=17,
    odds={
        "insurance": Fraction(2),
        "same suit": Fraction(3),
        "king and queen": Fraction(10),
        "hit": Fraction(3),
    },
    odds_of_a_blackjack={"three to two": Fraction(3, 2), "six to five": Fraction(6, 5), "even money": Fraction(1)},
)
