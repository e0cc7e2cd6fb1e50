"""Wagers: who may place which, with what, and how much."""

from __future__ import annotations

from .cards import suited
from .care import Care
from .core import INSURANCES, SEATS, SPOTS, SUIT_WAGERS, Hand, Refused
from .faults import broken

CENTS = 100


class Betting(Care):
    """The betting areas."""

    @property
    def several(self) -> bool:
        """Whether this is a table of Multiple Action."""
        return self.options["multiple-action"] != "not offered"

    @property
    def spots(self) -> tuple[str, ...]:
        """The wagers against the dealer's hands."""
        return SPOTS if self.several else SPOTS[:1]

    # --- acts ---

    def do_place_wager(
        self,
        seat: int,
        wager: str,
        amount: int,
        player: int | None = None,
        instrument: str = "value chip",
        hand: int = 1,
    ) -> None:
        """A wager is put down, or added to."""
        bettor = seat if player is None else player
        others = player is not None and self.round.players.get(seat, bettor) != bettor
        if others and (wager == "hit" or wager in INSURANCES):
            raise Refused("nobody wagers on another player's hand")
        if wager == "hit":
            self.place_hit(seat, hand, amount, instrument)
        elif wager in INSURANCES:
            self.insure(seat, wager, amount)
        else:
            self.may_bet_at(seat, bettor)
            self.taken_with(instrument, optional=wager in SUIT_WAGERS)
            stands = self.round.bets.get(seat, {}).get(wager, 0)
            self.fits(seat, wager, stands + amount)
            self.stand_at(seat, wager, stands + amount, bettor)

    def do_change_wager(self, seat: int, wager: str, amount: int, hand: int = 1) -> None:
        """A wager is to be this much."""
        bets = self.round.bets.get(seat, {})
        if wager not in bets or hand != 1:
            raise Refused("there is no such wager")
        if not broken("wagers-change-after-the-cards"):
            self.open_for_bets()
        self.fits(seat, wager, amount)
        if self.playing:
            self.round.hands[[one.seat for one in self.round.hands].index(seat)].stakes[wager] = amount
            self.tell("wager-taken", seat=seat, wager=wager, amount=amount)
            return
        self.stand_at(seat, wager, amount, self.round.players[seat])

    def do_withdraw_wager(self, seat: int, wager: str, hand: int = 1) -> None:
        """A wager is taken back, and with it those that must accompany it."""
        bets = self.round.bets.get(seat, {})
        if wager not in bets or hand != 1:
            raise Refused("there is no such wager")
        self.open_for_bets()
        gone = [wager]
        if wager == "blackjack":
            gone = [name for name in bets if name != wager] + gone
        elif wager == "second spot":
            gone = [name for name in bets if name == "third spot"] + gone
        for name in gone:
            self.tell("wager-withdrawn", seat=seat, wager=name, amount=bets.pop(name))
        if not bets:
            del self.round.bets[seat], self.round.players[seat]

    def do_rise(self, seat: int, *, leaves: bool = True) -> None:
        """A player leaves, or stands up at the table."""
        if seat not in self.arrived:
            raise Refused("nobody sits there")
        mine = [box for box, player in self.round.players.items() if player == seat]
        if leaves and mine and self.playing and not broken("players-leave-their-cards"):
            raise Refused("with wagers and cards a player remains until the round is over")
        if leaves and not self.playing:
            for box in mine:
                bets = self.round.bets.pop(box)
                for wager, amount in sorted(bets.items(), key=lambda bet: bet[0] in SPOTS):
                    self.tell("wager-withdrawn", seat=box, wager=wager, amount=amount)
                del self.round.players[box]
        self.arrived.remove(seat)

    # --- what a wager has to keep to ---

    def open_for_bets(self) -> None:
        """Bets are open until the first card."""
        if self.playing:
            raise Refused("the first card has been dealt")

    def may_bet_at(self, seat: int, player: int) -> None:
        """Seated players wager at their positions, and at adjacent ones where nobody else plays."""
        self.open_for_bets()
        if broken("who-stands-may-wager") and player == 0:
            return
        if player not in self.arrived or seat not in SEATS:
            raise Refused("only who is seated at the table may wager")
        if seat != player and seat in self.arrived:
            raise Refused("another player sits there")
        if self.round.players.get(seat, player) != player:
            raise Refused("another player wagers there")
        row = sorted({box for box, owner in self.round.players.items() if owner == player} | {seat, player})
        if len(row) > int(self.options["adjacent-boxes"]):
            raise Refused("these are more positions than a player may have")
        if row[-1] - row[0] >= len(row) and not broken("positions-with-a-gap"):
            raise Refused("the positions are not adjacent to each other")

    def taken_with(self, instrument: str, *, optional: bool) -> None:
        """With what a wager may be made."""
        accepted = {"value chip"} if optional else {"value chip", "cash"}
        if self.options["match-play"] == "accepted":
            accepted.add("match play coupon")
        if broken("cheques-are-taken"):
            accepted.add("cheque")
        if instrument not in accepted:
            raise Refused(f"no {instrument} is taken for this")

    def fits(self, seat: int, wager: str, amount: int) -> None:
        """Whether the wager is offered, and within its limits."""
        bets = self.round.bets.get(seat, {})
        if wager in self.spots:
            if not CENTS * int(self.options["minimum-wager"]) <= amount:
                raise Refused("this is below the table's minimum")
            most = CENTS * int(self.options["maximum-wager"])
            if amount > most and not (wager in bets and broken("maximum-of-each-chip")):
                raise Refused("this is above the table's maximum")
            optional = [bets[name] for name in SUIT_WAGERS if name in bets]
            if wager == "blackjack" and self.decks == 1 and optional and amount < max(optional):
                raise Refused("with one deck an optional wager is not higher than this one")
        elif wager in SUIT_WAGERS and wager == self.options["suit-wager"]:
            if "blackjack" not in bets and not broken("optional-wagers-alone"):
                raise Refused("an optional wager accompanies a Blackjack wager")
            self.optional_fits(amount, bets.get("blackjack", amount))
        else:
            raise Refused("there is no such wager at this table")

    def optional_fits(self, amount: int, beside: int) -> None:
        """The limits of optional wagers."""
        if not 0 < amount <= CENTS * int(self.options["optional-maximum"]):
            raise Refused("this is above the posted maximum of optional wagers")
        if self.decks == 1 and amount > beside and not broken("single-deck-optional-unlimited"):
            raise Refused("with one deck an optional wager is not higher than the Blackjack wager")

    def stand_at(self, seat: int, wager: str, amount: int, player: int) -> None:
        """The wager stands; with the first one the round begins."""
        if self.cards_are == "away":
            raise Refused("there are no cards at this table yet")
        if self.cards_are not in {"ready", "played"}:
            self.make_ready()
        if not self.round.begun:
            self.round.begun = True
            self.rounds += 1
            self.tell("round-started", number=self.rounds, deck=self.pack)
        self.round.bets.setdefault(seat, {})[wager] = amount
        self.round.players[seat] = player
        others = {"player": player} if player != seat else {}
        self.tell("wager-taken", seat=seat, wager=wager, amount=amount, **others)

    # --- wagers on the way ---

    def place_hit(self, seat: int, number: int, amount: int, instrument: str) -> None:
        """A wager that the next card of this hand is of its suit."""
        hand = self.hand_for_hit(seat, number)
        if self.options["hit-wagers"] != "offered":
            raise Refused("there are no Hit Wagers here")
        if hand.hits_barred:
            raise Refused("there are no Hit Wagers on these split cards")
        if not suited(hand.cards) and not broken("hits-on-two-suits"):
            raise Refused("the cards of this hand are not of one suit")
        self.taken_with(instrument, optional=True)
        if hand.hit:
            raise Refused("a Hit Wager on this card stands already, and no wager is increased now")
        self.optional_fits(amount, self.round.bets[seat]["blackjack"])
        hand.hit = amount
        self.tell("wager-taken", seat=seat, wager="hit", amount=hand.hit, **hand.which)

    def hand_for_hit(self, seat: int, number: int) -> Hand:
        """The hand whose next card may be wagered on."""
        for hand in self.round.hands:
            if (hand.seat, hand.number) == (seat, number) and hand is self.round.turn:
                return hand
        raise Refused("this hand gets no card now")

    def insure(self, seat: int, wager: str, amount: int) -> None:
        """A wager that the dealer has a Blackjack."""
        spot = SPOTS[INSURANCES.index(wager)]
        stake = self.round.bets.get(seat, {}).get(spot, 0)
        if self.round.stage != "insurance":
            raise Refused("insurance is not offered now")
        whole = self.round.insured.get((seat, wager), 0) + amount
        most = stake if broken("insurance-up-to-the-whole") else stake // 2
        if not 0 < whole <= most:
            raise Refused("insurance is up to half of the wager")
        self.round.insured[seat, wager] = whole
        self.tell("wager-taken", seat=seat, wager=wager, amount=whole)
