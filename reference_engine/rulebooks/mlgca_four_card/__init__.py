"""MLGCA Four Card Poker, Version 1.2, as data: a module for each chapter that the engine serves."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.rules import MlgcaRules
from clausewise.reference_engine.rulebooks.mlgca_four_card import (
    chapter_01,
    chapter_02,
    chapter_03,
    chapter_04,
    chapter_05,
    chapter_06,
    chapter_07,
    chapter_08,
    chapter_09,
    chapter_10,
    chapter_11,
    chapter_12,
    chapter_13,
)

RULEBOOK = "mlgca-four-card"

_CHAPTERS = (
    chapter_01,
    chapter_02,
    chapter_03,
    chapter_04,
    chapter_05,
    chapter_06,
    chapter_07,
    chapter_08,
    chapter_09,
    chapter_10,
    chapter_11,
    chapter_12,
    chapter_13,
)

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, *(chapter.PROVISIONS for chapter in _CHAPTERS))
READINGS: dict[str, tuple[str, ...]] = {
    question: choices for chapter in _CHAPTERS for question, choices in chapter.READINGS.items()
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "dealing": ("manual shoe", "hand", "automated shoe", "automated shuffler"),
    "shuffling": ("by hand", "by device", "by counting device", "by reshuffling device"),
    "decks": (1, 2),
    "aces-up": ("A", "B", "C", "D", "E", "F"),
    "progressive": ("none", "A", "B", "C", "D", "E", "F"),
    "envy": ("A", "B", "C", "D", "E", "F"),
    "six-card-bonus": ("none", "A", "B"),
    "adjacent-boxes": (1, 2, 3),
    "abandonment": ("loses", "stays"),
    "payouts-posted": ("layout", "sign"),
    "tip-box": ("beside the dealer", "elsewhere"),
    "out-of-order": ("covered", "marked"),
    "shoe-side": ("left", "right"),
}

RULES = MlgcaRules(
    rulebook=RULEBOOK,
    title="Four Card Poker under the MLGCA rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    wagers=("ante", "play", "aces up", "progressive", "six card bonus"),
    ante_bonus=chapter_12.ANTE_BONUS,
    aces_up=chapter_12.ACES_UP,
    progressive=chapter_12.PROGRESSIVE,
    envy=chapter_12.ENVY,
    envy_five=chapter_12.ENVY_FIVE,
    six_card_bonus=chapter_12.SIX_CARD_BONUS,
    least_meters=chapter_12.LEAST_METERS,
)
