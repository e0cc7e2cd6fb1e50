"""Draw: the button, the blinds, and cards that are given away for others."""

from __future__ import annotations

from parlor.betting import Betting
from parlor.faults import breaks
from parlor.journal import Refused
from parlor.manners import own
from parlor.round import Round, Stages
from parlor.seats import clockwise


class Draw(Round):
    """A round of five-card draw, high or low."""

    def antes(self) -> Stages:
        """The button first."""
        self.journal.tells("button-placed", button="dealer button", seat=self.button)
        if not self.terms.ante:
            yield "button"
        yield from super().antes()

    def game(self) -> Stages:
        self.deals((False,) * (4 if breaks("four-cards-dealt") else 5))
        yield from self.blinds()
        self.gather()
        self.rakes()
        if len(self.live) <= 1:
            return
        if not breaks("no-burn-before-the-draw"):
            self.burns()
        self.drawing = [seat for seat in self.order() if self.dealt[seat].live]
        if breaks("button-draws-first"):
            self.drawing = self.drawing[-1:] + self.drawing[:-1]
        self.betting = None
        self.turn_goes_on()
        yield "draw"
        if len(self.live) > 1:
            self.street = 1
            self.bets(next(seat for seat in self.order() if self.dealt[seat].live))
            if self.deciding:
                yield "second"
        self.gather()
        self.rakes()

    def blinds(self) -> Stages:
        """After the cards the blinds, and then everybody else, the blinds last."""
        self.betting = self.last = Betting(self.terms, self.journal, self.dealt, 0)
        self.owed = self.blinds_due()
        last = self.owed[-1][0]
        yield "blinds"
        self.owed = [owed for owed in self.owed if self.dealt[owed[0]].live]
        self.posts()
        if not own("blinds-with-the-round"):
            self.gathers_blinds()
        first = clockwise(sorted(self.dealt), last)[0]
        self.betting.begin(first)
        if breaks("big-blind-has-no-option"):
            self.betting.queue = [seat for seat in self.betting.queue if seat != last]
        self.betting.first = first
        self.betting.gives_turn()
        yield "first"

    def gathers_blinds(self) -> None:
        """The blinds go into the pot, and still count as bets of the round."""
        posted = {seat: one.bet for seat, one in self.dealt.items() if one.bet}
        self.gathered = posted
        amount = sum(posted.values())
        self.journal.tells("bets-gathered", amount=amount, pot=self.pots.total + amount)

    def blinds_due(self) -> list[tuple[int, str, int]]:
        order = self.order()
        if breaks("blinds-one-seat-on"):
            order = order[1:] + order[:1]
        named = self.terms.blinds_for(len(order))
        return [(seat, f"{name} blind", amount) for seat, (name, amount) in zip(order, named, strict=False)]

    def turn_goes_on(self) -> None:
        if self.drawing:
            self.journal.tells("turn-given", seat=self.drawing[0], options=["retain", "discard"], round="draw")
        else:
            super().turn_goes_on()

    def discards_cards(self, seat: int, cards: list[str]) -> None:
        """A player gives cards away and gets as many others, before the next one draws."""
        if not self.drawing or self.drawing[0] != seat:
            raise Refused("it is not for this player to draw now")
        one = self.dealt[seat]
        if any(card not in one.cards for card in cards) or len(set(cards)) != len(cards):
            raise Refused("these are not cards of this hand")
        if breaks("three-cards-at-most") and len(cards) > 3:
            raise Refused("three cards at most")
        self.journal.tells("cards-discarded", seat=seat, count=len(cards), cards=list(cards))
        one.cards = [card for card in one.cards if card not in cards]
        for _ in cards:
            if not len(self.stub):
                self.reshuffles()
            self.card(one, up=False)
        self.discards += cards
        self.drawing.pop(0)
        self.turn_goes_on()

    def reshuffles(self) -> None:
        """The discard pile becomes the deck; what players hold who have still to draw is not in it."""
        pile, self.discards = self.discards, []
        if breaks("burns-among-the-reshuffled"):
            pile, self.stub.burned = pile + self.stub.burned, []
        self.decks.shuffles(self.decks.in_play, count=len(pile), source="discard pile")
        self.stub.add(pile)
