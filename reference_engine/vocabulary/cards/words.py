"""The closed words for decks and cards."""

from __future__ import annotations

from typing import Final, Literal, get_args

MODULE: Final = "core"
Face = Literal["up", "down"]
Hand = Literal["left hand", "right hand"]
Game = Literal["three card", "four card", "five card", "six card", "high", "low"]
"""By which ranking a hand is ranked."""
BY_NUMBER: Final[dict[int, Game]] = {3: "three card", 4: "four card", 5: "five card", 6: "six card"}
"""The ranking by which a hand of so many cards is ranked, where nothing else is said."""
Order = Literal["shuffle", "recut"]
DeckAct = Literal[
    "receives", "inspects", "verifies the inspection", "spreads", "offers for inspection", "turns face down", "washes",
    "stacks", "shuffles", "counts the deck", "cuts", "stores", "takes out of play", "removes", "takes out",
    "orders a recut", "orders a shuffle", "completes the cut", "removes the cover card", "turns face up",
    "places the cover card", "counts the stub",
]  # fmt: skip
"""What is done with a deck before it is dealt from, and after."""
CardAct = Literal[
    "checks the number of cards", "lays down", "touches", "collects cards", "discards", "sets aside",
    "voids all hands", "verifies the hand", "arranges", "voids a hand", "finds", "draws in error", "exposes",
    "burns", "reconstructs the hand",
]  # fmt: skip
"""What is done with the cards of a round."""
CATEGORIES: Final = (
    "royal flush", "super royal", "straight flush", "four-of-a-kind", "full house", "flush", "straight",
    "three-of-a-kind", "two pairs", "pair", "high card", "nothing", "wheel", "low",
)  # fmt: skip

HEADINGS: Final[dict[str, str]] = {
    "deck": "deck", "cards": "cards", "card": "card", "face": "face", "taken with": "taken_with",
    "placed with": "placed_with", "rank": "category",
}  # fmt: skip
SAID: Final[dict[str, str]] = {"game": "game"}
OPTIONS: Final[dict[str, str]] = {
    "way of dealing": "dealing", "way of shuffling": "shuffling", "number of decks": "decks",
    "side of the dealing shoe": "shoe-side", "verification of the inspection": "verification",
    "face of the cards at an idle table": "idle-spread",
}  # fmt: skip
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "face": get_args(Face),
    "category": CATEGORIES,
    "game": get_args(Game),
    "place": (
        "discard rack", "layout", *get_args(Hand), "discard pile", "in front of the deck", "in front of the position",
        "on the cover card", "on the cut cards", "bottom of the stack", "behind the hand", "deck area",
        "in front of the dealer",
    ),
    "source": (
        *get_args(Hand), "deck", "discard rack", "discard pile", "table", "top of the deck", "bottom of the deck",
        "deck area",
    ),
    "method": (
        "by hand", "manually", "in a single stack", "after the wash", "with one hand", "with the cover card",
        "with a circular motion", "by suit and in sequence", "in fan-shaped columns by suit and in sequence", "sorted",
        "electronically", "from highest to lowest",
    ),
    "taken_with": get_args(Hand),
    "placed_with": get_args(Hand),
}  # fmt: skip
