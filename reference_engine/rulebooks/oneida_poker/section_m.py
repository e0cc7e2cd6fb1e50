"""Section M: five-card stud."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import section_c

BETS: dict[str, tuple[str, ...]] = {
    "table.seats": ("M.2",),
    "antes": ("M.2.s1",),
    "antes.amount": ("M.2.s1",),
}
"""Antes and forced bets, and how much is wagered."""

PLAY: dict[str, tuple[str, ...]] = {**section_c.HIGH}

PROVISIONS: dict[str, tuple[str, ...]] = BETS | PLAY

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {"ante": (1, 0, 2), "forced-bet": (2, 4), "seats": (8, 6)}
