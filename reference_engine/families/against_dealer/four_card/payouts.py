"""What an ante bonus and aces up are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.paytables import (
    capped,
    descriptions,
    hand_to_pay,
    on_the_ante,
    payout_amount,
    row_for,
)
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.families.against_dealer.state import Seat


def ante_bonus(table: FourCardGround, seat: Seat, *, wins: bool) -> None:
    """Paid to a player with an ante and a play wager whose hand earns it, whatever the dealer has."""
    hand, rulings = seat.hand, table.rulings
    if hand is None or "play" not in seat.wagers or "ante" not in seat.wagers:
        return
    rows = table.rules.ante_bonus
    row = row_for(rulings, {name: f"ante-bonus.{name}" for name in rows}, descriptions(hand))
    if row.name is None or (not wins and rulings.reading("ante-bonus-on-loss") == "with-the-win-only"):
        return
    odds = rulings.payout(f"ante-bonus.{row.name}", rows[row.name])
    ante, play = seat.wagers["ante"], seat.wagers["play"]
    bases = {"ante": ("on the ante", ante), "play": ("on the play wager", play),
             "ante-and-play": ("on ante and play together", Cents(ante + play))}  # fmt: skip
    _, stake = bases.pop(rulings.reading("bonus-base", "ante"))
    stake = rulings.choose("ante-bonus", stake, dict(bases.values()))
    pays = by_the_odds(rulings, payout_amount(odds, stake), stake)
    table.does(
        BonusPaid(seat.number, "ante bonus", pays), "ante-bonus", *row.provisions, "pay.by-odds", "payouts",
        fixes=("amount",),
    )  # fmt: skip


def aces_up(table: FourCardGround, seat: Seat, *also: str, withheld: bool = False) -> bool:
    """Against the paytable only, whatever the dealer has; the stake comes back with the payout.

    `also` is cited too where there is room. False if the wager is lost.
    """
    hand, stake, rulings = seat.hand, seat.wagers["aces up"], table.rulings
    if hand is None:
        return True
    letter = used = paytable(table)
    if rulings.knows(f"aces-up.{letter}"):
        used = paytable_used(rulings, "aces-up", letter, table.rules.aces_up)
    rows = table.rules.aces_up[used]
    hand, withheld = hand_to_pay(table, seat, hand, "definition.aces-up", against="paytable", withheld=withheld)
    described = descriptions(hand)
    row = row_for(rulings, {name: f"aces-up.{used}.{name}" for name in rows}, described)
    if withheld or row.name is None:
        why = "fold.aces-up" if seat.folded else "settle.losing-wagers"
        table.does(
            WagerSettled(seat.number, "aces up", stake, "loses"),
            "settle.aces-up" if rulings.knows("settle.aces-up") else why,
            "aces-up", f"aces-up.{letter}", *row.provisions, *also,
            fixes=("result",),
        )  # fmt: skip
        return False
    paid_rows = [row.name]
    if rulings.reading("aces-up-rows") == "every-row" and {"two pairs", "pair of aces"} <= set(described):
        paid_rows = ["two pairs", "pair of aces"]
    pays = Cents(sum(payout_amount(rulings.payout(f"aces-up.{used}.{name}", rows[name]), stake) for name in paid_rows))
    on_ante = on_the_ante(seat, pays, stake)
    pays, stake_back = rulings.choose(
        "aces-up",
        (pays, True),
        {"the stake is kept": (pays, False), "on the ante": (on_ante, True), "up to a limit": (capped(pays), True)},
    )
    pays = by_the_odds(rulings, pays, stake)
    why = "settle.aces-up" if seat.higher_or_equal and not seat.folded else "settle.aces-up-regardless"
    if not rulings.knows(why):
        why = "fold.aces-up" if seat.folded else "pay.by-odds"
    table.does(
        WagerSettled(seat.number, "aces up", stake, "wins", pays, stake_back=stake_back),
        why, "aces-up", f"aces-up.{letter}", *row.provisions, *also,
        fixes=("result", "pays"),
    )  # fmt: skip
    return True


def paytable(table: FourCardGround) -> str:
    """The letter of the aces up paytable, of which a rule set may have one only."""
    chosen = str(table.option("aces-up"))
    return chosen if chosen in table.rules.aces_up else next(iter(table.rules.aces_up))


def paytable_used(rulings: Rulings, section: str, letter: str, among: Iterable[str]) -> str:
    """The paytable of a section that the house has chosen, and no other."""
    others = {f"paytable {other}": other for other in among if other != letter}
    return rulings.choose(f"{section}.{letter}", letter, others)


def by_the_odds(rulings: Rulings, pays: Cents, stake: Cents) -> Cents:
    """Where a rule says so, a winning wager is paid what the odds say, no more and no less."""
    if not rulings.knows("pay.by-odds"):
        return pays
    return rulings.choose(
        "pay.by-odds",
        pays,
        {"up to a limit": capped(pays), "less the stake": Cents(pays - stake), "twice": Cents(2 * pays)},
    )
