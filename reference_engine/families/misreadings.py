"""Misreadings: faults as vendors make them, written by hand, beside those that are generated at each decision.

Each names the clauses that it violates: scenarios of every one of them have to notice it. What breaks the engine does
so inside a `with` and leaves it as it was. Those of a rulebook are in its `misread`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.vocabulary.events import AnyEvent

Breaking = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True, slots=True)
class Misreading:
    """One misunderstanding of the rules."""

    name: str
    clauses: tuple[str, ...]
    breaking: Breaking = field(default=nullcontext, compare=False)
    readings: Mapping[str, str] = field(default_factory=dict, compare=False)
    """Questions that the engine reads so, whatever was chosen."""
    perhaps_lawful: bool = field(default=False, compare=False)
    """It may be the stricter of two readings, which breaks neither."""

    @property
    def operator(self) -> str:
        """How it counts among the kinds of faults: each misreading is one of its own."""
        return f"misreading: {self.name}"

    def __str__(self) -> str:
        return self.operator


@contextmanager
def replaced(owner: object, name: str, by: object) -> Iterator[None]:
    """Another value or function in the place of one that is there."""
    before = getattr(owner, name)
    setattr(owner, name, by)
    try:
        yield
    finally:
        setattr(owner, name, before)


def happens(change: Callable[[Any, AnyEvent], AnyEvent | None]) -> Breaking:
    """What the table does comes out as this function of the table and the event says; None: it is not done."""
    does = Table.does

    def otherwise(self: Table, event: AnyEvent, *provisions: str, **how: Any) -> bool:  # noqa: ANN401  handed on
        changed = change(self, event)
        return changed is not None and does(self, changed, *provisions, **how)

    return lambda: replaced(Table, "does", otherwise)


def decides(kind: str, provision: str, answer: Callable[[Any], object]) -> Breaking:
    """A decision on this provision is answered as this function of the right answer says."""
    sound = getattr(Rulings, kind)

    def otherwise(self: Rulings, asked: str, *more: Any, **how: Any) -> object:  # noqa: ANN401  handed on
        right = sound(self, asked, *more, **how)
        return answer(right) if asked == provision else right

    return lambda: replaced(Rulings, kind, otherwise)
