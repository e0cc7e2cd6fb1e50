"""Section (f): wagers, and the versions of the game."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "wager.kinds": ("f.1",),
    "wager.ante": ("f.1.i",),
    "limits.ante": ("f.1.i",),
    "wager.pair-plus": ("f.1.ii",),
    "limits.pair-plus": ("f.1.ii",),
    "wager.both": ("f.1.iii",),
    "wager.instrument": ("f.2",),
    "wager.verbal": ("f.2.s1",),
    "wager.seated": ("f.3",),
    "wager.remain-seated": ("f.3.s1",),
    "wager.before-no-more-bets": ("f.4",),
    "wager.fixed": ("f.4.s1",),
    "wager.play-when": ("f.4.s2",),
    "wager.adjacent": ("f.5",),
    "version": ("f.6",),
    "version.ante-covers": ("f.6.i",),
    "version.ante-covers-half": ("f.6.ii",),
    "version.both-compulsory": ("f.6.iii",),
    "version.five-times": ("f.6.iii",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "seat-after-a-fold": ("stays", "may-leave"),
    "unnamed-changes": ("barred", "until-revealed"),
    "version-and-ante": ("ante-alone", "both-required"),
    "five-times": ("cap", "above-maximum"),
    "maximum-and-play": ("each-wager", "together"),
}
