"""Section M: five-card stud."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import section_c, section_p
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import round_of

BETS: dict[str, tuple[str, ...]] = {
    "table.seats": ("M.2",),
    "antes": ("M.2.s1",),
    "antes.amount": ("M.2.s1",),
}
"""Antes and forced bets, and how much is wagered."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_c.SHOWING,
    **section_c.HIGH,
    "second.cards": ("M.3",),
    "opener.compared": ("M.4",),
    "opener.ace": ("M.4.s1",),
    "opener.suits": ("M.4.s2",),
    "opener.lowest": ("M.4.s3",),
    "start.first": ("M.5",),
    "opener.option": ("M.5",),
    **round_of("second", ("M.5",), ("M.5",)),
    "third.burn": ("M.6",),
    "third.cards": ("M.6",),
    "showing.highest": ("M.6.s1",),
    "showing.equal": ("M.6.s2",),
    "opening.must-bet": ("M.6.s2",),
    "start.later": ("M.6.s3",),
    **round_of("third", ("M.6.s1",), ("M.6.s3",)),
    **round_of("fourth", ("M.7",), ("M.7",)),
    **round_of("fifth", ("M.7",), ("M.7",)),
    "fourth.cards": ("M.7",),
    "fifth.cards": ("M.7",),
    "fourth.burn": ("M.7.s1",),
    "fifth.burn": ("M.7.s1",),
    "game.procedures": ("M.1",),
    "object.high-alone": ("M.1.s1",),
    "opening.bets-or-checks": ("M.6.s1",),
    "award.showdown": ("M.8",),
    "award.between-several": ("M.8",),
    "award.highest": ("M.8",),
    "object.better": ("M.8",),
    "award.others-lose": ("M.8",),
}

PROVISIONS: dict[str, tuple[str, ...]] = BETS | PLAY | section_p.STUD

READINGS: dict[str, tuple[str, ...]] = {
    "hand-showing": ("sets-and-cards", "three-card-ranking"),
    "forced-bettor-option": ("none", "may-raise"),
    "raise-of-the-forced-bet": ("completes", "full-raise"),
    "opening-in-five-card-stud": ("must-bet", "bet-or-check"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {"ante": (1, 0, 2), "forced-bet": (2, 4), "seats": (8, 6)}
