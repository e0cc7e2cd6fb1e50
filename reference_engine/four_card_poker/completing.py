"""Chapter 11: completing a round of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import Folded, HandRanked, Procedure, RoundEnded, WagerSettled
from clausewise.reference_engine.four_card_poker import payouts
from clausewise.reference_engine.hands import best_four, compare

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.four_card_poker.state import Seat
    from clausewise.reference_engine.stimuli import Fold


def examine(table: FourCardTable) -> None:
    """Each player looks at the cards and lays them down again."""
    for seat in table.current().clockwise():
        table.does(
            Procedure("examines", by="player", seat=seat.number), "complete.examine", late="asks", once=False
        )


def ask_next(table: FourCardTable) -> None:
    """The dealer asks the next player with an ante, clockwise, to play or to forfeit."""
    for seat in table.current().clockwise():
        if "ante" in seat.wagers and "play" not in seat.wagers and not seat.folded:
            if not seat.asked:
                seat.asked = True
                table.does(Procedure("asks", seat=seat.number), "complete.ask", fixes=("seat",))
            return


def fold(table: FourCardTable, stimulus: Fold) -> None:
    """A player forfeits the ante and takes no further part against the dealer."""
    seat = table.seat_to_decide(stimulus.seat)
    seat.folded = True
    table.does(Folded(seat.number), "complete.fold", "fold", fixes=("seat",))
    table.decided()


def all_decided(table: FourCardTable) -> bool:
    """Has every player with an ante placed a play wager or forfeited?"""
    return all(
        table.rulings.holds("complete.decided-by-play", "play" in seat.wagers)
        or table.rulings.holds("complete.decided-by-forfeit", seat.folded)
        for seat in table.current().clockwise()
        if "ante" in seat.wagers
    )


def collect_forfeited(table: FourCardTable) -> None:
    """Forfeited wagers are collected, and the cards of hands that nothing rests on any more."""
    for seat in table.current().clockwise():
        if not seat.folded:
            continue
        payouts.forfeit(table, seat)
        if not seat.wagers:
            table.does(
                Procedure("collects cards", owner=seat.place, seat=seat.number, place="discard rack"),
                "complete.collect-forfeited",
                fixes=("place",),
                late="turns up",
            )
            seat.cards = []


def reveal(table: FourCardTable) -> None:
    """The dealer's cards are turned up and the best four of them chosen."""
    current = table.current()
    current.revealed = True
    table.does(
        Procedure("turns up", owner="dealer", cards=tuple(current.dealer_cards)),
        "complete.reveal",
        late="hand-ranked",
    )
    table.dealer_hand = best_four(current.dealer_cards, table.rulings)
    hand = table.dealer_hand
    table.does(
        HandRanked("dealer", "four card", hand.category, hand.cards), "complete.dealer-hand", *hand.provisions,
        fixes=("cards",),
    )  # fmt: skip


def settle(table: FourCardTable) -> None:
    """Player by player, counterclockwise from the dealer's right."""
    for seat in table.current().counterclockwise():
        if seat.wagers:
            settle_seat(table, seat)


def settle_seat(table: FourCardTable, seat: Seat) -> None:
    """Everything one player has at stake, in the order of the section."""
    table.does(
        Procedure("turns up", owner=seat.place, seat=seat.number, cards=tuple(seat.cards)),
        "settle.turn-up",
        "settle.order",
    )
    seat.hand = best_four(seat.cards, table.rulings)
    table.does(
        HandRanked(seat.place, "four card", seat.hand.category, seat.hand.cards),
        "settle.player-hand",
        *seat.hand.provisions,
        fixes=("cards",),
    )
    if "ante" in seat.wagers:
        payouts.ante_and_play(table, seat, compare(seat.hand, table.dealer_hand, table.rulings))
    if "aces up" in seat.wagers:
        payouts.aces_up(table, seat)
    if "six card bonus" in seat.wagers:
        payouts.six_card_bonus(table, seat)
    if "progressive" in seat.wagers:
        payouts.progressive(table, seat)
    seat.wagers.clear()
    _collect_cards(table, seat)


def _collect_cards(table: FourCardTable, seat: Seat) -> None:
    table.does(
        Procedure("discards", owner=seat.place, seat=seat.number, place="discard rack", cards=tuple(seat.cards),
                  method="so that each hand can be reconstructed"),
        "collect.cards", "collect.reconstructible", fixes=("place",),
    )  # fmt: skip


def end_round(table: FourCardTable) -> None:
    """The round is over."""
    current = table.current()
    table.reports(RoundEnded(current.number, current.void))
    table.round = None
    table.phase = "idle"


def return_wagers(table: FourCardTable, provision: str) -> None:
    """A void round: every wager goes back to its player."""
    for seat in table.current().clockwise():
        for wager, amount in seat.wagers.items():
            table.does(
                WagerSettled(seat.number, wager, amount, "returned", stake_back=True), provision, fixes=("result",)
            )
        seat.wagers.clear()
