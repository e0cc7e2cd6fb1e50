"""Section (j): completing a round of play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "complete.examine": ("j.1",),
    "complete.touch": ("j.1.s1",),
    "complete.play": ("j.2",),
    "play.least": ("j.2",),
    "play.most": ("j.2",),
    "complete.fold": ("j.2",),
    "complete.ask": ("j.2.s1",),
    "fold.pair-plus": ("j.2.s2",),
    "complete.decided-by-play": ("j.2.s3",),
    "complete.decided-by-forfeit": ("j.2.s3",),
    "complete.collect-forfeited": ("j.2.s3",),
    "complete.reveal": ("j.2.s4",),
    "complete.dealer-hand": ("j.2.s4",),
    "complete.remove-cover-card": ("j.2.s5",),
    "settle.reveal-order": ("j.2.s6",),
    "settle.turn-up": ("j.2.s6",),
    "settle.losers-first": ("j.3",),
    "settle.stay-face-up": ("j.3.s1",),
    "pay.by-odds": ("j.3.s2",),
    "settle.order": ("j.3.i",),
    "collect.after-settling": ("j.3.ii",),
    "collect.cards": ("j.3.ii",),
    "collect.reconstructible": ("j.4",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "asking": ("one-by-one", "all-at-once"),
    "pair-plus-after-fold": ("forfeited", "settled"),
}
