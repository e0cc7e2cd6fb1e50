"""The tables that are open, and room for more."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count

from clausewise.adapters.base import Table
from clausewise.serving.problems import Rejected
from clausewise.serving.settings import ServeSettings


class Place:
    """One open table and how it was used."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.used = now
        self.stimuli = 0


class OpenTables:
    """Tables by name, the longest idle first."""

    def __init__(self, settings: ServeSettings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self._numbers = count(1)
        self._places: OrderedDict[str, Place] = OrderedDict()

    def make_room(self) -> None:
        """Closes the longest idle table if all are taken; where none is idle nobody's table is taken away."""
        if len(self._places) < self._settings.tables:
            return
        name, oldest = next(iter(self._places.items()))
        if self._clock() - oldest.used < self._settings.idle_seconds:
            raise Rejected(
                503,
                "too-many-tables",
                f"all {self._settings.tables} tables are in use: close one (DELETE /v1/tables/NAME) or wait",
            )
        self.close(name)

    def add(self, table: Table) -> str:
        """Gives a table its name."""
        name = f"t{next(self._numbers)}"
        self._places[name] = Place(table, self._clock())
        return name

    def use(self, name: str) -> Place:
        """A table that is spoken to."""
        place = self._places.get(name)
        if place is None:
            raise Rejected(404, "unknown-table", "no table of this name is open: open one with POST /v1/tables")
        place.used = self._clock()
        self._places.move_to_end(name)
        return place

    def close(self, name: str) -> None:
        """Ends a table."""
        self.use(name).table.close()
        del self._places[name]
