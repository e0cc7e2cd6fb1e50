"""Chapter 8: dealing from a manual shoe."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shoe.location": ("8.A",),
    "shoe.load": ("8.B",),
    "shoe.no-more-bets": ("8.C",),
    "shoe.lock-out": ("8.C.1",),
    "shoe.progressive-chips": ("8.C.2",),
    "shoe.collect-chips": ("8.C.2.a",),
    "shoe.verify-chips": ("8.C.2.b",),
    "shoe.put-away-chips": ("8.C.2.c",),
    "shoe.hands": ("8.D",),
    "shoe.order": ("8.E",),
    "shoe.face-down": ("8.E.1",),
    "shoe.sixth-face-up": ("8.E.2",),
    "shoe.fifth-and-sixth": ("8.E.3",),
    "shoe.stub": ("8.F",),
    "shoe.remove-stub": ("8.F.1",),
    "shoe.discard-stub": ("8.F.2",),
    "shoe.count-every-five": ("8.G",),
    "shoe.count": ("8.H",),
    "shoe.count-right": ("8.H.1",),
    "shoe.count-wrong": ("8.H.2",),
    "shoe.player-misdealt": ("8.H.2.a",),
    "shoe.dealer-misdealt": ("8.H.2.b",),
    "shoe.misdealt-with-52": ("8.H.3",),
    "shoe.not-misdealt": ("8.H.4",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "void-round-meter": ("restored", "kept"),
}
