"""What a table tells: its numbered events, its clock, and what it refuses."""

import time
from typing import Any

Json = dict[str, Any]


class Refused(Exception):
    """An act that the rules do not allow at this moment."""


class VoidRound(Exception):
    """The round cannot be played to its end."""

    def __init__(self, why: str, *, remove_deck: bool = False, jammed: bool = False) -> None:
        super().__init__(why)
        self.remove_deck = remove_deck
        self.jammed = jammed


class Felt:
    """The record of one table: everything that happened on it, in order."""

    def __init__(self) -> None:
        self.events: list[Json] = []
        self._began = time.monotonic()
        self._added = 0

    def now(self) -> int:
        """Milliseconds since the table was opened, with those that were added."""
        return int((time.monotonic() - self._began) * 1000) + self._added

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        self._added += milliseconds

    def tell(self, kind: str, **fields: object) -> None:
        """Note an event; what is not known of it is left out."""
        event = {"type": kind} | {name: value for name, value in fields.items() if value is not None}
        self.events.append({"sequence": len(self.events) + 1, "at": self.now(), "event": event})

    def act(self, act: str, by: str = "dealer", **fields: object) -> None:
        """Note that somebody did a duty of the game."""
        self.tell("procedure", act=act, by=by, **fields)
