"""Section (l): irregularities."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "face-up": ("l.1",),
    "face-up.not-used": ("l.1",),
    "face-up.discard-rack": ("l.1",),
    "face-up.several": ("l.1.s1",),
    "face-up.return": ("l.1.s1",),
    "face-up.reshuffle": ("l.1.s1",),
    "drawn": ("l.2",),
    "drawn.discard": ("l.2",),
    "drawn.void": ("l.2",),
    "drawn.return": ("l.2",),
    "drawn.reshuffle": ("l.2",),
    "misdealt": ("l.3",),
    "misdealt.void": ("l.3",),
    "misdealt.return": ("l.3",),
    "misdealt.reshuffle": ("l.3",),
    "exposed": ("l.4",),
    "exposed.void": ("l.4",),
    "exposed.return": ("l.4",),
    "exposed.reshuffle": ("l.4",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "face-up-card": ("next-card", "short-stack"),
    "several-face-up": ("over-the-deal", "at-one-time"),
    "drawn-card-seen": ("set-aside", "used"),
    "void-wagers": ("returned", "stand"),
    "exposure-without-contest": ("void", "stands"),
}
