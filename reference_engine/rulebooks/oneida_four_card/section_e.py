"""Section E: the ranks of cards and of hands."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "rank.card-order": ("E.1",),
    "rank.ace-below": ("E.1.s1",),
    "rank.order": ("E.2",),
    "rank.four-of-a-kind": ("E.2.a",),
    "rank.straight-flush": ("E.2.b",),
    "rank.three-of-a-kind": ("E.2.c",),
    "rank.flush": ("E.2.d",),
    "rank.straight": ("E.2.e",),
    "rank.round-the-ace": ("E.2.e",),
    "rank.two-pairs": ("E.2.f",),
    "rank.pair": ("E.2.g",),
    "rank.high-card": ("E.2.h",),
    "rank.kickers": ("E.3",),
    "rank.tie": ("E.3.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "five-card-words": ("four-cards", "as-printed"),
    "highest-straight-flush": ("ace-high", "king-high"),
    "wrap-of-one-suit": ("barred", "allowed"),
    "ace-below-straights": ("lowest", "high-card"),
    "rank-tie-break": ("leftover-cards", "any-card"),
    "shared-cards": ("ranks", "physical-cards"),
}
