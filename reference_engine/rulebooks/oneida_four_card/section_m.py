"""Section M: the least and the highest wagers."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "limits": ("M",),
    "limits.posted": ("M.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "limits-of-play": ("initial-wagers", "every-wager"),
}
