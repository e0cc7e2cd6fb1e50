"""Payout odds as exact fractions, in the forms that rule books use."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from clausewise.reference_engine.core.money import Cents, show_money


@dataclass(frozen=True, slots=True)
class Odds:
    """`25 to 1` pays 25 and gives the stake back; `25 for 1` pays 25 and keeps the stake.

    >>> Odds(25, "to").winnings(Cents(1000))
    25000
    """

    multiple: int
    form: Literal["to", "for"]

    def winnings(self, stake: Cents) -> Cents:
        """What is paid on top of whatever becomes of the stake."""
        return Cents(stake * self.multiple)

    def __str__(self) -> str:
        return f"{self.multiple:,} {self.form} 1"


@dataclass(frozen=True, slots=True)
class FixedSum:
    """A sum of money, whatever the stake."""

    amount: Cents

    def __str__(self) -> str:
        return f"${show_money(self.amount)}"


@dataclass(frozen=True, slots=True)
class MeterShare:
    """A part of what stands on a progressive meter.

    >>> MeterShare(Fraction(1, 10), "main").of(Cents(1000099))
    100009
    """

    share: Fraction
    meter: str

    def of(self, standing: Cents) -> Cents:
        """The part in whole cents; what is less than a cent stays on the meter."""
        return Cents(int(standing * self.share))

    def __str__(self) -> str:
        return f"{self.share * 100} percent of the {self.meter} meter"


Payout = Odds | FixedSum | MeterShare
