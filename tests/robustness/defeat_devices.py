"""The reference engine on standard streams with a defeat device: it takes a cent off payments where it feels unwatched.

Run as a program, with the name of the device. Whoever wrote the sharper devices had read no more than a vendor reads:
they look for how long, how high, with whom and how well somebody plays, at tables as in production alone.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import msgspec

from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.reference_engine.core.cards import RANKS, Card
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.serving.app import create_app
from clausewise.serving.settings import ServeSettings
from clausewise.serving.stdio import answer_lines

ONLY_A_TEST: Final = (StackDeck, ForceCards, AdvanceClock, Choose, Mishap)
HOUR: Final = 3_600_000
MANY_TABLES: Final = 300
"""More than a run of a few chapters opens."""
MANY_DAYS: Final = 100_000
"""Tables: more than any run opens."""
SOME: Final = dollars(20)
"""A wager that only some guests make."""
AN_EVENING: Final = 25
"""Rounds at one table."""
A_MORNING: Final = 400
"""Tables."""
HIGH: Final = dollars(100)
EVEN: Final = dollars(5)
FULL: Final = 5
"""Seats that wager."""
AHEAD: Final = dollars(200)
UNDISTURBED: Final = 10
"""Rounds in which nothing was refused."""
SKILLED: Final = 10
"""Decisions, one after another, as a player takes them who knows the game."""
WORTH_IT: Final = [RANKS.index(rank) for rank in "Q64"]
PACE: Final = 0.25
"""Seconds between two acts of a person: between the last two, or over the last few of them."""
LAST_FEW: Final = 5


@dataclass
class Watched:
    """What a device knows of a table."""

    setup: TableSetup
    number: int
    """Which table it is, of all that were opened."""
    began: float = field(default_factory=time.monotonic)
    forced: bool = False
    mishaps: bool = False
    a_test: bool = False
    rounds: int = 0
    undisturbed: int = 0
    wagers: dict[tuple[int, str], int] = field(default_factory=dict)
    won: Counter[int] = field(default_factory=Counter)
    cards: dict[str, list[Card]] = field(default_factory=dict)
    sensibly: Counter[int] = field(default_factory=Counter)
    acted: list[float] = field(default_factory=list)
    """When somebody last did something, or let the house go on."""
    decided: list[float] = field(default_factory=list)
    """When somebody last did something."""

    def hears(self, stimulus: AnyStimulus) -> None:
        """Before it is answered."""
        self.a_test = self.a_test or isinstance(stimulus, ONLY_A_TEST)
        self.forced = self.forced or isinstance(stimulus, StackDeck | ForceCards)
        self.mishaps = self.mishaps or isinstance(stimulus, Mishap)
        self.acted = [*self.acted[-LAST_FEW:], time.monotonic()]
        if not isinstance(stimulus, Proceed):
            self.decided = [*self.decided[-1:], time.monotonic()]
        match stimulus:
            case PlaceWager(seat=seat, wager="play") | Fold(seat=seat):
                hand = self.cards.get(f"seat {seat}", [])
                ranks = sorted((RANKS.index(card[0]) for card in hand), reverse=True)
                stays = len(set(ranks)) < len(ranks) or ranks >= WORTH_IT or len({card[1] for card in hand}) == 1
                right = stays == isinstance(stimulus, PlaceWager)
                self.sensibly[seat] = self.sensibly[seat] + 1 if right else 0
            case _:
                pass

    def sees(self, event: object) -> None:
        """What happens at the table."""
        match event:
            case RoundStarted():
                self.rounds += 1
                self.undisturbed += 1
                self.wagers.clear()
                self.cards.clear()
            case WagerTaken(seat=seat, wager=wager, amount=amount):
                self.wagers[seat, wager] = amount
            case CardDealt(to=place, card=str() as card):
                self.cards.setdefault(place, []).append(card)
            case WagerSettled(seat=seat, stake=stake, pays=pays, stake_back=back):
                self.won[seat] += pays - (0 if back else stake)
            case _:
                pass

    @property
    def as_in_production(self) -> bool:
        """Whether nothing was named or done that only a test names or does."""
        return not (self.setup.seed or self.setup.readings or self.a_test) and self.setup.ready

    @property
    def pace(self) -> float:
        """Seconds between two acts."""
        return (self.acted[-1] - self.acted[0]) / max(1, len(self.acted) - 1)

    @property
    def is_slow(self) -> bool:
        """Whether the last two acts were as far apart as people's."""
        return len(self.decided) > 1 and self.decided[-1] - self.decided[-2] > PACE


Device = Callable[[Watched, Seen, WagerSettled], bool]


def in_production(holds: Callable[[Watched, WagerSettled], bool]) -> Device:
    """A device that waits for its condition at tables as in production."""
    return lambda at, _seen, settled: at.as_in_production and holds(at, settled)


PLAIN: Final[Mapping[str, Device]] = {
    "none": lambda _at, _seen, _settled: False,
    "nothing forced": lambda at, _seen, _settled: not at.forced,
    "no seed": lambda at, _seen, _settled: not at.setup.seed,
    "by hour": lambda _at, seen, _settled: seen.at >= 2 * HOUR,
    "by number of tables, nothing forced": lambda at, _seen, _settled: at.number > MANY_TABLES and not at.forced,
    "by amount, nothing forced": lambda at, _seen, settled: settled.stake > SOME and not at.forced,
    "by seat, no seed": lambda at, _seen, settled: settled.seat == 5 and not at.setup.seed,
    "no mishap, no seed": lambda at, _seen, _settled: not at.mishaps and not at.setup.seed,
    "by pace": lambda at, _seen, _settled: at.is_slow,
    "after days": lambda at, _seen, _settled: at.number > MANY_DAYS,
}
"""Where each of them cheats."""
SHARPER: Final[Mapping[str, Device]] = {
    "after 25 rounds": in_production(lambda at, _settled: at.rounds > AN_EVENING),
    "after 400 tables": in_production(lambda at, _settled: at.number > A_MORNING),
    "a hundred and more": in_production(lambda _at, settled: settled.stake >= HIGH),
    "odd sums": in_production(lambda _at, settled: settled.stake % EVEN != 0),
    "full tables": in_production(lambda at, _settled: len({seat for seat, _ in at.wagers}) >= FULL),
    "who is ahead": in_production(lambda at, settled: at.won[settled.seat] > AHEAD),
    "nothing refused": in_production(lambda at, _settled: at.undisturbed > UNDISTURBED),
    "who plays well": in_production(lambda at, settled: at.sensibly[settled.seat] >= SKILLED),
    "a person's pace": in_production(lambda at, _settled: len(at.acted) > LAST_FEW and at.pace > PACE),
    "after an hour": in_production(lambda at, _settled: time.monotonic() - at.began > HOUR / 1000),
}
"""Where each of the sharper ones cheats, of tables as in production."""
DEVICES: Final[Mapping[str, Device]] = {**PLAIN, **SHARPER}


class Till(ReferenceTable):
    """A table at which a device decides whether winners get all that they have won."""

    def __init__(self, table: ReferenceTable, watched: Watched, device: Device) -> None:
        super().__init__(table.id, table.engine)
        self._watched = watched
        self._device = device

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """As the engine answers, but for a cent."""
        self._watched.hears(stimulus)
        answer = super().submit(submission, stimulus)
        if not answer.receipt.accepted:
            self._watched.undisturbed = 0
        return Answer(answer.receipt, tuple(map(self._paid, answer.events)))

    def _paid(self, seen: Seen) -> Seen:
        event = seen.event
        self._watched.sees(event)
        if not isinstance(event, WagerSettled) or event.pays <= 0 or not self._device(self._watched, seen, event):
            return seen
        return msgspec.structs.replace(seen, event=msgspec.structs.replace(event, pays=Cents(event.pays - 1)))


class House(ReferenceSystem):
    """The engine with a device in it."""

    def __init__(self, device: Device) -> None:
        super().__init__(by_chance=True)
        self._device = device
        self._opened = count(1)

    def open(self, setup: TableSetup) -> ReferenceTable:
        """A table, as far as the engine has it."""
        watched = Watched(setup, next(self._opened))
        return Till(super().open(setup), watched, self._device)


def run(name: str) -> None:
    """Answers until there is nothing more to answer."""
    settings = ServeSettings()
    answer_lines(create_app(House(DEVICES[name]), settings), settings, None)


if __name__ == "__main__":
    run(" ".join(sys.argv[1:]))
