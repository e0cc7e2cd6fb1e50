"""Section J: the play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.kinds": ("J.1",),
    "wager.ante-and-aces-up": ("J.1",),
    "wager.ante-and-play": ("J.1.a",),
    "wager.aces-up": ("J.1.b",),
    "definition.aces-up": ("J.1.b",),
    "complete.examine": ("J.2",),
    "settle.player-hand": ("J.2",),
    "complete.play": ("J.2.a",),
    "play.least": ("A.5", "J.2.a", "F.4"),
    "play.most": ("A.5", "J.2.a", "F.4"),
    "complete.fold": ("J.2.a",),
    "fold.collect-ante": ("J.2.a.s1",),
    "fold.collect-cards": ("J.2.a.s2",),
    "fold.aces-up": ("J.2.b",),
    "complete.touch": ("J.3",),
    "complete.lay-down": ("J.3.s2",),
    "complete.touch-again": ("J.3.s2",),
    "complete.check-hand": ("J.3.s3",),
    "communicate.forfeit": ("J.4.s1",),
    "complete.reveal": ("J.5",),
    "complete.decided-by-play": ("J.5",),
    "complete.decided-by-forfeit": ("J.5",),
    "complete.arrange": ("J.5",),
    "complete.announce": ("J.5.s1",),
    "complete.dealer-hand": ("J.5.s1",),
    "complete.set-aside": ("J.5.s2",),
    "settle.order": ("J.6",),
    "settle.turn-up": ("J.6",),
    "settle.wager-order": ("J.6.s1",),
    "pay.by-odds": ("J.6.s2",),
    "settle.losing-wagers": ("J.7",),
    "collect.losing-wagers": ("J.7",),
    "collect.losing-hands": ("J.7.s1",),
    "settle.tie": ("J.8",),
    "settle.tied-wagers": ("J.8.s1",),
    "collect.tied-hand": ("J.8.s1",),
    "collect.reconstructible": ("J.9",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "tied-hand": ("stands-off", "wins"),
    "tie-scope": ("ante-and-play", "every-wager"),
    "who-communicates": ("both", "speaker-only"),
}
