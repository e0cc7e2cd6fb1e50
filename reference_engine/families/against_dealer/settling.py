"""Hands are held against the dealer's: in which order, how each stands, and how both are misread.

What becomes of the wagers on a hand is for each game to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.core.money import Cents
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import RankedHand


def hands_left(table: HouseBankedGround) -> list[Seat]:
    """Hands that are still in the round, from the dealer's right."""
    return [seat for seat in table.current().counterclockwise() if not seat.cards_collected]


def in_order(table: HouseBankedGround, provision: str, seats: list[Seat]) -> list[Seat]:
    """One after the other as they are, which is what this provision asks for."""
    return table.rulings.choose(
        provision,
        seats,
        {
            "clockwise": seats[::-1],
            "from the middle": seats[len(seats) // 2 :] + seats[: len(seats) // 2],
            "the first player to act first": seats[-1:] + seats[:-1],
        },
    )


def turn_up(table: HouseBankedGround, seat: Seat, order: str, *, late: str, place: str | None = None) -> None:
    """A player's cards are shown in their turn, which is by the provision `order`, and before the act `late`."""
    table.does(
        Procedure("turns up", owner=seat.place, seat=seat.number, cards=tuple(seat.cards), place=place),
        "settle.turn-up", *([order] if len(table.current().seats) > 1 else []),
        fixes=("cards",) if place is None else ("cards", "place"), late=late,
    )  # fmt: skip


def standing(table: HouseBankedGround, hand: RankedHand, sign: int) -> int:
    """How a hand stands to the dealer's: 1 higher, 0 equal, -1 lower."""
    dealer = table.dealer_hand
    return table.rulings.choose(
        "settle.compare",
        sign,
        {
            "the other way round": -sign,
            "by the kind of hand only": (hand.rank[0] > dealer.rank[0]) - (hand.rank[0] < dealer.rank[0]),
            "the dealer is always higher": -1,
            "the player is always higher": 1,
        },
    )


def at_stake(seat: Seat) -> dict[str, Cents]:
    """Ante and play, as far as they still stand."""
    against_dealer: tuple[str, ...] = ("ante", "play")
    return {wager: seat.wagers[wager] for wager in against_dealer if wager in seat.wagers}


def ante_and_play(table: HouseBankedGround, provision: str, *, or_neither: bool = False) -> tuple[str, ...]:
    """The wagers against the dealer, to both of which this provision applies."""
    others: dict[str, tuple[str, ...]] = {"the ante only": ("ante",), "the play only": ("play",)}
    if or_neither:
        others["neither"] = ()
    return table.rulings.choose(provision, ("ante", "play"), others)
