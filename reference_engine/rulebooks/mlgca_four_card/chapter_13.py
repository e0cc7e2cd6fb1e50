"""Chapter 13: irregularities."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "face-up": ("13.A",),
    "face-up.not-used": ("13.A.1",),
    "face-up.discard-rack": ("13.A.2",),
    "face-up.several": ("13.B",),
    "face-up.return": ("13.B",),
    "face-up.reshuffle": ("13.B",),
    "drawn": ("13.C",),
    "drawn.discard": ("13.C",),
    "drawn.void": ("13.C",),
    "drawn.return": ("13.C",),
    "drawn.reshuffle": ("13.C",),
    "misdealt": ("13.D",),
    "misdealt.void": ("13.D",),
    "misdealt.return": ("13.D",),
    "misdealt.reshuffle": ("13.D",),
    "exposed": ("13.E",),
    "exposed.void": ("13.E",),
    "exposed.return": ("13.E",),
    "exposed.reshuffle": ("13.E",),
    "shuffler-fails": ("13.F",),
    "shuffler-fails.reshuffle": ("13.F",),
    "shoe-fails": ("13.G",),
    "shoe-fails.void": ("13.G",),
    "shoe-fails.return": ("13.G",),
    "shoe-fails.remove": ("13.G",),
    "shoe-fails.with-dealt-cards": ("13.G",),
    "shoe-fails.reshuffle": ("13.G",),
    "out-of-order": ("13.H",),
    "out-of-order.treatment": ("13.H",),
    "out-of-order.covered": ("13.H.1",),
    "out-of-order.marked": ("13.H.2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "face-up-card": ("next-card", "short-stack", "short-hand"),
    "several-face-up": ("over-the-deal", "at-one-time"),
    "drawn-card-seen": ("set-aside", "used", "void"),
    "misdeal-noticed-late": ("stands", "void"),
    "offsetting-misdeals": ("hands-decide", "count-decides"),
    "jammed-shuffler-cards": ("in-the-device", "all-cards"),
    "jam-after-deal": ("stands", "void"),
    "hand-without-shuffler": ("excused", "not-dealt-by-hand"),
}
