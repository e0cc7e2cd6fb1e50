"""How this room goes about what no text orders: as the harness expects it, or in a way of its own.

In its own manner the room shuffles and cuts once more before the first hand of a table in operation, gathers blinds
with the bets of their round, collects folded hands of stud at once, and takes the jackpot amount last.
"""

from __future__ import annotations

_own = False


def adopt_own(own: bool) -> None:
    """Which manner this is; chosen once, when the program starts."""
    global _own  # noqa: PLW0603 - chosen once, when the program starts
    _own = own


def own() -> bool:
    """Whether the room does all this in its own way."""
    return _own
