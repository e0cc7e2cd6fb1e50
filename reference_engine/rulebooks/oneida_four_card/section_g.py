"""Section G: dealing from a manual shoe, and counting the stub."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "shoe.on-table": ("G.1",),
    "shoe.standards": ("G.1",),
    "shoe.load": ("G.1.s1",),
    "shoe.no-more-bets": ("G.2",),
    "shoe.hands": ("G.3",),
    "shoe.order": ("G.4",),
    "shoe.face-down": ("G.4",),
    "shoe.sixth-face-up": ("G.4.s1",),
    "shoe.stub": ("G.5",),
    "shoe.remove-stub": ("G.5",),
    "shoe.discard-stub": ("G.5",),
    "shoe.count-every-five": ("G.6",),
    "shoe.count": ("G.6.s1",),
    "shoe.count-right": ("G.6.a",),
    "shoe.count-wrong": ("G.6.b",),
    "shoe.count-wrong-when": ("G.6.b",),
    "shoe.count-wrong-checks": ("G.6.b",),
    "shoe.player-misdealt": ("G.6.b.s1",),
    "shoe.dealer-misdealt": ("G.6.b.s1",),
    "shoe.misdealt-with-52": ("G.6.b.s1",),
    "shoe.misdealt-with-52-return": ("G.6.b.s1",),
    "shoe.misdealt-with-52-deck": ("G.6.b.s1",),
    "shoe.not-misdealt": ("G.6.b.s2",),
    "shoe.not-misdealt-return": ("G.6.b.s2",),
    "shoe.not-misdealt-remove": ("G.6.b.s2",),
    "shoe.misdealt-without-52": ("G.6.b.s2",),
    "shoe.misdealt-without-52-return": ("G.6.b.s2",),
}

READINGS: dict[str, tuple[str, ...]] = {
    "deal-in-succession": ("card-by-card", "hand-by-hand"),
    "five-rounds": ("any-five", "each-block"),
    "stub-count-rounds": ("all-of-the-table", "each-deck"),
    "misdeal-found-by-count": ("all-void", "as-found-otherwise"),
    "misdealt-without-52": ("removed", "reshuffled"),
    "dealer-count-of-five": ("five-and-the-open-one", "five-in-all"),
}
