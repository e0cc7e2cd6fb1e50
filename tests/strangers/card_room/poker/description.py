"""What this table says of itself: who made it, what it offers, sees and declares."""

from __future__ import annotations

from poker.board_games import HOLDEM, OMAHA, PINEAPPLE, BoardGame, BoardRules
from poker.house import House
from poker.journal import Json
from poker.lowball import Lowball

Options = dict[str, list[str | int]]

BLINDS: Options = {"blinds": ["2-4"], "number-of-blinds": [2, 1]}
DRAW: Options = {"limits": ["3-6", "2-4", "10-20", "no limit"], "ante": [1, 2, 5], "blind": [0, 4, 2]}
OFFERED: dict[str, Options] = {
    "oasis-holdem": BLINDS,
    "oasis-omaha": BLINDS,
    "oasis-pineapple": BLINDS,
    "oasis-lowball": DRAW,
}
BOARD: dict[str, BoardRules] = {"oasis-holdem": HOLDEM, "oasis-omaha": OMAHA, "oasis-pineapple": PINEAPPLE}

DESCRIPTION: Json = {
    "manufacturer": "Felt and Cedar",
    "product": "Card Room Table",
    "version": "1.0",
    "build": "test",
    "protocol": 1,
    "vocabulary": {"core": 1, "pot": 1},
    "games": list(OFFERED),
    "options": {**BLINDS, **DRAW},
    "performs": {"shuffle": "person", "cut": "unseen person", "deal": "system", "collect": "system"},
    "forcing": ["order", "positions", "seed"],
    "clock": "movable",
    "mishaps": [],
    "unseen": [
        *("cuts", "source", "taken_with", "placed_with", "place"),
        *("choose", "floor-orders", "ask-for-cards", "let-rest"),
    ],
    "readings": {"short-wager": "refused", "blind-beside-antes": "first-wager"},
    "components": [],
}


class NotOffered(Exception):
    """A table that is not to be had here."""


def open_table(rulebook: str, options: Json, readings: Json, seed: int, ready: bool) -> House:
    """Open a table of this game; what is not asked for is as the house has it."""
    offered = OFFERED.get(rulebook)
    if offered is None:
        raise NotOffered(f"{rulebook[:80]}: this game is not offered")
    chosen = {name: values[0] for name, values in offered.items()}
    for name, value in options.items():
        if name not in offered or value not in offered[name]:
            raise NotOffered(f"{name[:80]}: this is not offered")
        chosen[name] = value
    for name, choice in readings.items():
        if DESCRIPTION["readings"].get(name) != choice:
            raise NotOffered(f"{name[:80]}: the house reads this otherwise")
    if rulebook == "oasis-lowball":
        return Lowball(chosen, seed, ready)
    return BoardGame(BOARD[rulebook], chosen, seed, ready)
