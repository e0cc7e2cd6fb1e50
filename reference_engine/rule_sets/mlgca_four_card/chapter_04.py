"""Chapter 4: opening a table."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {}

READINGS: dict[str, tuple[str, ...]] = {}
