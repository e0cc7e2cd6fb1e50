"""What this room can do in a way of its own where no text orders: table.py --own-manner NAME, or ALL."""

from __future__ import annotations

from typing import Final

MANNERS: Final = {
    "blinds-with-the-round": "Blinds are gathered with the bets of their round, not before.",
    "button-moves-at-once": "The button goes on when a round ends, among those who sit there then.",
    "collects-exposed-at-once": "Two exposed hole cards are collected before the next player gets a card.",
    "collects-folded": "The dealer tells that a folded hand is collected, as soon as it is.",
    "collects-fouled": "The dealer tells that a hand is collected that was fouled or taken by mistake.",
    "concedes-in-turn": "Who concedes discards the hand when it is that player's turn to show.",
    "device-in-the-round": "The device has shuffled one deck once the round is dealt from the other.",
    "disputes-of-each": "Everybody may dispute a decision once in a round.",
    "first-may-not-fold": "In draw, too, who is first after the draw may only bet or check.",
    "jackpot-last": "The amount for the Jackpot Fund is taken before the award, and after the rake.",
    "mixes-again": "At a table in operation the cards are shuffled and cut once more before the first hand.",
    "pays-and-folds": "Who has to bet, or has said so, may say fold: the bet is paid, and the hand is folded.",
    "rests-any-time": "Hands come to rest at any time, and nothing comes of it.",
    "says-again": "The same may be said twice.",
    "sits-out": "Who does not want to place the ante is not dealt in.",
    "tells-count": "Each shuffle tells how many cards were shuffled.",
    "words-wait": "What was said is done when chips come, not when the table goes on.",
}

_own: set[str] = set()


def adopt_own(names: list[str]) -> None:
    """Which of them this is; chosen once, when the program starts."""
    _own.update(MANNERS if "ALL" in names else names)


def own(name: str) -> bool:
    """Whether the room does this in its own way."""
    return name in _own
