"""Who sits at a table with how much; each hand is a PokerKit state of its own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from clausewise.adapters.third_party.pokerkit_games import ONEIDA, Game, game_of, has_a_button
from clausewise.adapters.third_party.pokerkit_hand import PokerKitHand
from clausewise.adapters.third_party.table import ForeignTable, Refused
from clausewise.reference_engine.families.pot.state import clockwise
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    DeclineToPost,
    Discard,
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
        self.setup = setup
        self.of_oneida = setup.rulebook == ONEIDA
        self.with_a_button = has_a_button(setup.rulebook, setup.options)
        self.button_is_small = setup.readings.get("heads-up-blinds") == "button-is-small"
        self.chance = random.Random(setup.seed)  # noqa: S311  a repeatable order of cards, not a secret
        self.stacks: dict[int, int] = {}
        self.button = 0
        """Where it lies in the hand to come; 0: nobody has said."""
        self.forced: tuple[Card, ...] = ()
        self.places: dict[str, tuple[Card, ...]] = {}
        """What is forced, as an order or by places, for the hand to come."""
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
            case ForceCards():
                self.places = {one.place: one.cards for one in stimulus.places}
                if self.hand is not None:
                    self.hand.force(self.places)
            case Check() | Call() | Bet() | Raise() | Fold():
                self._in_hand().move(stimulus)
            case Discard():
                self._in_hand().discard(stimulus)
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
        if self.hand is not None and (self.hand.holds_cards(seat) or (self.of_oneida and seat in self.hand.seats)):
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
        if not self.button and self.with_a_button:
            raise Refused("PokerKit is told before each hand where the button lies: it does not draw for it or move it")
        order = clockwise(self.button, seats) if self.with_a_button else sorted(seats)
        random.seed(self.chance.getrandbits(64))  # PokerKit shuffles with the generator that all share
        self.hands += 1
        stacks = {seat: self.stacks[seat] for seat in order}
        game = game_of(self.setup.rulebook, self.setup.options, len(order))
        owed = self._owed(game, len(order))
        if self.of_oneida:
            self._demand_enough(game, [(stacks[seat], blind) for seat, (_, blind) in zip(order, owed, strict=True)])
        self.hand = PokerKitHand(game, self.hands, stacks, owed, self.happens)
        self.hand.stack_deck(self.forced)
        self.hand.force(self.places)
        self.button, self.forced, self.places = 0, (), {}
        self.hand.begin()

    def _demand_enough(self, game: Game, players: list[tuple[int, int]]) -> None:
        """PokerKit plays with everybody whom it is given: who may not take part is no question that it answers."""
        if any(stack < game.ante + (game.bring_in or blind) + game.least for stack, blind in players):
            raise Refused("PokerKit is told who takes part: it leaves nobody out")

    def _owed(self, game: Game, players: int) -> list[tuple[str, int]]:
        """The blind of each player, from the left of the button on."""
        found: list[tuple[str, int]] = [*game.blinds, *[("", 0)] * (players - len(game.blinds))]
        customary = self.button_is_small and len(game.blinds) == players == FEWEST
        return found[::-1] if customary else found

    def _see_to_the_end(self) -> None:
        """What is left to each player when a hand is over."""
        if self.hand is not None and self.hand.over:
            for seat, stack in self.hand.stacks():
                if seat in self.stacks:
                    self.stacks[seat] += stack - self.hand.brought[seat]
            self.hand = None
