"""Subsection A: dice, shaker, layout."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "dice.three": ("A.1",),
    "dice.sealed": ("A.1",),
    "shaker.dealer": ("A.1.s1",),
    "layout.places": ("A.2",),
}
READINGS: dict[str, tuple[str, ...]] = {}
