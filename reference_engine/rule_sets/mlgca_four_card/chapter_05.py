"""Chapter 5: shuffling and cutting."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("5.A",),
    "shuffle.before-play": ("5.A.1",),
    "shuffle.after-round": ("5.A.2",),
    "shuffle.ordered": ("5.A.3",),
    "shuffle.single-stack": ("5.C",),
    "cut.needed": ("5.C.2",),
    "cut.cover-card": ("5.D",),
    "cut.to-bottom": ("5.D.1",),
    "cut.into-shoe": ("5.D.2",),
}

READINGS: dict[str, tuple[str, ...]] = {}
