"""What all four games have in common once the cards are dealt: turns, the pot, and the end of a hand."""

from __future__ import annotations

from abc import abstractmethod

from poker.betting import BettingRound
from poker.faults import active
from poker.journal import Json
from poker.opening import FEE, Opening
from poker.players import Player, Refusal
from poker.pots import Pot, divide, pots, uncalled
from poker.ranking import Made


class House(Opening):
    """One table, from the first turn to the last award."""

    @abstractmethod
    def facts(self) -> Json:
        """Declare what holds at this table."""

    @abstractmethod
    def after_betting(self) -> None:
        """Go on when a betting round has closed and more than one player is left."""

    @abstractmethod
    def rank(self, player: Player) -> list[tuple[str, Made]]:
        """Rank the hand of a player at the showdown, by each way in which it can win."""

    @abstractmethod
    def award(self, pot: Pot, made: dict[Player, dict[str, Made]]) -> None:
        """Award one pot to the best of the hands that were shown."""

    # Turns and bets.

    @property
    def betting_name(self) -> str:
        return self.round.name if self.round else ""

    def turn(self) -> Player | None:
        return self.round.turn() if self.round else None

    def must_have_the_turn(self, seat: int, owner: int | None = None) -> tuple[BettingRound, Player]:
        """See that it is this seat's turn to bet, with its own money."""
        player = self.turn()
        if self.round is None or player is None or player.seat != seat:
            raise Refusal("it is not this seat's turn")
        if active("holdem-neighbour-calls") and self.round.level and owner is not None and owner in self.chairs.taken:
            return self.round, player
        if owner is not None and owner != seat:
            raise Refusal("only the player at the seat wagers there")
        return self.round, player

    def begin_round(self, betting: BettingRound) -> None:
        self.round = betting
        self.go_on()

    def moved(self, player: Player, action: str, amount: int) -> None:
        """Tell of a wager or a check, and go on."""
        self.journal.add(
            "bet-made", seat=player.seat, action=action, amount=amount, to=player.bet, all_in=player.chips == 0
        )
        self.go_on()

    def folds(self, seat: int) -> None:
        betting, player = self.must_have_the_turn(seat)
        betting.fold(player)
        self.journal.add("folded", seat=seat)
        self.journal.add("procedure", act="collects cards", by="dealer", owner=player.name, face="down")
        self.tell_where_folded_cards_go(player)
        self.go_on()

    def tell_where_folded_cards_go(self, player: Player) -> None:
        face = "up" if active("holdem-folds-on-the-river-lie-open") and self.betting_name == "fourth" else "down"
        self.journal.add("cards-discarded", seat=player.seat, count=len(player.hole), face=face)

    def checks(self, seat: int) -> None:
        betting, player = self.must_have_the_turn(seat)
        betting.check(player)
        self.moved(player, "checks", 0)

    def calls(self, seat: int, amount: int | None, owner: int | None) -> None:
        betting, player = self.must_have_the_turn(seat, owner)
        self.moved(player, "calls", betting.call(player, amount))

    def bets(self, seat: int, amount: int, owner: int | None) -> None:
        betting, player = self.must_have_the_turn(seat, owner)
        self.moved(player, "bets", betting.bet(player, amount))

    def raises(self, seat: int, to: int, owner: int | None) -> None:
        betting, player = self.must_have_the_turn(seat, owner)
        self.moved(player, "raises", betting.raises_to(player, to))

    def go_on(self) -> None:
        """Give the next turn, or close the round; who is left alone has the pot."""
        betting = self.round
        player = self.turn() if len(self.live) > 1 else None
        if betting is not None and player is not None:
            self.journal.add(
                "turn-given",
                seat=player.seat,
                options=self.listed(betting.options(player)),
                round=betting.name,
                due=betting.call_takes(player),
            )
            return
        self.gather()
        if len(self.live) > 1:
            self.after_betting()
        else:
            self.finish()

    def listed(self, options: list[str]) -> list[str]:
        """List what is open to a player; the plain manner has the fold first, and no raise that nobody can answer."""
        if not self.plain_manner:
            return options
        alone = sum(player.chips > 0 for player in self.live) == 1
        return [*options[-1:], *(option for option in options[:-1] if option != "raise" or not alone)]

    def gather(self) -> None:
        """Give back what nobody matched, and move the rest into the pot."""
        rest = uncalled(self.playing)
        if rest:
            player, amount = rest
            player.bet -= amount
            player.chips += amount
            self.journal.add("bet-returned", seat=player.seat, amount=amount)
        amount = sum(player.bet - player.pooled for player in self.playing)
        for player in self.playing:
            player.put += player.bet - player.pooled
            player.bet = player.pooled = 0
            if self.early:
                player.early = player.put
        if amount:
            self.journal.add("bets-gathered", amount=amount, pot=self.pot)

    @property
    def early(self) -> bool:
        """Tell whether what is moved into the pot now can be won by everybody."""
        return True

    def take_fee(self) -> None:
        """Take the flat fee out of the pot; a pot that is smaller pays nothing."""
        if active("holdem-no-fee-when-all-in") and sum(player.chips > 0 for player in self.live) <= 1:
            return
        if active("holdem-tenth-of-a-large-pot") and self.pot > 100 * FEE // 4:
            self.fee_taken = self.pot // 1000 * 100
            self.journal.add("fee-taken", amount=self.fee_taken, pot=self.pot)
            return
        if active("holdem-every-seventh-hand-is-free") and self.hands % 7 == 0:
            return
        if self.pot >= FEE:
            self.fee_taken = FEE
            self.journal.add("fee-taken", amount=FEE, pot=self.pot)

    # The end of a hand.

    def finish(self) -> None:
        """Show and compare the hands if several are left, award the pots, and end the hand."""
        made: dict[Player, dict[str, Made]] = {}
        if len(self.live) > 1:
            for player in self.live:
                made[player] = dict(self.rank(player))
                self.journal.add("hand-shown", seat=player.seat, cards=player.hole)
                if not self.plain_manner:
                    self.tell_ranks(player, made[player])
            if self.plain_manner:
                for player in self.live:
                    self.tell_ranks(player, made[player])
        self.award_all(pots(self.playing, self.fee_taken), made)
        self.end()

    def award_all(self, built: list[Pot], made: dict[Player, dict[str, Made]]) -> None:
        for pot in built:
            self.award(pot, made)

    def tell_ranks(self, player: Player, made: dict[str, Made]) -> None:
        for game, hand in made.items():
            self.journal.add(
                "hand-ranked", owner=player.name, game=game, category=hand.worth.category, cards=list(hand.cards)
            )

    def give(self, pot: Pot, share: str, amount: int, winners: list[Player]) -> None:
        """Divide an amount among winners, the first to the left of the button before the others."""
        if active("holdem-odd-chip-to-the-lowest-seat"):
            winners = sorted(winners, key=lambda player: player.seat)
        if active("pineapple-odd-chip-by-the-button"):
            winners = winners[::-1]
        for part in divide(amount, winners):
            if not part.amount:
                continue
            self.hand_over(pot.name, share, part.player, part.amount, part.odd)

    def hand_over(self, pot: str, share: str, player: Player, amount: int, odd: int) -> None:
        player.chips += amount
        self.journal.add("pot-awarded", pot=pot, share=share, seat=player.seat, amount=amount, odd_chips=odd)

    def winners(self, contenders: list[Player], made: dict[Player, dict[str, Made]], game: str) -> list[Player]:
        """Find who has the best hand of this kind; whoever is left alone needs to show none."""
        if not made:
            return contenders
        counting = [player for player in contenders if game in made[player]]
        top = max((made[player][game].worth for player in counting), default=None)
        return [player for player in counting if made[player][game].worth == top]

    def end(self) -> None:
        self.journal.add("round-ended", number=self.hands)
        self.walked = self.betting_name == "first"
        self.playing = []
        self._fresh = False
        self.posted = set()
        self.round = None
        self.fee_taken = 0
        self.deck.forget()

    # What a game may allow beside bets.

    def discards(self, seat: int, cards: list[str]) -> None:
        """Take cards that a player gives away; most rounds have no place for that."""
        raise Refusal(f"seat {seat} has no cards to give away now ({len(cards)})")
