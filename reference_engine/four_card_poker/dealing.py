"""Chapters 8, 9 and 10: dealing from a manual shoe, from the hand, from an automated shoe or shuffler."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import CardDealt, Procedure
from clausewise.reference_engine.four_card_poker.state import Round

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable


def dealing_order(seats: list[int], dealing: str, *, bonus_card: bool) -> list[str]:
    """The places in the order in which cards leave the deck.

    >>> dealing_order([2], "manual shoe", bonus_card=False)[-3:]
    ['seat 2', 'dealer', 'dealer']
    """
    players = [f"seat {number}" for number in seats]
    if dealing in ("manual shoe", "hand"):
        return [place for _ in range(5) for place in [*players, "dealer"]] + ["dealer"]
    stacks = ["dealer"] * 6 + [place for place in players for _ in range(5)]
    return ["bonus box", *stacks] if bonus_card else stacks


def announce(table: FourCardTable) -> None:
    """No more bets: said before any card, and the progressive system is locked."""
    current = table.current()
    current.bets_open = False
    table.does(Procedure("announces", words="no more bets"), "shoe.no-more-bets", fixes=("words",), late="card-dealt")
    if table.option("progressive") != "none":
        current.locked_out = table.does(
            Procedure("locks out", wager="progressive"), "shoe.lock-out", late="card-dealt", once=False
        )
    chips = [seat for seat in current.clockwise() if "progressive" in seat.wagers]
    if chips:
        _collect_progressive_chips(table, len(chips))


def _collect_progressive_chips(table: FourCardTable, chips: int) -> None:
    in_front = "in front of the table inventory container"
    table.does(Procedure("collects chips", wager="progressive", count=chips), "shoe.collect-chips", late="card-dealt")
    table.does(
        Procedure("verifies the number of chips", wager="progressive", place=in_front, count=chips, total=chips),
        "shoe.verify-chips",
        fixes=("place", "count"),
        late="puts away chips",
    )
    table.does(
        Procedure("puts away chips", wager="progressive", place="table inventory container"),
        "shoe.put-away-chips",
        fixes=("place",),
        late="card-dealt",
    )


def deal(table: FourCardTable) -> None:
    """One card at a time, clockwise from the player farthest to the dealer's left, the dealer last."""
    current = table.current()
    table.arrange_forced_cards()
    order = dealing_order([seat.number for seat in current.clockwise()], "manual shoe", bonus_card=False)
    for place in order:
        _deal_card(table, current, place)
    current.first_card_dealt = True
    table.does(Procedure("removes the stub", source="shoe", deck=current.deck.name), "shoe.remove-stub")
    table.does(
        Procedure("discards the stub", place="discard rack", face="down", deck=current.deck.name),
        "shoe.discard-stub",
        fixes=("place", "face"),
    )


def _deal_card(table: FourCardTable, current: Round, place: str) -> None:
    card = current.deck.cards.pop(0)
    hand = current.dealer_cards if place == "dealer" else current.seats[int(place[5:])].cards
    hand.append(card)
    face_up = place == "dealer" and len(hand) == 6
    table.does(
        CardDealt(place, len(hand), "up" if face_up else "down", card, "shoe", "left hand", "right hand"),
        "shoe.sixth-face-up" if face_up else "shoe.face-down",
        "shoe.order",
        "shoe.hands",
        fixes=("face",),
    )
