"""Hands of a pot game, played at random: lawfully for the most part, with short stacks, folds, raises and draws.

Cards that are forced make hands, ties and lows: by themselves these come too seldom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import PACK
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.offers import Offer
from clausewise.reference_engine.families.pot.dealing_order import places_in_hand
from clausewise.reference_engine.families.pot.random_hands import laid_out, some_cards
from clausewise.reference_engine.families.pot.sight import Sight, as_offered
from clausewise.reference_engine.families.random_player import RandomPlayer, happens
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Fold, Proceed, Rise, Sit
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
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
    SetRate,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from random import Random

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.pot.rules import PotRules
    from clausewise.reference_engine.families.random_player import PlayedTable
    from clausewise.reference_engine.vocabulary.description import TableSetup
    from clausewise.reference_engine.vocabulary.pot.words import TurnOption

HANDS_A_TABLE, LONG = 4, 12
MOST_ACTS = 150
DOLLAR = 100
NO_SUCH_SEAT = 11
NONE = (0, 0)


class PotPlayer(RandomPlayer):
    """All players of a pot table; for each rule set there is a class with its own."""

    rules: PotRules
    quiet: tuple[str, ...] = (
        "folds", "raises", "calls", "all in", "short stacks", "many players", "heads up", "pat hands", "forced hands",
        "made hands", "same ranks", "forced button", "long sessions",
    )  # fmt: skip
    posts_in_a_hand = True
    """Where blinds may come after the cards, whether they may come before as well is not said."""
    spoiling: tuple[str, ...] = (
        "disturbances",
        "rises",
        "sits",
        "rates",
        "cut depths",
        "posts",
        "declines",
        "latecomers",
        "odd amounts",
        "wrong acts",
        "many discards",
    )

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        super().__init__(chance, setup, table)
        self.sight = Sight()
        self.turn: TurnGiven | None = None
        """Whose turn the players believe it is: in a disturbance somebody may have acted whom they did not watch."""
        self.chips: set[int] = set()
        self.stacked = False
        """The cards of the hand to come are arranged: what else befalls the deck would be another matter."""
        self.in_hand = False
        """A hand has begun, and is not over: players who were kept from it may take it for one to come."""

    def notice(self, event: AnyEvent) -> None:
        self.sight.see(event)
        if isinstance(event, RoundStarted):
            self.stacked = False
        if isinstance(event, RoundStarted | RoundEnded):
            self.in_hand = isinstance(event, RoundStarted)
        if isinstance(event, TurnGiven | RoundEnded):
            self.turn = event if isinstance(event, TurnGiven) else None

    def play(self) -> None:
        """Some hands at one table."""
        if not self.setup.ready:
            self.do(BringDecks(self.random.choice((1, 1, 1, 2))))
            self.do(BringDecks())
        players = self.random.choice((2, 2, 3, 3, 4, 6))
        players = 2 if self.likes("heads up", 0.0) else 8 if self.likes("many players", 0.0) else players
        for seat in self.random.sample(range(1, self._seats() + 1), min(players, self._seats())):
            self._buy_in(seat)
        for _ in range(LONG if self.likes("long sessions", 0.05) else HANDS_A_TABLE):
            self._between_hands()
            self.beside_the_hands()
            self._hand()

    def beside_the_hands(self) -> None:
        """What else is done before cards are dealt, under rules that are about more than the play."""

    def beside_the_play(self) -> None:
        """What else is done in the course of a hand, under such rules."""

    def _seats(self) -> int:
        """How many seats the house's table has; ten, where it says nothing of them."""
        return int(self.setup.options.get("seats", NO_SUCH_SEAT - 1))

    def _buy_in(self, seat: int) -> None:
        short = self.likes("short stacks", 0.4)
        amount = Cents(DOLLAR * (self.random.randint(1, 30) if short else self.random.randint(50, 500)))
        self.chips.add(seat)
        if self.do(BuyIn(seat, amount)).accepted:
            self.sight.stacks[seat] += amount

    def _between_hands(self) -> None:
        chance = self.random
        seats: Callable[[], int] = lambda: chance.choice(sorted(self.chips))  # noqa: E731  asked anew each time
        for feature, likely, make in (
            ("rises", 0.1, lambda: Rise(seats())),
            ("sits", 0.1, lambda: Sit(chance.randint(1, NO_SUCH_SEAT))),
            ("rates", 0.1, lambda: SetRate(Cents(chance.choice((400, 500))))),
            ("cut depths", 0.2, lambda: Choose("cut depth", chance.randint(1, 50))),
        ):
            if self.likes(feature, likely):
                self.do(make())
        if self.likes("latecomers", 0.5):
            self._buy_in(chance.randint(1, self._seats()))
        if self.likes("forced button", 0.6):
            button = seats()
            self.do(PlaceButton(button))
            if self.likes("forced hands", 0.7):
                self.do(StackDeck(self._some_cards(button)))
                self.stacked = True
        may_post = self.posts_in_a_hand or not self.in_hand
        for seat in sorted(self.chips)[: 3 * self.likes("posts", 0.2) * may_post]:
            posts = (Post(seat, "small blind", Cents(200)), Post(seat, "big blind", Cents(400)),
                     Post(seat, "ante", Cents(100)))  # fmt: skip
            self.do(DeclineToPost(seat) if self.likes("declines", 0.25) else chance.choice(posts))

    def _some_cards(self, button: int) -> tuple[Card, ...]:
        """A deck for the next hand, from the top."""
        chance = self.random
        seats = [seat for seat in sorted(self.chips) if self.sight.stacks[seat] > 0] or sorted(self.chips)
        if not self.likes("made hands", 0.8):
            return tuple(chance.sample(PACK, 25))
        order = places_in_hand(self.rules, seats, button, {})
        alike = self.mood.get("same ranks", 0.3)
        hands = some_cards(chance, order.count(order[0]), chance.sample(seats, len(seats)),
                           low=self.rules.low is not None, alike=alike)  # fmt: skip
        return laid_out(hands, order, chance)

    def _hand(self) -> None:
        over, still = self.rounds + 1, 0
        for _ in range(MOST_ACTS):
            before = len(self.table.seen)
            if self.likes("disturbances", 0.04):
                self._disturb()
            self.beside_the_play()
            self.do(Proceed() if self.turn is None else self._decision(self.turn))
            still = 0 if len(self.table.seen) > before else still + 1
            if self.rounds >= over or still > 2:  # noqa: PLR2004  refused twice, or nobody to play with
                if self.turn is not None and self.rounds < over:
                    self._way_out(self.turn)
                    continue
                return

    def _way_out(self, turn: TurnGiven) -> None:
        """An act that is never refused."""
        offers, self.turn = self.sight.options(turn), None
        if turn.options == ("bet",):
            self.do(self._some_limit(turn))
            return
        self.do(offers["discard"].act if "discard" in offers else Fold(turn.seat))

    def _decision(self, turn: TurnGiven) -> AnyStimulus:
        offers = self.sight.options(turn)
        option = self._option(turn)
        self.turn = None
        if self.likes("wrong acts", 0.03):
            seen = len(self.table.seen)
            self.do(self._wrong_act(turn, self.sight.cards.get(turn.seat, [])))
            if len(self.table.seen) > seen:
                return Proceed()
        offer = offers.get(option, Offer(Fold(turn.seat)))
        act = self._within(offer)
        if option not in ("bet", "raise", "discard"):
            return act
        before = len(self.table.seen)
        self.do(act)
        if len(self.table.seen) > before:
            return Proceed()
        self.turn = None
        return self._instead(option, turn, offer)

    def _within(self, offer: Offer) -> AnyStimulus:
        """One of the acts that are offered, as somebody likes it."""
        match offer.act:
            case Call():
                return offer.edges()[0] if happens(self.random, 0.3) else offer.act
            case Bet() | Raise():
                room = offer.amounts[0]
                return offer.of(room.least - 1 + self._amount(room.greatest - room.least + 1))
            case Discard() if offer.counts != NONE:
                return offer.giving(self._discards(offer.cards))
        return offer.act

    def _instead(self, option: TurnOption, turn: TurnGiven, offer: Offer) -> AnyStimulus:
        """What somebody does whose wager was not taken."""
        if option == "discard":
            return offer.act
        if option == "bet":
            return self._some_limit(turn) if turn.options == ("bet",) else Check(turn.seat)
        return Call(turn.seat) if turn.due else Fold(turn.seat)

    def _some_limit(self, turn: TurnGiven) -> Bet:
        """Who has to bet, and may do nothing else, bets one limit or another until it is taken."""
        amount = Cents(DOLLAR * self.random.choice((2, 4, 8, 10, 20)))
        return Bet(turn.seat, min(amount, Cents(max(1, self.sight.stacks[turn.seat]))))

    def _discards(self, kept: Sequence[Card]) -> tuple[Card, ...]:
        """Some cards, now and then all of them or all but one, whichever it is."""
        if self.is_in_mood_for("many discards"):
            return tuple(self.random.sample(kept, max(0, len(kept) - self.random.choice((0, 1, 1, 1)))))
        return tuple(kept[: self.random.choice((1, 1, 2, 3))])

    def _wrong_act(self, turn: TurnGiven, kept: Sequence[Card]) -> AnyStimulus:
        """What somebody may do in turn who has not followed the play: mostly it is refused."""
        seat = turn.seat
        act: AnyStimulus = self.random.choice(
            (
                Check(seat),
                Call(seat, Cents(self.sight.to + DOLLAR)),
                Bet(seat, Cents(self.random.choice((0, DOLLAR, 4 * DOLLAR)))),
                Raise(seat, Cents(self.sight.to)),
                Raise(seat, Cents(max(0, self.sight.to - DOLLAR))),
                Discard(seat, tuple(kept[:1])),
            )
        )
        return as_offered(act, turn) if isinstance(act, Raise) else act

    def _option(self, turn: TurnGiven) -> TurnOption:
        """What a player does who may do some things."""
        options: list[TurnOption] = [name for name in turn.options if name != "fold" or self.likes("folds", 0.3)]
        options = options or ["fold"]
        for feature, wanted in (
            ("raises", ("raise", "bet")),
            ("calls", ("check", "call")),
            ("pat hands", ("retain",)),
        ):
            liked = [name for name in options if name in wanted]
            if liked and self.likes(feature, 0.0):
                return liked[0]
        return self.random.choice(options)

    def _amount(self, most: int) -> Cents:
        if self.likes("all in", 0.05):
            return Cents(max(DOLLAR, most))
        if self.likes("odd amounts", 0.02):
            return Cents(self.random.randint(1, 1200))
        return Cents(DOLLAR * self.random.choice((1, 2, 3, 3, 4, 4, 6, 6, 8, 20, 100)))

    def _disturb(self) -> None:
        chance = self.random
        seat = chance.choice(sorted(self.chips))
        turn = self.turn
        self.do(
            chance.choice(
                (
                    Check(seat),
                    Call(seat),
                    Bet(seat, Cents(400)),
                    Raise(seat, Cents(1200), 0),
                    Fold(seat),
                    Discard(seat),
                    SetRate(Cents(400)),
                    BuyIn(seat, Cents(1000)),
                    PlaceButton(seat),
                    Proceed(),
                )
            )
        )
        if turn is not self.turn:
            return
