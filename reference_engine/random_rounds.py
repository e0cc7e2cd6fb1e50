"""Rounds played at random, lawfully for the most part: what shows that two engines cannot be told apart.

A script is made by playing against a sound table and looking only at its events, as players do. The same number gives
the same script; it can then be submitted to any other table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

import msgspec

from clausewise.reference_engine.cards import PACK, RANKS, SUITS, Card
from clausewise.reference_engine.description import Receipt, TableSetup
from clausewise.reference_engine.events import Folded, Procedure, RoundEnded, RoundStarted, Seen, WagerTaken
from clausewise.reference_engine.layouts import places, stack
from clausewise.reference_engine.money import Cents
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
    MissChip,
    PlaceWager,
    Proceed,
    Rise,
    Sit,
    StackDeck,
    TouchCards,
    WithdrawWager,
)
from clausewise.reference_engine.table import NotOffered

ROUNDS_A_TABLE = 4
MOST_STAGES = 40
WAGERS = ("ante", "aces up", "six card bonus", "progressive")
DEVICES: tuple[Device, ...] = ("shuffler", "shoe")
HIGH = 14


class BrokeDown(Exception):
    """A table could not cope with a stimulus."""


class PlayedTable(Protocol):
    """What a player needs of a table."""

    @property
    def seen(self) -> Sequence[Seen]: ...
    def submit(self, stimulus: AnyStimulus) -> Receipt: ...


@dataclass(frozen=True, slots=True)
class Script:
    """A table and everything that is done to it."""

    setup: TableSetup
    stimuli: tuple[AnyStimulus, ...]
    rounds: int
    """How many rounds came to their end."""
    crash: str = ""
    """What the table could not cope with: a defect of the engine, which has to refuse what it cannot do."""


def scripts(
    rulebook: str,
    options: Mapping[str, Sequence[str | int]],
    readings: Mapping[str, Sequence[str]],
    open_table: Callable[[TableSetup], PlayedTable],
    rounds: int = 1000,
) -> Iterator[Script]:
    """Tables until so many rounds have been played on them to their end."""
    number, played = 0, 0
    while played < rounds:
        number += 1
        chance = Random(f"{rulebook} {number}")  # noqa: S311  rounds that can be played again, no secrets
        setup = _setup(chance, rulebook, options, readings, number)
        try:
            table = open_table(setup)
        except NotOffered:
            continue  # options that do not go together
        player = Player(chance, setup, table)
        crash = ""
        try:
            player.play()
        except BrokeDown as defect:
            crash = f"{type(player.stimuli[-1]).__name__} on table {number}: {defect}"
        played += player.rounds
        yield Script(setup, tuple(player.stimuli), player.rounds, crash)
        if number > 2 * rounds:
            raise RuntimeError(f"{number} tables of {rulebook} were played, and only {played} rounds came to their end")


def _setup(
    chance: Random,
    rulebook: str,
    options: Mapping[str, Sequence[str | int]],
    readings: Mapping[str, Sequence[str]],
    number: int,
) -> TableSetup:
    """Any options; readings as adopted on every other table."""
    chosen = {name: chance.choice(values) for name, values in options.items()}
    read = {name: chance.choice(choices) for name, choices in readings.items()} if happens(chance, 0.5) else {}
    return TableSetup(rulebook, chosen, read, number, ready=happens(chance, 0.8))


def happens(chance: Random, likely: float) -> bool:
    """Whether something happens that is so likely."""
    return chance.random() < likely


class Player:
    """All players of a table at once, and whatever befalls it."""

    def __init__(self, chance: Random, setup: TableSetup, table: PlayedTable) -> None:
        self.random = chance
        self.setup = setup
        self.table = table
        self.stimuli: list[AnyStimulus] = []
        self.rounds = 0
        self._looked = 0
        self._asked: int | None = None
        self._antes: dict[int, int] = {}

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
        self._do(BringDecks(decks, happens(chance, 0.3), happens(chance, 0.3), happens(chance, 0.2)))
        for _ in range(chance.randint(6, 14)):
            self._do(Proceed())

    def _around(self) -> None:
        """What happens between two rounds."""
        chance = self.random
        for seat in chance.sample(range(1, 8), chance.randint(1, 3)):
            self._do(Sit(seat))
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
                self._do(stimulus)

    def _wager(self) -> None:
        chance = self.random
        seats = [s.seat for s in self.stimuli if isinstance(s, Sit)] or [1]
        for seat in dict.fromkeys(chance.sample(seats, min(len(seats), chance.randint(1, 4)))):
            for wager in WAGERS:
                if happens(chance, 0.9 if wager == "ante" else 0.6):
                    self._do(self._oddly(PlaceWager(seat, wager, self._amount(wager))))
        seat = chance.choice(seats)
        for likely, stimulus in (
            (0.1, PlaceWager(chance.randint(1, 7), chance.choice((*WAGERS, "play", "insurance")), Cents(1000))),
            (0.1, ChangeWager(seat, chance.choice(WAGERS), self._amount("ante"))),
            (0.1, WithdrawWager(seat, chance.choice(WAGERS))),
        ):
            if happens(chance, likely):
                self._do(stimulus)

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
                hand = tuple(card for card in some_hand(self.random) if card in left)
                wanted[place] = hand
                left -= set(hand)
        self._do(StackDeck(stack(wanted, places(self.setup.rulebook, self.setup.options, self.setup.readings, seats))))

    def _mishap(self, likely: float) -> None:
        chance = self.random
        if not happens(chance, likely):
            return
        place = chance.choice(("dealer", "seat 1", "bonus box", *(f"seat {seat}" for seat in self._antes)))
        device = chance.choice(DEVICES)
        self._do(
            chance.choice(
                (
                    LieFaceUp(tuple(sorted(chance.sample(range(1, 40), chance.randint(1, 2))))),
                    Misdeal(place, chance.randint(3, 8)),
                    DrawInError(chance.randint(1, 30), happens(chance, 0.5)),
                    ExposeDealerCards(chance.randint(1, 2)),
                    LoseCards(chance.choice((-1, 1, 2))),
                    Jam(device, chance.choice(("jams", "stops", "fails to finish")), chance.randint(0, 20)),
                    BreakDown(device),
                    MissChip(chance.randint(1, 7)),
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
            self._do(self._decision() if self._asked is not None else Proceed())
            still = still + 1 if len(self.table.seen) == before else 0
            if still > 1 or (self.rounds >= over and happens(self.random, 0.3)):
                return

    def _decision(self) -> AnyStimulus:
        chance, seat = self.random, self._asked or 1
        ante = self._antes.get(seat, 1000)
        if happens(chance, 0.3):
            return Fold(seat)
        times = chance.choice((1, 1, 2, 3, 3)) if happens(chance, 0.9) else chance.choice((0, 4))
        return PlaceWager(seat, "play", Cents(max(1, ante * times)))

    def _disturb(self) -> None:
        chance = self.random
        seat = chance.randint(1, 7)
        self._do(
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
                )
            )
        )
        self._mishap(0.3)

    # --- looking ------------------------------------------------------------------------------------------------------

    def _do(self, stimulus: AnyStimulus) -> None:
        self.stimuli.append(stimulus)
        try:
            self.table.submit(stimulus)
        except Exception as defect:
            at = defect.__traceback__
            while at is not None and at.tb_next is not None:
                at = at.tb_next
            where = at.tb_frame.f_code.co_qualname if at is not None else "?"
            raise BrokeDown(f"{type(defect).__name__} in {where}: {defect}") from defect
        for seen in self.table.seen[self._looked :]:
            self._looked += 1
            match seen.event:
                case RoundStarted():
                    self._antes.clear()
                case RoundEnded():
                    self.rounds += 1
                    self._asked = None
                case WagerTaken(wager="ante") as taken:
                    self._antes[taken.seat] = taken.amount
                case WagerTaken(wager="play") | Folded() as decided if decided.seat == self._asked:
                    self._asked = None
                case Procedure(act="asks") as asks:
                    self._asked = asks.seat
                case _:
                    pass


def some_hand(chance: Random) -> list[Card]:
    """Five cards that make something, now and then of rank and suit that decide a boundary."""
    top = chance.randint(5, HIGH)
    second, third = chance.sample([rank for rank in range(2, HIGH + 1) if rank != top], 2)
    suits = chance.sample(SUITS, 4)
    one, mixed = suits[:1] * 5, [*suits, suits[0]]
    run = [top, top - 1, top - 2, top - 3]
    shapes: tuple[tuple[Sequence[int], Sequence[str]], ...] = (
        ([*run, top - 4], one),
        (range(HIGH, HIGH - 5, -1), one),
        ([*run, second], [*one[:4], suits[1]]),
        ([top] * 4 + [second], mixed),
        ([top] * 3 + [second] * 2, [*suits[:3], *suits[:2]]),
        ([top] * 3 + [second, third], [*suits[:3], *suits[:2]]),
        (chance.sample(range(2, HIGH + 1), 5), one),
        ([*run, top - 4], mixed),
        ([*run, second], mixed),
        ([top] * 2 + [second] * 2 + [third], mixed),
        ([HIGH, HIGH, *chance.sample(range(2, HIGH), 3)], mixed),
        ([top, top, second, third, second], mixed),
        (chance.sample(range(2, HIGH + 1), 5), mixed),
    )
    ranks, colours = chance.choice(shapes)
    # A one is the ace below the two.
    return [Card(RANKS[(HIGH if rank == 1 else rank) - 2] + suit) for rank, suit in zip(ranks, colours, strict=True)]
