"""What has happened at a table, numbered and with the table's own time."""

from __future__ import annotations

from typing import Any

STEP = 40

Json = dict[str, Any]


class Journal:
    """Events in their order; each is told once along with a receipt, and can be read again."""

    def __init__(self) -> None:
        self.seen: list[Json] = []
        self.now = 0
        self._told = 0

    def add(self, kind: str, **fields: object) -> None:
        """Write down that something happened."""
        self.now += STEP
        known = {name: value for name, value in fields.items() if value is not None}
        self.seen.append({"sequence": len(self.seen) + 1, "at": self.now, "event": {"type": kind, **known}})

    def news(self) -> list[Json]:
        """Give what has not been told yet."""
        fresh = self.seen[self._told :]
        self._told = len(self.seen)
        return fresh

    def after(self, sequence: int) -> list[Json]:
        """Give everything after this number, told or not."""
        self._told = len(self.seen)
        return self.seen[sequence:]
