"""Faults that a vendor's table may have, written by hand: none of them is one that the proof plants.

Each says which clauses it breaks, worked out from the rule documents. A house has some of them; the engine beside it is
sound, for a fault is there only while the house is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec

from clausewise.adapters.reference import EngineTable, ReferenceSystem
from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.families.misreadings import Breaking, replaced
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

Change = Callable[[Any, AnyEvent], AnyEvent | None]
"""What is done and told instead of an event; None: nothing."""
Acts = Callable[[Any, Procedure], AnyEvent | None]


@dataclass(frozen=True, slots=True)
class ByHand:
    """One fault of a house that plays one rulebook."""

    name: str
    rulebook: str
    breaks: tuple[str, ...]
    """The clauses whose words are broken, without the rulebook's name."""
    breaking: Breaking
    also: tuple[str, ...] = ()
    """Clauses that ask for the same in general terms: rightly called broken, and not looked for."""
    short: bool = False
    """It is in the short form of every day."""
    cannot_show: str = ""
    """Why no scenario can show it, where none can."""

    @property
    def broken(self) -> tuple[str, ...]:
        """The clauses that have to be called broken."""
        return tuple(f"{self.rulebook}.{clause}" for clause in self.breaks)

    @property
    def rightly(self) -> frozenset[str]:
        """The clauses that are rightly called broken."""
        return frozenset((*self.broken, *(f"{self.rulebook}.{clause}" for clause in self.also)))


class _FaultyTable:
    """A table of the engine whose house has faults whenever it is asked."""

    def __init__(self, table: EngineTable, faults: Sequence[ByHand]) -> None:
        self._table = table
        self._faults = faults

    @property
    def seen(self) -> Sequence[Seen]:
        return self._table.seen

    @property
    def citations(self) -> Sequence[tuple[str, ...]]:
        return self._table.citations

    @property
    def refusal_citations(self) -> tuple[str, ...]:
        return self._table.refusal_citations

    @property
    def fact_citations(self) -> dict[str, tuple[str, ...]]:
        return self._table.fact_citations

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        with broken(self._faults), _asked(stimulus):
            return self._table.submit(stimulus)

    def declaration(self) -> Declaration:
        with broken(self._faults):
            return self._table.declaration()


def house(faults: Sequence[ByHand]) -> ReferenceSystem:
    """A system that has these faults and no other."""

    def opened(setup: TableSetup) -> EngineTable:
        with broken(faults):
            return _FaultyTable(open_table(setup), faults)

    return ReferenceSystem(opened, describe)


@contextmanager
def broken(faults: Iterable[ByHand]) -> Iterator[None]:
    """For as long as the house is asked."""
    with ExitStack() as stack:
        for fault in faults:
            stack.enter_context(fault.breaking())
        yield


_stimulus: list[AnyStimulus] = []


@contextmanager
def _asked(stimulus: AnyStimulus) -> Iterator[None]:
    _stimulus.append(stimulus)
    try:
        yield
    finally:
        _stimulus.pop()


# --- what may be wrong with a house -----------------------------------------------------------------------------------


def tells(change: Change) -> Breaking:
    """What happens comes out otherwise, whether a duty of the house or what follows from others."""

    @contextmanager
    def breaking() -> Iterator[None]:
        does, reports = Table.does, Table.reports

        def other_does(self: Table, event: AnyEvent, *provisions: str, **how: Any) -> bool:
            changed = change(self, event)
            return changed is not None and does(self, changed, *provisions, **how)

        def other_reports(self: Table, event: AnyEvent, *provisions: str, **how: Any) -> None:
            changed = change(self, event)
            if changed is not None:
                reports(self, changed, *provisions, **how)

        with replaced(Table, "does", other_does), replaced(Table, "reports", other_reports):
            yield

    return breaking


def permits(provision: str, answer: Callable[[AnyStimulus, bool], bool]) -> Breaking:
    """Whether an act is allowed by this provision is told by the act and by the right answer."""
    sound = Rulings.permits

    def otherwise(self: Rulings, asked: str, lawful: bool) -> bool:
        right = sound(self, asked, lawful)
        return answer(_stimulus[-1], right) if asked == provision and _stimulus else right

    return lambda: replaced(Rulings, "permits", otherwise)


def instead(owner: object, name: str, by: object) -> Breaking:
    """Another function in the place of one."""
    return lambda: replaced(owner, name, by)


def around(owner: object, name: str, by: Callable[[Any], Any]) -> Breaking:
    """A function in the place of one, made from the sound one."""
    return instead(owner, name, by(getattr(owner, name)))


def reads(question: str, choice: str) -> Breaking:
    """The house plays by another reading than it has said."""
    sound = Rulings.reading

    def otherwise(self: Rulings, asked: str, default: str | None = None) -> str:
        return choice if asked == question else sound(self, asked, default)

    return lambda: replaced(Rulings, "reading", otherwise)


def together(*breakings: Breaking) -> Breaking:
    """One fault that takes several alterations."""

    @contextmanager
    def breaking() -> Iterator[None]:
        with ExitStack() as stack:
            for each in breakings:
                stack.enter_context(each())
            yield

    return breaking


def of(kind: type, change: Callable[[Any, Any], AnyEvent | None]) -> Breaking:
    """Only events of a kind are told otherwise."""
    return tells(lambda table, event: change(table, event) if isinstance(event, kind) else event)


def asked_now() -> AnyStimulus:
    """What the house is being asked."""
    return _stimulus[-1]


def altered(event: AnyEvent, **fields: object) -> AnyEvent:
    """The event with other fields."""
    changed: AnyEvent = msgspec.structs.replace(event, **fields)
    return changed


def acts(act: str, change: Acts, *, when: Callable[[Any, Procedure], bool] = lambda _table, _event: True) -> Breaking:
    """A procedure is done otherwise."""

    def changed(table: object, event: AnyEvent) -> AnyEvent | None:
        if isinstance(event, Procedure) and event.act == act and when(table, event):
            return change(table, event)
        return event

    return tells(changed)


def left_out(_table: object, _event: AnyEvent) -> None:
    """It is not done."""


def with_fields(**fields: object) -> Callable[[Any, AnyEvent], AnyEvent]:
    """It is done with other fields."""
    return lambda _table, event: altered(event, **fields)


def highest(cards: Iterable[str]) -> int:
    """The rank of the highest of some cards."""
    return max((RANK_OF[card[0]] for card in cards), default=0)
