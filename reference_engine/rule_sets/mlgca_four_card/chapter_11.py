"""Chapter 11: completing a round of play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "complete.examine": ("11.A",),
    "complete.touch": ("11.A.2",),
    "complete.ask": ("11.B",),
    "complete.play": ("11.B.1",),
    "complete.fold": ("11.B.2",),
    "fold": ("11.C",),
    "fold.aces-up": ("11.C.1",),
    "fold.six-card-bonus": ("11.C.2",),
    "fold.progressive": ("11.C.3",),
    "complete.collect-forfeited": ("11.D.1",),
    "complete.decided-by-play": ("11.D.1.a",),
    "complete.decided-by-forfeit": ("11.D.1.b",),
    "complete.reveal": ("11.D.2",),
    "complete.dealer-hand": ("11.D.3",),
    "settle.order": ("11.D.4",),
    "settle.turn-up": ("11.D.4.a",),
    "settle.player-hand": ("11.D.4.b",),
    "settle.compare": ("11.D.4.c",),
    "settle.lower": ("11.D.4.c.i",),
    "settle.higher-or-equal": ("11.D.4.c.ii",),
    "settle.aces-up": ("11.D.5",),
    "settle.aces-up-regardless": ("11.D.6",),
    "settle.six-card-bonus": ("11.D.7",),
    "settle.progressive": ("11.D.8",),
    "settle.progressive-regardless": ("11.D.9",),
    "progressive-payout": ("11.D.10",),
    "progressive-payout.verify-hand": ("11.D.10.a",),
    "progressive-payout.verify-light": ("11.D.10.b",),
    "progressive-payout.validate": ("11.D.10.c",),
    "progressive-payout.pay": ("11.D.10.d",),
    "progressive-payout.envy": ("11.D.10.e",),
    "envy.another-player": ("11.D.10.e.i",),
    "envy.several": ("11.D.10.e.ii",),
    "envy.not-own": ("11.D.10.e.iii",),
    "collect.after-settling": ("11.D.11",),
    "collect.cards": ("11.D.11.a",),
    "collect.reconstructible": ("11.D.11.b",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "equal-hand": ("wins", "stands-off"),
    "envy-for-folded-hand": ("none", "paid"),
}
