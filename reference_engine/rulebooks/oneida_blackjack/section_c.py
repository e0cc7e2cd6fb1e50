"""Subsection C: the object of the game."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "play.object": ("C",),
}

READINGS: dict[str, tuple[str, ...]] = {}
