"""Chapter 5: shuffling and cutting."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("5.A",),
    "shuffle.before-play": ("5.A.1",),
    "shuffle.after-round": ("5.A.2",),
    "shuffle.ordered": ("5.A.3",),
    "shuffler.into-shoe": ("5.B",),
    "shuffler.remove": ("5.B",),
    "shuffler.counts": ("5.B.1",),
    "shuffler.wrong-number": ("5.B.2",),
    "shuffle.single-stack": ("5.C",),
    "deal.after-device": ("5.C.1",),
    "cut.needed": ("5.C.2",),
    "cut.cover-card": ("5.D",),
    "cut.to-bottom": ("5.D.1",),
    "cut.into-shoe": ("5.D.2",),
    "recut": ("5.E",),
    "idle": ("5.F",),
    "idle.take-out": ("5.F.1",),
    "idle.face-down": ("5.F.2",),
    "idle.reopen": ("5.F.3",),
    "reshuffler": ("5.G",),
    "reshuffler.exempt": ("5.H",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "preshuffled-scope": ("first-shuffle", "every-shuffle"),
    "counting-device-scope": ("any-counting-device", "direct-to-shoe"),
    "preshuffled-at-device": ("cut", "no-cut"),
    "cut-depth": ("ten-above", "nine-above"),
    "cut-from-bottom": ("any", "ten-below"),
    "recut-judge": ("whoever-orders", "floorperson-alone"),
    "reshuffler-preshuffled": ("no-cut", "cut"),
    "idle-cards-elsewhere": ("taken-out", "left"),
    "idle-reopening": ("what-remains", "whole-opening"),
}
