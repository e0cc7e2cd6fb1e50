"""Who sits at the table, what lies before each, and what each does in a round of play."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Player:
    """Somebody at a seat, with chips."""

    seat: int
    stack: int = 0
    standing: bool = False
    denied: bool = False
    patron: int | None = None

    @property
    def place(self) -> str:
        return f"seat {self.seat}"

    @property
    def welcome(self) -> bool:
        """Whether this player may be dealt in."""
        return not self.standing and not self.denied


@dataclass
class Dealt:
    """A player in a round of play."""

    player: Player
    cards: list[str] = field(default_factory=list)
    up: list[str] = field(default_factory=list)
    live: bool = True
    lingering: bool = False
    """Folded on a round of checking: the position still gets cards until somebody bets."""
    bet: int = 0
    """What lies before the seat in this round of betting."""
    all_in: bool = False
    checked: bool = False
    protected: bool = False
    conceding: bool = False
    gone: bool = False

    @property
    def seat(self) -> int:
        return self.player.seat

    @property
    def place(self) -> str:
        return self.player.place

    @property
    def able(self) -> bool:
        """Whether this player can still put chips in."""
        return self.live and self.player.stack > 0

    def pays(self, amount: int) -> int:
        """Chips leave the stack, as many as are there."""
        paid = min(amount, self.player.stack)
        self.player.stack -= paid
        self.all_in = self.player.stack == 0
        return paid


def clockwise(seats: list[int], after: int) -> list[int]:
    """These seats, beginning with the first behind this one."""
    return [seat for seat in seats if seat > after] + [seat for seat in seats if seat <= after]
