"""Stud: who is forced to bet, whose hand shows highest, and a common card where the deck runs out."""

from __future__ import annotations

from parlor.betting import Betting
from parlor.cards import high, low, suit
from parlor.faults import breaks
from parlor.manners import own
from parlor.ranks import showing
from parlor.round import Round, Stages
from parlor.seats import Dealt

HOLES = 2
"""The hole cards of the deal in seven-card stud."""


class Stud(Round):
    """A round of seven-card or five-card stud."""

    def game(self) -> Stages:
        self.deals((False, False, True) if self.terms.seven else (False, True))
        yield from self.first_street()
        for street in range(1, len(self.terms.streets)):
            self.gather()
            self.rakes()
            if len(self.live) <= 1:
                return
            self.street = street
            self.deals_street()
            if street < 1 or not self.common_betting():
                continue
            yield self.terms.streets[street]
        self.gather()
        self.rakes()

    def common_betting(self) -> bool:
        """The player with the highest hand showing commences; whether anybody can bet at all."""
        best = max(showing(one.up) for one in self.live)
        first = next(one.seat for one in self.live if showing(one.up) == best)
        if breaks("lowest-hand-commences"):
            first = min(self.live, key=lambda one: showing(one.up)).seat
        if breaks("tied-hands-last-commences"):
            first = [one.seat for one in self.live if showing(one.up) == best][-1]
        self.bets(first, must_bet=not self.terms.seven and not breaks("five-card-stud-may-check"))
        return self.deciding

    def first_street(self) -> Stages:
        """The forced bet, and the answers to it."""
        if len(self.live) <= 1:
            return
        self.betting = self.last = Betting(self.terms, self.journal, self.dealt, 0)
        self.betting.on_bet = self.bet_came
        seat = self.forced_bettor()
        self.owed = [(seat, "forced bet", self.terms.forced)]
        yield "forced bet"
        if len(self.live) <= 1:
            self.owed = []
            return
        if self.owed and not self.dealt[seat].live:
            seat = self.forced_bettor()
            self.owed = [(seat, "forced bet", self.terms.forced)]
        self.posts()
        self.betting.begin(seat, skips_first=True)
        self.betting.first = seat
        self.betting.gives_turn()
        yield self.terms.streets[0]

    def forced_bettor(self) -> int:
        """Whose up-card is the lowest, or, in a plain split game, the highest with the ace below the two."""
        highest = self.terms.split and not self.terms.eight
        if breaks("split-forced-by-the-lowest"):
            highest = False

        def value(one: Dealt) -> tuple[int, int]:
            if not one.up:
                return 0, 0  # who has got too few cards shows none
            card = one.up[-1]
            by_suit = -suit(card) if breaks("suits-upside-down") else suit(card)
            ace_low = highest != breaks("ace-counted-the-other-way")
            return low(card) if ace_low else high(card), by_suit

        chosen = max if highest != breaks("highest-card-forced") else min
        return chosen([one for one in self.live if one.up] or self.live[:1], key=value).seat

    def face(self, one: Dealt, *, up: bool) -> bool:
        """After a hole card that was turned up, the third card comes face down."""
        if self.terms.seven and up and one.up and not breaks("third-card-up-all-the-same"):
            return False
        return up

    def exposed(self, one: Dealt, *, now: bool = True) -> None:
        """Whose both hole cards were turned up has a dead hand, and the ante back."""
        if (
            self.terms.seven
            and len(one.up) == len(one.cards) == HOLES
            and now == own("collects-exposed-at-once")
            and not breaks("exposed-hand-lives")
        ):
            self.out(one)
            self.collects(one)
            self.journal.acts("voids a hand", seat=one.seat, owner=one.place)
            self.returns(one.seat, self.pots.refund(one.seat))

    def deals_street(self) -> None:
        """One card to each who is in, and to positions that folded while all checked."""
        receive = [one for one in self.dealt.values() if one.live or one.lingering]
        last = self.terms.seven and self.street == len(self.terms.streets) - 1
        if last and len(self.stub) < len(receive) + 1:
            self.deals_common()
            return
        if not breaks("no-burn-before-the-last-card") or self.street < len(self.terms.streets) - 1:
            self.burns()
        if breaks("streets-dealt-backwards"):
            receive.reverse()
        up = not last or breaks("last-card-up")
        for one in receive:
            self.card(one, up=up)

    def deals_common(self) -> None:
        """There are too few cards for all: one for all of them, face up."""
        if len(self.stub) <= 1 and not breaks("burns-not-shuffled-in"):
            burned, self.stub.burned = self.stub.burned, []
            self.decks.shuffles(self.decks.in_play, count=len(burned), source="burn pile")
            self.stub.add(burned)
        if not breaks("no-burn-before-the-common-card"):
            self.burns()
        self.mishaps.before(self)
        self.common = [self.stub.take("common card")]
        self.journal.tells("board-dealt", street="common card", cards=list(self.common), total=1)
