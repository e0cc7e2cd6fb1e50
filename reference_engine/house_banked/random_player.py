"""Rounds against the dealer, played at random, lawfully for the most part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from clausewise.reference_engine.cards import PACK, Card
from clausewise.reference_engine.description import TableSetup
from clausewise.reference_engine.events import AnyEvent, Folded, Procedure, RoundEnded, RoundStarted, WagerTaken
from clausewise.reference_engine.layouts import stack
from clausewise.reference_engine.money import Cents
from clausewise.reference_engine.random_player import PlayedTable, RandomPlayer, happens
from clausewise.reference_engine.stimuli import (
    AdvanceClock,
    AnyStimulus,
    AskForCards,
    BreakDown,
    BringDecks,
    ChangeWager,
    Choose,
    Device,
    DrawInError,
    ExposeDealerCards,
    FloorOrders,
    Fold,
    Jam,
    LetRest,
    LieFaceUp,
    LoseCards,
    Misdeal,
    Mishap,
    PlaceWager,
    Proceed,
    Rise,
    Sit,
    StackDeck,
    TouchCards,
    WithdrawWager,
)

ROUNDS_A_TABLE = 4
MOST_STAGES = 40
DEVICES: tuple[Device, ...] = ("shuffler", "shoe")


class HouseBankedPlayer(RandomPlayer):
    """All players of a table against the dealer at once, and whatever befalls it."""

    wagers: tuple[str, ...] = ("ante",)
    """The wagers before the cards, the ante first."""
    hand_sizes = (2, 7)
    """The least and the greatest wrong number of cards that a hand is dealt."""

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        super().__init__(chance, setup, table)
        self._asked: int | None = None
        self._antes: dict[int, int] = {}

    # --- what a game fills in -----------------------------------------------------------------------------------------

    def order(self, seats: Sequence[int]) -> Sequence[str]:
        """In which order the cards of a deal leave the deck."""
        raise NotImplementedError

    def some_hand(self) -> Sequence[Card]:
        """Cards that make something."""
        raise NotImplementedError

    def begin_wagering(self) -> None:
        """Before anybody wagers in a round."""

    def wagered(self) -> Iterable[str]:
        """What one player wagers on before the cards, chosen one after another."""
        return (wager for wager in self.wagers if happens(self.random, 0.9 if wager == "ante" else 0.6))

    def play_wager(self, ante: int) -> int:
        """What the player adds to the ante, now and then too much or too little."""
        raise NotImplementedError

    def mishaps(self) -> tuple[Mishap, ...]:
        """What may befall a table of this game beyond what befalls every table."""
        return ()

    def disturbances(self) -> tuple[AnyStimulus, ...]:
        """What players of this game do beyond what all do, at any time of the round."""
        return ()

    # --- the course of play -------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Opens the table if need be, and plays some rounds."""
        if not self.setup.ready:
            self._open()
        for _ in range(ROUNDS_A_TABLE):
            self._around()
            self._wager()
            self._stack()
            self._mishap(0.2)
            self._finish()

    # --- the parts of a round -----------------------------------------------------------------------------------------

    def _open(self) -> None:
        chance = self.random
        decks = int(self.setup.options.get("decks", 1))
        self.do(BringDecks(decks, happens(chance, 0.3), happens(chance, 0.3), happens(chance, 0.2)))
        for _ in range(chance.randint(6, 14)):
            self.do(Proceed())

    def _around(self) -> None:
        """What happens between two rounds."""
        chance = self.random
        for seat in chance.sample(range(1, 8), chance.randint(1, 3)):
            self.do(Sit(seat))
        for likely, stimulus in (
            (0.3, AdvanceClock(chance.choice((60_000, 3_600_000, 5 * 3_600_000)))),
            (0.05, LetRest()),
            (0.05, AskForCards()),
            (0.1, Rise(chance.randint(1, 7), happens(chance, 0.5))),
            (0.15, FloorOrders(chance.choice(("shuffle", "recut")), chance.choice(("floorperson", "player")))),
            (0.3, Choose("cut depth", chance.choice((1, 9, 10, 11, 26, 42, 43)))),
            (0.1, Choose("dealing hand", chance.choice(("left hand", "right hand")))),
            (0.2, Choose("count the stub", chance.randint(0, 1))),
            (0.1, Choose("shuffling", chance.choice(("by hand", "by device")))),
            (0.1, Choose("deck change", chance.randint(0, 1))),
            (0.2, Proceed()),
        ):
            if happens(chance, likely):
                self.do(stimulus)

    def _wager(self) -> None:
        chance = self.random
        self.begin_wagering()
        seats = [s.seat for s in self.stimuli if isinstance(s, Sit)] or [1]
        for seat in dict.fromkeys(chance.sample(seats, min(len(seats), chance.randint(1, 4)))):
            for wager in self.wagered():
                self.do(self._oddly(PlaceWager(seat, wager, self._amount(wager))))
        seat = chance.choice(seats)
        for likely, stimulus in (
            (0.1, PlaceWager(chance.randint(1, 7), chance.choice((*self.wagers, "play", "insurance")), Cents(1000))),
            (0.1, ChangeWager(seat, chance.choice(self.wagers), self._amount("ante"))),
            (0.1, WithdrawWager(seat, chance.choice(self.wagers))),
        ):
            if happens(chance, likely):
                self.do(stimulus)

    def _oddly(self, wager: PlaceWager) -> PlaceWager:
        """Now and then with something else than value chips, or by somebody else."""
        if happens(self.random, 0.05):
            return msgspec.structs.replace(wager, instrument=self.random.choice(("cash", "cheque", "plaque")))
        if happens(self.random, 0.1):
            return msgspec.structs.replace(wager, player=self.random.randint(0, 7))
        return wager

    def _amount(self, wager: str) -> Cents:
        dollars = (1, 5) if wager == "progressive" else (5, 10, 10, 25)
        if happens(self.random, 0.05):
            return Cents(self.random.randint(0, 3000))
        return Cents(100 * self.random.choice(dollars))

    def _stack(self) -> None:
        """Hands that are worth something come too seldom by themselves."""
        if happens(self.random, 0.25):
            return
        left = set(PACK)
        wanted: dict[str, tuple[Card, ...]] = {}
        seats = sorted(self._antes) or [1]
        for place in ("dealer", *(f"seat {seat}" for seat in seats)):
            if happens(self.random, 0.8):
                hand = tuple(card for card in self.some_hand() if card in left)
                wanted[place] = hand
                left -= set(hand)
        self.do(StackDeck(stack(wanted, self.order(seats))))

    def _mishap(self, likely: float) -> None:
        chance = self.random
        if not happens(chance, likely):
            return
        place = chance.choice(("dealer", "seat 1", "bonus box", *(f"seat {seat}" for seat in self._antes)))
        device = chance.choice(DEVICES)
        self.do(
            chance.choice(
                (
                    LieFaceUp(tuple(sorted(chance.sample(range(1, 40), chance.randint(1, 2))))),
                    Misdeal(place, chance.randint(*self.hand_sizes)),
                    DrawInError(chance.randint(1, 30), happens(chance, 0.5)),
                    ExposeDealerCards(chance.randint(1, 2)),
                    LoseCards(chance.choice((-1, 1, 2))),
                    Jam(device, chance.choice(("jams", "stops", "fails to finish")), chance.randint(0, 20)),
                    BreakDown(device),
                    *self.mishaps(),
                    TouchCards(chance.randint(1, 7), chance.choice(("player", "dealer", "another player"))),
                )
            )
        )

    def _finish(self) -> None:
        """Until nothing moves any more: whoever is asked decides, sometimes somebody else or otherwise than allowed."""
        over = self.rounds + 1
        still = 0
        for _ in range(MOST_STAGES):
            before = len(self.table.seen)
            if happens(self.random, 0.05):
                self._disturb()
            self.do(self._decision() if self._asked is not None else Proceed())
            still = still + 1 if len(self.table.seen) == before else 0
            if still > 1 or (self.rounds >= over and happens(self.random, 0.3)):
                return

    def _decision(self) -> AnyStimulus:
        chance, seat = self.random, self._asked or 1
        ante = self._antes.get(seat, 1000)
        if happens(chance, 0.3):
            return Fold(seat)
        return PlaceWager(seat, "play", Cents(max(1, self.play_wager(ante))))

    def _disturb(self) -> None:
        chance = self.random
        seat = chance.randint(1, 7)
        self.do(
            chance.choice(
                (
                    Fold(seat),
                    PlaceWager(seat, "ante", Cents(1000)),
                    PlaceWager(seat, "play", Cents(1000)),
                    ChangeWager(seat, "ante", Cents(2000)),
                    WithdrawWager(seat, "ante"),
                    Rise(seat),
                    FloorOrders("recut"),
                    TouchCards(seat, "another player", seat % 7 + 1),
                    AdvanceClock(3_600_000),
                    *self.disturbances(),
                )
            )
        )
        self._mishap(0.3)

    # --- looking ------------------------------------------------------------------------------------------------------

    def notice(self, event: AnyEvent) -> None:
        """Remembers who wagered what, and who is asked."""
        match event:
            case RoundStarted():
                self._antes.clear()
            case RoundEnded():
                self._asked = None
            case WagerTaken(wager="ante") as taken:
                self._antes[taken.seat] = taken.amount
            case WagerTaken(wager="play") | Folded() as decided if decided.seat == self._asked:
                self._asked = None
            case Procedure(act="asks") as asks:
                self._asked = asks.seat
            case _:
                pass
