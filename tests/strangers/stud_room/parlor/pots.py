"""The pots of a round, who has put what into each, and what the house takes out of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlor.faults import breaks
from parlor.terms import DOLLAR

STEPS: Final = (40 * DOLLAR, 80 * DOLLAR, 120 * DOLLAR)


@dataclass
class Pot:
    """One pot; it is closed as soon as somebody in it is all-in."""

    name: str
    amount: int = 0
    put_in: dict[int, int] = field(default_factory=dict)
    closed: bool = False
    unraked: int = 0
    steps: int = 0

    @property
    def bets(self) -> int:
        """All that was ever bet into it."""
        return sum(self.put_in.values())

    def due(self, percentage: int | None) -> int:
        """What the house may take now, in whole dollars."""
        if percentage is not None:
            taken = self.unraked * percentage // 100 // DOLLAR * DOLLAR
            self.unraked = 0
            return taken * 2 if breaks("rake-doubled") else taken
        reached = sum(self.bets >= step + (DOLLAR if breaks("step-above-its-level") else 0) for step in STEPS)
        taken = (reached - self.steps) * DOLLAR
        self.steps = reached
        return taken


class Pots:
    """The main pot and those beside it."""

    def __init__(self) -> None:
        self.all = [Pot("main")]

    @property
    def total(self) -> int:
        return sum(pot.amount for pot in self.all)

    def gather(self, bets: dict[int, int], all_in: set[int]) -> None:
        """The bets of a round go in, layer by layer; each seat in `all_in` that is live closes a layer."""
        levels = sorted({bets[seat] for seat in all_in if bets.get(seat)} | {max(bets.values(), default=0)})
        if breaks("no-side-pot"):
            levels = levels[-1:]
        below = 0
        for level in levels:
            layer = {seat: min(bet, level) - below for seat, bet in bets.items() if bet > below}
            if layer:
                self.into(layer)
                if not breaks("no-side-pot") and any(bets.get(seat, 0) == level for seat in all_in):
                    self.all[-1].closed = True
            below = level

    def into(self, layer: dict[int, int]) -> None:
        """Chips go into the pot that is open, or into a new one."""
        if self.all[-1].closed:
            self.all.append(Pot(f"side {len(self.all)}"))
        pot = self.all[-1]
        for seat, amount in layer.items():
            pot.put_in[seat] = pot.put_in.get(seat, 0) + amount
            pot.amount += amount
            pot.unraked += amount

    def refund(self, seat: int) -> int:
        """Takes all out again that one seat has put in."""
        back = 0
        for pot in self.all:
            amount = min(pot.put_in.pop(seat, 0), pot.amount)
            pot.amount -= amount
            back += amount
        return back
