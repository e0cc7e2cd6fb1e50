"""Section H: dealing from the hand."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "hand.offered": ("H.1",),
    "hand.requirements": ("H.2",),
    "hand.shuffler": ("H.2.a",),
    "hand.shuffler-declared": ("H.2.a",),
    "hand.load": ("H.2.b",),
    "hand.same-hand": ("H.2.b.i",),
    "hand.no-more-bets": ("H.2.c",),
    "hand.hold": ("H.2.c.s1",),
    "hand.take": ("H.2.c.s1",),
    "hand.order": ("H.3",),
    "hand.face-down": ("H.3",),
    "hand.sixth-face-up": ("H.3.s1",),
    "hand.stub": ("H.4",),
    "hand.discard-stub": ("H.4",),
    "hand.count-every-five": ("H.5",),
    **{
        f"hand.{name}": ("H.5",)
        for name in (
            "count", "count-right", "count-wrong-when", "count-wrong-checks", "player-misdealt", "dealer-misdealt",
            "misdealt-with-52", "misdealt-with-52-return", "misdealt-with-52-deck", "not-misdealt",
            "not-misdealt-return", "not-misdealt-remove", "misdealt-without-52", "misdealt-without-52-return",
        )
    },
}  # fmt: skip
"""A count is made as with a manual shoe: what it leads to is cited by the clause that says so."""

READINGS: dict[str, tuple[str, ...]] = {}
