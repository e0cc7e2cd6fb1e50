"""Omaha High/Low Split: four hole cards of which two are used, a pot that is halved where a low hand qualifies."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of, same
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oasis.all_games import BLINDS, FEE, LEAST, NO_ANTE, NO_BACK_LINE
from clausewise.reference_engine.rulebooks.oasis.board_games import OPTIONS, PARTS, streets
from clausewise.reference_engine.rulebooks.oasis.board_games import READINGS as BOARD_READINGS

OBJECT: dict[str, tuple[str, ...]] = {
    "object.better": ("object.1",),
    "object.better-low": ("object.1.low",),
    **same("object.2", "object.2.low"),
}

LOW_RANKINGS = same(
    "rank.cards-low", "rank.suits-low", "rank.low-qualify", "rank.low-straights", "rank.low-pairs", "rank.low-best",
    "rank.low-compare", "rank.low-example",
)  # fmt: skip

# Nothing introduces the options of the later rounds: they follow on the sentence that the round occurs.
OPTIONS_OF_LATER_ROUNDS: dict[str, tuple[str, ...]] = {
    "flop.options": ("deal.flop.4",),
    "turn.options": ("deal.turn.5",),
    "river.options": ("deal.river.5",),
}

CALLING: dict[str, tuple[str, ...]] = {"first.no-call": ("deal.first.b.1",)}

HALVES: dict[str, tuple[str, ...]] = {
    "award.3.low": ("award.3.low",),
    "award.halves": ("award.c",),
    "award.both-halves": ("award.c.1",),
    "award.halves-tied": ("award.d",),
    "award.halves-odd": ("award.d.1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    **BOARD_READINGS,
    "low-compare": ("card-by-card", "highest-card"),
    "call-of-a-raise": ("allowed", "barred"),
    "odd-chip-of-the-halves": ("high-half", "left-of-the-button"),
    "low-half-among": ("the-lowest", "all-who-qualify"),
    "tied-lows": ("shared", "closest"),
    "three-quarters": ("half-and-share", "one-half"),
    "ace-for-the-button": ("high", "low"),
}

RULES = PotRules(
    rulebook="oasis-omaha",
    title="Oasis Card Room: Omaha High/Low Split (GEGA-003941)",
    provisions=clauses_of(
        "oasis-omaha", *PARTS, OBJECT, LOW_RANKINGS, OPTIONS_OF_LATER_ROUNDS, CALLING, HALVES, NO_BACK_LINE
    ),
    readings=READINGS,
    options=OPTIONS,
    streets=streets(4),
    blinds=BLINDS,
    ante=NO_ANTE,
    least=LEAST,
    units={},
    fee=FEE,
    fee_after="flop",
    high="two and three",
    low="two and three",
)

BOOK = Rulebook(pot_game(RULES))
