"""Faults that only these rules make possible, written by hand."""

from __future__ import annotations

from clausewise.reference_engine.families.misreadings import Misreading

MISREADINGS: tuple[Misreading, ...] = ()
