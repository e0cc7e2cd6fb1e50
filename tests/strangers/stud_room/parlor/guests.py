"""Who sits where, with how many chips, and who waits for a seat."""

from __future__ import annotations

from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.round import Round
from parlor.seats import Player
from parlor.terms import DOLLAR, Terms


class Guests:
    """The players of a table and its waiting list."""

    def __init__(self, terms: Terms, journal: Journal) -> None:
        self.terms = terms
        self.journal = journal
        self.players: dict[int, Player] = {}
        self.denied: set[int] = set()
        self.waiting: list[int] = []

    def present(self) -> list[int]:
        """The seats at which somebody sits, in the order in which they came."""
        return [seat for seat, player in self.players.items() if player.welcome]

    def ready(self) -> list[int]:
        """The seats that are dealt in, in their order."""
        least = 1 if breaks("short-stacks-play") else self.terms.required
        return sorted(seat for seat in self.present() if self.players[seat].stack >= least)

    def known(self, seat: int) -> Player:
        if seat not in self.players:
            raise Refused("nobody is at this seat")
        return self.players[seat]

    def sits(self, seat: int) -> None:
        if seat in self.players and self.players[seat].standing:
            self.players[seat].standing = False
            return
        self.vacant(seat)
        self.players[seat] = Player(seat)

    def vacant(self, seat: int) -> None:
        """Refuses a seat that is taken, that is not there, or that somebody may not have."""
        if not 1 <= seat <= self.terms.seats + (1 if breaks("one-seat-too-many") else 0):
            raise Refused("the table has no such seat")
        if seat in self.players:
            raise Refused("the seat is taken")
        if seat in self.denied:
            raise Refused("this person is not allowed to play")

    def buys_in(self, seat: int, amount: int, hand: Round | None) -> None:
        if amount <= 0 or amount % DOLLAR:
            raise Refused("chips are whole dollars")
        if seat not in self.players:
            self.vacant(seat)
            self.players[seat] = Player(seat)
        player = self.players[seat]
        if player.denied:
            raise Refused("this person is not allowed to play")
        if hand and not hand.over and seat in hand.dealt and not breaks("chips-added-in-a-round"):
            raise Refused("chips are added between two rounds only")
        player.stack += amount

    def takes_off(self, seat: int, amount: int, hand: Round | None) -> None:
        player = self.known(seat)
        if hand and not hand.over and seat in hand.dealt and not breaks("chips-taken-off-in-a-round"):
            raise Refused("nothing leaves the table in a round")
        if not 0 < amount <= player.stack or amount % DOLLAR:
            raise Refused("these chips are not there")
        player.stack -= amount

    def rises(self, seat: int, *, leaves: bool) -> None:
        player = self.known(seat)
        if leaves:
            del self.players[seat]
        else:
            player.standing = True

    def denies(self, seat: int) -> None:
        self.denied.add(seat)
        if seat in self.players and not breaks("denied-player-plays-on"):
            self.players[seat].denied = True

    # --- the waiting list

    def asks(self, patron: int) -> None:
        if not self.terms.listed:
            raise Refused("no list is kept")
        if patron in self.waiting or any(player.patron == patron for player in self.players.values()):
            raise Refused("this patron waits already, or sits")
        self.waiting.append(patron)
        self.journal.acts("puts on the list", by="house", owner=f"patron {patron}")

    def takes_seat(self, patron: int, seat: int) -> None:
        self.vacant(seat)
        if self.waiting and self.waiting[0] != patron and not breaks("list-not-kept-to"):
            raise Refused("somebody has waited longer")
        if patron in self.waiting:
            self.waiting.remove(patron)
        self.players[seat] = Player(seat, patron=patron)
        self.journal.acts("seats", by="house", seat=seat, owner=f"patron {patron}")

    def announces(self) -> None:
        if not self.waiting and not breaks("vacancy-announced-to-nobody"):
            raise Refused("nobody waits for a seat")
        if len(self.players) >= self.terms.seats:
            raise Refused("no seat is vacant")
        self.journal.acts("announces a vacancy", by="house")
