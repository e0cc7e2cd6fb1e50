"""Section K: Omaha."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import blind_play, odd_dollars, section_c, section_p
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import play_of, round_of

BETS: dict[str, tuple[str, ...]] = {
    **blind_play.button_and_blinds("K", blind="5", round_="6"),
    "first.cards": ("K.4",),
    "button.dealt-last": ("K.4",),
    **round_of("first", ("K.6",), ("K.6",)),
}
"""The button, the blinds and the first betting round."""

KILL: dict[str, tuple[str, ...]] = {
    **blind_play.kill_of("K.13"),
    "kill.whole-pot": ("K.13.s1",),
    "kill.moved": ("K.13.tail.s2",),
    "kill.stays": ("K.13.tail.s3",),
    "kill.collected": ("K.13.tail.s4",),
}
"""In the game with a low half alone."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_c.HIGH,
    "game.procedures": ("K.1",),
    **play_of("K", river=("K.9", "K.9.s1")),
    "flop.closed": ("K.7.s1",),
    "award.showdown": ("K.10",),
    "award.between-several": ("K.10",),
    "award.3": ("K.10.s1",),
    "award.winner": ("K.10.s2",),
}

HIGH: dict[str, tuple[str, ...]] = {
    **BETS,
    **PLAY,
    **section_p.BOARD_GAME,
    "object.high-alone": ("K.12",),
    "award.highest": ("K.10.a",),
    "object.better": ("K.10.a",),
}

HALVES: dict[str, tuple[str, ...]] = {
    "halves.only-here": ("K.12",),
    "award.halves": ("K.10.b",),
    **odd_dollars.of("K.10.b"),
    "award.both-halves": ("K.12.b",),
    "award.highest": ("K.11.s1",),
    "award.no-low": ("K.11.s1",),
    "rank.low-qualify": ("K.11",),
    "rank.low-pairs": ("K.11",),
    "rank.low-straights": ("K.10.b.v",),
    "rank.cards-low": ("C.4.s1",),
    "rank.low-compare": ("C.5",),
    "rank.ace-both-ways": ("K.12.c",),
    "award.3.low": ("K.12.a",),
    "object.better": ("K.10.b",),
    "object.better-low": ("K.10.b",),
}

EIGHT_OR_BETTER: dict[str, tuple[str, ...]] = BETS | PLAY | section_p.BOARD_GAME | HALVES | KILL

PROVISIONS: dict[str, tuple[str, ...]] = HIGH | EIGHT_OR_BETTER

READINGS: dict[str, tuple[str, ...]] = {
    **section_p.BOARD_READINGS,
    **blind_play.READINGS,
    **blind_play.AFTER_THE_CARDS,
    **odd_dollars.READINGS,
}

KILL_READINGS: dict[str, tuple[str, ...]] = {
    **blind_play.KILL_READINGS,
    "pot-without-a-low": ("counts", "does-not"),
    "split-ends-the-kill": ("high-against-low", "any-split"),
}

KILL_OPTIONS = blind_play.KILL_OPTIONS

OPTIONS: dict[str, tuple[str | int, ...]] = {**blind_play.OPTIONS, "seats": (10, 9, 6)}
