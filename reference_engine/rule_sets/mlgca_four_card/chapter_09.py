"""Chapter 9: dealing from the hand."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "hand.requirements": ("9.A",),
    "hand.shuffler": ("9.A.1",),
    "hand.shuffler-declared": ("9.A.1",),
    "hand.load": ("9.A.2",),
    "hand.same-hand": ("9.A.2.a",),
    "hand.before-dealing": ("9.A.3",),
    "hand.no-more-bets": ("9.A.3.a",),
    "hand.lock-out": ("9.A.3.b",),
    "hand.progressive-chips": ("9.A.4",),
    "hand.progressive-chips-when": ("9.A.4",),
    "hand.collect-chips": ("9.A.4.a",),
    "hand.verify-chips": ("9.A.4.b",),
    "hand.unmatched-chip": ("9.A.4.b",),
    "hand.put-away-chips": ("9.A.4.c",),
    "hand.hold": ("9.B.1",),
    "hand.take": ("9.B.2",),
    "hand.order": ("9.B.3",),
    "hand.face-down": ("9.B.4",),
    "hand.sixth-face-up": ("9.B.5",),
    "hand.fifth-and-sixth": ("9.B.6",),
    "hand.stub": ("9.B.7",),
    "hand.discard-stub": ("9.B.7",),
    "hand.count-unless-relieved": ("9.C",),
    "hand.count-every-five": ("9.C.1",),
    "hand.count": ("9.C.2",),
    "hand.count-right": ("9.D",),
    "hand.count-wrong": ("9.E",),
    "hand.count-wrong-when": ("9.E",),
    "hand.count-wrong-checks": ("9.E",),
    "hand.player-misdealt": ("9.E.1",),
    "hand.dealer-misdealt": ("9.E.2",),
    "hand.misdealt-with-52": ("9.F",),
    "hand.misdealt-with-52-return": ("9.F",),
    "hand.misdealt-with-52-deck": ("9.F",),
    "hand.not-misdealt": ("9.G",),
    "hand.not-misdealt-return": ("9.G",),
    "hand.not-misdealt-remove": ("9.G",),
    "hand.misdealt-without-52": ("9.G",),
    "hand.misdealt-without-52-return": ("9.G",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "misdealt-without-52-hand": ("removed", "reshuffled"),
}
