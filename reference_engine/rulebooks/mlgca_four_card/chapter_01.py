"""Chapter 1: definitions."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "definition.aces-up": ("1.B.1",),
    "definition.envy-bonus": ("1.B.2",),
    "definition.envy-qualifying-hand": ("1.B.3",),
    "definition.play-wager": ("1.B.5",),
    "definition.progressive-hand": ("1.B.6",),
}

READINGS: dict[str, tuple[str, ...]] = {}
