"""Subsection C: how wagers are placed, and by what they are settled."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.placed": ("C.1",),
    "wager.verbal": ("C.1.s1",),
    "wager.position": ("C.2",),
    "settle.as-lit": ("C.3",),
}
READINGS: dict[str, tuple[str, ...]] = {"dice-or-lights": ("dice", "lights")}
