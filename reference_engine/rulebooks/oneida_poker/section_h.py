"""Section H: the games that may be offered."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {"games.offered": ("H",)}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
