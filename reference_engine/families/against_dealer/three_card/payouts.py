"""Section (k): what winning wagers are paid, and the bonus for an ante with a play wager."""

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
from clausewise.reference_engine.families.against_dealer.three_card.outcomes import Outcome
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled

if TYPE_CHECKING:
    from clausewise.reference_engine.core.odds import Payout
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.against_dealer.three_card.ground import ThreeCardGround

ORDINARY, ALTERNATIVE = "A", "B"


def winnings(table: ThreeCardGround, odds: Payout, stake: Cents) -> Cents:
    """Exactly what the odds give."""
    pays = payout_amount(odds, stake)
    return table.rulings.choose(
        "pay.by-odds",
        pays,
        {
            "the stake is taken for a part of it": Cents(pays - stake),
            "up to a limit": capped(pays),
            "even money for everything": stake,
        },
    )


def paid(table: ThreeCardGround, seat: Seat, wager: str, odds: Payout, *provisions: str) -> Outcome:
    """A wager that wins, its stake coming back."""
    stake = seat.wagers[wager]
    event = WagerSettled(seat.number, wager, stake, "wins", winnings(table, odds, stake), stake_back=True)
    also = ("pay.by-odds", "payouts") if wager == "play" else ()
    return Outcome(event, (*provisions, *also), ("result", "pays"))


# --- pair plus --------------------------------------------------------------------------------------------------------


def pair_plus(table: ThreeCardGround, seat: Seat, *, withheld: bool) -> Outcome:
    """Against the ledger only, whatever the dealer has."""
    rulings, stake = table.rulings, seat.wagers["pair plus"]
    used, ledger = _ledger(table)
    hand, withheld = hand_to_pay(
        table, seat, seat.hand or table.dealer_hand, "definition.pair-plus", against="ledger", withheld=withheld
    )
    described = descriptions(hand)
    rows = table.rules.pair_plus[used]
    row = row_for(rulings, {name: f"pair-plus.{used}.{name}" for name in rows}, described)
    if withheld or row.name is None:
        event = WagerSettled(seat.number, "pair plus", stake, "loses")
        return Outcome(event, (ledger, "definition.pair-plus", *row.provisions), ("result",))
    names = [row.name]
    if rulings.reading("pair-plus-rows") == "every-row":
        names = [name for name in rows if name in described] or names
    odds = [rulings.payout(f"pair-plus.{used}.{name}", rows[name]) for name in names]
    pays = Cents(sum(winnings(table, each, stake) for each in odds))
    on_ante = on_the_ante(seat, pays, stake)
    pays, stake_back = rulings.choose(
        "pair-plus", (pays, True), {"the stake is kept": (pays, False), "on the ante": (on_ante, True)}
    )
    event = WagerSettled(seat.number, "pair plus", stake, "wins", pays, stake_back=stake_back)
    return Outcome(event, (ledger, "definition.pair-plus", *row.provisions, "pay.by-odds"), ("result", "pays"))


def _ledger(table: ThreeCardGround) -> tuple[str, str]:
    """The ledger that the house has chosen, and the provision by which it is used."""
    if table.option("pair-plus") == ALTERNATIVE:
        return table.rulings.choose("pair-plus.B", ALTERNATIVE, {"the ordinary ledger": ORDINARY}), "pair-plus.B"
    return table.rulings.choose("pair-plus.A", ORDINARY, {"the alternative ledger": ALTERNATIVE}), "pair-plus"


# --- the ante bonus ---------------------------------------------------------------------------------------------------


def ante_bonus(table: ThreeCardGround, seat: Seat, *, higher: bool) -> list[Outcome]:
    """Paid to a player with an ante and a play wager whose hand earns it, whatever the dealer has."""
    hand, rulings = seat.hand, table.rulings
    if hand is None or "play" not in seat.wagers:
        return []
    letter = str(table.option("ante-bonus"))
    if letter == ALTERNATIVE:
        letter = rulings.choose("ante-bonus.B", letter, {"the ordinary bonus": ORDINARY, "no bonus": ""})
    if not letter or (not higher and rulings.reading("ante-bonus-on-loss") == "with-the-win-only"):
        return []
    rows = table.rules.ante_bonus[letter]
    row = row_for(rulings, {name: f"ante-bonus.{letter}.{name}" for name in rows}, descriptions(hand))
    if row.name is None:
        return []
    pays = winnings(table, rulings.payout(f"ante-bonus.{letter}.{row.name}", rows[row.name]), _base(table, seat))
    if letter == ALTERNATIVE and rulings.reading("alternative-bonus") == "in-addition":
        pays = Cents(pays + table.rules.ante_bonus[ORDINARY][row.name].winnings(_base(table, seat)))
    alternative = ("ante-bonus.B",) if may_be_alternative(table) else ()  # used or not, it is the house's choice
    duty = "ante-bonus.B" if table.option("ante-bonus") == ALTERNATIVE else "ante-bonus"
    cited = (duty, "ante-bonus", *alternative, *row.provisions, "payouts")
    return [Outcome(BonusPaid(seat.number, "ante bonus", pays), cited, ("amount",))]


def may_be_alternative(table: ThreeCardGround) -> bool:
    """The second bonus goes with a version of the game and the second ledger."""
    return table.option("version") != "free" and table.option("pair-plus") == ALTERNATIVE


def _base(table: ThreeCardGround, seat: Seat) -> Cents:
    """On what the odds of the bonus are reckoned."""
    ante, play = seat.wagers["ante"], seat.wagers["play"]
    both = Cents(ante + play)
    if table.rulings.reading("bonus-base") == "ante-and-play":
        return table.rulings.choose("ante-bonus", both, {"on the ante alone": ante})
    return table.rulings.choose("ante-bonus", ante, {"on ante and play together": both})
