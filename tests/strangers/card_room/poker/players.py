"""Who sits where, with how many chips, and whose turn is next clockwise."""

from __future__ import annotations

from dataclasses import dataclass, field

from poker.faults import active

SEATS = 10
# One chip is worth a dollar, the least wager of the table limit; it is what is left over when a pot does not divide.
CHIP = 100


class Refusal(Exception):
    """An act that the rules do not allow, and why."""


@dataclass(eq=False)
class Player:
    """Somebody at the table."""

    seat: int
    chips: int = 0
    standing: bool = False
    hole: list[str] = field(default_factory=list)
    cards_dealt: int = 0
    folded: bool = False
    bet: int = 0
    # What of the bet lies in the pot already: blinds and antes.
    pooled: int = 0
    anted: int = 0
    put: int = 0
    early: int = 0
    barred: bool = False

    @property
    def name(self) -> str:
        return f"seat {self.seat}"

    def ready_for_a_hand(self) -> None:
        self.hole = []
        self.cards_dealt = self.bet = self.pooled = self.put = self.early = self.anted = 0
        self.folded = self.barred = False

    def wager(self, amount: int) -> int:
        """Put chips before the seat, at most all of them; tell how much it was."""
        amount = min(amount, self.chips)
        self.chips -= amount
        self.bet += amount
        return amount


class Chairs:
    """The ten chairs; seat 1 is to the left of the house dealer, and numbers rise clockwise."""

    def __init__(self) -> None:
        self.taken: dict[int, Player] = {}

    def _must_exist(self, seat: int) -> None:
        if not 1 <= seat <= SEATS:
            raise Refusal(f"there are {SEATS} seats at this table")

    def sit(self, seat: int) -> None:
        self._must_exist(seat)
        player = self.taken.get(seat)
        if player is None:
            self.taken[seat] = Player(seat)
        elif player.standing:
            player.standing = False
        else:
            raise Refusal("this seat is taken")

    def buy_in(self, seat: int, amount: int, playing: list[Player]) -> None:
        self._must_exist(seat)
        if amount <= 0 or amount % CHIP:
            raise Refusal("chips of a dollar are sold here, one at least")
        player = self.taken.get(seat)
        if player in playing:
            raise Refusal("chips are added between two hands")
        if player is None:
            player = self.taken[seat] = Player(seat)
        player.chips += amount

    def rise(self, seat: int, leaves: bool, playing: list[Player]) -> None:
        player = self.taken.get(seat)
        if player is None:
            raise Refusal("nobody sits there")
        if player in playing and not player.folded:
            raise Refusal("this hand has to be played or folded first")
        if leaves:
            del self.taken[seat]
        else:
            player.standing = True

    def ready(self) -> list[Player]:
        """List those who can be dealt in, by seat."""
        return [player for _, player in sorted(self.taken.items()) if player.chips > 0 and not player.standing]


def clockwise(players: list[Player], seat: int) -> list[Player]:
    """Order players from the left of this seat around to the seat itself."""
    order = sorted(players, key=lambda player: (player.seat <= seat, player.seat))
    if active("pineapple-full-table-begins-with-seat-two") and seat == SEATS == len(order):
        order.append(order.pop(0))
    return order
