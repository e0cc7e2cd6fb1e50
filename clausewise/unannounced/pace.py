"""A system at which somebody takes time before each act, as people do, and as no test does."""

from __future__ import annotations

import time
from random import Random

from clausewise.adapters.base import Answer, CitesNothing, System, Table
from clausewise.reference_engine.vocabulary.description import Declaration, Description, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class Slowed:
    """Its tables are played no faster than that."""

    def __init__(self, system: System, pace: float) -> None:
        self._system = system
        self._pace = pace

    @property
    def target(self) -> str:
        return self._system.target

    def describe(self) -> Description:
        return self._system.describe()

    def open(self, setup: TableSetup) -> SlowedTable:
        return SlowedTable(self._system.open(setup), self._pace)

    def remarks(self) -> tuple[str, ...]:
        return self._system.remarks()

    def close(self) -> None:
        self._system.close()


class SlowedTable(CitesNothing):
    """One of them."""

    def __init__(self, table: Table, pace: float) -> None:
        self._table = table
        self._pace = pace
        # how long somebody thinks decides nothing at the table, and need not come again
        self._chance = Random()  # noqa: S311  as said

    @property
    def id(self) -> str:
        return self._table.id

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """Takes a while, and submits it."""
        time.sleep(self._pace * (1 + self._chance.random()) / 2)
        return self._table.submit(submission, stimulus)

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        return self._table.read(after)

    def declaration(self) -> Declaration:
        return self._table.declaration()

    def close(self) -> None:
        self._table.close()
