"""Subsection M: irregularities."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "face-up": ("M.1",),
    "face-up.not-used": ("M.1",),
    "face-up.discard-rack": ("M.1",),
    "face-up.several": ("M.1.s1",),
    "face-up.return": ("M.1.s1",),
    "face-up.reshuffle": ("M.1.s1",),
    "drawn": ("M.2",),
    "drawn.void": ("M.2",),
    "drawn.return": ("M.2",),
    "drawn.reshuffle": ("M.2",),
    "drawn.discard": ("M.2",),
    "misdealt": ("M.3",),
    "misdealt.return": ("M.3",),
    "misdealt.reshuffle": ("M.3",),
    "shuffler-fails": ("M.4",),
    "shuffler-fails.reshuffle": ("M.4",),
    "up-card.notify": ("M.5",),
    "up-card.reconstruct": ("M.5.s1",),
    "up-card.replace": ("M.5.s2",),
    "up-card.rest": ("M.5.s2",),
    "up-card.resume": ("M.5.s3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "drawn-card-seen": ("set-aside", "used", "void"),
    "several-face-up": ("over-the-deal", "at-one-time"),
}
