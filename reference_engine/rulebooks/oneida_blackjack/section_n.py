"""Subsection N: staff."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "staff": ("N",),
    "staff.cashier": ("N.1",),
    "staff.dealer": ("N.2",),
    "staff.floor": ("N.3",),
}

READINGS: dict[str, tuple[str, ...]] = {}
