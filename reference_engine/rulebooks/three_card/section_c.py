"""Section (c): the ranks of cards and of hands."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "rank.card-order": ("c.1",),
    "rank.suits": ("c.1.s1",),
    "rank.ace-below": ("c.1.s2",),
    "rank.order": ("c.2",),
    "rank.straight-flush": ("c.2.i",),
    "rank.three-of-a-kind": ("c.2.ii",),
    "rank.straight": ("c.2.iii",),
    "rank.flush": ("c.2.iv",),
    "rank.pair": ("c.2.v",),
    "rank.kickers": ("c.3",),
    "rank.tie": ("c.3.s1",),
    "settle.draw": ("c.3.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "rank-tie-break": ("leftover-cards", "any-card"),
    "shared-cards": ("ranks", "physical-cards"),
    "ace-below-straights": ("lowest", "high-card"),
    "king-ace-two": ("no-sequence", "sequence"),
    "drawn-hand": ("stands-off", "loses"),
}
