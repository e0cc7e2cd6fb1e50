"""Rounds of the reference engine from which the pages take what really comes: kept as what was asked of it.

They were picked from random play, so that the pages change with the engine and not with how soaks play. When they no
longer show all there is, others are picked: `python -m clausewise.vendor_pages.picking`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import Declaration, Performer, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

FILE: Final = "kept_rounds.jsonl"


class KeptTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table and all that was done to it; duties that are named are done by people."""

    setup: TableSetup
    stimuli: tuple[AnyStimulus, ...]
    people: tuple[Duty, ...] = ()


class Step(NamedTuple):
    """One stimulus and what came of it."""

    stimulus: AnyStimulus
    receipt: Receipt
    events: tuple[AnyEvent, ...]


class Played(NamedTuple):
    """A table of which all is known."""

    setup: TableSetup
    steps: tuple[Step, ...]
    declared: Declaration

    @property
    def rulebook(self) -> str:
        return self.setup.rulebook


def kept() -> Iterator[KeptTable]:
    """The tables, as they stand in the file."""
    text = (files("clausewise.vendor_pages") / FILE).read_text(encoding="utf-8")
    for line in text.splitlines():
        yield msgspec.json.decode(line, type=KeptTable)


def played(kept_table: KeptTable) -> Played:
    """What the engine says today to what was done then."""
    performs: dict[Duty, Performer] = dict.fromkeys(kept_table.people, "person")
    table = open_table(kept_table.setup, performs=performs)
    steps, told = [], 0
    for stimulus in kept_table.stimuli:
        receipt = table.submit(stimulus)
        events = tuple(seen.event for seen in table.seen[told:])
        told += len(events)
        steps.append(Step(stimulus, receipt, events))
    return Played(kept_table.setup, tuple(steps), table.declaration())


@cache
def all_played() -> tuple[Played, ...]:
    """Every table that is kept, played once."""
    return tuple(map(played, kept()))
