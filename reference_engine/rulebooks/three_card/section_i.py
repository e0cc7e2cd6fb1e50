"""Section (i): dealing from an automated shoe."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "automated.offered": ("i.1",),
    "automated.requirements": ("i.2",),
    "automated.load": ("i.2.i",),
    "automated.no-more-bets": ("i.2.ii",),
    "automated.first-player": ("i.3",),
    "automated.other-players": ("i.3.s1",),
    "automated.cover-card": ("i.3.s2",),
    "automated.dealer-stack": ("i.3.s2",),
    "automated.stub": ("i.4",),
    "automated.remove-stub": ("i.4",),
    "automated.discard-stub": ("i.4",),
    "automated.count-every-five": ("i.5",),
    **{
        f"automated.{name}": ("i.5.s1",)
        for name in (
            "count", "count-right", "count-wrong", "count-wrong-when", "count-wrong-checks", "player-misdealt",
            "dealer-misdealt", "misdealt-with-52", "misdealt-with-52-return", "misdealt-with-52-deck", "not-misdealt",
            "not-misdealt-return", "not-misdealt-remove", "misdealt-without-52", "misdealt-without-52-return",
        )
    },
}  # fmt: skip

READINGS: dict[str, tuple[str, ...]] = {}
