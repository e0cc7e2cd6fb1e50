"""Subsection I: dealing from the hand, the pitch variant."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "hand.offered": ("I.1",),
    "hand.posted": ("I.1.s1",),
    "hand.decks": ("I.2",),
    "hand.load": ("I.3",),
    "hand.burn": ("I.4",),
    "hand.disclose": ("I.4.s2",),
    "hand.same-hand": ("I.5",),
    "hand.take": ("I.5.s1",),
    "hand.hold": ("I.5.s1",),
    "hand.face": ("I.5.s2",),
    "hand.order": ("I.5.s3",),
    "hand.first-card": ("I.5.a",),
    "hand.dealers-first-card": ("I.5.b",),
    "hand.second-card": ("I.5.c",),
    "hand.dealers-second-card": ("I.5.d",),
    "hand.turn": ("I.6",),
    "hand.election": ("I.6.s1",),
    "hand.draws-up": ("I.7",),
    "hand.draw": ("I.8",),
    "hand.no-draw-21": ("I.8.a",),
    "hand.one-on-double": ("I.8.b",),
    "hand.one-on-aces": ("I.8.c",),
    "hand.dealer-reveals": ("I.9",),
    "hand.dealer-until": ("I.9.a",),
    "hand.soft-17": ("I.9.a.s1",),
    "hand.no-effect": ("I.9.b",),
    "hand.reconstructible": ("I.10",),
    "hand.collect-order": ("I.10.s1",),
    "hand.dealer-on-top": ("I.10.s2",),
    "hand.handle": ("I.11.a",),
    "hand.compute": ("I.11.b",),
    "hand.reopen": ("I.11.c",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "pitch-up-card": ("one-up", "all-alike"),
}
