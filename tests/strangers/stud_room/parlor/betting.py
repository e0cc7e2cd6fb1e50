"""One round of betting: who has to act, what is open to that player, and what an act comes to."""

from __future__ import annotations

from collections.abc import Callable

from parlor.faults import breaks
from parlor.journal import Journal, Refused
from parlor.manners import own
from parlor.seats import Dealt, clockwise
from parlor.terms import Terms


class Betting:
    """A round of betting among those who were dealt in."""

    def __init__(self, terms: Terms, journal: Journal, dealt: dict[int, Dealt], street: int) -> None:
        self.terms = terms
        self.journal = journal
        self.dealt = dealt
        self.street = street
        self.name = terms.streets[street]
        self.least, self.most = terms.bounds(street)
        self.level = 0
        self.forced = False
        """Whether the level is still that of a bet that nobody chose."""
        self.raises = 0
        self.queue: list[int] = []
        self.must_bet: int | None = None
        self.opens: int | None = None
        """Who is first, and so may only bet or check."""
        self.first: int | None = None
        self.last_bettor: int | None = None
        self.players = sum(one.able for one in dealt.values())
        self.on_bet: Callable[[], None] = lambda: None

    @property
    def obliged(self) -> int | None:
        """Who has to bet, as long as nobody has."""
        return None if self.level else self.must_bet

    @property
    def turn(self) -> int | None:
        """The seat that has to act."""
        return self.queue[0] if self.queue else None

    def begin(self, first: int, *, skips_first: bool = False) -> None:
        """The turn goes round, beginning with this seat or with the one behind it."""
        order = clockwise(sorted(self.dealt), first - 1)
        self.queue = [seat for seat in order if self.dealt[seat].able]
        if breaks("turns-go-the-other-way"):
            self.queue = self.queue[:1] + self.queue[:0:-1]
        if skips_first:
            self.queue = [seat for seat in self.queue if seat != first]

    def gives_turn(self) -> None:
        """Says who has to act and what is open; nothing where nobody has to."""
        if sum(one.live for one in self.dealt.values()) <= 1:
            self.queue = []
        if self.turn is None:
            return
        if self.opens is not None and not self.level and not any(one.checked for one in self.dealt.values()):
            self.must_bet = self.turn if self.must_bet is not None else None
            self.opens = self.turn
        one = self.dealt[self.turn]
        due = min(self.level - one.bet, one.player.stack)
        self.journal.tells(
            "turn-given", seat=one.seat, options=self.options(one), round=self.name, due=due if due > 0 else None
        )

    def options(self, one: Dealt) -> list[str]:
        raises = ["raise"] if self.may_raise(one) else []
        if self.level > one.bet:
            return [*raises, "call", "fold"]
        if self.level:
            return [*raises, "check", "fold"]
        if self.must_bet == one.seat:
            return ["bet"]
        return (
            ["bet", "check"]
            if self.opens == one.seat and (own("first-may-not-fold") or self.terms.stud)
            else ["bet", "check", "fold"]
        )

    def may_raise(self, one: Dealt) -> bool:
        others = any(other.able for other in self.dealt.values() if other is not one)
        if not others or one.player.stack <= self.level - one.bet:
            return False
        if one.checked and not self.terms.check_raise and not breaks("check-raise-always"):
            return False
        if self.terms.most_raises is None or (self.players <= 2 and self.terms.two_unlimited):
            return True
        return self.raises < self.terms.most_raises + (1 if breaks("one-raise-too-many") else 0)

    def acting(self, seat: int, option: str) -> Dealt:
        """The player, if it is this player's turn and the option is open."""
        if self.turn != seat:
            raise Refused("it is not this player's turn")
        one = self.dealt[seat]
        if option not in self.options(one):
            raise Refused(f"{option} is not open to this player now")
        return one

    def check(self, seat: int) -> None:
        one = self.acting(seat, "check")
        one.checked = True
        self.journal.tells("bet-made", seat=seat, action="checks", amount=0, to=0 if not self.level else one.bet)
        self.acted()

    def call(self, seat: int, amount: int | None = None) -> None:
        one = self.acting(seat, "call")
        due = min(self.level - one.bet, one.player.stack)
        if amount is not None and amount != due:
            raise Refused("a call is what is due, no less and no more")
        self.puts(one, "calls", due)
        self.acted()

    def bet(self, seat: int, amount: int) -> None:
        one = self.acting(seat, "bet")
        self.lawful(one, amount, 0)
        self.puts(one, "bets", amount)
        self.reopened(one)

    def raises_to(self, seat: int, to: int) -> None:
        one = self.acting(seat, "raise")
        self.lawful(one, to - one.bet, to - self.level)
        self.puts(one, "raises", to - one.bet)
        self.raises += 1
        self.reopened(one)

    def lawful(self, one: Dealt, amount: int, by: int) -> None:
        """Refuses a bet or a raise that the limits do not allow; last chips may be less."""
        least, most = self.bounds_of_raise() if by else (self.least, self.most)
        size = by or amount
        if amount <= 0 or (by <= 0 and self.level) or amount > one.player.stack or amount % 100:
            raise Refused("these chips cannot be bet")
        if size > most and not breaks("bets-above-the-limit"):
            raise Refused("this is above the limits")
        if size < least and amount < one.player.stack:
            raise Refused("this is below the limits")

    def bounds_of_raise(self) -> tuple[int, int]:
        """By how much a raise goes beyond what stands; a smaller forced bet is raised to the limit first."""
        if self.forced and not self.terms.spread and self.level < self.least:
            return self.least - self.level, self.least - self.level
        return self.least, self.most

    def puts(self, one: Dealt, action: str, amount: int) -> None:
        paid = one.pays(amount)
        one.bet += paid
        self.journal.tells(
            "bet-made", seat=one.seat, action=action, amount=paid, to=one.bet, all_in=True if one.all_in else None
        )
        self.level = max(self.level, one.bet)

    def posts(self, seat: int, action: str, amount: int) -> None:
        """A bet that nobody chose."""
        self.puts(self.dealt[seat], action, amount)
        self.forced = True
        self.last_bettor = seat

    def reopened(self, one: Dealt) -> None:
        """Everybody else has to answer to a bet or a raise."""
        self.forced = False
        self.last_bettor = one.seat
        self.on_bet()
        order = clockwise(sorted(self.dealt), one.seat)
        self.queue = [seat for seat in order if seat != one.seat and self.dealt[seat].able]

    def acted(self) -> None:
        self.queue.pop(0)

    def leaves(self, seat: int) -> bool:
        """A seat is out; whether the turn was that seat's."""
        had_turn = self.turn == seat
        self.queue = [other for other in self.queue if other != seat]
        return had_turn
