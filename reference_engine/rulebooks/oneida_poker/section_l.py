"""Section L: five-card draw."""

from __future__ import annotations

from clausewise.reference_engine.rulebooks.oneida_poker import blind_play, section_c
from clausewise.reference_engine.rulebooks.oneida_poker.board_play import round_of

BETS: dict[str, tuple[str, ...]] = {
    **blind_play.button_and_blinds("L", blind="5", round_="6"),
    **round_of("first", ("L.6",), ("L.6",)),
}
"""The button, the blinds and the first betting round."""

PLAY: dict[str, tuple[str, ...]] = {
    "game.procedures": ("L.1",),
    "first.cards": ("L.4",),
    "button.dealt-last": ("L.4",),
    "draw.turn": ("L.7",),
    "draw.retain": ("L.7.s1",),
    "draw.most": ("L.7.s1",),
    "draw.discarded": ("L.7.s1",),
    "draw.replaced": ("L.7.s2",),
    "draw.burn": ("L.7.a",),
    "draw.reshuffled": ("L.7.b",),
    "start.later": ("L.8",),
    **round_of("second", ("L.8",), ("L.8",)),
    "second.closed": ("L.8",),
    "award.showdown": ("L.9",),
    "award.between-several": ("L.9",),
    "award.others-lose": ("L.9",),
}

HIGH: dict[str, tuple[str, ...]] = (
    BETS
    | PLAY
    | section_c.HIGH
    | {
        "award.highest": ("L.9.a",),
        "object.better": ("L.9.a",),
    }
)

LOW: dict[str, tuple[str, ...]] = {
    **BETS,
    **PLAY,
    **section_c.LOW,
    "rank.low-straights": ("C.3",),
    "rank.low-flushes": ("C.3",),
    "award.highest": ("L.9.b",),
    "object.better": ("L.9.b",),
}

PROVISIONS: dict[str, tuple[str, ...]] = HIGH | LOW

READINGS: dict[str, tuple[str, ...]] = {
    **blind_play.READINGS,
    **blind_play.AFTER_THE_CARDS,
    "own-discards": ("come-back", "left-out"),
    "folded-hands": ("among-the-discards", "left-out"),
    "low-ranking": ("inverse", "cards-alone"),
}

OPTIONS: dict[str, tuple[str | int, ...]] = {**blind_play.OPTIONS, "seats": (8, 6)}
