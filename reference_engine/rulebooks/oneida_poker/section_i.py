"""Section I: seven-card stud."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import odd_dollars, section_c, section_p
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import round_of

BETS: dict[str, tuple[str, ...]] = {
    "table.seats": ("I.2",),
    "antes": ("I.2.s1",),
    "antes.amount": ("I.2.s1",),
}
"""Antes and forced bets, and how much is wagered."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_p.SEVEN_CARD_STUD,
    **section_c.SHOWING,
    "third.cards": ("I.3",),
    "opener.compared": ("I.4",),
    "opener.ace": ("I.4.s1",),
    "opener.suits": ("I.4.s2",),
    "opener.placed": ("I.4.s3",),
    "start.first": ("I.5",),
    "opener.option": ("I.5",),
    **round_of("third", ("I.5",), ("I.5",)),
    "fourth.burn": ("I.6",),
    "fourth.cards": ("I.6",),
    "start.later": ("I.7",),
    "showing.highest": ("I.6.a",),
    "showing.equal": ("I.6.b",),
    **round_of("fourth", ("I.6.s1",), ("I.7",)),
    **round_of("fifth", ("I.8",), ("I.8",)),
    **round_of("sixth", ("I.8",), ("I.8",)),
    **round_of("seventh", ("I.8",), ("I.8",)),
    "fifth.cards": ("I.8",),
    "sixth.cards": ("I.8",),
    "seventh.cards": ("I.8",),
    "fifth.burn": ("I.8.s1",),
    "sixth.burn": ("I.8.s1",),
    "seventh.burn": ("I.8.s1",),
    "seventh.common": ("I.8.s2",),
    "seventh.burns-shuffled": ("I.8.s3",),
    "common card.community": ("A.10",),
    "game.procedures": ("I.1",),
    "opening.bets-or-checks": ("I.6.a",),
    "fourth.closed": ("I.7.s1",),
    "award.showdown": ("I.9",),
    "award.between-several": ("I.9",),
    "award.3": ("I.9.s1",),
    "award.others-lose": ("I.9.s2",),
}

BY_LOWEST: dict[str, tuple[str, ...]] = {"opener.lowest": ("I.4.a",)}
BY_HIGHEST: dict[str, tuple[str, ...]] = {"opener.highest": ("I.4.b",), "opener.ace-below": ("I.4.b",)}

HALVES: dict[str, tuple[str, ...]] = {
    "award.halves": ("I.9.b",),
    **odd_dollars.of("I.9.b"),
    "award.3.low": ("I.11",),
    "award.both-halves": ("I.11.s1",),
    "rank.low-straights": ("I.11.a",),
    "rank.low-flushes": ("I.11.b",),
    "rank.ace-both-ways": ("I.12",),
    "object.better": ("I.9.b",),
    "object.better-low": ("I.9.b",),
}

HIGH: dict[str, tuple[str, ...]] = {
    **BETS,
    **PLAY,
    **section_c.HIGH,
    **BY_LOWEST,
    "award.highest": ("I.9.a",),
    "object.better": ("I.9.a",),
}

SPLIT: dict[str, tuple[str, ...]] = {
    **BETS,
    **PLAY,
    **section_c.HIGH,
    **section_c.LOW,
    **BY_HIGHEST,
    **HALVES,
}

EIGHT_OR_BETTER: dict[str, tuple[str, ...]] = {
    **BETS,
    **PLAY,
    **section_c.HIGH,
    "rank.cards-low": ("C.4.s1",),
    "rank.low-compare": ("C.5",),
    "opener.lowest-with-lows": ("I.4.c",),
    **HALVES,
    "rank.low-qualify": ("I.10",),
    "rank.low-pairs": ("I.10",),
    "award.highest": ("I.10.s1",),
    "award.no-low": ("I.10.s1",),
}

PROVISIONS: dict[str, tuple[str, ...]] = HIGH | SPLIT | EIGHT_OR_BETTER

READINGS: dict[str, tuple[str, ...]] = {
    **section_p.STUD_READINGS,
    **odd_dollars.READINGS,
    "hand-showing": ("sets-and-cards", "three-card-ranking"),
    "stud-ace-low-opener": ("ace-below-two", "ace-highest"),
    "forced-bettor-option": ("none", "may-raise"),
    "raise-of-the-forced-bet": ("completes", "full-raise"),
    "common-card-when": ("counting-the-burn", "without-the-burn"),
    "one-card-left": ("before-the-burn", "after-the-burn"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {"ante": (1, 0, 2), "forced-bet": (2, 4), "seats": (8, 6)}
