"""Misreadings of Blackjack under the Oneida rules."""

from __future__ import annotations

from clausewise.reference_engine.families.misreadings import Misreading

MISREADINGS: tuple[Misreading, ...] = ()
