"""One round of blackjack21: the cards that it is handed, and what its table shows after each step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import blackjack21
from blackjack21.deck import DEFAULT_RANKS
from blackjack21.exceptions import BlackjackException
from blackjack21.players import GameResult, GameState
from blackjack21.table import DEFAULT_SUITS
from blackjack21.utils import calculate_hand

from clausewise.adapters.third_party.table import Refused
from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.points.events import Elected
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.against_dealer.words import Result
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.points.words import Election
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

ELECTIONS: Final[dict[type, tuple[str, Election]]] = {
    Draw: ("hit", "draws"), Stand: ("stand", "stands"), DoubleDown: ("double_down", "doubles down"),
    Split: ("split", "splits"), Surrender: ("surrender", "surrenders"),
}  # fmt: skip
"""What the engine calls what a player elects."""
RESULTS: Final[dict[GameResult, Result]] = {
    GameResult.BLACKJACK: "wins", GameResult.PLAYER_WIN: "wins", GameResult.DEALER_BUST: "wins",
    GameResult.PUSH: "returned", GameResult.SURRENDER: "surrendered",
    GameResult.PLAYER_BUST: "loses", GameResult.DEALER_WIN: "loses",
}  # fmt: skip
RANKS: Final = {"10": "T"}


class HandedCards:
    """A source of cards that knows for whom the next one is."""

    def __init__(self, packs: int, chance: Random, forced: dict[tuple[str, int], list[Card]]) -> None:
        self._cards = list(PACK) * packs
        chance.shuffle(self._cards)
        self._forced = forced
        self.to: Callable[[], tuple[str, int]] = lambda: ("dealer", 1)

    def __len__(self) -> int:
        return len(self._cards)

    def draw_card(self) -> blackjack21.deck.Card:
        """The card that was forced for this place, or any."""
        wanted = self._forced.get(self.to(), [])
        card = wanted.pop(0) if wanted else self._cards[-1]
        if card not in self._cards:
            raise Refused(f"there is no {card} left in the decks")
        self._cards.remove(card)
        rank = "10" if card[0] == "T" else card[0]
        suit = next(name for name in DEFAULT_SUITS if name[0].lower() == card[1])
        return blackjack21.deck.Card(suit, rank, DEFAULT_RANKS[rank])


class Round:
    """From the deal to the results."""

    def __init__(
        self,
        number: int,
        wagers: dict[int, Cents],
        forced: dict[tuple[str, int], list[Card]],
        happens: Callable[[AnyEvent], None],
    ) -> None:
        self._number, self._wagers, self._forced, self._happens = number, wagers, forced, happens
        self._seats = list(wagers)
        self._told: dict[tuple[str, int], int] = {}
        """How many cards of each hand have been told."""
        self._hands = {seat: [1] for seat in wagers}
        """The numbers of a seat's hands, in the engine's order: a split puts the new hand behind its own."""
        self._asked: tuple[int, int] | None = None
        self.over = False

    def begin(self, packs: int, chance: Random, *, draws_on_soft_17: bool) -> None:
        """The deal, and the first turn."""
        cards = HandedCards(packs, chance, self._forced)
        places = [*((f"seat {seat}", 1) for seat in self._seats), ("dealer", 1)] * 2
        due = iter(places)
        cards.to = lambda: next(due, ("dealer", 1))
        players = [(f"seat {seat}", self._wagers[seat]) for seat in self._seats]
        self._table = blackjack21.Table(players, cards, hit_soft_17=draws_on_soft_17)
        self._cards = cards
        self._table.start_game()
        for count in (1, 2):
            for index, seat in enumerate(self._seats):
                self._one(f"seat {seat}", 1, self._table[index].hands[0][count - 1])
            up = self._table.dealer.hand[count - 1]
            self._happens(CardDealt("dealer", count, "up" if count == 1 else "down", _name(up)))
            self._told["dealer", 1] = count
        visible = tuple(_name(card) for card in self._table.dealer.hand[:1])
        self._happens(Procedure("turns up", owner="dealer", cards=visible))
        for index, seat in enumerate(self._seats):
            self._total(f"seat {seat}", list(self._table[index].hands[0]), 1)
        self._see()

    def elect(self, stimulus: AnyStimulus) -> None:
        """A decision; the engine takes it of whoever's turn it is."""
        seat, hand = getattr(stimulus, "seat", 0), getattr(stimulus, "hand", 1)
        if (seat, hand) != self._in_turn():
            raise Refused("it is not that hand's turn")
        if isinstance(stimulus, DoubleDown) and stimulus.amount not in (None, self._wagers[seat]):
            raise Refused("blackjack21 doubles by as much as was wagered")
        does, election = ELECTIONS[type(stimulus)]
        player = self._table[self._seats.index(seat)]
        own = f"seat {seat}"
        new = len(player.hands) + 1
        hands = {"splits": (hand, new), "stands": (), "surrenders": ()}.get(election, (hand,))
        drawn = iter([(own, which) for which in hands])
        self._cards.to = lambda: next(drawn, ("dealer", 1))
        try:
            getattr(self._table, does)()
        except BlackjackException as refused:
            raise Refused(f"blackjack21: {refused}") from None
        self._happens(Elected(seat, election, hand, into=new if election == "splits" else None))
        if election == "doubles down":
            self._happens(WagerTaken(seat, "blackjack", Cents(self._wagers[seat] * 2), hand=hand))
        if election == "splits":
            self._told[own, hand] = self._told[own, new] = 1
            self._hands[seat].insert(self._hands[seat].index(hand) + 1, new)
            self._happens(WagerTaken(seat, "blackjack", self._wagers[seat], hand=new))
        self._see()

    # --- what its table shows -----------------------------------------------------------------------------------------

    def _number_of(self, seat: int, index: int) -> int:
        return self._hands[seat][index]

    def _in_turn(self) -> tuple[int, int] | None:
        player, hand = self._table.current_player, self._table.current_hand
        if player is None or hand is None:
            return None
        seat = int(player.name.removeprefix("seat "))
        return seat, self._number_of(seat, player.hands.index(hand))

    def _one(self, owner: str, hand: int, card: blackjack21.deck.Card) -> None:
        number = self._told[owner, hand] = self._told.get((owner, hand), 0) + 1
        self._happens(CardDealt(owner, number, "up", _name(card), hand=hand))

    def _see(self) -> None:
        for index, seat in enumerate(self._seats):
            for place, held in enumerate(self._table[index].hands):
                owner, hand = f"seat {seat}", self._number_of(seat, place)
                known = self._told.get((owner, hand), 0)
                for card in list(held)[known:]:
                    self._one(owner, hand, card)
                if len(held) > known:
                    self._total(owner, list(held), hand)
        if self._table.state == GameState.ROUND_OVER:
            self._end()
        elif (turn := self._in_turn()) is not None and turn != self._asked:
            self._asked = turn
            self._happens(Procedure("asks", seat=turn[0], hand=turn[1]))

    def _total(self, owner: str, cards: list[blackjack21.deck.Card], hand: int) -> None:
        total = calculate_hand(cards)
        words = "soft" if total.is_soft else "hard"
        self._happens(Procedure("announces the total", owner=owner, count=total.value, words=words, hand=hand))

    def _end(self) -> None:
        dealer = self._table.dealer
        self._happens(Procedure("turns up", owner="dealer", cards=(_name(dealer.hand[1]),)))
        for card in dealer.hand[self._told["dealer", 1] :]:
            self._one("dealer", 1, card)
        self._total("dealer", dealer.hand, 1)
        for index, seat in enumerate(self._seats):
            for place, held in enumerate(self._table[index].hands):
                result = RESULTS[held.result]
                back = result in ("wins", "returned")
                hand = self._number_of(seat, place)
                self._happens(WagerSettled(seat, "blackjack", Cents(held.bet), result, stake_back=back, hand=hand))
        self._happens(RoundEnded(self._number))
        self.over = True


def _name(card: blackjack21.deck.Card) -> Card:
    return PACK[PACK.index(f"{RANKS.get(card.rank, card.rank)}{card.suit[0].lower()}")]
