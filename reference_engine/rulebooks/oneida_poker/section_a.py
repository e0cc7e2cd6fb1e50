"""Section A: definitions."""

from __future__ import annotations

CARDS: dict[str, tuple[str, ...]] = {
    "cover-card.color": ("A.12",),
    "cover-card.below": ("A.12",),
    "definition.rake": ("A.25",),
    "definition.stub": ("A.29",),
    "opening.washing": ("A.31",),
}
"""What is said of cards and their care."""

PLAY: dict[str, tuple[str, ...]] = {
    "burn.out-of-play": ("A.6",),
    "draw.exchange": ("A.13",),
    "hand.fouled": ("A.16",),
    "card.hole": ("A.19",),
    "hand.protected": ("A.23",),
    "round.of-play": ("A.26",),
    "showdown.revealed": ("A.27",),
    "card.up": ("A.30",),
}
"""What is said of a round of play and its cards."""

HIGH: dict[str, tuple[str, ...]] = {"form.high": ("A.17",)}
SPLIT: dict[str, tuple[str, ...]] = {"form.split": ("A.18",)}
LOW: dict[str, tuple[str, ...]] = {"form.low": ("A.20",)}
"""The forms of poker, of which each game is one."""

MONEY: dict[str, tuple[str, ...]] = {"poker-game.players": ("A.22",), "pot.is": ("A.22",)}
"""What is said of the pot."""

BETTING: dict[str, tuple[str, ...]] = {
    "definition.all-in": ("A.1",),
    "definition.bet": ("A.3",),
    "definition.betting-round": ("A.4",),
    "definition.blind-bet": ("A.5",),
    "definition.button": ("A.7",),
    "definition.call": ("A.8",),
    "definition.check": ("A.9",),
    "definition.fold": ("A.14",),
    "definition.opening-bet": ("A.21",),
    "definition.forced-bet": ("A.15",),
    "definition.raise": ("A.24",),
    "definition.side-pot": ("A.28",),
}
"""What is said of a betting round and of its acts."""

PROVISIONS: dict[str, tuple[str, ...]] = {**CARDS, **PLAY, **MONEY, **BETTING}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
