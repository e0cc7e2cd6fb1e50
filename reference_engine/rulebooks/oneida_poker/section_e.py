"""Section E: shuffle and cut."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("E.1",),
    "shuffle.before-play": ("E.1",),
    "shuffle.after-round": ("E.1",),
    "shuffle.single-stack": ("E.1",),
    "cut.whoever-shuffles": ("E.2",),
    "cut.in-front-of-the-dealer": ("E.2",),
    "cut.one-hand": ("E.2",),
    "cut.cover-card-below": ("E.2.a",),
    "cut.least": ("E.2.b",),
    "cut.stack": ("E.2.b",),
    "cut.either-end": ("E.2.b",),
    "cut.complete": ("E.2.c",),
    "recut": ("E.3",),
    "idle": ("E.4",),
    "idle.each-deck": ("E.4",),
    "idle.turn-up": ("E.4.s1",),
    "idle.two-players": ("E.4.s1",),
    "idle.reopen": ("E.4.s2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "either-end": ("top-or-bottom", "top-only"),
    "most-cut": ("any", "ten-remain"),
    "casino-supervisor": ("any-supervisor", "above-floorperson"),
    "idle-reopening": ("what-remains", "as-printed"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "idle-spread": ("down", "up"),
}
