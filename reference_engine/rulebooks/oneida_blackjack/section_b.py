"""Subsection B: table, layout, cards."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "table.places": ("B.1",),
    "table.positions": ("B.1",),
    "table.areas": ("B.2",),
    "table.optional-areas": ("B.2.s1",),
    "table.inventory": ("B.3",),
    "decks.number": ("B.4",),
    "decks.identical": ("B.4",),
    "decks.cover-card": ("B.4",),
    "decks.cover-card-color": ("B.4.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {}
