"""Subsection P: limits."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "limits": ("P",),
    "limits.determined": ("P",),
    "limits.posted": ("P.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {}
