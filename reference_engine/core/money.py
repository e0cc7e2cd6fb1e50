"""Money: whole cents, never a float."""

from __future__ import annotations

import re
from typing import NewType

Cents = NewType("Cents", int)

_AMOUNT = re.compile(r"(?P<whole>\d{1,3}(,\d{3})+|\d+)(\.(?P<cents>\d\d))?")


def dollars(whole: int) -> Cents:
    """A whole number of dollars.

    >>> dollars(5)
    500
    """
    return Cents(whole * 100)


def parse_money(text: str) -> Cents:
    """Reads an amount as a rule book writes it.

    >>> parse_money("10"), parse_money("9.99"), parse_money("1,000,000")
    (1000, 999, 100000000)
    """
    found = _AMOUNT.fullmatch(text.strip().lstrip("$"))
    if found is None:
        raise ValueError(f"{text!r} is not an amount of money: write 10, 9.99 or 1,000")
    return Cents(int(found["whole"].replace(",", "")) * 100 + int(found["cents"] or 0))


def show_money(amount: Cents) -> str:
    """Writes an amount as a rule book does.

    >>> show_money(Cents(1000)), show_money(Cents(999)), show_money(Cents(-50))
    ('10', '9.99', '-0.50')
    """
    sign, amount = ("-", Cents(-amount)) if amount < 0 else ("", amount)
    whole, cents = divmod(amount, 100)
    return f"{sign}{whole:,}" + (f".{cents:02}" if cents else "")
