"""All that has happened at a table, numbered, and up to where it has been told."""

from __future__ import annotations

from time import monotonic
from typing import Any


class Journal:
    """The events of one table; a field that is None is left out."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.told = 0
        self.opened = monotonic()

    def tells(self, kind: str, **fields: Any) -> None:
        event = {"type": kind} | {name: value for name, value in fields.items() if value is not None}
        at = int((monotonic() - self.opened) * 1000)
        self.events.append({"sequence": len(self.events) + 1, "at": at, "event": event})

    def acts(self, act: str, **fields: Any) -> None:
        self.tells("procedure", act=act, **fields)

    def after(self, sequence: int) -> list[dict[str, Any]]:
        """What came after this one; from now on it counts as told."""
        self.told = len(self.events)
        return self.events[sequence:]
