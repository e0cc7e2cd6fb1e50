"""Chapter 6: the ranks of cards and of hands."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "rank.card-order": ("6.A",),
    "rank.ace-below": ("6.A.1",),
    "rank.round-the-ace": ("6.A.2",),
    "rank.suits": ("6.B",),
    "rank.order": ("6.C",),
    "rank.four-of-a-kind": ("6.C.1",),
    "rank.straight-flush": ("6.C.2",),
    "rank.three-of-a-kind": ("6.C.3",),
    "rank.flush": ("6.C.4",),
    "rank.straight": ("6.C.5",),
    "rank.two-pairs": ("6.C.6",),
    "rank.pair": ("6.C.7",),
    "rank.kickers": ("6.D",),
    "rank.tie": ("6.E",),
    "five.hands": ("6.F",),
    "five.royal-flush": ("6.F.1",),
    "five.straight-flush": ("6.F.2",),
    "five.four-of-a-kind": ("6.F.3",),
    "five.full-house": ("6.F.4",),
    "five.flush": ("6.F.5",),
    "five.straight": ("6.F.6",),
    "five.three-of-a-kind": ("6.F.7",),
    "six.super-royal": ("6.F.8",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "rank-tie-break": ("leftover-cards", "any-card"),
    "shared-cards": ("ranks", "physical-cards"),
    "ace-below-straights": ("lowest", "high-card"),
    "ace-other-sequences": ("not-in-the-middle", "low-only"),
    "five-card-ace-below": ("counts", "does-not-count"),
    "super-royal-table": ("of-the-bonus", "of-another-wager"),
}
