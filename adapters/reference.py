"""The embedded reference engine as a system under test, in process."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from itertools import count
from typing import Protocol

import msgspec

from clausewise.adapters.base import TableHere, TableRefused
from clausewise.reference_engine.core.rulings import NotOffered
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

REFERENCE = "reference"
"""How this target is written."""


class EngineTable(Protocol):
    """What a table of the engine does; submission ids are no concern of the rules."""

    @property
    def seen(self) -> Sequence[Seen]: ...
    @property
    def citations(self) -> Sequence[tuple[str, ...]]: ...
    @property
    def refusal_citations(self) -> tuple[str, ...]: ...
    @property
    def fact_citations(self) -> dict[str, tuple[str, ...]]: ...
    def submit(self, stimulus: AnyStimulus) -> Receipt: ...
    def declaration(self) -> Declaration: ...


class ReferenceTable(TableHere):
    """One table of the engine."""

    def __init__(self, name: str, engine: EngineTable) -> None:
        super().__init__(name)
        self.engine = engine

    @property
    def seen(self) -> Sequence[Seen]:
        return self.engine.seen

    def takes(self, stimulus: AnyStimulus) -> Receipt:
        return self.engine.submit(stimulus)

    def declaration(self) -> Declaration:
        return self.engine.declaration()

    def cited(self, sequence: int) -> tuple[str, ...]:
        return self.engine.citations[sequence - 1]

    def cited_for_refusal(self) -> tuple[str, ...]:
        return self.engine.refusal_citations

    def cited_for_fact(self, fact: str) -> tuple[str, ...]:
        return self.engine.fact_citations.get(fact, ())

    def close(self) -> None:
        """Nothing is held that the table does not take along."""


class ReferenceSystem:
    """The reference engine. `opener` is for those who want it broken, or want to notice what it decides.

    `by_chance`: a table that names no seed is dealt as no other was, as in production; else all such are dealt alike.
    """

    def __init__(
        self,
        opener: Callable[[TableSetup], EngineTable] | None = None,
        describer: Callable[[], Description] | None = None,
        *,
        by_chance: bool = False,
    ) -> None:
        if opener is None or describer is None:
            # Here and not above: the rules take a while to load, and a run over HTTP does not need them.
            from clausewise.reference_engine import engine  # noqa: PLC0415  as said

            opener = opener or engine.open_table
            describer = describer or engine.describe
        self._opener = opener
        self._describer = describer
        self._by_chance = by_chance
        self._numbers = count(1)

    @property
    def target(self) -> str:
        return REFERENCE

    def describe(self) -> Description:
        return self._describer()

    def open(self, setup: TableSetup) -> ReferenceTable:
        if self._by_chance and not setup.seed:
            setup = msgspec.structs.replace(setup, seed=secrets.randbits(48))
        try:
            table = self._opener(setup)
        except NotOffered as refusal:
            raise TableRefused(str(refusal)) from None
        return ReferenceTable(f"t{next(self._numbers)}", table)

    def remarks(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing is held."""
