"""The reference engine behind a system's description: it shows, declares and is told no more than that system.

What a run of it cannot decide, the description cannot decide: whoever built the system, and however well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.description import (
    EVERY_FACT,
    Declaration,
    Description,
    Receipt,
    TableSetup,
)
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen


class VeiledTable:
    """A table of the engine of which only that is seen which a description does not leave out."""

    def __init__(self, setup: TableSetup, unseen: Unseen, facts: Collection[str] | None = None) -> None:
        self._table = open_table(setup)
        self._unseen = unseen
        self._facts = facts
        self._looked_at = 0
        self.seen: list[Seen] = []
        self.citations: list[tuple[str, ...]] = []

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        receipt = self._table.submit(stimulus)
        fresh = zip(self._table.seen[self._looked_at :], self._table.citations[self._looked_at :], strict=True)
        self._looked_at = len(self._table.seen)
        for seen, cited in fresh:
            if not self._unseen.hides(seen.event):
                self.seen.append(Seen(len(self.seen) + 1, seen.at, without_what_is_hidden(seen.event, self._unseen)))
                self.citations.append(cited)
        return receipt

    def declaration(self) -> Declaration:
        if "declaration" in self._unseen:
            return {}
        facts = self._table.declaration()
        return facts if self._facts is None else {name: facts[name] for name in facts if name in self._facts}

    @property
    def refusal_citations(self) -> tuple[str, ...]:
        return self._table.refusal_citations

    @property
    def fact_citations(self) -> dict[str, tuple[str, ...]]:
        return self._table.fact_citations


def without_what_is_hidden(event: AnyEvent, unseen: Unseen) -> AnyEvent:
    """The event without the fields that are not told, where it can do without them."""
    gone = {
        name: usual
        for name, usual in may_be_left_out(type(event)).items()
        if usual is None and unseen.hides_field(event, name)
    }
    return msgspec.structs.replace(event, **gone) if gone else event


def may_be_left_out(kind: type[Event]) -> dict[str, object]:
    """The fields of an event that need not be told, and what stands there then."""
    usual = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[len(kind.__struct_fields__) - len(usual) :], usual, strict=True))


def veiled(description: Description, declared: Mapping[str, frozenset[str]] | None = None) -> ReferenceSystem:
    """The reference engine as a system that describes itself so, and declares these facts, by rulebook."""

    def opened(setup: TableSetup) -> VeiledTable:
        here = description.at(setup.rulebook)
        stated = None if declared is None else declared.get(setup.rulebook)
        facts = None if stated is None or EVERY_FACT in here.declares else stated.union(here.declares)
        return VeiledTable(setup, Unseen.of(here), facts)

    return ReferenceSystem(opened, lambda: description)
