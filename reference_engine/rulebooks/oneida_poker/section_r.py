"""Section R: limits."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {"limits": ("4-8", "2-10", "10-20")}
