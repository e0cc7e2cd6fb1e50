"""Chapter 1: definitions."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {}

READINGS: dict[str, tuple[str, ...]] = {}
