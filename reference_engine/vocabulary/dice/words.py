"""The closed words for dice."""

from __future__ import annotations

from typing import Final, Literal

MODULE: Final = "dice"
DiceAct = Literal["uncovers", "clears the layout"]

HEADINGS: Final[dict[str, str]] = {"faces": "faces", "times": "times", "cocked": "cocked", "spots": "spots"}
