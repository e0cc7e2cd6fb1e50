"""Subsection J: the play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "win": ("J.1",),
    "win.dealer-over": ("J.1.a",),
    "win.higher": ("J.1.b",),
    "win.blackjack": ("J.1.c",),
    "lose": ("J.2",),
    "lose.over": ("J.2.a",),
    "lose.lower": ("J.2.b",),
    "lose.blackjack": ("J.2.c",),
    "push": ("J.3",),
    "push.simple-21": ("J.3.s1",),
    "push.posted": ("J.3.s2",),
    "blackjack.low-card": ("J.4.a",),
    "blackjack.later": ("J.4.b",),
    "blackjack.paid-later": ("J.4.b.s1",),
    "push.blackjacks": ("J.4.b.s2",),
    "surrender.allowed": ("J.5",),
    "surrender.posted": ("J.5.s1",),
    "surrender.multiple": ("J.5.s2",),
    "insurance.allowed": ("J.6",),
    "insurance.posted": ("J.6.s1",),
    "double.allowed": ("J.7",),
    "double.posted": ("J.7.s1",),
    "split.allowed": ("J.8",),
    "split.posted": ("J.8.s1",),
    "split.once": ("J.8.s2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "simple-21-split": ("any", "three-cards"),
    "split-once": ("hand", "player"),
}
