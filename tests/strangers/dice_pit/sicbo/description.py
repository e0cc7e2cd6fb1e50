"""Who this house is, and what it can do."""

from __future__ import annotations

from typing import Any

OPTIONS: dict[str, list[Any]] = {
    "odds": ["higher", "as listed"],
    "minimum-wager": [10, 5, 25],
    "maximum-wager": [500, 100, 1000],
}
DUTIES = ("shake", "uncover", "enter")
READINGS = {
    "pair-in-three": "loses",
    "failure-before-uncovering": "settled-by-hand",
    "dice-or-lights": "dice",
    "after-no-roll": "shaken-again",
}
"""How this house reads what the document leaves open, by the names that Clausewise has for it."""
MISHAPS = ["cock-dice", "misenter-die", "mislight", "fail-computer"]


def description(*, by_itself: bool) -> dict[str, Any]:
    """The answer to the first request."""
    return {
        "manufacturer": "Dice Pit",
        "product": "Sic Bo by machine" if by_itself else "Sic Bo by hand",
        "version": "1",
        "build": "test",
        "protocol": 1,
        "vocabulary": {"core": 1, "house-banked": 1, "dice": 1},
        "games": ["oneida-sic-bo"],
        "options": OPTIONS,
        "performs": dict.fromkeys(DUTIES, "system" if by_itself else "person"),
        "forcing": ["dice", "seed"],
        "mishaps": MISHAPS,
        "declares": ["all"],
        "readings": READINGS,
    }
