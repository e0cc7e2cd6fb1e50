"""Who sits at a table with how much; each hand is a PokerKit state of its own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from clausewise.adapters.third_party.pokerkit_hand import BIG_BLIND, GAMES, SMALL_BLIND, PokerKitHand
from clausewise.adapters.third_party.table import ForeignTable, Refused
from clausewise.reference_engine.families.pot.state import clockwise
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    PlaceButton,
    Post,
    Raise,
)

if TYPE_CHECKING:
    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.vocabulary.description import TableSetup
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

FEWEST = 2


class PokerKitTable(ForeignTable):
    """Players with their chips, between hands and in one."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__()
        self.game = GAMES[setup.rulebook]
        self.one_blind = setup.options.get("number-of-blinds", FEWEST) == 1
        self.button_is_small = setup.readings.get("heads-up-blinds") == "button-is-small"
        self.chance = random.Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.stacks: dict[int, int] = {}
        self.button = 0
        """Where it lies in the hand to come; 0: nobody has said."""
        self.forced: tuple[Card, ...] = ()
        self.hands = 0
        self.hand: PokerKitHand | None = None

    def act(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Proceed():
                self._proceed()
            case StackDeck():
                self.forced = stimulus.cards
                if self.hand is not None:
                    self.hand.stack_deck(self.forced)
            case Check() | Call() | Bet() | Raise() | Fold():
                self._in_hand().move(stimulus)
            case Post():
                self._before_cards().post(stimulus)
            case DeclineToPost():
                raise Refused("PokerKit goes on with no hand whose blinds are not posted")
            case _:
                self._between_hands(stimulus)
        self._see_to_the_end()

    def _between_hands(self, stimulus: AnyStimulus) -> None:
        match stimulus:
            case Sit():
                self.stacks.setdefault(stimulus.seat, 0)
            case BuyIn():
                self._not_in_hand(stimulus.seat)
                self.stacks[stimulus.seat] = self.stacks.get(stimulus.seat, 0) + stimulus.amount
            case Rise():
                self._not_in_hand(stimulus.seat)
                if self.stacks.pop(stimulus.seat, None) is None:
                    raise Refused("nobody sits there")
            case PlaceButton():
                if self.hand is not None:
                    raise Refused("a hand is in progress")
                self.button = stimulus.seat
            case _:
                raise Refused("PokerKit knows nothing of that")

    def _not_in_hand(self, seat: int) -> None:
        if self.hand is not None and self.hand.holds_cards(seat):
            raise Refused("the player is in the hand")

    def _in_hand(self) -> PokerKitHand:
        if self.hand is None:
            raise Refused("no hand is in progress")
        return self.hand

    def _before_cards(self) -> PokerKitHand:
        """A hand whose blinds can be posted; it begins if none is in progress."""
        if self.hand is None:
            self._begin()
        return self._in_hand()

    def _proceed(self) -> None:
        if self.hand is None:
            self._begin()
        else:
            self.hand.go_on()

    def _begin(self) -> None:
        seats = [seat for seat, stack in self.stacks.items() if stack > 0]
        if len(seats) < FEWEST:
            return
        if not self.button:
            raise Refused("PokerKit is told before each hand where the button lies: it does not draw for it or move it")
        order = clockwise(self.button, seats)
        random.seed(self.chance.getrandbits(64))  # PokerKit shuffles with the generator that all share
        self.hands += 1
        stacks = {seat: self.stacks[seat] for seat in order}
        self.hand = PokerKitHand(self.game, self.hands, stacks, self._blinds(len(order)), self.happens)
        self.hand.stack_deck(self.forced)
        self.button, self.forced = 0, ()
        self.hand.begin()

    def _blinds(self, players: int) -> tuple[int, int]:
        """From the left of the button on; of two players PokerKit takes them the other way round."""
        blinds = (BIG_BLIND, 0) if self.one_blind else (SMALL_BLIND, BIG_BLIND)
        customary = self.button_is_small and not self.one_blind
        return blinds[::-1] if players == FEWEST and not customary else blinds

    def _see_to_the_end(self) -> None:
        """What is left to each player when a hand is over."""
        if self.hand is not None and self.hand.over:
            for seat, stack in self.hand.stacks():
                if seat in self.stacks:
                    self.stacks[seat] += stack - self.hand.brought[seat]
            self.hand = None
