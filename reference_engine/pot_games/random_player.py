"""Hands of a pot game, played at random: lawfully for the most part, with short stacks, folds, raises and draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from clausewise.reference_engine.cards import PACK
from clausewise.reference_engine.events import AnyEvent, BetMade, CardDealt, RoundEnded, RoundStarted, TurnGiven
from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.random_player import RandomPlayer, happens
from clausewise.reference_engine.stimuli import (
    AnyStimulus,
    Bet,
    BringDecks,
    BuyIn,
    Call,
    Check,
    Choose,
    DeclineToPost,
    Discard,
    Fold,
    PlaceButton,
    Post,
    Proceed,
    Raise,
    Rise,
    SetRate,
    Sit,
    StackDeck,
)

if TYPE_CHECKING:
    from random import Random

    from clausewise.reference_engine.cards import Card
    from clausewise.reference_engine.description import TableSetup
    from clausewise.reference_engine.random_player import PlayedTable

HANDS_A_TABLE = 4
MOST_ACTS = 150
DOLLAR = 100
NO_SUCH_SEAT = 11


class PotPlayer(RandomPlayer):
    """All players of a pot table."""

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        super().__init__(chance, setup, table)
        self.turn: TurnGiven | None = None
        self.to = 0
        self.cards: dict[int, list[Card]] = {}
        self.chips: set[int] = set()

    def notice(self, event: AnyEvent) -> None:
        match event:
            case TurnGiven():
                self.turn = event
            case RoundStarted():
                self.cards.clear()
                self.to = 0
            case RoundEnded():
                self.turn = None
            case BetMade():
                self.to = max(self.to, event.to)
            case CardDealt(card=card) if card is not None and event.face == "down":
                self.cards.setdefault(int(event.to.removeprefix("seat ")), []).append(card)
            case _:
                pass

    def play(self) -> None:
        """Some hands at one table."""
        if not self.setup.ready:
            self.do(BringDecks(self.random.choice((1, 1, 1, 2))))
            self.do(BringDecks())
        for seat in self.random.sample(range(1, 11), self.random.choice((2, 2, 3, 3, 4, 6))):
            self._buy_in(seat)
        for _ in range(HANDS_A_TABLE):
            self._between_hands()
            self._hand()

    def _buy_in(self, seat: int) -> None:
        short = happens(self.random, 0.4)
        self.chips.add(seat)
        self.do(BuyIn(seat, Cents(DOLLAR * (self.random.randint(1, 30) if short else self.random.randint(50, 500)))))

    def _between_hands(self) -> None:
        chance = self.random
        seats: Callable[[], int] = lambda: chance.choice(sorted(self.chips))  # noqa: E731  asked anew each time
        for likely, make in (
            (0.6, lambda: PlaceButton(seats())),
            (0.1, lambda: Rise(seats())),
            (0.1, lambda: Sit(chance.randint(1, NO_SUCH_SEAT))),
            (0.1, lambda: SetRate(Cents(chance.choice((400, 500))))),
            (0.2, lambda: Choose("cut depth", chance.randint(1, 50))),
            (0.5, lambda: StackDeck(tuple(chance.sample(PACK, 25)))),
        ):
            if happens(chance, likely):
                self.do(make())
        if happens(chance, 0.5):
            self._buy_in(chance.randint(1, 10))
        for seat in sorted(self.chips)[: 3 * happens(chance, 0.2)]:
            self.do(chance.choice((Post(seat, "small blind", Cents(200)), Post(seat, "big blind", Cents(400)),
                                   Post(seat, "ante", Cents(100)), DeclineToPost(seat))))  # fmt: skip

    def _hand(self) -> None:
        over, still = self.rounds + 1, 0
        for _ in range(MOST_ACTS):
            before = len(self.table.seen)
            if happens(self.random, 0.04):
                self._disturb()
            self.do(Proceed() if self.turn is None else self._decision(self.turn))
            still = 0 if len(self.table.seen) > before else still + 1
            if self.rounds >= over or still > 2:  # noqa: PLR2004  refused twice, or nobody to play with
                if self.turn is not None and self.rounds < over:
                    self._way_out(self.turn)
                    continue
                return

    def _way_out(self, turn: TurnGiven) -> None:
        """An act that is never refused."""
        self.turn = None
        discards = "discard" in turn.options
        self.do(Discard(turn.seat, tuple(self.cards.get(turn.seat, [])[:1])) if discards else Fold(turn.seat))

    def _decision(self, turn: TurnGiven) -> AnyStimulus:
        chance = self.random
        option = chance.choice([name for name in turn.options if name != "fold" or happens(chance, 0.3)] or ["fold"])
        self.turn, kept = None, self.cards.get(turn.seat, [])
        acts: dict[str, Callable[[], AnyStimulus]] = {
            "fold": lambda: Fold(turn.seat),
            "check": lambda: Check(turn.seat),
            "call": lambda: Call(turn.seat, turn.due if happens(chance, 0.3) else None),
            "bet": lambda: Bet(turn.seat, self._amount()),
            "raise": lambda: Raise(turn.seat, Cents(self._to(turn) + self._amount())),
            "discard": lambda: Discard(turn.seat, tuple(kept[: chance.choice((1, 1, 2, 3))])),
            "retain": lambda: Discard(turn.seat),
        }
        act = acts[option]()
        before = len(self.table.seen)
        if option in ("bet", "raise", "discard"):
            self.do(act)
            if len(self.table.seen) > before:
                return Proceed()
            self.turn = None
            if option == "discard":
                return Discard(turn.seat, tuple(kept[:1]))
            return (
                Call(turn.seat)
                if option == "raise" and turn.due
                else Check(turn.seat)
                if option == "bet"
                else Fold(turn.seat)
            )
        return act

    def _to(self, turn: TurnGiven) -> int:
        del turn
        return self.to

    def _amount(self) -> Cents:
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
