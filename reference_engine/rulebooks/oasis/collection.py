"""The poker collection rates of the Oasis card room, as data: one page for its four games.

It says what is collected and nothing of how a game is played. The table is one of Texas Hold'em, whose rules are kept
and not cited.
"""

from __future__ import annotations

from clausewise.reference_engine.core.provisions import clauses_of
from clausewise.reference_engine.families.pot.game import pot_game
from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.rulebook import Rulebook
from clausewise.reference_engine.rulebooks.oasis import all_games, board_games, holdem

RULEBOOK = "oasis-collection"

SCOPE = {"collection.games": ("scope.1",)}
PROVISIONS: dict[str, tuple[str, ...]] = clauses_of(RULEBOOK, SCOPE, all_games.COLLECTION)
_ASKED = (
    "fee-counts", "fee-beyond-the-pot", "moment-of-the-fee", "fee-before-the-flop", "one-blind", "all-but-one-fold",
    "least-bet", "hand-or-round", "rate-stands",
)  # fmt: skip
READINGS: dict[str, tuple[str, ...]] = {question: board_games.READINGS[question] for question in _ASKED}
OPTIONS: dict[str, tuple[str | int, ...]] = {
    option: values for option, values in board_games.OPTIONS.items() if option != "seats"
}

RULES = PotRules(
    rulebook=RULEBOOK,
    title="Poker under the collection rates of the Oasis card room",
    provisions=dict.fromkeys(holdem.PROVISIONS, ()) | PROVISIONS,
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
