"""Section L: five-card draw."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import section_c

BETS: dict[str, tuple[str, ...]] = {}
"""Antes and forced bets, and how much is wagered."""

PLAY: dict[str, tuple[str, ...]] = {**section_c.HIGH}

HIGH: dict[str, tuple[str, ...]] = BETS | PLAY

LOW: dict[str, tuple[str, ...]] = BETS | PLAY

PROVISIONS: dict[str, tuple[str, ...]] = BETS | PLAY

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
