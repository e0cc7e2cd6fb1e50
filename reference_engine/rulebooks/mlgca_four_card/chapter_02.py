"""Chapter 2: tables."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "table": ("2.A",),
    "table.positions": ("2.A.1",),
    "table.dealer-opposite": ("2.A.2",),
    "table.layout": ("2.B",),
    "table.layout-name": ("2.B.1",),
    "table.layout-areas": ("2.B.2",),
    "table.layout-progressive": ("2.B.3",),
    "table.layout-six-card-bonus": ("2.B.4",),
    "table.posted-odds": ("2.B.5",),
    "table.progressive-system": ("2.C",),
    "table.wagering-device": ("2.C.1",),
    "table.lock-out": ("2.C.2",),
    "table.boxes": ("2.D",),
    "table.tip-box-elsewhere": ("2.E",),
    "table.discard-rack": ("2.F",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "seven-players": ("seven-positions", "seven-persons"),
    "layout-approval": ("submitted", "approved"),
    "displaced-box": ("tip-box-only", "either-box"),
}
