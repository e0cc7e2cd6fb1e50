"""Section (d): opening a table, and how long a deck may be used."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.inspect": ("d.1",),
    "opening.sort": ("d.1",),
    "opening.spread": ("d.2",),
    "opening.in-sequence": ("d.2.s1",),
    "opening.player-inspects": ("d.3",),
    "opening.turn-down": ("d.3",),
    "opening.wash": ("d.3",),
    "opening.stack": ("d.3",),
    "opening.shuffle": ("d.3.s1",),
    "opening.each-deck": ("d.4",),
    "decks.eight-hours": ("d.5",),
    "decks.four-hours": ("d.5.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "who-verifies": ("floorperson-alone", "or-above"),
    "deck-in-session": ("every-deck", "opening-only"),
    "deck-clock": ("wall-clock", "in-play"),
    "deck-due-in-round": ("after-the-round", "before-the-round"),
}
