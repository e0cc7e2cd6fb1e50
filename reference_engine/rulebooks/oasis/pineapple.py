"""Pineapple: three hole cards of which one is discarded after the first betting round."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules, Step, Street
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oasis.all_games import BLINDS, FEE, LEAST, NO_ANTE, NO_BACK_LINE
from clausewise.reference_engine.rulebooks.oasis.board_games import OPTIONS, PARTS, streets
from clausewise.reference_engine.rulebooks.oasis.board_games import READINGS as BOARD_READINGS

OBJECT: dict[str, tuple[str, ...]] = {
    "object.better": ("object.1",),
    "object.2": ("object.2",),
}

DISCARD: dict[str, tuple[str, ...]] = {
    "discard.turn": ("deal.discard.1",),
    "discard.number": ("deal.discard.1",),
    "discard.collected": ("deal.discard.2",),
    "discard.discarded": ("deal.discard.2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    **BOARD_READINGS,
    "hole-cards": ("kept", "dealt"),
    "hole-cards-used": ("any", "both-or-none"),
}

RULES = PotRules(
    rulebook="oasis-pineapple",
    title="Oasis Card Room: Pineapple (GEGA-003940)",
    provisions=clauses_of("oasis-pineapple", *PARTS, OBJECT, DISCARD, NO_BACK_LINE),
    readings=READINGS,
    options=OPTIONS,
    streets=streets(3, Street("discard", "discard", (Step("discard", 1),))),
    blinds=BLINDS,
    ante=NO_ANTE,
    least=LEAST,
    units={},
    fee=FEE,
    fee_after="flop",
)

BOOK = Rulebook(pot_game(RULES))
