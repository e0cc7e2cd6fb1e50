"""The posted minimum and maximum of a wager."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars, show_money
from clausewise.reference_engine.families.offers import Amounts

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround


@dataclass(frozen=True, slots=True)
class Posted:
    """How the posted limits bound a wager."""

    provision: str
    beyond: Cents | None = None
    """How high it may go where that is above the maximum."""
    shared_by: int = 1
    """How many wagers of this amount the maximum has to hold."""


def within(table: HouseBankedGround, posted: Posted) -> Amounts:
    """From the posted minimum to the posted maximum, or anything where no rule knows of these."""
    rulings, provision = table.rulings, posted.provision
    if not rulings.knows(provision):
        return Amounts(1)
    least = rulings.figure(provision, dollars(table.option_number("minimum-wager")))
    most = rulings.figure(provision, Cents(dollars(table.option_number("maximum-wager")) // posted.shared_by))
    return Amounts(least, most if posted.beyond is None else max(most, posted.beyond))


def demand_within(table: HouseBankedGround, posted: Posted, total: Cents) -> None:
    """Refuses a wager outside the posted limits."""
    rulings, provision = table.rulings, posted.provision
    if not rulings.knows(provision):
        return
    allowed = within(table, posted)
    least, most = Cents(allowed.least), Cents(allowed.greatest)
    rulings.demand(provision, total >= least, f"a wager is at least the posted minimum of {show_money(least)}")
    rulings.demand(provision, total <= most, f"a wager is at most the posted maximum of {show_money(most)}")
