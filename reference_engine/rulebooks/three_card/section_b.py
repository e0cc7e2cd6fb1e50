"""Section (b): cards and the number of decks."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "decks.one": ("b.1",),
    "decks.identical": ("b.1",),
    "decks.cover-card": ("b.1",),
    "decks.cover-card-color": ("b.1.s1",),
    "decks.standards": ("b.1.s2",),
    "decks.two": ("b.2",),
    "decks.permitted": ("b.2",),
    "decks.each-complies": ("b.2.i",),
    "decks.other-color": ("b.2.ii",),
    "decks.shuffled-meanwhile": ("b.2.iii",),
    "decks.alternate": ("b.2.iv",),
    "decks.one-in-rack": ("b.2.v",),
    "decks.shoe-cover-card": ("b.3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "void-round-alternation": ("counts", "same-deck-again"),
    "removed-deck": ("play-on", "stop"),
}
