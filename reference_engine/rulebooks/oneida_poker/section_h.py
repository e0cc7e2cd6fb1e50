"""Section H: the games that may be offered."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
