"""Section O: the jackpot fund."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "jackpot": ("O.1",),
    "jackpot.set-fee": ("O.2.a", "O.2"),
    "jackpot.sign": ("O.2.b", "O.2"),
    "jackpot.area": ("O.3",),
    "jackpot.container": ("O.4",),
    "jackpot.standards": ("O.5",),
    "jackpot.by-the-standards": ("O.5.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "jackpot": (0, 1),
}
