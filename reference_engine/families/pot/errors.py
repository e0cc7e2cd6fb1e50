"""What goes wrong with the cards of a hand, as what is told of the hand cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.state import Hand

_OF_A_ROUND_THAT_STANDS = (
    "misdeal.face-up", "ineligible.dead", "wrong-number.dead", "conceded.dead", "leaver.no-interest",
)  # fmt: skip


def cited(hand: Hand) -> tuple[str, ...]:
    """The rules on what is going wrong in this hand: no round of which it is to be said that it was found in time."""
    wrong = {
        "misdeal.shuffle-and-cut": bool(hand.errors.left_out),
        "misdeal.start": bool(hand.errors.start),
        "misdeal.left-out": 0 in hand.errors.misdealt.values(),
    }
    return (*(provision for provision, is_so in wrong.items() if is_so), "play.denied")


def why_it_stands(hand: Hand) -> tuple[str, ...]:
    """The rules by which a round is neither dead nor a misdeal."""
    if hand.void:
        return ()
    return (
        *cited(hand),
        "misdeal.face-up",
        "ineligible.dead",
        "wrong-number.dead",
        "conceded.dead",
        "leaver.no-interest",
    )
