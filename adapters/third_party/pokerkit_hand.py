"""One hand as PokerKit plays it: what is done becomes an operation, and what it did becomes events."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final

from pokerkit import (
    Automation,
    BettingStructure,
    ChipsPushing,
    Deck,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    StandardHighHand,
    State,
    Street,
)
from pokerkit import Card as TheirCard

from clausewise.adapters.third_party.table import Refused
from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.cards.events import CardDealt, HandRanked
from clausewise.reference_engine.vocabulary.core.events import Folded, Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold
from clausewise.reference_engine.vocabulary.pot.events import (
    BetMade,
    BetReturned,
    BetsGathered,
    BoardDealt,
    ButtonPlaced,
    CardsDiscarded,
    FeeTaken,
    HandShown,
    PotAwarded,
    TurnGiven,
)
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Post, Raise

if TYPE_CHECKING:
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.pot.words import BetAction, Share, TurnOption, TurnRound

SMALL_BLIND, BIG_BLIND, FEE, CHIP = dollars(2), dollars(4), dollars(4), dollars(1)
MOST_RAISES = 3
TWO = 2
ROUNDS: Final[tuple[TurnRound, ...]] = ("first", "second", "third", "fourth")
LAID: Final = {3: "flop", 4: "turn", 5: "river"}
GAMES: Final[Mapping[str, tuple[int, tuple[type, ...]]]] = {
    "oasis-holdem": (2, (StandardHighHand,)),
    "oasis-omaha": (4, (OmahaHoldemHand, OmahaEightOrBetterLowHand)),
}
"""For each rulebook the hole cards, and PokerKit's hands in the order in which it awards by them."""
CATEGORIES: Final = {
    "High card": "high card", "One pair": "pair", "Two pair": "two pairs", "Three of a kind": "three-of-a-kind",
    "Straight": "straight", "Flush": "flush", "Full house": "full house", "Four of a kind": "four-of-a-kind",
    "Straight flush": "straight flush",
}  # fmt: skip
"""PokerKit's names. A royal flush has none of its own."""


def _streets(hole_cards: int, players: int) -> tuple[Street, ...]:
    """Three raises, which after the flop come on top of a first bet; any number of them between two players."""
    first, later = (None, None) if players == TWO else (MOST_RAISES, 1 + MOST_RAISES)
    return (
        Street(False, (False,) * hole_cards, 0, False, Opening.POSITION, BIG_BLIND, first),
        *(Street(True, (), count, False, Opening.POSITION, BIG_BLIND, later) for count in (3, 1, 1)),
    )


def _in_chips(amount: int, among: int) -> tuple[int, int]:
    """Equal parts in whole chips, and what is left."""
    part = amount // among // CHIP * CHIP
    return part, amount - part * among


class _FlatFee:
    """What this house rakes: one fee, out of the first pot, once a flop lies and if there is as much.

    PokerKit asks for each pot, the first of them first, but does not say of which: once for each amount that somebody
    has put in, of pots that have become one for the sum.
    """

    def __init__(self) -> None:
        self._asked = 0

    def __call__(self, amount: int, state: State) -> tuple[int, int]:
        put_in = [-payoff - bet for payoff, bet in zip(state.payoffs, state.bets, strict=True)]
        levels = sorted({paid for paid in put_in if paid})
        level = levels[self._asked]
        self._asked = (self._asked + 1) % len(levels)
        up_to = sum(min(paid, level) for paid in put_in)
        due = FEE if any(state.board_cards) and sum(put_in) >= FEE else 0
        fee = max(0, min(up_to, due) - (up_to - amount))
        return fee, amount - fee


@contextmanager
def _by_pokerkit() -> Iterator[None]:
    """It warns of what it allows, and raises where it refuses."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            yield
        except ValueError as refusal:
            raise Refused(f"PokerKit: {refusal}") from None


class PokerKitHand:
    """A state of PokerKit with the seats of its players, the left of the button first."""

    def __init__(
        self,
        game: tuple[int, tuple[type, ...]],
        number: int,
        stacks: Mapping[int, int],
        blinds: Sequence[int],
        happens: Callable[[AnyEvent], None],
    ) -> None:
        hole_cards, hand_types = game
        self.number = number
        self.seats = list(stacks)
        self.brought = dict(stacks)
        self.happens = happens
        self.pot = 0
        self.raked = 0
        self.ranked = self.over = False
        self.asked: tuple[int, int] | None = None
        self.state = State(
            (Automation.RUNOUT_COUNT_SELECTION,),  # nobody asks for a board to be dealt twice
            Deck.STANDARD,
            hand_types,
            _streets(hole_cards, len(stacks)),
            BettingStructure.NO_LIMIT,
            ante_trimming_status=True,
            raw_antes=0,
            raw_blinds_or_straddles=blinds,
            bring_in=0,
            raw_starting_stacks=tuple(stacks.values()),
            player_count=len(stacks),
            mode=Mode.CASH_GAME,  # a tournament lets nobody fold to no bet
            divmod=_in_chips,
            rake=_FlatFee(),
        )
        self.forced: list[TheirCard] = []

    # --- the cards and the players ------------------------------------------------------------------------------------

    def stack_deck(self, cards: Sequence[Card]) -> None:
        """These come off the deck first, as far as they are in it: PokerKit is told the cards that it is to deal."""
        asked = dict.fromkeys(card for name in cards for card in TheirCard.parse(name))
        self.forced = [card for card in asked if card in self.state.deck_cards]

    def _top(self, count: int) -> tuple[TheirCard, ...] | None:
        """The next cards, of which PokerKit has the rest; None: it deals what it has."""
        if not self.forced:
            return None
        rest = (card for card in self.state.deck_cards if card not in self.forced)
        top = (*self.forced[:count], *islice(rest, max(0, count - len(self.forced))))
        self.forced = self.forced[count:]
        return top

    def holds_cards(self, seat: int) -> bool:
        """Whether a player is in the hand and has not folded."""
        return seat in self.seats and self.state.statuses[self.seats.index(seat)]

    def stacks(self) -> Iterator[tuple[int, int]]:
        """What each player has when the hand is over."""
        return zip(self.seats, self.state.stacks, strict=True)

    # --- what PokerKit does by itself, one thing after the other ------------------------------------------------------

    def begin(self) -> None:
        """The hand begins; in PokerKit the button is whoever comes last, and the blinds are whoever owes them."""
        self.happens(RoundStarted(self.number, "deck 1"))
        self.happens(ButtonPlaced("dealer button", self.seats[-1]))
        owing = {self._blind_of(index): index for index in range(len(self.seats))}
        for blind, name in ((SMALL_BLIND, "small blind button"), (BIG_BLIND, "big blind button")):
            if blind in owing:
                self.happens(ButtonPlaced(name, self.seats[owing[blind]]))  # type: ignore[arg-type]  # two names

    def _blind_of(self, index: int) -> int:
        """What PokerKit asks of a player before the cards; of two players it exchanges the blinds."""
        blinds = self.state.blinds_or_straddles
        return blinds[1 - index] if len(self.seats) == TWO else blinds[index]

    def go_on(self) -> None:
        """The next operation that can be seen, if no player has to act."""
        with _by_pokerkit():
            while not self.over and self.state.actor_index is None and not self._operate():
                pass
            self._give_turn()

    def _operate(self) -> bool:
        """One operation; False if nothing of it can be seen."""
        state = self.state
        if state.can_post_blind_or_straddle():
            # PokerKit takes them in any order.
            self._post(min(state.blind_or_straddle_poster_indices, key=self._blind_of))
        elif state.can_collect_bets():
            return self._collect()
        elif state.can_burn_card():
            state.burn_card(self._top(1))
            self.happens(Procedure("burns", face="down", source="deck", count=1))
        elif state.can_deal_hole():
            dealt = state.deal_hole(self._top(1))
            number = len(state.hole_cards[dealt.player_index])
            face = "up" if dealt.statuses[0] else "down"
            to = f"seat {self.seats[dealt.player_index]}"
            self.happens(CardDealt(to, number, face, _ours(dealt.cards)[0], source="deck"))  # type: ignore[arg-type]
        elif state.can_deal_board():
            cards = _ours(state.deal_board(self._top(state.board_dealing_count or 0)).cards)
            total = sum(1 for _ in state.get_board_cards(0))
            self.happens(BoardDealt(LAID[total], cards, total))  # type: ignore[arg-type]  # a street's name
            self._rake()
        elif state.can_show_or_muck_hole_cards(True):
            shown = state.show_or_muck_hole_cards(True)
            self.happens(HandShown(self.seats[shown.player_index], _ours(shown.hole_cards)))
        else:
            return self._settle()
        return True

    def _settle(self) -> bool:
        state = self.state
        if not self.ranked and not state.folded_status and (state.can_kill_hand() or state.can_push_chips()):
            self._rank()
        elif state.can_kill_hand():
            state.kill_hand()
            return False
        elif (state.can_push_chips() or not state.status) and self._rake():
            return True
        elif state.can_push_chips():
            return self._push(state.push_chips())
        elif state.can_pull_chips():
            state.pull_chips()
            return False
        else:
            self.over = True
            self.happens(RoundEnded(self.number))
        return True

    def _collect(self) -> bool:
        before = list(self.state.bets)
        gathered = self.state.collect_bets().bets
        for seat, had, went in zip(self.seats, before, gathered, strict=True):
            if had > went:
                self.happens(BetReturned(seat, Cents(had - went)))
        amount = sum(gathered)
        self.pot += amount
        if amount:
            self.happens(BetsGathered(Cents(amount), Cents(self.pot)))
        return bool(amount) or any(had > went for had, went in zip(before, gathered, strict=True))

    def _rank(self) -> None:
        self.ranked = True
        for index, seat in enumerate(self.seats):
            for kind in range(self.state.hand_type_count):
                hand = self.state.get_hand(index, 0, kind)
                if hand is None:
                    continue
                category = "low" if kind else CATEGORIES[str(hand.entry.label)]
                self.happens(HandRanked(f"seat {seat}", "low" if kind else "high", category, _ours(hand.cards)))

    def _rake(self) -> bool:
        """What PokerKit tells of each pot that it is raked."""
        raked = sum(pot.raked_amount for pot in self.state.pots) - self.raked
        if raked:
            self.raked += raked
            self.pot -= raked
            self.happens(FeeTaken(Cents(raked), Cents(self.pot)))
        return bool(raked)

    def _push(self, pushed: ChipsPushing) -> bool:
        kinds = [kind for kind in range(self.state.hand_type_count) if any(self._hands(kind))]
        share: Share = "whole"
        if pushed.hand_type_index is not None and len(kinds) > 1:
            share = "low" if pushed.hand_type_index else "high"
        pot = f"side {pushed.pot_index}" if pushed.pot_index else "main"
        won = [(seat, amount) for seat, amount in zip(self.seats, pushed.amounts, strict=True) if amount]
        least = min((amount for _, amount in won), default=0)
        for seat, amount in won:
            self.happens(PotAwarded(pot, share, seat, Cents(amount), odd_chips=Cents(amount - least)))
        return bool(won)

    def _hands(self, kind: int) -> Iterator[bool]:
        return (hand is not None for hand in self.state.get_up_hands(0, kind))

    # --- what players do ----------------------------------------------------------------------------------------------

    def post(self, stimulus: Post) -> None:
        """PokerKit posts what a player owes; of another amount or blind there is no way to speak."""
        with _by_pokerkit():
            index = self._index(stimulus.seat)
            self.state.verify_blind_or_straddle_posting(index)
            names: Mapping[int, str] = {SMALL_BLIND: "small blind", BIG_BLIND: "big blind"}
            owes = self.state.get_effective_blind_or_straddle(index)
            if (names.get(self._blind_of(index)), owes) != (stimulus.blind, stimulus.amount):
                raise Refused(f"PokerKit has this player post {owes / 100:.2f} and nothing else")
            self._post(index)

    def _post(self, index: int) -> None:
        posted = self.state.post_blind_or_straddle(index)
        small = self._blind_of(index) == SMALL_BLIND
        self._bet_made(index, "posts the small blind" if small else "posts the big blind", posted.amount)

    def move(self, stimulus: Check | Call | Bet | Raise | Fold) -> None:
        """Whoever's turn it is acts; PokerKit takes acts of nobody else."""
        state = self.state
        with _by_pokerkit():
            index = self._index(stimulus.seat)
            if state.actor_index != index:
                raise Refused("PokerKit waits for another player")
            due = state.checking_or_calling_amount or 0
            before = state.bets[index]
            match stimulus:
                case Fold():
                    self._fold(index)
                case Check():
                    if due:
                        raise Refused("PokerKit would make a call of this check")
                    state.check_or_call()
                    self._bet_made(index, "checks", 0)
                case Call():
                    if not due or stimulus.amount not in (None, due):
                        raise Refused(f"PokerKit has this player call {due / 100:.2f} and nothing else")
                    state.check_or_call()
                    self._bet_made(index, "calls", due)
                case Bet():
                    if any(state.bets):
                        raise Refused("PokerKit would make a raise of this bet")
                    state.complete_bet_or_raise_to(stimulus.amount)
                    self._bet_made(index, "bets", state.bets[index] - before)
                case Raise():
                    action: BetAction = "raises" if any(state.bets) else "bets"
                    state.complete_bet_or_raise_to(stimulus.to)
                    self._bet_made(index, action, state.bets[index] - before)
            self._give_turn()

    def _fold(self, index: int) -> None:
        """What was in the hand is in PokerKit's muck."""
        state = self.state
        face = "up" if any(state.hole_card_statuses[index]) else "down"
        before = len(state.mucked_cards)
        state.fold()
        self.happens(Folded(self.seats[index]))
        mucked = len(state.mucked_cards) - before
        self.happens(CardsDiscarded(self.seats[index], mucked, face=face))  # type: ignore[arg-type]  # up or down

    def _index(self, seat: int) -> int:
        if seat not in self.seats:
            raise Refused("this seat is not in the hand")
        return self.seats.index(seat)

    def _bet_made(self, index: int, action: BetAction, amount: int) -> None:
        state = self.state
        all_in = amount > 0 and not state.stacks[index]
        self.happens(BetMade(self.seats[index], action, Cents(amount), Cents(state.bets[index]), all_in))

    def _give_turn(self) -> None:
        """Tells who has to act and what PokerKit would take, once for each act."""
        state = self.state
        index, turn = state.actor_index, len(state.operations)
        if index is None or state.street_index is None or self.asked == (index, turn):
            return
        self.asked = index, turn
        due = state.checking_or_calling_amount or 0
        options: list[TurnOption] = ["fold"] if state.can_fold() else []
        options.append("call" if due else "check")
        if state.can_complete_bet_or_raise_to():
            options.append("raise" if any(state.bets) else "bet")
        self.happens(TurnGiven(self.seats[index], tuple(options), ROUNDS[state.street_index], Cents(due)))


def _ours(cards: Sequence[TheirCard]) -> tuple[Card, ...]:
    return tuple(Card(repr(card)) for card in cards)
