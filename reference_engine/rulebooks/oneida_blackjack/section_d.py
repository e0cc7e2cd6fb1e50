"""Subsection D: opening a table."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.inspect": ("D.1",),
    "opening.sort": ("D.1",),
    "opening.verify-electronically": ("D.1.s1",),
    "opening.spread": ("D.2",),
    "opening.player-inspects": ("D.2",),
    "opening.in-sequence": ("D.2.s1",),
    "opening.turn-down": ("D.3",),
    "opening.wash": ("D.3",),
    "opening.stack": ("D.3",),
    "opening.shuffle": ("D.3.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {}
