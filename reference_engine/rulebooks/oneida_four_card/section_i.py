"""Section I: dealing from an automated shoe."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "automated.offered": ("I.1",),
    "automated.standards": ("I.1.s1",),
    "automated.on-table": ("I.1.s1",),
    "automated.requirements": ("I.2",),
    "automated.load": ("I.2.a",),
    "automated.no-more-bets": ("I.2.b",),
    "automated.first-player": ("I.3",),
    "automated.other-players": ("I.3.s1",),
    "automated.dealer-stack": ("I.3.s2",),
    "automated.further-stack": ("I.3.s3",),
    "automated.rest-of-stack": ("I.3.s4",),
    "automated.stub": ("I.4",),
    "automated.remove-stub": ("I.4",),
    "automated.discard-stub": ("I.4",),
    "automated.count-every-five": ("I.5",),
    **{
        f"automated.{name}": ("I.5",)
        for name in (
            "count", "count-right", "count-wrong-when", "count-wrong-checks", "player-misdealt", "dealer-misdealt",
            "misdealt-with-52", "misdealt-with-52-return", "misdealt-with-52-deck", "not-misdealt",
            "not-misdealt-return", "not-misdealt-remove", "misdealt-without-52", "misdealt-without-52-return",
        )
    },
    "shuffler.counts": ("I.6",),
    "stub.relieved": ("I.6",),
    "shuffler.wrong-number": ("I.6.s1",),
    "shuffler.remove": ("I.6.s1",),
}  # fmt: skip

READINGS: dict[str, tuple[str, ...]] = {
    "top-card": ("last-dispensed", "first-dispensed"),
    "stub-count-exemption": ("counting-device", "automated-shoe-only"),
}
