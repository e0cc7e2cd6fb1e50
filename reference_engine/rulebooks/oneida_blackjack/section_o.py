"""Subsection O: tournaments."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "tournaments.offered": ("O",),
    "tournaments.as-otherwise": ("O.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {}
