"""Subsection B: what each wager is on."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.kinds": ("B.1",),
    "wins.three of a kind": ("B.1.a",),
    "wins.two of a kind": ("B.1.b",),
    "wins.any three of a kind": ("B.1.c",),
    "wins.total": ("B.1.d",),
    "wins.two dice combination": ("B.1.e",),
    "wins.small": ("B.1.f",),
    "wins.big": ("B.1.g",),
    "wins.one of a kind": ("B.1.h",),
}
READINGS: dict[str, tuple[str, ...]] = {
    "pair-in-three": ("wins", "loses"),
    "totals-without-odds": ("not-taken", "taken"),
    "total-of-a-triple": ("wins", "loses"),
}
