"""Section (e): shuffling and cutting, and a table at which nobody plays."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("e.1",),
    "shuffle.before-play": ("e.1",),
    "shuffle.after-round": ("e.1",),
    "shuffle.single-stack": ("e.1.s1",),
    "shuffler.into-shoe": ("e.1.s1",),
    "shuffle.then": ("e.2",),
    "deal.after-device": ("e.2.i",),
    "cut.needed": ("e.2.ii",),
    "cut": ("e.3",),
    "cut.one-hand": ("e.3.i",),
    "cut.cover-card-below": ("e.3.i.A",),
    "cut.least": ("e.3.i.B",),
    "cut.stack": ("e.3.i.B",),
    "cut.complete": ("e.3.i.C",),
    "cut.remove-cover-card": ("e.3.i.D",),
    "cut.into-shoe": ("e.3.ii",),
    "recut": ("e.4",),
    "idle": ("e.5",),
    "idle.turn-up": ("e.5.s1",),
    "idle.reopen": ("e.5.s2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "cut-from-bottom": ("any", "ten-below"),
    "casino-supervisor": ("any-supervisor", "above-floorperson"),
}
