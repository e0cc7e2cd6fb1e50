"""Section R: limits."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "limits.of-the-table": ("R",),
    "limits.determined": ("R",),
    "limits.sign": ("R.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "least-raise": ("table-limit", "last-raise"),
    "most-raise": ("by-itself", "all-in-the-round"),
    "short-raise": ("reopens", "closed"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {"limits": ("4-8", "2-10", "10-20")}
