"""The posted minimum and maximum of a wager."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars, show_money

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.table import HouseBankedTable


def demand_within(
    table: HouseBankedTable, provision: str, total: Cents, beyond: Cents | None = None, *, shared_by: int = 1
) -> None:
    """Refuses a wager outside the posted limits.

    `beyond` is how high it may go where that is above the maximum; `shared_by` says how many wagers of this amount the
    maximum has to hold.
    """
    rulings = table.rulings
    if not rulings.knows(provision):
        return
    least = rulings.figure(provision, dollars(table.option_number("minimum-wager")))
    most = rulings.figure(provision, Cents(dollars(table.option_number("maximum-wager")) // shared_by))
    if beyond is not None:
        most = max(most, beyond)
    rulings.demand(provision, total >= least, f"a wager is at least the posted minimum of {show_money(Cents(least))}")
    rulings.demand(provision, total <= most, f"a wager is at most the posted maximum of {show_money(Cents(most))}")
