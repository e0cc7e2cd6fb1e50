"""What goes wrong with the cards of a hand, as what is told of the hand cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Hand


def began_wrongly(hand: Hand) -> bool:
    """Whether cards were dealt from a seat on with which the deal does not begin."""
    start = hand.errors.start
    dealt = any(player.cards for player in hand.players.values())
    return dealt and start in hand.players and start != hand.clockwise(hand.button)[0]


def cited(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """The rules on what is going wrong in this hand, before anybody has found it."""
    wrong = {
        "misdeal.shuffle-and-cut": bool(hand.errors.left_out),
        "misdeal.start": bool(hand.errors.start),
        "misdeal.left-out": 0 in hand.errors.misdealt.values(),
        "misdeal.face-up": bool(table.cards.mishaps.found),
    }
    return tuple(provision for provision, is_so in wrong.items() if is_so)


def why_it_stands(table: PotGround, hand: Hand) -> tuple[str, ...]:
    """The rules by which a round stands that came near to a misdeal, or to be lost by somebody."""
    near = ("leaver.no-interest",) if hand.stood_up else ()
    return () if hand.void else (*cited(table, hand), *near)
