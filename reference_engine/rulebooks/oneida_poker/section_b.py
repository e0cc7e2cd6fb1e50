"""Section B: equipment, cards and decks."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "decks.identical": ("B.1",),
    "decks.cover-card": ("B.1",),
    "decks.one-in-play": ("B.1",),
    "decks.cover-card-color": ("B.1.s1",),
    "decks.two-kept": ("B.1.s2",),
    "decks.told-apart": ("B.1.s2",),
    "decks.rotated": ("B.2",),
    "decks.six-hours": ("B.2.s1",),
    "layout.name": ("B.3.a",),
    "layout.rake-area": ("B.3.b",),
    "layout.parts": ("B.3",),
    "table.deck-area": ("B.4",),
    "table.boxes": ("B.5",),
    "decks.both-with-a-device": ("B.6",),
    "decks.other-color": ("B.6.a",),
    "decks.shuffled-meanwhile": ("B.6.b",),
    "decks.alternate": ("B.6.c",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "rotated": ("swapped", "replaced"),
    "deck-clock": ("wall-clock", "in-play"),
    "deck-due-in-round": ("after-the-round", "before-the-round"),
    "removed-deck": ("play-on", "stop"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "shuffling": ("by hand", "by device"),
}
