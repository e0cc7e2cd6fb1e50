"""Section (h): dealing from the hand."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "hand.offered": ("h.1",),
    "hand.requirements": ("h.2",),
    "hand.shuffler": ("h.2.i",),
    "hand.shuffler-declared": ("h.2.i",),
    "hand.load": ("h.2.ii",),
    "hand.same-hand": ("h.2.ii.A",),
    "hand.no-more-bets": ("h.2.iii",),
    "hand.hold": ("h.2.iii.s1",),
    "hand.take": ("h.2.iii.s1",),
    "hand.order": ("h.3",),
    "hand.face-down": ("h.3.s1",),
    "hand.stub": ("h.4",),
    "hand.discard-stub": ("h.4",),
    "hand.count-every-five": ("h.5",),
    **{
        f"hand.{name}": ("h.5.s1",)
        for name in (
            "count", "count-right", "count-wrong", "count-wrong-when", "count-wrong-checks", "player-misdealt",
            "dealer-misdealt", "misdealt-with-52", "misdealt-with-52-return", "misdealt-with-52-deck", "not-misdealt",
            "not-misdealt-return", "not-misdealt-remove", "misdealt-without-52", "misdealt-without-52-return",
        )
    },
}  # fmt: skip
"""A count is made as section (g) says: what it leads to is cited by the sentence that says so."""

READINGS: dict[str, tuple[str, ...]] = {
    "stub-count-still-required": ("lifted", "required"),
}
