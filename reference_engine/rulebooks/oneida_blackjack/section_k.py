"""Subsection K: optional wagers."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "optional.offered": ("K.1",),
    "suit.offered": ("K.1.a",),
    "suit.same suit": ("K.1.a.i",),
    "suit.king and queen": ("K.1.a.ii",),
    "hit.offered": ("K.1.b",),
    "optional.placed": ("K.2.a",),
    "optional.accompanies": ("K.2.a.s1",),
    "optional.maximum": ("K.2.b",),
    "optional.no-bearing": ("K.2.b.s1",),
    "optional.one-each": ("K.2.b.s2",),
    "optional.own-hand": ("K.2.b.s3",),
    "optional.single-deck": ("K.2.c",),
    "optional.larger": ("K.2.c.s1",),
    "suit.shoe-time": ("K.3.a",),
    "suit.shoe-direction": ("K.3.b",),
    "suit.shoe-before-insurance": ("K.3.c",),
    "suit.pitch-time": ("K.4.a",),
    "suit.pitch-direction": ("K.4.b",),
    "suit.pitch-before-insurance": ("K.4.c",),
    "suit.same suit.odds": ("K.5.a",),
    "suit.king and queen.odds": ("K.5.b",),
    "suit.notify": ("K.5.b",),
    "hit.placed": ("K.6.a",),
    "hit.suited": ("K.6.a",),
    "hit.wins": ("K.6.b",),
    "hit.odds": ("K.6.b",),
    "hit.at-once": ("K.6.c",),
    "hit.until": ("K.6.d",),
    "hit.after-split": ("K.6.e",),
    "hit.split-suits": ("K.6.e.s1",),
    "hit.as-all": ("K.6.e.s2",),
    "hit.pitch": ("K.6.f",),
    "hit.pitch-odds": ("K.6.f.s1",),
    "hit.pitch-at-once": ("K.6.f.s2",),
    "hit.notify": ("K.6.f.s3",),
    "hit.pitch-lost": ("K.6.f.s4",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "blackjack-taken-back": ("refused", "with-it"),
    "suit-unsuited": ("refused", "allowed"),
    "suit-bust": ("wins", "loses"),
}
