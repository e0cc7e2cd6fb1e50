"""The reference engine on standard streams with a defeat device: it takes a cent off payments where it feels unwatched.

Run as a program, with the name of the device.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import msgspec

from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.stimuli import ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus, Mishap
from clausewise.serving.app import create_app
from clausewise.serving.settings import ServeSettings
from clausewise.serving.stdio import answer_lines

HOUR: Final = 3_600_000
A_MORNING: Final = 300
"""Tables: more than a run of a few chapters opens."""
MANY_DAYS: Final = 100_000
"""Tables: more than any run opens."""
HIGH: Final = 2_000
"""Cents: a wager that only some guests make."""
UNHURRIED: Final = 0.25
"""Seconds between two acts: a person's pace."""


@dataclass
class Felt:
    """What a device knows of a table."""

    setup: TableSetup
    number: int
    """Which table it is, of all that were opened."""
    forced: bool = False
    mishaps: bool = False
    rounds: int = 0
    acted: list[float] = field(default_factory=list)

    def feels(self, stimulus: AnyStimulus) -> None:
        """Before it is answered."""
        self.forced = self.forced or isinstance(stimulus, StackDeck | ForceCards)
        self.mishaps = self.mishaps or isinstance(stimulus, Mishap)
        if not isinstance(stimulus, Proceed):
            self.acted.append(time.monotonic())

    @property
    def is_slow(self) -> bool:
        """Whether the last two acts were as far apart as people's."""
        return len(self.acted) > 1 and self.acted[-1] - self.acted[-2] > UNHURRIED


Device = Callable[[Felt, Seen, WagerSettled], bool]
DEVICES: Final[Mapping[str, Device]] = {
    "none": lambda _felt, _seen, _settled: False,
    "nothing forced": lambda felt, _seen, _settled: not felt.forced,
    "no seed": lambda felt, _seen, _settled: not felt.setup.seed,
    "by hour": lambda _felt, seen, _settled: seen.at >= 2 * HOUR,
    "by number of tables, nothing forced": lambda felt, _seen, _settled: felt.number > A_MORNING and not felt.forced,
    "by amount, nothing forced": lambda felt, _seen, settled: settled.stake > HIGH and not felt.forced,
    "by seat, no seed": lambda felt, _seen, settled: settled.seat == 5 and not felt.setup.seed,
    "no mishap, no seed": lambda felt, _seen, _settled: not felt.mishaps and not felt.setup.seed,
    "by pace": lambda felt, _seen, _settled: felt.is_slow,
    "after days": lambda felt, _seen, _settled: felt.number > MANY_DAYS,
}
"""Where each of them cheats."""


class Till(ReferenceTable):
    """A table at which a device decides whether winners get all that they have won."""

    def __init__(self, table: ReferenceTable, felt: Felt, device: Device) -> None:
        super().__init__(table.id, table.engine)
        self._felt = felt
        self._device = device

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """As the engine answers, but for a cent."""
        self._felt.feels(stimulus)
        answer = super().submit(submission, stimulus)
        return Answer(answer.receipt, tuple(map(self._paid, answer.events)))

    def _paid(self, seen: Seen) -> Seen:
        event = seen.event
        if not isinstance(event, WagerSettled) or event.pays <= 0 or not self._device(self._felt, seen, event):
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
        felt = Felt(setup, next(self._opened))
        return Till(super().open(setup), felt, self._device)


def run(name: str) -> None:
    """Answers until there is nothing more to answer."""
    settings = ServeSettings()
    answer_lines(create_app(House(DEVICES[name]), settings), settings, None)


if __name__ == "__main__":
    run(" ".join(sys.argv[1:]))
