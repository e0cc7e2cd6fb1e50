"""Wagers on the layout: what may be placed, added to, changed and taken back, and within which limits (C, G)."""

from __future__ import annotations

from typing import NamedTuple

from sicbo.faults import breaks
from sicbo.layout import LAYOUT, Area

DOLLAR = 100
SEATS = range(1, 11)


class Refused(Exception):
    """Why the house does not take this act."""


class Chips(NamedTuple):
    """Whose chips lie where."""

    seat: int
    area: Area


class Felt:
    """All chips that lie on the layout."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least * DOLLAR
        self.most = most * DOLLAR
        self.seated: set[int] = set()
        self.stakes: dict[Chips, int] = {}

    def sit(self, seat: int) -> None:
        if seat not in SEATS:
            raise Refused(f"there are seats 1 to {SEATS[-1]} at this table")
        if seat in self.seated:
            raise Refused("somebody sits there")
        self.seated.add(seat)

    def rise(self, seat: int) -> None:
        if seat not in self.seated:
            raise Refused("nobody sits there")
        if any(chips.seat == seat for chips in self.stakes):
            raise Refused("wagers of this player lie on the layout")
        self.seated.remove(seat)

    def place(self, chips: Chips, amount: int, player: int | None, instrument: str) -> int:
        """Chips are put down, or more of them where some lie; what lies there then."""
        if chips.seat not in self.seated or player not in {None, chips.seat}:
            raise Refused("wagers are placed by players who sit here, for themselves")
        lawful = {"value chip"} | ({"cash"} if breaks("cash-plays") else set())
        lawful |= {"cheque", "plaque"} if breaks("paper-plays") else set()
        if instrument not in lawful:
            raise Refused("only gaming chips play here: no cash, no paper, nothing called")
        if chips.area not in LAYOUT:
            raise Refused("the layout has no such area")
        if amount <= 0:
            raise Refused("nothing was put down")
        lies = self.stakes.get(chips, 0)
        if breaks("added-chips-not-counted") and lies:
            self.within_limits(amount)
            self.stakes[chips] = lies + amount
        else:
            self.stakes[chips] = self.within_limits(lies + amount)
        return self.stakes[chips]

    def change(self, chips: Chips, amount: int) -> int:
        """What lies there is to be this much."""
        self.lies(chips)
        if not (breaks("changed-below-the-minimum") and 0 < amount < self.least):
            self.within_limits(amount)
        self.stakes[chips] = amount
        return amount

    def take_back(self, chips: Chips) -> int:
        """The player takes the chips back."""
        self.lies(chips)
        return self.stakes.pop(chips)

    def lies(self, chips: Chips) -> None:
        if chips not in self.stakes:
            raise Refused("no such wager lies here")

    def within_limits(self, amount: int) -> int:
        if amount % DOLLAR:
            raise Refused("chips are whole dollars")
        least = 0 if breaks("half-the-minimum-is-taken") and amount == self.least // 2 else self.least
        if not least <= amount <= self.most:
            raise Refused(f"a wager is ${self.least // DOLLAR} to ${self.most // DOLLAR} here")
        return amount
