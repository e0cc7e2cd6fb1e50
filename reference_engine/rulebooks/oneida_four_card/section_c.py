"""Section C: opening a table, and how long a deck may be used."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.inspect": ("C.1",),
    "opening.sort": ("C.1",),
    "opening.verify-electronically": ("C.1.s1",),
    "opening.spread": ("C.2",),
    "opening.player-inspects": ("C.2",),
    "opening.in-sequence": ("C.2.s1",),
    "opening.turn-down": ("C.3",),
    "opening.wash": ("C.3",),
    "opening.stack": ("C.3",),
    "opening.shuffle": ("C.3.s1",),
    "decks.eight-hours": ("C.4",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "who-verifies": ("floorperson-alone", "or-above"),
    "deck-in-session": ("every-deck", "opening-only"),
    "deck-clock": ("wall-clock", "in-play"),
    "deck-due-in-round": ("after-the-round", "before-the-round"),
}
