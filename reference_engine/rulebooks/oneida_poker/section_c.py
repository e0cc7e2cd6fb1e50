"""Section C: poker rankings."""

from __future__ import annotations

HIGH: dict[str, tuple[str, ...]] = {
    "rank.cards": ("C.4",),
    "rank.suits": ("C.4.s2",),
    "rank.hands": ("C.1",),
    "rank.royal-flush": ("C.1.a",),
    "rank.straight-flush": ("C.1.b",),
    "rank.four-of-a-kind": ("C.1.c",),
    "rank.full-house": ("C.1.d",),
    "rank.flush": ("C.1.e",),
    "rank.straight": ("C.1.f",),
    "rank.three-of-a-kind": ("C.1.g",),
    "rank.two-pairs": ("C.1.h",),
    "rank.one-pair": ("C.1.i",),
    "rank.high-card": ("C.5",),
    "rank.compare": ("C.5",),
    "rank.cards-speak": ("C.6",),
}

SHOWING: dict[str, tuple[str, ...]] = {
    "rank.three-cards": ("C.2",),
    "rank.three-royal-flush": ("C.2.a",),
    "rank.three-straight-flush": ("C.2.b",),
    "rank.three-of-three": ("C.2.c",),
    "rank.three-straight": ("C.2.d",),
    "rank.three-flush": ("C.2.e",),
    "rank.three-pair": ("C.2.f",),
}
"""Hands of three cards: no game ends with them, but three up-cards may be read as one."""

LOW: dict[str, tuple[str, ...]] = {
    "rank.low-hands": ("C.3",),
    "rank.low-three": ("C.3.s1",),
    "rank.cards-low": ("C.4.s1",),
    "rank.suits": ("C.4.s2",),
    "rank.low-compare": ("C.5",),
    "rank.cards-speak": ("C.6",),
}
"""Hands turned upside down: where a low hand wins, or has half of the pot."""

PROVISIONS: dict[str, tuple[str, ...]] = {"award.tie": ("C.5.s1",)}
"""What every game has of it; which rankings it has besides, its own section says."""

READINGS: dict[str, tuple[str, ...]] = {
    "identical-rank": ("combination-first", "any-card"),
    "low-compare": ("worst-card-first", "best-card"),
    "low-pairs": ("aces-best", "aces-worst"),
    "odd-dollar-of-a-high-pot": ("by-position", "by-suit"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
