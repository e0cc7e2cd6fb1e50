"""The closed words for wagers against the house."""

from __future__ import annotations

from typing import Final, Literal, get_args

MODULE: Final = "house-banked"
WagerAct = Literal[
    "announces", "locks out", "acknowledges", "collects chips", "verifies the number of chips", "puts away chips",
    "returns chips", "examines", "asks", "verifies the light", "validates the payout",
]  # fmt: skip
"""What a dealer does with wagers and chips, and to learn what a player wants."""
DealersCardsAct = Literal["loads", "removes the stub", "discards the stub", "turns up"]
"""What only a dealer does with cards who plays against the others."""
Result = Literal["wins", "loses", "forfeited", "returned", "abandoned", "surrendered"]
RESULTS: Final[dict[str, Result]] = {
    "loses": "loses", "is forfeited": "forfeited", "is returned": "returned", "is abandoned": "abandoned",
    "is surrendered": "surrendered",
}  # fmt: skip
"""How it is said what becomes of a wager that does not win."""
Cause = Literal["wager", "payout", "reset", "void", "initial"]
Instrument = Literal["value chip", "plaque", "approved instrument", "match play coupon", "cash", "cheque"]
Toucher = Literal["player", "dealer", "another player", "bystander", "floorperson"]
TOUCHERS: Final[dict[Toucher, str]] = {
    "player": "its player", "dealer": "the dealer", "another player": "another player", "bystander": "a bystander",
    "floorperson": "the floorperson",
}  # fmt: skip
"""Whoever reaches for the cards of a seat, as one says it of that seat."""
WAGERS: Final = ("ante", "play", "aces up", "pair plus", "progressive", "six card bonus")
BONUSES: Final = ("ante bonus", "envy bonus")
METERS: Final = ("main", "minor", "major", "mega")

HEADINGS: Final[dict[str, str]] = {
    "wager": "wager", "on": "selection", "result": "result", "amount": "amount", "stake": "stake", "for seat": "holder",
}  # fmt: skip
SAID: Final[dict[str, str]] = {"pays": "pays", "bonus": "bonus", "meter": "meter", "because of": "cause"}
OPTIONS: Final[dict[str, str]] = {
    "aces up paytable": "aces-up", "progressive paytable": "progressive", "envy bonus paytable": "envy",
    "six card bonus paytable": "six-card-bonus", "pair plus paytable": "pair-plus", "ante bonus paytable": "ante-bonus",
    "number of adjacent boxes": "adjacent-boxes", "treatment of abandoned wagers": "abandonment",
    "place for posting payouts": "payouts-posted", "match play coupons": "match-play",
}  # fmt: skip
ANY_OF: Final[dict[str, tuple[str | int, ...]]] = {"any of them": ("A", "B", "C", "D", "E", "F")}
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "wager": (*WAGERS, "envy bonus"),
    "bonus": BONUSES,
    "cause": get_args(Cause),
    "meter": METERS,
    "words": ("no more bets",),
    "place": (
        "in front of the table inventory container", "dealer's stack",
        "between the dealer's hand and the aces up area",
    ),
}  # fmt: skip
