"""Section J: hold 'em."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import section_c
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import BLIND_READINGS, play_of, round_of

BETS: dict[str, tuple[str, ...]] = {
    "button.disk": ("J.3.a",),
    "button.rotates": ("J.3.c",),
    "blinds.small": ("J.4",),
    "blinds.big": ("J.4.s1",),
    "first.cards": ("J.5",),
    "button.last": ("J.5",),
    **round_of("first", ("J.6",), ("J.6",)),
}
"""The button, the blinds and the first betting round."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_c.HIGH,
    **play_of("J", river=("J.9", "J.9")),
    "award.showdown": ("J.10",),
    "award.3": ("J.10.s1",),
    "award.highest": ("J.10.s2", "F.4.s1"),
    "award.board-plays": ("J.10.s3",),
}

PROVISIONS: dict[str, tuple[str, ...]] = BETS | PLAY

READINGS: dict[str, tuple[str, ...]] = {**BLIND_READINGS}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
