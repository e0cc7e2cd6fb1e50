"""The closed words that every table needs."""

from __future__ import annotations

from typing import Final, Literal

MODULE: Final = "core"
Role = Literal[
    "dealer", "floorperson", "pit boss", "player", "shuffler", "shoe", "progressive system", "computer", "house",
    "poker shift supervisor",
]  # fmt: skip
SHORT_ROLES: Final[dict[str, Role]] = {
    "d": "dealer", "p": "player", "fp": "floorperson", "pb": "pit boss", "h": "house",
}  # fmt: skip
"""How a person cuts them short who writes down what is seen."""
Duty = Literal[
    "open", "shuffle", "cut", "announce", "deal", "count", "reveal", "settle", "collect", "shake", "uncover", "enter"
]

HEADINGS: Final[dict[str, str]] = {
    "who": "by", "seat": "seat", "whose": "owner", "where": "place", "from": "source", "to": "to", "count": "count",
    "total": "total", "number": "number", "how": "method", "words": "words", "hand": "hand",
}  # fmt: skip
SAID: Final[dict[str, str]] = {"player": "player"}
"""Details for which no table of a feature has a column, by the words for them."""
OPTIONS: Final[dict[str, str]] = {
    "version of the game": "version", "minimum wager": "minimum-wager", "maximum wager": "maximum-wager",
    "place of the tip box": "tip-box",
}  # fmt: skip
"""What is left to the house, as the features call it."""
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {"place": ("table", "table inventory container")}
"""The words for a detail that the features know."""
