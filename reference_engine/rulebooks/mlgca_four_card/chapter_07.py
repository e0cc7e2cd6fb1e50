"""Chapter 7: wagers."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.instrument": ("7.A",),
    "wager.seated": ("7.B",),
    "wager.remain-seated": ("7.B.1",),
    "wager.abandoned": ("7.B.2",),
    "wager.before-no-more-bets": ("7.C",),
    "wager.fixed": ("7.D",),
    "wager.kinds": ("7.E",),
    "wager.ante-and-play": ("7.E.1",),
    "wager.aces-up": ("7.E.2",),
    "wager.ante-and-aces-up": ("7.E.3",),
    "wager.progressive": ("7.E.4",),
    "wager.progressive-after": ("7.E.4.a",),
    "wager.progressive-verified": ("7.E.4.b",),
    "wager.six-card-bonus": ("7.E.5",),
    "wager.six-card-bonus-after": ("7.E.5.a",),
    "wager.six-card-hand": ("7.E.5.b",),
    "wager.adjacent": ("7.F",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "play-amount": ("any-amount", "whole-multiples"),
    "six-card-bonus-after": ("both", "either"),
    "side-wager-instrument": ("chips-only", "any-instrument"),
    "progressive-amount": ("one-or-five", "any-amount"),
    "unrecognised-chip": ("returned", "lost"),
    "abandoned-wagers": ("every-wager", "as-after-a-fold"),
    "leaving-before-the-cards": ("abandoned", "taken-back"),
    "rising": ("not-leaving", "leaving"),
    "aces-up-deadline": ("announcement", "first-card"),
    "aces-up-required": ("optional", "required"),
    "unnamed-changes": ("barred", "until-revealed"),
    "neighbours-box": ("until-wagered", "who-sits-there"),
    "adjacent-boxes": ("own-box-included", "beside-own-box"),
}
