"""The closed words for dice."""

from __future__ import annotations

from typing import Final, Literal

MODULE: Final = "dice"
DiceAct = Literal["uncovers", "clears the layout"]

WAGERS: Final = ("total", "one of a kind")
"""Wagers that are on what the player selects: a total of 9, one of a kind of 3."""

HEADINGS: Final[dict[str, str]] = {"faces": "faces", "times": "times", "cocked": "cocked", "spots": "spots"}
