"""Chapter 4: opening a table."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.inspect": ("4.A",),
    "opening.spread": ("4.B",),
    "opening.player-inspects": ("4.C",),
    "opening.turn-down": ("4.C.1",),
    "opening.wash": ("4.C.2",),
    "opening.stack": ("4.C.3",),
    "opening.shuffle": ("4.D",),
    "opening.each-deck": ("4.E",),
    "opening.exempt": ("4.F",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "verification-order": ("before-the-spread", "before-the-shuffle"),
    "who-verifies": ("floorperson-alone", "or-above"),
    "deck-in-session": ("every-deck", "opening-only"),
    "half-prepared-decks": ("all-applies", "done-step-skipped"),
}
