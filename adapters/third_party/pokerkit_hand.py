"""One hand as PokerKit plays it: what is done becomes an operation, and what it did becomes events."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final

from pokerkit import Automation, ChipsPushing, Deck, Mode, State
from pokerkit import Card as TheirCard

from clausewise.adapters.third_party.pokerkit_games import Game
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
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, Call, Check, Discard, Post, Raise

if TYPE_CHECKING:
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.pot.words import BetAction, Share, TurnOption

CHIP = dollars(1)
TWO = 2
LAID: Final = {3: "flop", 4: "turn", 5: "river"}
CATEGORIES: Final = {
    "High card": "high card", "One pair": "pair", "Two pair": "two pairs", "Three of a kind": "three-of-a-kind",
    "Straight": "straight", "Flush": "flush", "Full house": "full house", "Four of a kind": "four-of-a-kind",
    "Straight flush": "straight flush",
}  # fmt: skip
"""PokerKit's names. A royal flush has none of its own."""


def _in_chips(amount: int, among: int) -> tuple[int, int]:
    """Equal parts in whole chips, and what is left."""
    part = amount // among // CHIP * CHIP
    return part, amount - part * among


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
        game: Game,
        number: int,
        stacks: Mapping[int, int],
        owed: Sequence[tuple[str, int]],
        happens: Callable[[AnyEvent], None],
    ) -> None:
        self.game = game
        self.number = number
        self.seats = list(stacks)
        self.brought = dict(stacks)
        self.happens = happens
        self.pot = 0
        self.raked: dict[int, int] = {}
        """What has been told that was raked, by the number of the pot."""
        self.owed = owed
        """The blind of each player, from the left of the button, and how much it is; nothing for most of them."""
        blinds = [size for _, size in owed]
        self.ranked = self.over = False
        self.asked: tuple[int, int] | None = None
        self.state = State(
            (Automation.RUNOUT_COUNT_SELECTION,),  # nobody asks for a board to be dealt twice
            Deck.STANDARD,
            game.hands,
            game.streets,
            game.structure,
            ante_trimming_status=True,
            raw_antes=game.ante,
            raw_blinds_or_straddles=blinds[::-1] if len(stacks) == TWO else blinds,  # it exchanges those of two
            bring_in=game.bring_in,
            raw_starting_stacks=tuple(stacks.values()),
            player_count=len(stacks),
            mode=Mode.CASH_GAME,  # a tournament lets nobody fold to no bet
            divmod=_in_chips,
            rake=game.rake(),
        )
        self.forced: list[TheirCard] = []
        self.places: dict[str, list[TheirCard]] = {}

    # --- the cards and the players ------------------------------------------------------------------------------------

    def stack_deck(self, cards: Sequence[Card]) -> None:
        """These come off the deck first, as far as they are in it: PokerKit is told the cards that it is to deal."""
        asked = dict.fromkeys(card for name in cards for card in TheirCard.parse(name))
        self.forced = [card for card in asked if card in self.state.deck_cards]

    def force(self, places: Mapping[str, Sequence[Card]]) -> None:
        """These are the next cards of certain places, whenever they come there."""
        self.places = {place: [*TheirCard.parse("".join(cards))] for place, cards in places.items()}

    def _top(self, count: int, place: str) -> tuple[TheirCard, ...] | None:
        """The next cards, of which PokerKit has the rest; None: it deals what it has."""
        if self.places:
            return self._of_the_place(count, place)
        if not self.forced:
            return None
        rest = (card for card in self.state.deck_cards if card not in self.forced)
        top = (*self.forced[:count], *islice(rest, max(0, count - len(self.forced))))
        self.forced = self.forced[count:]
        return top

    def _of_the_place(self, count: int, place: str) -> tuple[TheirCard, ...] | None:
        """Those that are wanted there, and none that is wanted elsewhere as long as there are others."""
        own, self.places[place] = self.places.get(place, [])[:count], self.places.get(place, [])[count:]
        wanted = [*own, *(card for cards in self.places.values() for card in cards)]
        others = [card for card in self.state.deck_cards if card not in wanted]
        top = (*own, *others[: count - len(own)])
        return top if len(top) == count else None

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
        if self.game.blinds:
            self.happens(ButtonPlaced("dealer button", self.seats[-1]))
        for seat, (blind, size) in zip(self.seats, self.owed, strict=True):
            if size and self.game.disks:
                self.happens(ButtonPlaced(f"{blind} button", seat))  # type: ignore[arg-type]  # two names

    def _blind_of(self, index: int) -> int:
        return self.owed[index][1]

    def go_on(self) -> None:
        """The next operation that can be seen, if no player has to act."""
        with _by_pokerkit():
            while not self.over and self._waits_for_nobody() and not self._operate():
                pass
            self._give_turn()

    def _waits_for_nobody(self) -> bool:
        """Whoever has to open the betting of a stud has nothing to decide: by these rules the forced bet is placed."""
        state = self.state
        if state.can_post_bring_in():
            return True
        return state.actor_index is None and not self._is_draw()

    def _is_draw(self) -> bool:
        """Whether somebody has to say which cards are discarded."""
        return self.state.stand_patter_or_discarder_index is not None and not self.state.can_burn_card()

    def _operate(self) -> bool:
        """One operation; False if nothing of it can be seen."""
        state = self.state
        if self.game.fund == "rake" and self._rake():
            return True
        if state.can_post_ante():
            self._post_ante(next(index for index in state.player_indices if state.can_post_ante(index)))
        elif state.can_post_bring_in():
            index, posted = state.actor_index or 0, state.post_bring_in()
            self._bet_made(index, "posts the forced bet", posted.amount)
        elif state.can_post_blind_or_straddle():
            # PokerKit takes them in any order.
            self._post(min(state.blind_or_straddle_poster_indices, key=self._blind_of))
        elif state.can_collect_bets():
            return self._collect()
        elif state.can_burn_card():
            state.burn_card(self._top(1, "burn"))
            self.happens(Procedure("burns", face="down", source="deck", count=1))
        elif state.can_deal_hole():
            dealt = state.deal_hole(self._top(1, f"seat {self.seats[state.hole_dealee_index or 0]}"))
            number = len(state.hole_cards[dealt.player_index])
            face = "up" if dealt.statuses[0] else "down"
            to = f"seat {self.seats[dealt.player_index]}"
            self.happens(CardDealt(to, number, face, _ours(dealt.cards)[0], source="deck"))  # type: ignore[arg-type]
        elif state.can_deal_board():
            cards = _ours(state.deal_board(self._top(state.board_dealing_count or 0, self._board())).cards)
            total = sum(1 for _ in state.get_board_cards(0))
            street = LAID[total] if self.game.blinds else self._board()
            self.happens(BoardDealt(street, cards, total))  # type: ignore[arg-type]  # a street's name
            self._rake()
        elif state.can_show_or_muck_hole_cards(True):
            shown = state.show_or_muck_hole_cards(True)
            self.happens(HandShown(self.seats[shown.player_index], _ours(shown.hole_cards)))
        else:
            return self._settle()
        return True

    def _board(self) -> str:
        """What lies in the center, as places are called."""
        return "board" if self.game.blinds else "common card"

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
        """What PokerKit tells of its pots that they are raked; what two pots become is not raked anew."""
        now = {number: pot.raked_amount for number, pot in enumerate(self.state.pots)}
        more = sum(now.values()) - sum(self.raked.values())
        grown = {number: amount - self.raked.get(number, 0) for number, amount in now.items()}
        self.raked = now
        told = False
        for number, amount in grown.items():
            raked = min(amount, more)
            if raked > 0:
                more -= raked
                self.pot -= raked
                fund = self.game.fund
                source = None if fund == "fee" else self._name_of(number)
                self.happens(FeeTaken(Cents(raked), Cents(self.pot), fund=fund, source=source))
                told = True
        return told

    def _name_of(self, number: int) -> str:
        return f"side {number}" if number else "main"

    def _push(self, pushed: ChipsPushing) -> bool:
        kinds = [kind for kind in range(self.state.hand_type_count) if any(self._hands(kind))]
        share: Share = "whole"
        if pushed.hand_type_index is not None and len(kinds) > 1:
            share = "low" if pushed.hand_type_index else "high"
        pot = self._name_of(pushed.pot_index)
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
            if stimulus.blind == "ante":
                self.state.verify_ante_posting(index)
                owes, blind = self.state.get_effective_ante(index), "ante"
            else:
                self.state.verify_blind_or_straddle_posting(index)
                owes, blind = self.state.get_effective_blind_or_straddle(index), self.owed[index][0]
            if (blind, owes) != (stimulus.blind, stimulus.amount):
                raise Refused(f"PokerKit has this player post {owes / 100:.2f} and nothing else")
            (self._post_ante if blind == "ante" else self._post)(index)

    def _post(self, index: int) -> None:
        posted = self.state.post_blind_or_straddle(index)
        self._bet_made(index, f"posts the {self.owed[index][0]}", posted.amount)  # type: ignore[arg-type]  # names of blinds

    def _post_ante(self, index: int) -> None:
        self._bet_made(index, "posts an ante", self.state.post_ante(index).amount)

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

    def discard(self, stimulus: Discard) -> None:
        """Whoever's turn it is discards cards, or none."""
        state = self.state
        with _by_pokerkit():
            index = self._index(stimulus.seat)
            if not self._is_draw() or state.stand_patter_or_discarder_index != index:
                raise Refused("PokerKit waits for no such discard")
            state.stand_pat_or_discard("".join(stimulus.cards))
            self.happens(CardsDiscarded(stimulus.seat, len(stimulus.cards), stimulus.cards))
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
        if self._is_draw():
            index = state.stand_patter_or_discarder_index
            if index is not None and self.asked != (index, turn):
                self.asked = index, turn
                self.happens(TurnGiven(self.seats[index], ("retain", "discard"), "draw"))
            return
        if state.can_post_bring_in():
            return
        if index is None or state.street_index is None or self.asked == (index, turn):
            return
        self.asked = index, turn
        due = state.checking_or_calling_amount or 0
        options: list[TurnOption] = ["fold"] if state.can_fold() else []
        options.append("call" if due else "check")
        if state.can_complete_bet_or_raise_to():
            options.append("raise" if any(state.bets) else "bet")
        self.happens(TurnGiven(self.seats[index], tuple(options), self.game.rounds[state.street_index], Cents(due)))


def _ours(cards: Sequence[TheirCard]) -> tuple[Card, ...]:
    return tuple(Card(repr(card)) for card in cards)
