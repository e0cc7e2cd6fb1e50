"""The closed words for games for a pot."""

from __future__ import annotations

from typing import Final, Literal, get_args

MODULE: Final = "pot"
BetAction = Literal[
    "posts the small blind", "posts the middle blind", "posts the big blind", "posts the kill blind", "posts an ante",
    "posts the forced bet", "checks", "bets", "calls", "raises"
]  # fmt: skip
TurnOption = Literal["fold", "check", "bet", "call", "raise", "discard", "retain"]
MOVES: Final[dict[str, str]] = {
    "check": "checks", "call": "calls", "bet": "bets", "raise": "raises", "fold": "folds", "discard": "discards",
}  # fmt: skip
"""What a player may do, and what he then does."""
TurnRound = Literal[
    "first", "second", "third", "fourth", "discard", "draw", "second street", "third street", "fourth street",
    "fifth street", "sixth street", "seventh street",
]  # fmt: skip
Street = Literal["flop", "turn", "river", "common card"]
BOARD_AT: Final[dict[str, int]] = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}
"""Betting rounds as board games call them, by the cards that lie on the board; elsewhere they are numbered."""
Share = Literal["whole", "high", "low"]
BlindButton = Literal["small blind button", "big blind button"]
DealerButton = Literal["dealer button"]
KillButton = Literal["kill button"]
Button = DealerButton | BlindButton | KillButton
BUTTONS: Final[tuple[Button, ...]] = (*get_args(DealerButton), *get_args(BlindButton), *get_args(KillButton))
ForcedBet = Literal["small blind", "middle blind", "big blind", "kill blind", "ante", "forced bet"]
PotAct = Literal[
    "determines the rate", "collects the kill button", "converts cash", "says", "corrects the bet", "gives change",
    "decides the dispute", "examines the card",
    "puts on the list", "seats", "announces a vacancy",
]  # fmt: skip
RakeAct = Literal[
    "drops the rake", "drops the jackpot amount", "sets the deck down", "places the marker button",
    "completes the transaction", "removes the marker button", "takes the deck up",
]  # fmt: skip
"""What a dealer does with what was taken from the pot, and with a deck that has to be set down."""
Fund = Literal["fee", "rake", "jackpot"]
"""For what the house takes something out of a pot."""
Said = Literal["fold", "check", "call", "bet", "raise"]
"""What a player may say that he does."""
Handling = Literal[
    "pushes forward", "releases into the pot", "releases toward the pot", "holds over the pot",
    "sets down beside the stack",
]  # fmt: skip
"""What a player does with chips."""
Doing = Literal[
    "brings both hands to rest", "discards the hand face down", "turns the up-cards face down", "knocks on the table",
    "touches the chips in the pot", "disputes a decision", "takes the cards out of the dealer's view",
    "protects the hand", "is going to concede the hand", "tells another about the hand",
]  # fmt: skip
"""What a player does beside acting in turn."""
LeftOut = Literal["shuffle", "cut"]
Spoiling = Literal["turned up", "off the table"]
"""What may happen to a card while it is dealt."""

HEADINGS: Final[dict[str, str]] = {
    "button": "button", "round": "round", "pot": "pot", "share": "share", "street": "street", "due": "due",
    "odd chips": "odd_chips", "all in": "all_in", "action": "action",
}  # fmt: skip
SAID: Final[dict[str, str]] = {"may": "options"}
OPTIONS: Final[dict[str, str]] = {
    "rake": "rake", "rake percentage": "rake-percentage", "jackpot amount": "jackpot", "hourly count": "hourly-count",
    "number of blinds": "number-of-blinds", "blinds": "blinds", "single blind": "blind", "table limit": "limits",
    "number of seats": "seats", "waiting list": "waiting-list", "ante": "ante", "forced bet": "forced-bet",
    "greatest number of raises": "most-raises",
    "raises between two players": "raises-of-two", "check and raise": "check-and-raise", "kill": "kill",
    "kill amount": "kill-amount",
}  # fmt: skip
ANY_OF: Final[dict[str, tuple[str | int, ...]]] = {"10 or less": (10, 5)}
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "button": BUTTONS,
    "street": get_args(Street),
    "share": get_args(Share),
    "round": get_args(TurnRound),
    "words": get_args(Said),
    "pot": ("main", "side 1", "side 2", "side 3", "bets after the draw"),
    "place": ("burn pile", "rake area", "jackpot area", "drop box", "jackpot container", "on the deck"),
    "source": ("main", "side 1", "side 2", "side 3", "rake area", "jackpot area"),
}

SUMS_OF_DEEDS: Final[dict[str, str]] = {
    "determines the rate": "total", "converts cash": "total", "says": "total", "corrects the bet": "total",
    "gives change": "total", "drops the rake": "total", "drops the jackpot amount": "total",
}  # fmt: skip
"""A field that is money in one deed, and a number in every other."""
