"""Section F: the game and the play."""

from __future__ import annotations

PROVISIONS: dict[str, tuple[str, ...]] = {
    "place.apart": ("F.1",),
    "table.players": ("F.2",),
    "type.players": ("F.2.s2",),
    "table.dealer": ("F.2.s1",),
    "hand.same-hand": ("F.5.a",),
    "hand.marker": ("F.5.a.s2",),
    "dealer.instructs": ("F.5.b",),
    "burns.apart": ("F.5.c", "F.5"),
    "count.hourly": ("F.5.d",),
    "count.right-number": ("F.5.d",),
    "count.wrong": ("F.5.d.s1",),
    "betting.each-street": ("F.3.s3",),
    "betting.decision": ("F.3.s3",),
    "object.pot": ("F.4",),
    "object.showdown": ("F.4.s1",),
    "object.kind": ("F.4.s2",),
    "award.pushed": ("F.5.e",),
    "collect.losers-first": ("F.5.e.s1", "F.5"),
    "collect.winners-last": ("F.5.e.s1",),
    "rake.collected": ("F.5.f",),
}

READINGS: dict[str, tuple[str, ...]] = {"who-moves-the-bets": ("dealer", "player")}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    "hourly-count": ("stub", "deck"),
}

ALSO: dict[str, str] = {
    "table.back-line": "F.3",
}
"""What the sections of the games say once more."""


def also_of_all(provisions: dict[str, tuple[str, ...]], rulebook: str) -> dict[str, tuple[str, ...]]:
    """These provisions of a game, with the clauses that say the same for all games."""
    found = dict(provisions)
    for name, clauses in provisions.items():
        if name in ALSO:
            found[name] = tuple(dict.fromkeys((*clauses, f"{rulebook}.{ALSO[name]}")))
    return found
