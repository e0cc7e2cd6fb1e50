"""All that has happened at a table, numbered, and up to where it has been told."""

from __future__ import annotations

from time import monotonic
from typing import Any


class Refused(Exception):
    """An act that the rules do not allow, with the reason."""


class Journal:
    """The events of one table, and its clock; a field that is None is left out."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.told = 0
        self.opened = monotonic()
        self.passed = 0

    def now(self) -> int:
        """Milliseconds since the table was opened, with those that were said to pass."""
        return int((monotonic() - self.opened) * 1000) + self.passed

    def tells(self, kind: str, **fields: Any) -> None:
        event = {"type": kind} | {name: value for name, value in fields.items() if value is not None}
        self.events.append({"sequence": len(self.events) + 1, "at": self.now(), "event": event})

    def acts(self, act: str, **fields: Any) -> None:
        self.tells("procedure", act=act, **fields)

    def after(self, sequence: int) -> list[dict[str, Any]]:
        """What came after this one; from now on it counts as told."""
        self.told = len(self.events)
        return self.events[sequence:]
