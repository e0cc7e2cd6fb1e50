"""What goes wrong with the cards of a hand, as what is told of the hand cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand

MOST_CITED = 5


def cited(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """The rules on what is going wrong in this hand, before anybody has found it; and on who may play."""
    wrong = {
        "misdeal.shuffle-and-cut": bool(hand.errors.left_out),
        "misdeal.start": bool(hand.errors.start),
        "misdeal.left-out": 0 in hand.errors.misdealt.values(),
        "misdeal.face-up": bool(table.cards.mishaps.found),
    }
    return tuple(provision for provision, is_so in wrong.items() if is_so)


def why_it_stands(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """The rules by which a round is neither dead nor a misdeal, those first that it came near to."""
    if hand.void:
        return ()
    near = ("leaver.no-interest",) if hand.stood_up else ()
    return (*cited(table, hand), *near, "conceded.dead", "wrong-number.dead")


def first_of(table: PotGround, provisions: Iterable[str]) -> tuple[str, ...]:
    """Of what may be cited the first, no more than one event cites."""
    found: tuple[str, ...] = ()
    for provision in dict.fromkeys(provisions):
        if len(table.rulings.cite((*found, provision))) <= MOST_CITED:
            found = (*found, provision)
    return found
