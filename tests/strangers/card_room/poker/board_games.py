"""Texas Hold'em, Omaha High/Low Split and Pineapple: games with a board."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from poker.betting import TWO, BettingRound, Stakes
from poker.cards import height, suit_height
from poker.facts import BLIND_BUTTONS, FACTS
from poker.faults import active
from poker.house import House
from poker.journal import Json
from poker.players import CHIP, Player, Refusal, clockwise
from poker.pots import Pot
from poker.ranking import HAND, Made, best, high_worth, low_worth

SMALL_BLIND = 200
BIG_BLIND = 400
FLOP = 3
BOARD = 5
OF_THE_HAND = 2
STREETS = (("second", "flop", FLOP), ("third", "turn", 1), ("fourth", "river", 1))
# Two who could act when a round began may raise without limit.
STAKES = Stakes(unit=CHIP, fixed=False, two_by_now=False)


@dataclass(frozen=True)
class BoardRules:
    """What tells the three games apart."""

    hole_cards: int
    discards_one: bool = False
    high_low: bool = False


HOLDEM = BoardRules(hole_cards=2)
OMAHA = BoardRules(hole_cards=4, high_low=True)
PINEAPPLE = BoardRules(hole_cards=3, discards_one=True)


class BoardGame(House):
    """A hand with blinds, four betting rounds and five cards on the board."""

    def __init__(self, rules: BoardRules, options: Json, seed: int, ready: bool) -> None:
        super().__init__(seed, ready)
        self._rules = rules
        self._two_blinds = options["number-of-blinds"] == TWO
        self._board: list[str] = []
        self._street = 0
        self._discarding: list[Player] = []
        self._has_discarded = False
        # Where the last bet or raise of the hand came from.
        self._last_up = 1

    def facts(self) -> Json:
        return {**FACTS, **BLIND_BUTTONS, "time of the collection": "after the flop"}

    def _blinds(self) -> list[tuple[Player, str, int]]:
        # Of two players the one to the left of the button has the small blind, and the button has the big one.
        if self._two_blinds:
            return [(self.playing[0], "small blind", SMALL_BLIND), (self.playing[1], "big blind", BIG_BLIND)]
        return [(self.playing[0], "big blind", BIG_BLIND)]

    def due_posts(self) -> list[tuple[Player, str, int]]:
        return self._blinds()

    def place_blind_buttons(self) -> None:
        for player, blind, _ in self._blinds():
            self.journal.add("button-placed", button=f"{blind} button", seat=player.seat)

    def button_winner(self, drawn: dict[int, str]) -> list[int]:
        if active("holdem-diamonds-above-hearts"):
            return [max(drawn, key=lambda seat: (height(drawn[seat]), "chds".index(drawn[seat][1])))]
        return [max(drawn, key=lambda seat: (height(drawn[seat]), suit_height(drawn[seat])))]

    def deal_hand(self) -> None:
        self._board = []
        self._street = 0
        self._has_discarded = False
        self.deal_around(self._rules.hole_cards)
        last = self._blinds()[-1][0]
        stands = last.bet if active("holdem-short-big-blind-is-called") else BIG_BLIND
        self.begin_round(BettingRound("first", clockwise(self.playing, last.seat), STAKES, stands))

    def after_betting(self) -> None:
        late = active("pineapple-discards-after-the-flop")
        if self._street == int(late) and self._rules.discards_one and not self._has_discarded:
            self.round = None
            self._has_discarded = True
            self._discarding = self.live
            if active("pineapple-button-discards-first"):
                self._discarding = [*self.live[-1:], *self.live[:-1]]
            if active("pineapple-all-in-keeps-three"):
                self._discarding = [player for player in self.live if player.chips > 0]
            self._ask_for_a_discard()
        elif self._street < len(STREETS):
            self._deal_street()
        else:
            self.finish()

    def _deal_street(self) -> None:
        name, street, number = STREETS[self._street]
        self._street += 1
        nobody_bets = sum(player.chips > 0 for player in self.live) <= 1
        if not (active("holdem-no-burn-when-all-in") and nobody_bets):
            burned = self.deck.next_for("burn")
            self.journal.add("procedure", act="burns", by="dealer", count=1, face="down", cards=[burned])
        cards = [self.deck.next_for("board") for _ in range(number)]
        self._board += cards
        self.journal.add("board-dealt", street=street, cards=cards, total=len(self._board))
        if street == "flop":
            self.take_fee()
        order = self.live
        if active("holdem-last-raiser-begins-the-river") and street == "river":
            order = clockwise(order, self._last_up - 1)
        self.begin_round(BettingRound(name, order, STAKES))

    def moved(self, player: Player, action: str, amount: int) -> None:
        if action in {"bets", "raises"}:
            self._last_up = player.seat
        super().moved(player, action, amount)

    # Pineapple: one card of three is given away before the flop.

    def turn(self) -> Player | None:
        return self._discarding[0] if self._discarding else super().turn()

    def _ask_for_a_discard(self) -> None:
        if self._discarding:
            self.journal.add("turn-given", seat=self._discarding[0].seat, options=["discard"], round="discard")
        else:
            self._deal_street()

    def discards(self, seat: int, cards: list[str]) -> None:
        if not self._discarding or self._discarding[0].seat != seat:
            raise Refusal("it is not this seat's turn to discard")
        player = self._discarding[0]
        most = 2 if active("pineapple-two-are-discarded") else 1
        if not 1 <= len(cards) <= most or not set(cards) <= set(player.hole):
            raise Refusal("one card of the own hand is discarded")
        self._discarding.pop(0)
        player.hole = [card for card in player.hole if card not in cards]
        self.journal.add("procedure", act="collects cards", by="dealer", owner=player.name, face="down")
        self.journal.add("cards-discarded", seat=seat, count=len(cards), cards=cards, face="down")
        self._ask_for_a_discard()

    # The showdown.

    def _hands(self, player: Player) -> list[tuple[str, ...]]:
        """List the five cards that a player may choose."""
        if self._rules.high_low and active("omaha-three-of-the-hand") and self._board:
            return [
                own + shared
                for of_hand in (OF_THE_HAND, OF_THE_HAND + 1)
                for own in combinations(player.hole, of_hand)
                for shared in combinations(self._board, HAND - of_hand)
            ]
        if self._rules.high_low:
            return [
                own + shared
                for own in combinations(player.hole, OF_THE_HAND)
                for shared in combinations(self._board, HAND - OF_THE_HAND)
            ]
        return list(combinations([*player.hole, *self._board], HAND))

    def rank(self, player: Player) -> list[tuple[str, Made]]:
        hands = self._hands(player)
        high = best(hands, high_worth)
        low = best(hands, low_worth) if self._rules.high_low else None
        if active("omaha-one-card-of-the-hand-for-low") and self._rules.high_low:
            low = best(
                [*hands, *((own, *four) for own in player.hole for four in combinations(self._board, HAND - 1))],
                low_worth,
            )
        return [(game, made) for game, made in (("high", high), ("low", low)) if made]

    def award(self, pot: Pot, made: dict[Player, dict[str, Made]]) -> None:
        high = self.winners(pot.eligible, made, "high")
        low = self.winners(pot.eligible, made, "low") if made and self._rules.high_low else []
        amount = pot.early + pot.late
        if active("omaha-no-scoop") and len(high) == 1 and low == high and len(pot.eligible) > 1:
            low = self.winners([player for player in pot.eligible if player not in high], made, "low")
        if active("omaha-side-pots-are-high-only") and pot.name != "main":
            low = []
        if active("omaha-tied-lows-with-tied-highs") and len(high) > 1:
            low = low[:1]
        if not low:
            self.give(pot, "whole", amount, high)
            return
        # The chip that does not divide into halves belongs to the high half.
        half = amount // CHIP // 2 * CHIP
        if active("omaha-odd-chip-to-the-low-half"):
            half = amount - half
        if active("omaha-odd-low-chip-to-the-last"):
            low = low[::-1]
        self.give(pot, "low", half, low)
        self.give(pot, "high", amount - half, high)
