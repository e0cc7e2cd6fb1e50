"""Section F: the game and the play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "place.apart": ("F.1",),
    "table.dealer": ("F.2.s1",),
    "hand.same-hand": ("F.5.a",),
    "hand.marker": ("F.5.a.s2",),
    "dealer.instructs": ("F.5.b",),
    "burns.apart": ("F.5.c",),
    "count.hourly": ("F.5.d",),
    "count.right-number": ("F.5.d",),
    "count.wrong": ("F.5.d.s1",),
    "award.pushed": ("F.5.e",),
    "collect.losers-first": ("F.5.e.s1",),
    "rake.collected": ("F.5.f",),
}

READINGS: dict[str, tuple[str, ...]] = {}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "hourly-count": ("stub", "deck"),
}
