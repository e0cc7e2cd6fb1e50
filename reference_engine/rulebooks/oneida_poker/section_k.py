"""Section K: Omaha."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import section_c
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import BLIND_READINGS, play_of, round_of

BETS: dict[str, tuple[str, ...]] = {
    "button.disk": ("K.3.a",),
    "button.rotates": ("K.3.c",),
    "blinds.small": ("K.5",),
    "blinds.big": ("K.5.s1",),
    "first.cards": ("K.4",),
    "button.last": ("K.4",),
    **round_of("first", ("K.6",), ("K.6",)),
}
"""The button, the blinds and the first betting round."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_c.HIGH,
    **play_of("K", river=("K.9", "K.9.s1")),
    "award.showdown": ("K.10",),
    "award.3": ("K.10.s1",),
}

HIGH: dict[str, tuple[str, ...]] = BETS | PLAY | {"award.highest": ("K.10.a", "F.4.s1")}

HALVES: dict[str, tuple[str, ...]] = {
    "award.halves": ("K.10.b",),
    "award.halves-odd": ("K.10.b.i",),
    "award.both-halves": ("K.12.a",),
    "award.halves-tied": ("K.10.b.ii", "K.10.b.iii"),
    "award.highest": ("K.11.s1",),
    "rank.low-qualify": ("K.11",),
    "rank.low-pairs": ("K.11",),
    "rank.low-straights": ("K.10.b.v",),
    "rank.cards-low": ("C.4.s1",),
    "rank.low-compare": ("C.3",),
    "award.3.low": ("K.12.a",),
}

EIGHT_OR_BETTER: dict[str, tuple[str, ...]] = BETS | PLAY | HALVES

PROVISIONS: dict[str, tuple[str, ...]] = HIGH | EIGHT_OR_BETTER

READINGS: dict[str, tuple[str, ...]] = {**BLIND_READINGS}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
