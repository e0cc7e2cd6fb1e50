"""The introduction, and section (a): definitions."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "rules.approved": ("intro.s1",),
    "definition.ante-wager": ("a.1.i",),
    "definition.pair-plus": ("a.1.iii",),
    "definition.play-wager": ("a.1.iv",),
    "definition.round": ("a.1.v",),
    "definition.stub": ("a.1.vi",),
    "definition.suit": ("a.1.vii",),
}

READINGS: dict[str, tuple[str, ...]] = {}
