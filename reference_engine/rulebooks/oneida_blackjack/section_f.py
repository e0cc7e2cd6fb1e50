"""Subsection F: the values of the cards."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "value": ("F",),
    "value.pips": ("F.1",),
    "value.face": ("F.2",),
    "value.ace": ("F.3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "two-aces": ("one-at-a-time", "all-alike"),
}
