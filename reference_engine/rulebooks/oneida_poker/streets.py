"""The games as sequences of streets: what is dealt in each, which way up, and who bets first."""

from __future__ import annotations

from clausewise.reference_engine.families.pot.rules import Step, Street

BET = Step("bet")
BURN = Step("burn")


def _board_game(hole_cards: int) -> tuple[Street, ...]:
    """Hole cards, then flop, turn and river, each with its betting round."""
    return (
        Street("first", "first", (Step("deal", hole_cards), BET), starts="left of the big blind", unit="lower"),
        Street("flop", "second", (BURN, Step("board", 3), BET), unit="lower"),
        Street("turn", "third", (BURN, Step("board", 1), BET), unit="higher"),
        Street("river", "fourth", (BURN, Step("board", 1), BET), unit="higher"),
    )


BOARD_GAME = _board_game(2)
OMAHA = _board_game(4)

DRAW = (
    Street("first", "first", (Step("deal", 5), BET), starts="left of the big blind", unit="lower"),
    Street("draw", "draw", (BURN, Step("draw", 5))),
    Street("second", "second", (BET,), unit="higher"),
)

UP = Step("deal", 1, face="up")
SEVEN_CARD_STUD = (
    Street("third", "third street", (Step("deal", 2), UP, BET), starts="left of the forced bet", unit="lower"),
    Street("fourth", "fourth street", (BURN, UP, BET), starts="the highest hand showing", unit="lower"),
    Street("fifth", "fifth street", (BURN, UP, BET), starts="the highest hand showing", unit="higher"),
    Street("sixth", "sixth street", (BURN, UP, BET), starts="the highest hand showing", unit="higher"),
    Street("seventh", "seventh street", (Step("last card", 1), BET), starts="the highest hand showing", unit="higher"),
)
FIVE_CARD_STUD = (
    Street("second", "second street", (Step("deal", 1), UP, BET), starts="left of the forced bet", unit="lower"),
    Street("third", "third street", (BURN, UP, BET), starts="the highest hand showing", unit="lower"),
    Street("fourth", "fourth street", (BURN, UP, BET), starts="the highest hand showing", unit="higher"),
    Street("fifth", "fifth street", (BURN, UP, BET), starts="the highest hand showing", unit="higher"),
)
