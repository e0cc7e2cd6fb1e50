"""Chapter 3: cards and the number of decks."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "decks.one": ("3.A",),
    "decks.identical": ("3.A.1",),
    "decks.cover-card": ("3.A.2",),
    "decks.two": ("3.B",),
    "decks.same-design": ("3.B.1",),
    "decks.other-color": ("3.B.2",),
    "decks.one-stored": ("3.B.3",),
    "decks.alternate": ("3.B.4",),
    "decks.one-in-rack": ("3.B.5",),
    "decks.change": ("3.C",),
    "decks.four-hours": ("3.C.1",),
    "decks.eight-hours": ("3.C.2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "designs-of-two-decks": ("both-alike", "each-by-itself"),
    "void-round-alternation": ("counts", "same-deck-again"),
    "removed-deck": ("play-on", "stop"),
    "deck-clock": ("wall-clock", "in-play"),
    "deck-due-in-round": ("after-the-round", "before-the-round"),
    "shuffler-interval": ("eight-hours", "four-hours"),
}
