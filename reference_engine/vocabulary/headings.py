"""The words for the details of an event, as a table in a feature heads its columns with them."""

from __future__ import annotations

from typing import Final

HEADINGS: Final[dict[str, str]] = {
    "who": "by", "deck": "deck", "seat": "seat", "whose": "owner", "wager": "wager", "where": "place", "from": "source",
    "face": "face", "cards": "cards", "count": "count", "total": "total", "how": "method", "words": "words",
    "device": "device", "to": "to", "result": "result", "taken with": "taken_with", "placed with": "placed_with",
    "number": "number", "amount": "amount", "stake": "stake", "rank": "category", "for seat": "holder",
    "card": "card",
    "button": "button", "round": "round", "pot": "pot", "share": "share", "street": "street", "due": "due",
    "odd chips": "odd_chips", "all in": "all_in", "action": "action",
    "on": "selection", "hand": "hand", "faces": "faces", "times": "times", "cocked": "cocked", "spots": "spots",
}  # fmt: skip
"""A heading, and the field of an event that it names."""

SUMS_OF_DEEDS: Final[dict[str, str]] = {"determines the rate": "total"}
"""A field that is money in one deed, and a number in every other."""
