"""Chapter 10: dealing from an automated shoe or shuffler."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "automated.requirements": ("10.A",),
    "automated.load": ("10.A.1",),
    "automated.before-dealing": ("10.A.2",),
    "automated.no-more-bets": ("10.A.2.a",),
    "automated.lock-out": ("10.A.2.b",),
    "automated.progressive-chips": ("10.A.3",),
    "automated.progressive-chips-when": ("10.A.3",),
    "automated.collect-chips": ("10.A.3.a",),
    "automated.verify-chips": ("10.A.3.b",),
    "automated.unmatched-chip": ("10.A.3.b",),
    "automated.put-away-chips": ("10.A.3.c",),
    "automated.procedure": ("10.B",),
    "automated.bonus-card": ("10.B.1",),
    "automated.dealer-stack": ("10.B.2",),
    "automated.bottom-card": ("10.B.2",),
    "automated.first-player": ("10.B.3",),
    "automated.other-players": ("10.B.4",),
    "automated.stub": ("10.C",),
    "automated.remove-stub": ("10.C.1",),
    "automated.discard-stub": ("10.C.2",),
    "automated.reshuffling-shoe": ("10.H",),
    "automated.count-right": ("10.D",),
    "automated.count-wrong": ("10.E",),
    "automated.count-wrong-when": ("10.E",),
    "automated.count-wrong-checks": ("10.E",),
    "automated.player-misdealt": ("10.E.1",),
    "automated.dealer-misdealt": ("10.E.2",),
    "automated.misdealt-with-52": ("10.F",),
    "automated.misdealt-with-52-return": ("10.F",),
    "automated.misdealt-with-52-deck": ("10.F",),
    "automated.not-misdealt": ("10.G",),
    "automated.not-misdealt-return": ("10.G",),
    "automated.not-misdealt-remove": ("10.G",),
    "automated.misdealt-without-52": ("10.G",),
    "automated.misdealt-without-52-return": ("10.G",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "device-loading": ("dealer-only", "device-too"),
    "bonus-card": ("when-offered", "always"),
    "dealer-stack-first": ("dealer-first", "players-first"),
    "bottom-card": ("first-dispensed", "last-dispensed"),
    "misdealt-without-52-automated": ("removed", "reshuffled"),
}
