"""Section D: opening the table."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.distributed": ("D.1",),
    "opening.inspect": ("D.2",),
    "opening.sort": ("D.2",),
    "opening.verify": ("D.2",),
    "opening.spread": ("D.3",),
    "opening.player-inspects": ("D.3",),
    "opening.in-sequence": ("D.3",),
    "opening.two-players": ("D.4",),
    "opening.each-deck": ("D.4",),
    "opening.turn-down": ("D.4",),
    "opening.wash": ("D.4",),
    "opening.stack": ("D.4",),
    "opening.shuffle": ("D.4",),
    "opening.other-stored": ("D.4.a",),
    "opening.other-in-the-shuffler": ("D.4.b",),
}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
