"""Subsection L: Multiple Action."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "multiple.offered": ("L.1",),
    "multiple.two-or-three": ("L.1.s1",),
    "multiple.up-card": ("L.1.s2",),
    "multiple.excludes": ("L.1.s3",),
    "multiple.wagers": ("L.2",),
    "multiple.three": ("L.2.s1",),
    "multiple.by-shoe": ("L.3",),
    "multiple.each-wager": ("L.3.s1",),
    "multiple.insurance": ("L.4",),
    "multiple.insurance-decided": ("L.4.s1",),
    "multiple.second-card": ("L.5",),
    "multiple.spot-1": ("L.6",),
    "multiple.all-lost": ("L.6",),
    "multiple.discard": ("L.6.s1",),
    "multiple.no-draw": ("L.6.a",),
    "multiple.keep-up-card": ("L.6.b",),
    "multiple.move-second": ("L.7",),
    "multiple.spot-2": ("L.8",),
    "multiple.collect-second": ("L.8.s1",),
    "multiple.move-third": ("L.8.s2",),
    "multiple.third-hand": ("L.8.s2",),
    "multiple.spot-3": ("L.9",),
    "multiple.collect": ("L.10",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "second-card": ("dealt-after-decisions", "turned"),
    "second-card-when-all-over": ("dealt", "not-dealt"),
    "third-hand": ("any-live", "any-made"),
    "insurance-alone": ("not-dealt", "dealt"),
    "insurance-in-multiple-action": ("of-right", "as-allowed"),
}
