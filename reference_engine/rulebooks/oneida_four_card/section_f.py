"""Section F: wagers."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.instrument": ("F.1",),
    "wager.verbal": ("F.1.s1",),
    "wager.before-no-more-bets": ("F.2",),
    "wager.fixed": ("F.2.s1",),
    "wager.play-when": ("F.4",),
    "wager.adjacent": ("F.5",),
    "wager.seated": ("F.6",),
    "wager.remain-seated": ("F.6.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "unnamed-changes": ("barred", "until-revealed"),
    "seat-after-a-fold": ("stays", "may-leave"),
}
