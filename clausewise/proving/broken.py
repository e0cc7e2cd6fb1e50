"""The reference engine as a system that can be broken, and that is watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import blake2b
from itertools import count

import msgspec

from clausewise.adapters.base import Answer, TableRefused
from clausewise.adapters.reference import REFERENCE, ReferenceTable
from clausewise.reference_engine import engine
from clausewise.reference_engine.core.rulings import Fault, NotOffered, Site
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MOST_SUBMISSIONS = 20_000
"""More than any scenario hands over; a broken engine may keep a scenario going for ever."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


Planted = Fault | Misreading


class RunAway(Exception):
    """A broken engine does not come to an end. That is no catch."""


class CannotPlant(Exception):
    """What a misreading breaks is not in the engine any more."""


class WatchedTable(ReferenceTable):
    """A table of the engine that remembers what was done to it and what it said."""

    def __init__(self, name: str, setup: TableSetup, table: engine.EngineTable) -> None:
        super().__init__(name, table)
        self.setup = setup
        self._stimuli: list[AnyStimulus] = []
        self._receipts: list[Receipt] = []
        self._declared: list[Declaration] = []

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if len(self._stimuli) >= MOST_SUBMISSIONS:
            raise RunAway(f"stopped after {MOST_SUBMISSIONS} stimuli")
        self._stimuli.append(stimulus)
        answer = super().submit(submission, stimulus)
        self._receipts.append(answer.receipt)
        return answer

    def declaration(self) -> Declaration:
        facts = super().declaration()
        self._declared.append(dict(facts))
        return facts

    @property
    def trace(self) -> bytes:
        """All that the table was asked and all that it said: two tables with the same trace cannot be told apart."""
        said = (self.setup, self._stimuli, self._receipts, list(self.engine.seen), self._declared)
        return blake2b(_encode(said), digest_size=16).digest()


class BrokenSystem:
    """The reference engine with one thing wrong, or with nothing wrong and somebody watching."""

    def __init__(self, planted: Planted | None = None, notice: Callable[[Site], None] | None = None) -> None:
        self._fault = planted if isinstance(planted, Fault) else None
        self._readings = planted.readings if isinstance(planted, Misreading) else {}
        self._notice = notice
        self._numbers = count(1)
        self.tables: list[WatchedTable] = []

    @property
    def target(self) -> str:
        return REFERENCE

    def describe(self) -> Description:
        return engine.describe()

    def open(self, setup: TableSetup) -> WatchedTable:
        read = setup
        if self._readings:
            read = msgspec.structs.replace(setup, readings=setup.readings | dict(self._readings))
        try:
            opened = engine.open_table(read, fault=self._fault, notice=self._notice)
        except NotOffered as refusal:
            raise TableRefused(str(refusal)) from None
        table = WatchedTable(f"t{next(self._numbers)}", setup, opened)
        self.tables.append(table)
        return table

    def remarks(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing is held."""

    @property
    def setups(self) -> list[TableSetup]:
        """What tables were asked for."""
        return [table.setup for table in self.tables]

    @property
    def trace(self) -> bytes:
        """The traces of all its tables."""
        return b"".join(table.trace for table in self.tables)


@contextmanager
def broken(planted: Planted) -> Iterator[BrokenSystem]:
    """An engine with a fault in it, for as long as it is used."""
    if not isinstance(planted, Misreading):
        yield BrokenSystem(planted)
        return
    with ExitStack() as stack:
        try:
            stack.enter_context(planted.breaking())
        except AttributeError as missing:
            raise CannotPlant(f"the engine has changed below the misreading: {missing}") from None
        yield BrokenSystem(planted)
