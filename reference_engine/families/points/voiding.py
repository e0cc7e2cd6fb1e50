"""A round that is void: it is said, every wager comes back, and the cards are shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.families.points.state import FIRST_CARDS, RETURNED
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.points.words import HIT

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround


def look_at_hands(table: PointsGround) -> None:
    """Everybody needs two cards, the dealer as many as are dealt before the elections."""
    wrong = {hand.owner: hand.number - hand.right for hand in table.hands_dealt() if hand.number != hand.right}
    dealer = wrong.get("dealer", 0)
    players = [by for owner, by in wrong.items() if owner != "dealer"]
    void = table.rulings.choose(
        "misdealt",
        bool(wrong),
        {
            "only a player's hand": bool(players),
            "only the dealer's hand": bool(dealer),
            "only a hand with too few": min([*players, dealer], default=0) < 0,
            "only a hand with too many": max([*players, dealer], default=0) > 0,
        },
    )
    if void:
        table.void_round(void="misdealt", returns="misdealt.return", shuffle="misdealt.reshuffle")


def void_round(table: PointsGround, *also: str, void: str, returns: str, shuffle: str | None) -> None:
    """All hands are void by one provision, wagers go back by another, and the cards are shuffled by a third."""
    current = table.current()
    if current.void or not table.does(Procedure("voids all hands"), void, *also):
        return
    current.void = True
    for box in current.clockwise():
        for hand in box.hands:
            for spot, stake in hand.stakes.items():
                _returns(table, returns, box.number, spot, hand.number, stake)
            hand.stakes.clear()
            if hand.hit_wager:
                _returns(table, returns, box.number, HIT, hand.number, hand.hit_wager)
        for wager, stake in box.beside.items():
            _returns(table, returns, box.number, wager, 1, stake)
        box.beside.clear()
    table.drop_duties()
    table.ends_round(void=True, shuffle=shuffle)


def _returns(table: PointsGround, returns: str, seat: int, wager: str, hand: int, stake: int) -> None:
    event = WagerSettled(seat, wager, stake, "returned", stake_back=True, hand=hand)  # type: ignore[arg-type]
    table.does(event, returns, fixes=("result",), among=RETURNED)


def cards_are_short(table: PointsGround) -> bool:
    """Whether nobody got two cards because there are none left."""
    return any(len(hand.cards) < FIRST_CARDS for hand in table.current().hands())
