"""Section A: definitions."""

from __future__ import annotations

CARDS: dict[str, tuple[str, ...]] = {
    "cover-card.color": ("A.12",),
    "cover-card.below": ("A.12",),
    "definition.stub": ("A.29",),
    "opening.washing": ("A.31",),
}
"""What is said of cards and their care."""

MONEY: dict[str, tuple[str, ...]] = {"type.players": ("A.22",)}
"""What is said of the pot."""

PROVISIONS: dict[str, tuple[str, ...]] = {**CARDS, **MONEY}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
