"""Section (g): dealing from a manual shoe, and counting the stub."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shoe.on-table": ("g.1",),
    "shoe.standards": ("g.1",),
    "shoe.load": ("g.1.s1",),
    "shoe.no-more-bets": ("g.2",),
    "shoe.hands": ("g.2.s1",),
    "shoe.order": ("g.3",),
    "shoe.face-down": ("g.3.s1",),
    "shoe.stub": ("g.4",),
    "shoe.remove-stub": ("g.4",),
    "shoe.discard-stub": ("g.4",),
    "shoe.count-every-five": ("g.5",),
    "shoe.count": ("g.5.s1",),
    "shoe.count-right": ("g.5.i",),
    "shoe.count-wrong": ("g.5.ii",),
    "shoe.count-wrong-when": ("g.5.ii",),
    "shoe.count-wrong-checks": ("g.5.ii",),
    "shoe.player-misdealt": ("g.5.ii",),
    "shoe.dealer-misdealt": ("g.5.ii",),
    "shoe.misdealt-with-52": ("g.5.ii.s1",),
    "shoe.misdealt-with-52-return": ("g.5.ii.s1",),
    "shoe.misdealt-with-52-deck": ("g.5.ii.s1",),
    "shoe.not-misdealt": ("g.5.ii.s2",),
    "shoe.not-misdealt-return": ("g.5.ii.s2",),
    "shoe.not-misdealt-remove": ("g.5.ii.s2",),
    "shoe.misdealt-without-52": ("g.5.ii.s2",),
    "shoe.misdealt-without-52-return": ("g.5.ii.s2",),
    "shuffler.counts": ("g.6",),
    "stub.relieved": ("g.6",),
    "shuffler.wrong-number": ("g.6.s1",),
    "shuffler.remove": ("g.6.s1",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "five-rounds": ("any-five", "each-block"),
    "stub-count-rounds": ("all-of-the-table", "each-deck"),
    "misdealt-without-52": ("removed", "reshuffled"),
}
