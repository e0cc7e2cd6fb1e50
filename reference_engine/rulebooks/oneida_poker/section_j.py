"""Section J: hold 'em."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import blind_play, section_c, section_p
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import play_of, round_of

KILL: dict[str, tuple[str, ...]] = {
    **blind_play.kill_of("J.11"),
    "kill.two-in-a-row": ("J.11.s1",),
    "kill.stays": ("J.11.tail.s2",),
    "kill.collected": ("J.11.tail.s3",),
}

BETS: dict[str, tuple[str, ...]] = {
    **blind_play.button_and_blinds("J", blind="4", round_="6"),
    "blinds.predetermined": ("J.4", "G.3.b"),
    "first.cards": ("J.5",),
    "button.dealt-last": ("J.5",),
    **round_of("first", ("J.6",), ("J.6",)),
    **KILL,
}
"""The button, the blinds and the first betting round."""

PLAY: dict[str, tuple[str, ...]] = {
    **section_c.HIGH,
    **play_of("J", river=("J.9", "J.9")),
    "game.procedures": ("J.1",),
    "object.high-alone": ("J.1.s1",),
    "flop.closed": ("J.7.s1",),
    "award.showdown": ("J.10",),
    "award.between-several": ("J.10",),
    "award.3": ("J.10.s1",),
    "award.highest": ("J.10.s2",),
    "award.board-plays": ("J.10.s3",),
    "object.better": ("J.10.s2",),
    "award.others-lose": ("J.10.s2",),
}

PROVISIONS: dict[str, tuple[str, ...]] = BETS | PLAY | section_p.BOARD_GAME

READINGS: dict[str, tuple[str, ...]] = {
    **section_p.BOARD_READINGS,
    **blind_play.READINGS,
    **blind_play.KILL_READINGS,
    "split-pot-and-kill": ("whole-pots-only", "shares-count"),
    "kill-amount-by": ("the-kill", "the-button"),
    "kill-amount-of": ("the-second", "both"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {
    **blind_play.OPTIONS,
    **blind_play.KILL_OPTIONS,
    "seats": (11, 9, 6),
}
