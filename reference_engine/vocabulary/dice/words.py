"""The closed words for dice."""

from __future__ import annotations

from typing import Final, Literal

MODULE: Final = "dice"
DiceAct = Literal["covers the dice", "uncovers", "attends", "clears the layout"]

WAGERS: Final = (
    "three of a kind", "two of a kind", "any three of a kind", "total", "two dice combination", "small", "big",
    "one of a kind",
)  # fmt: skip
"""Wagers on what dice show; of most of them the player says which: a total of 9, one of a kind of 3."""
OPTIONS: Final[dict[str, str]] = {"odds": "odds"}
"""What is left to the house, as the features call it."""
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "words": ("each value", "no roll"),
    "device": ("shaker", "computer"),
}

HEADINGS: Final[dict[str, str]] = {"faces": "faces", "times": "times", "cocked": "cocked", "spots": "spots"}
