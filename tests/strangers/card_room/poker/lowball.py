"""Lowball: five cards, one draw, and the lowest hand has the pot."""

from __future__ import annotations

from dataclasses import dataclass, replace

from poker.betting import BettingRound, Stakes
from poker.cards import low_height
from poker.facts import FACTS
from poker.faults import active
from poker.house import House
from poker.journal import Json
from poker.opening import LEAST_PLAYERS
from poker.players import CHIP, Player, Refusal
from poker.pots import Pot, divide
from poker.ranking import HAND, Made, best, is_seven_or_better, lowball_worth

MOST_DRAWN = 3
DOLLAR = 100
LATE = "bets after the draw"


@dataclass(frozen=True)
class Limits:
    """What is bet and raised by before and after the draw; no limit where the lower is 0."""

    lower: int
    higher: int

    @classmethod
    def named(cls, name: str) -> Limits:
        if name == "no limit":
            return cls(0, 0)
        lower, higher = name.split("-")
        return cls(int(lower) * DOLLAR, int(higher) * DOLLAR)

    def stakes(self, unit: int, short: bool) -> Stakes:
        return Stakes(unit=unit or CHIP, fixed=bool(unit), two_by_now=True, short=short)


class Lowball(House):
    """A hand with antes, two betting rounds, and the draw between them."""

    def __init__(self, options: Json, seed: int, ready: bool) -> None:
        super().__init__(seed, ready)
        self._limits = Limits.named(options["limits"])
        self._ante: int = options["ante"] * DOLLAR
        self._blind: int = options["blind"] * DOLLAR
        self._drawing: list[Player] = []
        self._owed = 0
        self._drawn = False
        self._pile: dict[Player, list[str]] = {}

    def facts(self) -> Json:
        return {
            **FACTS,
            "time of the collection": "after the draw",
            "lower table limit": self._limits.lower or CHIP,
            "higher table limit": self._limits.higher or CHIP,
            "amount of the ante": self._ante,
        }

    @property
    def _blind_name(self) -> str:
        return "small blind" if self._blind == 2 * DOLLAR else "big blind"

    def due_posts(self) -> list[tuple[Player, str, int]]:
        antes = [(player, "ante", self._ante) for player in self.playing]
        if active("lowball-button-pays-no-ante") and self.hands > 1:
            antes.pop()
        if self._blind:
            return [*antes, (self.playing[0], self._blind_name, self._blind)]
        return antes

    def place_blind_buttons(self) -> None:
        """Lay no further disk: the blind, if there is one, is always to the left of the button."""

    def button_winner(self, drawn: dict[int, str]) -> list[int]:
        top = max(low_height(card) for card in drawn.values())
        tied = [seat for seat, card in drawn.items() if low_height(card) == top]
        return tied[:1] if active("lowball-three-who-tie-do-not-redraw") and len(tied) > LEAST_PLAYERS else tied

    def post_the_rest(self) -> None:
        for player, blind, amount in self.due_posts():
            if (player.seat, blind) not in self.posted:
                self._posts(player, blind, amount)
        for player in self.playing:
            # Antes call nothing: the first round begins without a wager, or with the blind.
            player.bet -= player.anted
            player.pooled = player.bet
        self.pool(0)
        self.shuffle_and_deal()

    def deal_hand(self) -> None:
        self._drawn = False
        self._pile = {player: [] for player in self.playing}
        self.deal_around(HAND)
        self.begin_round(
            BettingRound("first", self.playing, self._limits.stakes(self._limits.lower, self.plain_manner), self._blind)
        )

    def checks(self, seat: int) -> None:
        betting, player = self.must_have_the_turn(seat)
        betting.check(player)
        limit = self._limits.lower or active("lowball-sevens-without-a-limit")
        if active("lowball-only-the-first-check-is-barred") and betting.has_been_checked:
            limit = False
        betting.has_been_checked = True
        before = not self._drawn or active("lowball-check-after-the-draw-counts-too")
        if before and limit and is_seven_or_better(player.hole):
            player.barred = True
        self.moved(player, "checks", 0)

    def folds(self, seat: int) -> None:
        _, player = self.must_have_the_turn(seat)
        self._pile[player] += player.hole
        super().folds(seat)

    def tell_where_folded_cards_go(self, player: Player) -> None:
        # This game's rules only have them collected; the plain manner says no more.
        if not self.plain_manner:
            super().tell_where_folded_cards_go(player)

    def after_betting(self) -> None:
        if self._drawn:
            self.finish()
            return
        self.round = None
        self._drawing = self.live
        if active("lowball-button-draws-first"):
            self._drawing = [*self.live[-1:], *self.live[:-1]]
        self._ask_for_cards_to_replace()

    @property
    def early(self) -> bool:
        return not self._drawn

    # The draw.

    def turn(self) -> Player | None:
        if self._drawing:
            return None if self._owed else self._drawing[0]
        return super().turn()

    def _ask_for_cards_to_replace(self) -> None:
        if self._drawing:
            seat = self._drawing[0].seat
            self.journal.add("turn-given", seat=seat, options=self.listed(["discard", "retain"]), round="draw")
            return
        self._drawn = True
        self.take_fee()
        unit = self._limits.lower if active("lowball-lower-limit-to-the-end") else self._limits.higher
        self.begin_round(BettingRound("second", self.live, self._limits.stakes(unit, self.plain_manner)))

    def discards(self, seat: int, cards: list[str]) -> None:
        player = self.turn()
        if not self._drawing or player is None or player.seat != seat:
            raise Refusal("it is not this seat's turn to draw")
        most = MOST_DRAWN + 1 if active("lowball-four-are-drawn") else MOST_DRAWN
        if len(cards) > most:
            raise Refusal("three cards at most are replaced")
        if len(set(cards)) < len(cards) or not set(cards) <= set(player.hole):
            raise Refusal("only cards of the own hand are replaced")
        player.hole = [card for card in player.hole if card not in cards]
        self._pile[player] += cards
        if cards:
            self.journal.add("procedure", act="lays down", by="player", owner=player.name, seat=seat, count=len(cards))
            self.journal.add("procedure", act="collects cards", by="dealer", owner=player.name)
        self.journal.add("cards-discarded", seat=seat, count=len(cards), cards=cards, face="down")
        self._owed = len(cards)
        self._replace()

    def _replace(self) -> None:
        """Deal what the player is owed; where the deck runs out, what others gave away is shuffled."""
        player = self._drawing[0]
        while self._owed:
            if not len(self.deck):
                others = [card for owner, cards in self._pile.items() if owner is not player for card in cards]
                # With nothing of others to shuffle, only the player's own discards are left.
                used = others or self._pile[player]
                if active("lowball-own-discards-come-back"):
                    used = others + self._pile[player]
                self._pile = {
                    owner: [card for card in cards if card not in used] for owner, cards in self._pile.items()
                }
                self.await_shuffle(self._replace, used)
                return
            self.deal_one(player)
            self._owed -= 1
        self._drawing.pop(0)
        self._ask_for_cards_to_replace()

    # The showdown.

    def rank(self, player: Player) -> list[tuple[str, Made]]:
        made = best([tuple(player.hole)], lowball_worth)
        return [("low", made)] if made else []

    def award_all(self, built: list[Pot], made: dict[Player, dict[str, Made]]) -> None:
        apart = [pot for pot in built if pot.late and self._early_winners(pot, made) != self._late_winners(pot, made)]
        if not apart or not self.plain_manner:
            super().award_all(built, made)
            return
        # In the plain manner all bets after the draw are told as one award to each who gets of them.
        late: dict[Player, tuple[int, int]] = {}
        for pot in built:
            self.give(pot, "whole", pot.early, self._early_winners(pot, made))
            winners = self._late_winners(pot, made)
            if not winners:
                self._give_back(pot)
            for part in divide(pot.late, winners) if winners else []:
                amount, odd = late.get(part.player, (0, 0))
                late[part.player] = (amount + part.amount, odd + part.odd)
        for player, (amount, odd) in late.items():
            if amount:
                self.hand_over(LATE, "whole", player, amount, odd)

    def _early_winners(self, pot: Pot, made: dict[Player, dict[str, Made]]) -> list[Player]:
        return self.winners(pot.eligible, made, "low")

    def _late_winners(self, pot: Pot, made: dict[Player, dict[str, Made]]) -> list[Player]:
        """Find who gets the bets after the draw: who checked a seven or better has no part of them."""
        if active("lowball-barred-only-from-three-on") and len(pot.eligible) == 2:
            return self.winners(pot.eligible, made, "low")
        second = self.winners([player for player in pot.eligible if not player.barred], made, "low")
        if active("lowball-one-second-best-hand") and second != self._early_winners(pot, made):
            return second[:1]
        return second

    def award(self, pot: Pot, made: dict[Player, dict[str, Made]]) -> None:
        lowest = self._early_winners(pot, made)
        later = self._late_winners(pot, made)
        if later == lowest or not pot.late:
            self.give(pot, "whole", pot.early + pot.late, lowest)
            return
        self.give(pot, "whole", pot.early, lowest)
        if later:
            self.give(replace(pot, name=LATE), "whole", pot.late, later)
        else:
            self._give_back(pot)

    def _give_back(self, pot: Pot) -> None:
        """Return the bets after the draw of which nobody may have any."""
        for player, amount in pot.late_of.items():
            player.chips += amount
            self.journal.add("bet-returned", seat=player.seat, amount=amount)
