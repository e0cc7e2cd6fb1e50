"""Subsection G: wagers."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.instrument": ("G.1",),
    "wager.seated": ("G.2",),
    "wager.remain": ("G.2.s1",),
    "wager.accepted": ("G.3",),
    "wager.closed": ("G.3.s1",),
    "wager.required": ("G.4",),
    "wager.adjacent": ("G.5",),
    "wager.as-if-occupied": ("G.5.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "three-positions": ("row", "pairs"),
}
