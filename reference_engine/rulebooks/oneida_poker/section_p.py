"""Section P: general operating rules and irregularities."""

from __future__ import annotations

PLAY: dict[str, tuple[str, ...]] = {
    "conceded.dead": ("P.1",),
    "dispute.decided": ("P.2",),
    "dispute.final": ("P.2",),
    "cards.in-view": ("P.3",),
    "showing.whole": ("P.4",),
    "showing.order": ("P.4.s1",),
    "showing.concede": ("P.4.s2",),
    "showing.disclosure": ("P.4.s2",),
    "folded.gets-cards": ("P.5",),
}
"""How hands are shown and given up."""

MISDEALS: dict[str, tuple[str, ...]] = {
    "misdeal.void": ("P.6", "P.6.s1"),
    "misdeal.causes": ("P.6.s1",),
    "misdeal.cards": ("P.6",),
    "misdeal.reshuffle": ("P.6",),
    "misdeal.shuffle-and-cut": ("P.6.a",),
    "misdeal.start": ("P.6.b",),
    "misdeal.face-up": ("P.6.c",),
    "misdeal.left-out": ("P.6.d",),
    "ineligible.dead": ("P.7",),
    "ineligible.returned": ("P.7",),
    "wrong-number.dead": ("P.8",),
    "wrong-number.returned": ("P.8",),
    "wrong-number.deck-removed": ("P.8",),
    "face-up.not-used": ("P.9",),
    "face-up.discarded": ("P.9",),
}
"""Rounds that are broken off, and a card that lies face up."""

HANDS: dict[str, tuple[str, ...]] = {
    "hand.no-redress": ("P.10",),
    "hand.clear": ("P.10.b",),
    "hand.refund": ("P.10.c",),
    "leaver.no-interest": ("P.10.d",),
    "leaver.collected": ("P.10.d",),
    "leaver.discarded": ("P.10.d",),
}
"""Hands that are spoilt or left alone."""

WORDS: dict[str, tuple[str, ...]] = {
    "said.heard": ("P.11",),
    "said.first": ("P.11",),
    "gesture.discards": ("P.11.a.i", "P.11.a"),
    "gesture.discards-in-turn": ("P.11.a", "P.11.a.i"),
    "said.obliges": ("P.11.b",),
}
"""Words before gestures, and gestures that fold."""

CARDS: dict[str, tuple[str, ...]] = {
    "fallen.not-used": ("P.13",),
    "fallen.examined": ("P.13",),
    "fallen.discarded": ("P.13",),
    "shuffler-fails": ("P.15",),
    "controls.supplement": ("P.16",),
}
"""Cards that fall off the table, and a device that fails."""

STUD: dict[str, tuple[str, ...]] = {
    "hand.stud": ("P.10.a",),
    "gesture.turns-down": ("P.11.a.ii", "P.11.a"),
    "gesture.turns-down-in-turn": ("P.11.a", "P.11.a.ii"),
}
"""What is said of stud poker."""

SEVEN_CARD_STUD: dict[str, tuple[str, ...]] = {
    **STUD,
    "exposed-hole.third-down": ("P.12",),
    "exposed-hole.collected": ("P.12.s1",),
    "exposed-hole.dead": ("P.12.s1",),
    "exposed-hole.ante": ("P.12.s1",),
}

BOARD_GAME: dict[str, tuple[str, ...]] = {
    "exposed.exchanged": ("P.14",),
    "exposed.discarded": ("P.14",),
}
"""What is said of hold 'em and Omaha."""

PROVISIONS: dict[str, tuple[str, ...]] = {**PLAY, **MISDEALS, **HANDS, **WORDS, **CARDS}

READINGS: dict[str, tuple[str, ...]] = {
    "shown-whole": ("all-cards", "the-five"),
    "subsequent-bet": ("after-the-forced-bet", "after-the-fold"),
    "misdeal-bets": ("returned", "left-in"),
    "conceded-winner": ("dead", "retrievable"),
    "who-shows-first": ("last-raiser", "opener"),
    "nobody-bet": ("first-to-act", "last-bettor-of-all"),
    "voluntary-bets": ("any-call", "bets-and-raises"),
    "late-misdeal": ("played-on", "dead"),
    "button-after-a-void-round": ("stays", "moves"),
    "several-face-up": ("over-the-round", "at-one-time"),
    "all-in-leaver": ("collected", "retained"),
    "fold-without-a-bet": ("fold", "check"),
    "discard-out-of-turn": ("no-fold", "fold"),
    "standing": ("no-further-hand", "seated-still", "no-part"),
    "obliged-folder": ("pays-and-folds", "pays-and-plays"),
    "card-off-the-table": ("at-once", "after-the-deal"),
}

BOARD_READINGS: dict[str, tuple[str, ...]] = {"replacement": ("at-once", "after-the-deal")}
STUD_READINGS: dict[str, tuple[str, ...]] = {"exposed-hole-card": ("up-card", "no-up-card")}

OPTIONS: dict[str, tuple[str | int, ...]] = {}
