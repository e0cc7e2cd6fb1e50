"""Section S: waiting list."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "waiting.list": ("S",),
    "waiting.first-served": ("S.s1",),
    "waiting.announced": ("S.s2",),
}

READINGS: dict[str, tuple[str, ...]] = {"first-come": ("list-first", "whoever-stands-there")}

OPTIONS: dict[str, tuple[str | int, ...]] = {"waiting-list": ("kept", "not kept")}
