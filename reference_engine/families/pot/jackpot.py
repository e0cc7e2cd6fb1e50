"""The jackpot fund: a set amount out of the pot of each round, first into its area, then into its container."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.pot.events import FeeTaken

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround

AREA, CONTAINER = "jackpot area", "jackpot container"


def amount_of(table: PotGround) -> int:
    """What goes into the fund in each round; 0 where there is none."""
    return dollars(int(table.option("jackpot", 0)))


def set_aside(table: PotGround) -> None:
    """The amount leaves the pot of the round, once: with the first bets, or before the award where none were made."""
    hand, right = table.current(), amount_of(table)
    if not right or hand.set_aside_done or hand.pot < right:
        return
    hand.set_aside_done = True
    amount = table.rulings.choose(
        "jackpot.set-fee",
        right,
        {"a quarter of the pot": hand.pot // 4, "twice the amount": min(2 * right, hand.pot),
         "a dollar for each player": min(dollars(len(hand.players)), hand.pot)},
    )  # fmt: skip
    event = FeeTaken(Cents(amount), Cents(hand.pot - amount), fund="jackpot", source="main", place=AREA)
    before = len(table.emitted)
    if table.does(event, "jackpot.area", "jackpot.set-fee", "jackpot", fixes=("place",), late="round-ended"):
        table.may_be_told_later(before, until="pot-awarded")  # when in the round it is taken is not said
        hand.pot -= amount
        hand.in_the_jackpot_area += amount
        hand.taken_out.append((0, amount))


def drop(table: PotGround) -> None:
    """When the round is over the amount goes into the container at once."""
    hand = table.current()
    if hand.in_the_jackpot_area:
        table.does(
            Procedure("drops the jackpot amount", total=hand.in_the_jackpot_area, place=CONTAINER, source=AREA),
            "jackpot.container", "jackpot.area", fixes=("by", "place"),
        )  # fmt: skip
