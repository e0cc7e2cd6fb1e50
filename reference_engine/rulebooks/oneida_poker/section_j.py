"""Section J: Hold'em."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
