"""The closed words for hands that count points against the dealer's."""

from __future__ import annotations

from typing import Final, Literal

MODULE: Final = "points"
Election = Literal["draws", "stands", "doubles down", "splits", "surrenders"]
ELECTIONS: Final[dict[str, Election]] = {
    "draw": "draws", "stand": "stands", "double down": "doubles down", "split": "splits", "surrender": "surrenders",
}  # fmt: skip
"""What a player may elect, and what he then does."""
PointsAct = Literal[
    "announces the total", "offers insurance", "offers the cut", "refuses the cut", "finds the cutting card",
    "discloses the burn cards", "notifies the dealer", "notifies the floorperson", "moves the up-card",
    "replaces the up-card", "returns cards to the discard rack",
]  # fmt: skip
"""What is done at a table with such hands, and at no other so far."""
SPOTS: Final = ("blackjack", "second spot", "third spot")
"""The wagers on the outcome of a hand against the dealer's first, second and third."""
INSURANCES: Final = ("insurance", "second insurance", "third insurance")
"""The insurance of each of these."""
INITIAL_SUIT: Final = ("same suit", "king and queen")
HIT: Final = "hit"
WAGERS: Final = (*SPOTS, *INSURANCES, *INITIAL_SUIT, HIT)

OPTIONS: Final[dict[str, str]] = {
    "soft 17": "soft-17", "payment of a blackjack": "blackjack-paid", "odds of a blackjack": "blackjack-odds",
    "simple 21": "simple-21", "surrender": "surrender", "insurance": "insurance", "doubling down": "doubling",
    "splitting": "splitting", "hands of a box": "most-hands", "initial suit wager": "suit-wager",
    "hit wagers": "hit-wagers", "hit wagers after a split": "split-hit-wagers",
    "odds of optional wagers": "optional-odds", "maximum optional wager": "optional-maximum",
    "multiple action": "multiple-action", "face of the cards from the hand": "pitch-face",
    "held cards": "held-cards", "place of the game rules": "game-rules", "tournaments": "tournaments",
}  # fmt: skip
"""What is left to the house, as the features call it."""
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "words": ("hard", "soft", "blackjack"),
    "place": ("first hand", "second hand", "third hand"),
    "method": ("with the cutting card",),
}
