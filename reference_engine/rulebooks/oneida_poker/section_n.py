"""Section N: poker revenue."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "rake": ("N.1",),
    "rake.methods": ("N.2",),
    "rake.percentage": ("N.2.a",),
    "rake.percentage.most": ("N.2.a.i",),
    "rake.percentage.extract": ("N.2.a.i",),
    "rake.percentage.progress": ("N.2.a.ii",),
    "rake.percentage.area": ("N.2.a.ii",),
    "rake.percentage.drop": ("N.2.a.iii",),
    "rake.steps": ("N.2.b",),
    "rake.steps.levels": ("N.2.b.i",),
    "rake.steps.amounts": ("N.2.b.i",),
    "rake.steps.extract": ("N.2.b.i",),
    "rake.steps.progress": ("N.2.b.i",),
    "rake.steps.area": ("N.2.b.ii",),
    "rake.steps.drop": ("N.2.b.iii",),
    "rake.sign": ("N.3",),
    "rake.uncalled": ("N.4",),
    "rake.no-more": ("N.5",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "sums-bet": ("betting-round", "whole-pot"),
    "rake-rounding": ("down", "to-the-cent"),
    "antes-raked": ("with-the-first-round", "not-at-all"),
    "levels-count": ("what-was-bet", "what-is-left"),
    "rake-of-side-pots": ("each-pot", "together"),
    "uncalled-final-bet": ("the-part-nobody-called", "a-bet-without-a-call"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "rake": ("in steps", "percentage"),
    "rake-percentage": (10, 5, 25),
}
