"""Subsection G: the limits."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "limits": ("G",),
    "limits.determined": ("G",),
    "limits.posted": ("G.s1",),
}
READINGS: dict[str, tuple[str, ...]] = {}
