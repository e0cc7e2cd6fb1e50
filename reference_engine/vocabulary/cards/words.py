"""The closed words for decks and cards."""

from __future__ import annotations

from typing import Final, Literal

Face = Literal["up", "down"]
Hand = Literal["left hand", "right hand"]
DeckAct = Literal[
    "receives", "inspects", "verifies the inspection", "spreads", "offers for inspection", "turns face down", "washes",
    "stacks", "shuffles", "counts the deck", "places the cover card", "cuts", "loads", "stores", "takes out of play",
    "removes", "takes out", "orders a recut", "orders a shuffle", "completes the cut",
    "removes the cover card", "turns face up",
]  # fmt: skip
"""What is done with a deck before it is dealt from, and after."""
CardAct = Literal[
    "removes the stub", "counts the stub", "discards the stub", "checks the number of cards", "lays down", "touches",
    "turns up", "collects cards", "discards", "sets aside", "voids all hands", "verifies the hand",
    "arranges", "voids a hand", "finds", "draws in error", "exposes",
]  # fmt: skip
"""What is done with the cards of a round."""

HEADINGS: Final[dict[str, str]] = {
    "deck": "deck", "cards": "cards", "card": "card", "face": "face", "taken with": "taken_with",
    "placed with": "placed_with", "rank": "category",
}  # fmt: skip
