"""The showdown: who shows, what the hands are worth, and how each pot is divided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlor.cards import high, low, suit
from parlor.faults import breaks
from parlor.manners import own
from parlor.pots import Pot
from parlor.ranks import Ranked, best_high, best_low
from parlor.seats import Dealt, clockwise
from parlor.terms import DOLLAR

if TYPE_CHECKING:
    from parlor.round import Round

Share = tuple[str, str, int, int, int]
"""Pot, share, seat, amount, and what of it is odd."""


class Showdown:
    """The end of a round in which nobody is left to bet."""

    def __init__(self, played: Round) -> None:
        self.round = played
        self.terms = played.terms
        self.journal = played.journal
        self.highs: dict[int, Ranked] = {}
        self.lows: dict[int, Ranked | None] = {}
        self.conceded: set[int] = set()
        self.shown = False

    def decides(self) -> None:
        """Shows, ranks, collects from who has lost, and awards."""
        if len(self.round.live) > 1:
            self.shows()
        shares = [share for pot in self.round.pots.all for share in self.of(pot)]
        winners = {share[2] for share in shares}
        for one in self.round.dealt.values():
            if one.seat not in winners and (not one.live or self.shown) and not breaks("losers-collected-last"):
                if one.seat in self.conceded:
                    self.journal.acts("collects cards", seat=one.seat, owner=one.place, face="down")
                    self.journal.tells("cards-discarded", seat=one.seat, count=len(one.cards))
                self.round.collects(one, told=own("collects-folded") or one.seat in {*self.highs, *self.lows})
        for pot, share, seat, amount, odd in shares:
            self.round.dealt[seat].player.stack += amount
            self.journal.tells("pot-awarded", pot=pot, share=share, seat=seat, amount=amount, odd_chips=odd or None)

    def shows(self) -> None:
        """Who made the last bet first, then clockwise; who concedes throws the hand away."""
        self.shown = True
        live = {one.seat: one for one in self.round.live}
        last = self.round.last
        first = (last.last_bettor or last.first or 1) if last else 1
        order = clockwise(list(live), first - 1)
        if breaks("showdown-begins-left-of-the-bettor"):
            order = clockwise(list(live), first)
        given_up: list[tuple[int, list[str]]] = []
        for seat in order:
            one = live[seat]
            if one.conceding and len(self.round.live) > 1:
                given_up.append((seat, list(one.cards)))
                one.live = False
                if own("concedes-in-turn"):
                    self.round.collects(one)
                else:
                    self.conceded.add(seat)
                continue
            cards = one.cards[:-1] if breaks("last-card-not-shown") else one.cards
            self.journal.tells("hand-shown", seat=seat, cards=list(cards))
            self.ranks(one)
        if self.round.disclosed:
            for seat, cards in given_up:
                self.journal.tells("hand-shown", seat=seat, cards=cards)

    def ranks(self, one: Dealt) -> None:
        cards = one.cards + self.round.common
        if not self.terms.low:
            self.highs[one.seat] = hand = best_high(cards)
            self.tells_rank(one, "high", hand)
        if self.terms.low or self.terms.split:
            hand_low = best_low(cards, inverse=self.terms.low, eight=self.terms.eight)
            self.lows[one.seat] = hand_low
            if hand_low:
                self.tells_rank(one, "low", hand_low)

    def tells_rank(self, one: Dealt, game: str, hand: Ranked) -> None:
        self.journal.tells("hand-ranked", owner=one.place, game=game, category=hand.category, cards=list(hand.cards))

    def of(self, pot: Pot) -> list[Share]:
        """Who gets how much of a pot."""
        live = self.round.live
        able = [one.seat for one in live if one.seat in pot.put_in] or [one.seat for one in live]
        if not pot.amount:
            return []
        if len(able) == 1:
            return [(pot.name, "whole", able[0], pot.amount, 0)]
        if self.terms.low:
            best = self.best({seat: self.lows[seat] for seat in able})
            return self.divided(pot.name, "whole", pot.amount, self.by_position(best))
        highs = self.best({seat: self.highs[seat] for seat in able})
        if breaks("tied-highs-first-takes-all"):
            highs = highs[:1]
        if not self.terms.split:
            return self.divided(pot.name, "whole", pot.amount, self.by_position(highs))
        highs = sorted(highs, key=self.high_card, reverse=not breaks("odd-dollar-to-the-lower-suit"))
        lows = self.best({seat: self.lows[seat] for seat in able if self.lows[seat]})
        if not lows:
            return self.divided(pot.name, "whole", pot.amount, highs)
        half = pot.amount // 2 // DOLLAR * DOLLAR
        excess = pot.amount - 2 * half
        if breaks("odd-dollar-to-the-low"):
            upper, half = half, pot.amount - half
        else:
            upper = pot.amount - half
        top = self.divided(pot.name, "high", upper, highs)
        if excess and len(top) == 1 and not breaks("odd-dollar-to-the-low"):
            top = [(*top[0][:4], excess)]
        return top + self.divided(pot.name, "low", half, sorted(lows, key=self.low_card))

    def best(self, hands: dict[int, Ranked] | dict[int, Ranked | None]) -> list[int]:
        """The seats that have the best of these hands."""
        keys = {seat: hand.key for seat, hand in hands.items() if hand}
        return [seat for seat, key in keys.items() if key == max(keys.values())]

    def divided(self, pot: str, share: str, amount: int, seats: list[int]) -> list[Share]:
        """Equal parts in whole dollars; what is over goes a dollar each to the first of them."""
        part = amount // len(seats) // DOLLAR * DOLLAR
        over = amount - part * len(seats)
        shares: list[Share] = []
        for seat in seats:
            odd = min(over, DOLLAR)
            over -= odd
            shares.append((pot, share, seat, part + odd, odd))
        return shares

    def by_position(self, seats: list[int]) -> list[int]:
        """To the left of the button, or of the dealer where there is none."""
        order = self.round.order()
        return sorted(seats, key=order.index)

    def high_card(self, seat: int) -> tuple[int, int]:
        """The highest card of the five, its suit deciding."""
        return max((high(card), suit(card)) for card in self.highs[seat].cards)

    def low_card(self, seat: int) -> tuple[int, int]:
        """The lowest ranking low card of the five comes first: the one nearest to the king, of the lowest suit."""
        hand = self.lows[seat]
        return min((-low(card), suit(card)) for card in hand.cards) if hand else (0, 0)
