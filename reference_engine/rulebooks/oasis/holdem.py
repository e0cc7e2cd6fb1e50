"""Texas Hold'em as the Oasis card room plays it (GEGA-003942), as data."""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oasis import all_games, board_games

RULEBOOK = "oasis-holdem"

PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(
    RULEBOOK,
    *board_games.PARTS,
    {
        "object.better": ("object.1",),
        "object.2": ("object.2",),
        # This game has no sentence of its own on back-line betting, as the others have.
        "table.back-line": ("table.2",),
    },
)
READINGS: dict[str, tuple[str, ...]] = {
    **board_games.READINGS,
    "hole-cards-used": ("any", "both-or-none"),
    "back-line": ("barred", "allowed"),
}
OPTIONS = board_games.OPTIONS

RULES = PotRules(
    rulebook=RULEBOOK,
    title="Texas Hold'em under the Oasis rules",
    provisions=PROVISIONS,
    readings=READINGS,
    options=OPTIONS,
    streets=board_games.streets(2),
    blinds=all_games.BLINDS,
    ante=all_games.NO_ANTE,
    least=all_games.LEAST,
    units={},
    fee=all_games.FEE,
    fee_after="flop",
)

BOOK = Rulebook(pot_game(RULES))
