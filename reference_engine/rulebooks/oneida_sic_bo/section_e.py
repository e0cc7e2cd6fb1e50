"""Subsection E: the computer is tried, the dice are thrown, the wagers settled."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "opening.inspect": ("E.1",),
    "opening.in-order": ("E.1",),
    "opening.test": ("E.1.s1",),
    "bets.announce": ("E.2",),
    "bets.closed": ("E.2",),
    "shake.cover": ("E.3",),
    "shake.times": ("E.3",),
    "uncover": ("E.4",),
    "uncover.announce": ("E.4",),
    "enter": ("E.4",),
    "lights": ("E.4.s1",),
    "settle.losers-first": ("E.5",),
    "odds.offered": ("E.5",),
    "shaker.stays-uncovered": ("E.5.s1",),
    "clear": ("E.6",),
}
READINGS: dict[str, tuple[str, ...]] = {"late-changes": ("closed", "new-wagers-only")}
