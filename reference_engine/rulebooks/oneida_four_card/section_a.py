"""Section A: definitions."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "initial.aces-up": ("A.1",),
    "initial.ante": ("A.2",),
    "definition.fold": ("A.3",),
    "definition.hand": ("A.4",),
    "definition.play-wager": ("A.5",),
    "definition.round": ("A.7",),
    "definition.stub": ("A.8",),
    "rank.suits": ("A.9",),
    "opening.washing": ("A.10",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "exchanged-definitions": ("exchanged", "as-printed"),
    "play-amount": ("any-amount", "whole-multiples"),
}
