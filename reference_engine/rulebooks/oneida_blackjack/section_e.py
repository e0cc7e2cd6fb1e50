"""Subsection E: shuffling and cutting, and a table at which nobody plays."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shuffle": ("E.1",),
    "shuffle.before-play": ("E.1",),
    "shuffle.after-round": ("E.1",),
    "shuffle.single-stack": ("E.1.s1",),
    "shuffler.into-shoe": ("E.1.s1",),
    "shuffle.then": ("E.2",),
    "deal.after-device": ("E.2.a",),
    "cut.needed": ("E.2.b",),
    "cut.offered": ("E.3",),
    "cut.by-player": ("E.3",),
    "cut.one-player": ("E.3.s1",),
    "cut.first-player": ("E.3.a",),
    "cut.players-circle": ("E.3.b",),
    "cut.dealers-hand": ("E.3.c",),
    "cut.at-will": ("E.3.d",),
    "shuffle.ordered": ("E.3.d",),
    "cut.next-player": ("E.3.e",),
    "cut": ("E.4",),
    "cut.one-hand": ("E.4",),
    "cut.cover-card-below": ("E.4.a",),
    "cut.least": ("E.4.b",),
    "cut.stack": ("E.4.b",),
    "cut.complete": ("E.4.c",),
    "cut.remove-cover-card": ("E.4.d",),
    "recut": ("E.5",),
    "idle": ("E.6",),
    "idle.turn-up": ("E.6.s1",),
    "idle.reopen": ("E.6.s2",),
    "idle.then-play": ("E.6.s3",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "reshuffle": ("after-each-round", "at-the-cutting-card"),
    "ordinary-cutter": ("farthest-right", "dealer"),
    "cut-from-bottom": ("any", "ten-below"),
    "casino-supervisor": ("any-supervisor", "above-floorperson"),
}
