"""Chapter 12, section D: what the progressive wager is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.odds import MeterShare
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import envy, meters
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.progressive_hand import (
    high_enough,
    judged_hand,
)
from clausewise.reference_engine.families.against_dealer.four_card.payouts import paytable_used
from clausewise.reference_engine.families.against_dealer.paytables import (
    capped,
    descriptions,
    payout_amount,
    row_for,
)
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.core.odds import Payout
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat

ONE = dollars(1)
ROWS_CITED = 2
"""The row that pays, and the one just missed."""


def progressive(table: MlgcaGround, seat: Seat, *, withheld: bool = False) -> None:
    """By the progressive paytable that the house has chosen; the wager itself is in the inventory already."""
    rulings = table.rulings
    letter = str(table.option("progressive"))
    used = paytable_used(rulings, "progressive", letter, table.rules.progressive)
    rows = table.rules.progressive[used]
    hand = judged_hand(table, seat, rows)
    if hand is None:
        return
    if hand.game == "five card":
        table.reports(
            HandRanked(seat.place, hand.game, hand.category, hand.cards, wager="progressive"),
            "progressive.highest-only", *hand.provisions[:2], among="hands ranked",
        )  # fmt: skip
    described = [name for name in rows if name in descriptions(hand)]
    if described and not rulings.holds("definition.progressive-hand", high_enough(rulings, hand)):
        described = []
    row = row_for(rulings, {name: f"progressive.{used}.{name}" for name in rows}, described)
    if withheld or row.name is None:
        table.does(
            WagerSettled(seat.number, "progressive", seat.wagers["progressive"], "loses"),
            "settle.progressive", "fold.progressive" if "ante" not in seat.placed else "progressive",
            f"progressive.{letter}", *row.provisions,
            *(["definition.progressive-hand"] if len(row.provisions) < ROWS_CITED else []),
            fixes=("result",),
        )  # fmt: skip
        envy.pay_without_payout(table, seat)
        return
    paid_rows, general = [row.name], "progressive"
    if len(described) > 1:
        general = "progressive.highest-only"
        paid_rows = rulings.choose(
            general,
            _highest_or_better(table, rows, described, row.name, seat.wagers["progressive"]),
            {"every row that describes the hand": described, "the lowest row": described[-1:],
             "a full house as three of a kind, too": described if "full house" in described else [row.name]},
        )  # fmt: skip
    if "ante" not in seat.placed:
        general = "fold.progressive"  # there is nothing to fold
    elif not seat.higher_or_equal:
        general = "settle.progressive-regardless"
    payouts = [rulings.payout(f"progressive.{used}.{name}", rows[name]) for name in paid_rows]
    # An event cites five clauses at most: what is won from a meter, the clause on that in place of the paytable's.
    from_meter = any(isinstance(payout, MeterShare) for payout in payouts)
    in_turn = "meter.paid-in-turn" if from_meter else f"progressive.{letter}"
    room_left = len(row.provisions) < ROWS_CITED and general != "progressive"
    cited = ("progressive-payout.pay", general, in_turn, *row.provisions, *(["progressive"] if room_left else []))
    _pay(table, seat, payouts, cited)
    envy.pay(table, seat)


def _pay(table: MlgcaGround, seat: Seat, payouts: list[Payout], provisions: tuple[str, ...]) -> None:
    """Verifies the payout, pays it, and lets the meters follow."""
    stake, rulings = seat.wagers["progressive"], table.rulings
    pays, returned = _sum(table, payouts, stake), rulings.reading("progressive-stake") == "returned"
    pays, stake_back = rulings.choose(
        "progressive",
        (pays, returned),
        {"the stake is treated otherwise": (pays, not returned), "as for a wager of 1":
         (_sum(table, payouts, ONE), returned), "up to a limit": (capped(pays), returned)},
    )  # fmt: skip
    from_meter = any(isinstance(payout, MeterShare) for payout in payouts)
    if from_meter or rulings.reading("progressive-payout-scope") == "every-win":
        _verify(table, seat)
    event = WagerSettled(seat.number, "progressive", stake, "wins", pays, stake_back=stake_back)
    if table.does(event, *provisions, fixes=("result", "pays")):
        for payout in payouts:
            if isinstance(payout, MeterShare) and payout.share:
                meters.paid(table, payout, stake, _amount(table, payout, stake))


def _verify(table: MlgcaGround, seat: Seat) -> None:
    """Before a progressive payout: the hand, the light, and a floorperson's validation."""
    with_wager = [other.number for other in table.current().clockwise() if "progressive" in other.placed]
    seats = table.rulings.choose(
        "progressive-payout",
        [seat.number],
        {"at the wrong seat": [seat.number % 7 + 1], "at no seat": [], "for everybody with the wager": with_wager},
    )
    for who in seats:
        _verify_at(table, who)


def _verify_at(table: MlgcaGround, who: int) -> None:
    table.does(
        Procedure("verifies the hand", seat=who, wager="progressive"), "progressive-payout.verify-hand",
        "progressive-payout", fixes=("seat",), late="wager-settled", once=False,
    )  # fmt: skip
    table.does(
        Procedure("verifies the light", seat=who, wager="progressive"), "progressive-payout.verify-light",
        "progressive-payout", fixes=("seat",), late="wager-settled", once=False,
    )  # fmt: skip
    validated = Procedure("validates the payout", by="floorperson", seat=who, wager="progressive")
    if table.does(
        validated, "progressive-payout.validate", "progressive-payout", fixes=("seat", "by"), late="wager-settled",
        once=False,
    ):  # fmt: skip
        table.may_be_told_in_parts(replace(validated, by="pit boss"))


def _highest_or_better(
    table: MlgcaGround, rows: Mapping[str, Payout], described: list[str], highest: str, stake: Cents
) -> list[str]:
    if table.rulings.reading("progressive-row") == "by-rank":
        return [highest]
    return [max(described, key=lambda name: _amount(table, rows[name], stake))]


def _amount(table: MlgcaGround, payout: Payout, stake: Cents) -> Cents:
    if isinstance(payout, MeterShare):
        return meters.amount_won(table, payout, stake)
    return payout_amount(payout, stake)


def _sum(table: MlgcaGround, payouts: list[Payout], stake: Cents) -> Cents:
    return Cents(sum(_amount(table, payout, stake) for payout in payouts))
