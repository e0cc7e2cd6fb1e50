"""Subsection F: a throw that does not count, and a computer that fails."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "no-roll": ("F.1",),
    "computer.supervisor": ("F.2",),
    "computer.settle": ("F.2",),
    "computer.ceases": ("F.2.s1",),
}
READINGS: dict[str, tuple[str, ...]] = {
    "not-flat": ("one-die", "every-die"),
    "after-no-roll": ("shaken-again", "betting-reopens", "returned"),
    "failure-before-uncovering": ("returned", "settled-by-hand"),
}
