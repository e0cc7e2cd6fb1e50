"""The closed words for wagers against the house."""

from __future__ import annotations

from typing import Final, Literal

WagerAct = Literal[
    "announces", "locks out", "acknowledges", "collects chips", "verifies the number of chips", "puts away chips",
    "returns chips", "examines", "asks", "verifies the light", "validates the payout",
]  # fmt: skip
"""What a dealer does with wagers and chips, and to learn what a player wants."""

HEADINGS: Final[dict[str, str]] = {
    "wager": "wager", "on": "selection", "result": "result", "amount": "amount", "stake": "stake", "for seat": "holder",
}  # fmt: skip
