"""Section D: shuffling and cutting, and a table at which nobody plays."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("D.1",),
    "shuffle.before-play": ("D.1",),
    "shuffle.after-round": ("D.1",),
    "shuffle.single-stack": ("D.1.s1",),
    "shuffler.into-shoe": ("D.1.s1",),
    "shuffle.then": ("D.2",),
    "deal.after-device": ("D.2.a",),
    "cut.needed": ("D.2.b",),
    "cut": ("D.3",),
    "cut.one-hand": ("D.3.a",),
    "cut.cover-card-below": ("D.3.a.i",),
    "cut.least": ("D.3.a.ii",),
    "cut.stack": ("D.3.a.ii",),
    "cut.complete": ("D.3.a.iii",),
    "cut.remove-cover-card": ("D.3.a.iv",),
    "cut.into-shoe": ("D.3.b",),
    "recut": ("D.4",),
    "idle": ("D.5",),
    "idle.turn-up": ("D.5.s1",),
    "idle.reopen": ("D.5.s2",),
    "idle.then-play": ("D.5.s3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "cut-from-bottom": ("any", "ten-below"),
    "casino-supervisor": ("any-supervisor", "above-floorperson"),
}
