"""Chapter 12: payout odds, envy bonus, rate of progression."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.cards import rank
from clausewise.reference_engine.events import BonusPaid, WagerSettled
from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.odds import FixedSum, MeterShare, Odds, Payout

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.four_card_poker.state import Seat
    from clausewise.reference_engine.hands import RankedHand


def ante_bonus(table: FourCardTable, seat: Seat, *, wins: bool) -> None:
    """Paid to a player with an ante and a play wager whose hand earns it."""
    hand = seat.hand
    if hand is None or "play" not in seat.wagers or hand.category not in table.rules.ante_bonus:
        return
    if not wins and table.rulings.reading("ante-bonus-on-loss") != "paid":
        return
    row = f"ante-bonus.{hand.category}"
    odds = table.rulings.payout(row, table.rules.ante_bonus[hand.category])
    table.does(
        BonusPaid(seat.number, "ante bonus", payout_amount(table, odds, seat.wagers["ante"])), "ante-bonus", row,
        fixes=("amount",),
    )  # fmt: skip


def aces_up(table: FourCardTable, seat: Seat, *, withheld: bool = False) -> None:
    """Against the paytable only, whatever the dealer has."""
    hand, stake = seat.hand, seat.wagers["aces up"]
    letter = str(table.option("aces-up"))
    others = {f"paytable {other}": other for other in table.rules.aces_up if other != letter}
    used = table.rulings.choose(f"aces-up.{letter}", letter, others)
    row = aces_up_row(hand)
    rows = table.rules.aces_up[used]
    if withheld or row not in rows:
        table.does(WagerSettled(seat.number, "aces up", stake, "loses"), "settle.aces-up", fixes=("result",))
        return
    odds = table.rulings.payout(f"aces-up.{used}.{row}", rows[row])
    table.does(
        WagerSettled(seat.number, "aces up", stake, "wins", payout_amount(table, odds, stake), stake_back=True),
        "settle.aces-up", "aces-up", f"aces-up.{letter}", f"aces-up.{letter}.{row}",
        *(["settle.aces-up-regardless"] if seat.folded or not seat.higher_or_equal else []),
        fixes=("result", "pays"),
    )  # fmt: skip


def aces_up_row(hand: RankedHand | None) -> str:
    """The row of an aces up paytable that a hand is paid by."""
    if hand is None:
        return "nothing"
    if hand.category == "pair":
        ranks = [rank(card) for card in hand.cards]
        return "pair of aces" if ranks.count(14) == 2 else "nothing"
    return hand.category


def six_card_bonus(table: FourCardTable, seat: Seat, *, withheld: bool = False) -> None:
    """The bonus card and the player's five."""
    stake = seat.wagers["six card bonus"]
    table.does(WagerSettled(seat.number, "six card bonus", stake, "loses"), "settle.six-card-bonus-regardless")


def progressive(table: FourCardTable, seat: Seat, *, withheld: bool = False) -> None:
    """By the progressive paytable that the house has chosen."""
    stake = seat.wagers["progressive"]
    table.does(WagerSettled(seat.number, "progressive", stake, "loses"), "settle.progressive", fixes=("result",))


def payout_amount(table: FourCardTable, payout: Payout, stake: Cents) -> Cents:
    """What a row gives in money, on top of what becomes of the stake."""
    match payout:
        case Odds():
            return payout.winnings(stake)
        case FixedSum():
            return payout.amount
        case MeterShare():
            return payout.of(table.meters[payout.meter])
