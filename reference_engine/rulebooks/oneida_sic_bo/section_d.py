"""Subsection D: the odds, which are the least that a house pays; those for more of a kind are the ones it pays."""

from __future__ import annotations

from typing import Final

_TOTALS: Final = {
    4: 50, 5: 18, 6: 14, 7: 12, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6, 13: 8, 14: 12, 15: 14, 16: 18, 17: 50,
}  # fmt: skip
ODDS: Final[dict[str, int]] = {
    "three of a kind": 150,
    "two of a kind": 8,
    "any three of a kind": 24,
    **{f"total of {total}": odds for total, odds in _TOTALS.items()},
    "two dice combination": 5,
    "small": 1,
    "big": 1,
    "one of a kind": 1,
}
MORE_OF_A_KIND: Final[dict[int, int]] = {2: 2, 3: 3}
_NAMED: Final = {"small": "small-bet", "big": "big-bet"}

PROVISIONS: dict[str, tuple[str, ...]] = {
    "odds.listed": ("D.1",),
    **{f"odds.{row}": (f"D.1.{_NAMED.get(row, row.replace(' of ', '-').replace(' ', '-'))}",) for row in ODDS},
    "odds.three of a kind": ("D.1.three-of-a-kind",),
    "odds.two of a kind": ("D.1.two-of-a-kind",),
    "odds.any three of a kind": ("D.1.any-three-of-a-kind",),
    "odds.one of a kind": ("D.1.one-of-a-kind",),
    **{f"odds.{number} of the number": ("D.2",) for number in MORE_OF_A_KIND},
}
READINGS: dict[str, tuple[str, ...]] = {
    "combination-in-three": ("once", "each-pairing"),
    "pair-of-another": ("the-number", "any-number"),
}
