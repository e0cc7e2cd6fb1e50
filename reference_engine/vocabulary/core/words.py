"""The closed words that every table needs."""

from __future__ import annotations

from typing import Final, Literal

Role = Literal[
    "dealer", "floorperson", "pit boss", "player", "shuffler", "shoe", "progressive system", "computer", "house"
]
Duty = Literal[
    "open", "shuffle", "cut", "announce", "deal", "count", "reveal", "settle", "collect", "shake", "uncover", "enter"
]

HEADINGS: Final[dict[str, str]] = {
    "who": "by", "seat": "seat", "whose": "owner", "where": "place", "from": "source", "to": "to", "count": "count",
    "total": "total", "number": "number", "how": "method", "words": "words",
    "hand": "hand",
}  # fmt: skip
