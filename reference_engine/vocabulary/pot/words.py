"""The closed words for games for a pot."""

from __future__ import annotations

from typing import Final, Literal

BetAction = Literal[
    "posts the small blind", "posts the big blind", "posts an ante", "checks", "bets", "calls", "raises"
]  # fmt: skip
TurnOption = Literal["fold", "check", "bet", "call", "raise", "discard", "retain"]
TurnRound = Literal["first", "second", "third", "fourth", "discard", "draw"]
Share = Literal["whole", "high", "low"]
BlindButton = Literal["small blind button", "big blind button"]
ForcedBet = Literal["small blind", "big blind", "ante"]
PotAct = Literal["burns", "determines the rate"]

HEADINGS: Final[dict[str, str]] = {
    "button": "button", "round": "round", "pot": "pot", "share": "share", "street": "street", "due": "due",
    "odd chips": "odd_chips", "all in": "all_in", "action": "action",
}  # fmt: skip

SUMS_OF_DEEDS: Final[dict[str, str]] = {"determines the rate": "total"}
"""A field that is money in one deed, and a number in every other."""
