"""Subsection H: dealing from a manual shoe."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shoe.on-table": ("H.1",),
    "shoe.load": ("H.2",),
    "shoe.burn": ("H.3",),
    "shoe.disclose": ("H.3.s1",),
    "shoe.hands": ("H.4",),
    "shoe.order": ("H.4.s1",),
    "shoe.first-card": ("H.4.a",),
    "shoe.dealers-first-card": ("H.4.b",),
    "shoe.second-card": ("H.4.c",),
    "shoe.dealers-second-card": ("H.4.d",),
    "shoe.turn": ("H.5",),
    "shoe.election": ("H.5.s1",),
    "shoe.draws-up": ("H.6",),
    "shoe.draw": ("H.7",),
    "shoe.no-draw-21": ("H.7.a",),
    "shoe.one-on-double": ("H.7.b",),
    "shoe.one-on-aces": ("H.7.c",),
    "shoe.dealer-reveals": ("H.8",),
    "shoe.dealer-up": ("H.8.s1",),
    "shoe.dealer-until": ("H.8.a",),
    "shoe.soft-17": ("H.8.a.s1",),
    "shoe.no-effect": ("H.8.b",),
    "shoe.reconstructible": ("H.9",),
    "shoe.collect-order": ("H.9.s1",),
    "shoe.dealer-on-top": ("H.9.s2",),
    "shoe.handle": ("H.10.a",),
    "shoe.compute": ("H.10.b",),
    "shoe.reopen": ("H.10.c",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "hole-card": ("turned", "not-turned"),
    "soft-21": ("stands", "may-draw"),
    "split-aces-again": ("no", "yes"),
}
