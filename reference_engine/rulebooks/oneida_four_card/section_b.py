"""Section B: table, layout, cards and the number of decks."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "table.places": ("B.1",),
    "table.betting-areas": ("B.2",),
    "table.positions": ("B.1",),
    "table.betting-places": ("B.2.s1",),
    "table.inventory": ("B.3",),
    "decks.one": ("B.4",),
    "decks.identical": ("B.4",),
    "decks.cutting-card": ("B.4",),
    "decks.cover-card": ("B.4",),
    "decks.cover-card-color": ("B.4.s1",),
    "decks.standards": ("B.4.s2",),
    "decks.two": ("B.5",),
    "decks.each-complies": ("B.5.a",),
    "decks.other-color": ("B.5.b",),
    "decks.shuffled-meanwhile": ("B.5.c",),
    "decks.alternate": ("B.5.d",),
    "decks.one-in-rack": ("B.5.e",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "void-round-alternation": ("counts", "same-deck-again"),
    "removed-deck": ("play-on", "stop"),
}
