"""How Clausewise says that it cannot go on: one clear message and a documented exit code."""

from __future__ import annotations

from typing import Final

CLEAN: Final = 0
FAIL: Final = 1
USAGE: Final = 2
ERROR: Final = 3
INCONCLUSIVE: Final = 4
OTHERWISE: Final = 5
"""Judged again, something is judged otherwise than then."""


class ClausewiseError(Exception):
    """Something that the person at the keyboard can act on: what is wrong, where, and what to do about it."""

    def __init__(self, message: str, exit_code: int = USAGE) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code
