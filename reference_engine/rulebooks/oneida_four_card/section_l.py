"""Section L: irregularities."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "face-up": ("L.1",),
    "face-up.not-used": ("L.1",),
    "face-up.discard-rack": ("L.1",),
    "face-up.several": ("L.1.s1",),
    "face-up.return": ("L.1.s1",),
    "face-up.reshuffle": ("L.1.s1",),
    "drawn": ("L.2",),
    "drawn.discard": ("L.2",),
    "drawn.void": ("L.2",),
    "drawn.return": ("L.2",),
    "drawn.reshuffle": ("L.2",),
    "misdealt.player": ("L.3",),
    "misdealt.player-return": ("L.3",),
    "misdealt.dealer-short": ("L.3.s1",),
    "misdealt": ("L.3.s2",),
    "misdealt.void": ("L.3.s2",),
    "misdealt.return": ("L.3.s2",),
    "misdealt.reshuffle": ("L.3.s2",),
    "exposed": ("L.4",),
    "exposed.void": ("L.4",),
    "exposed.return": ("L.4",),
    "exposed.reshuffle": ("L.4",),
    "shuffler-fails": ("L.5",),
    "shuffler-fails.reshuffle": ("L.5",),
    "shoe-fails": ("L.6",),
    "shoe-fails.void": ("L.6",),
    "shoe-fails.return": ("L.6",),
    "shoe-fails.remove": ("L.6",),
    "shoe-fails.with-dealt-cards": ("L.6",),
    "shoe-fails.reshuffle": ("L.6",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "void-wagers": ("returned", "stand"),
    "exposure-without-contest": ("void", "stands"),
    "completing-card": ("top-of-the-stub", "open-card"),
    "face-up-card": ("next-card", "short-stack"),
    "several-face-up": ("over-the-deal", "at-one-time"),
    "drawn-card-seen": ("set-aside", "used", "void"),
    "offsetting-misdeals": ("hands-decide", "count-decides"),
    "jammed-shuffler-cards": ("in-the-device", "all-cards"),
    "jam-after-deal": ("stands", "void"),
}
