"""Misreadings: faults as vendors make them, written by hand, that no single decision of the engine brings about.

Each names the clauses that it violates: scenarios of each of these have to notice it. What breaks the engine does so
inside a `with` and leaves it as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field

from clausewise.reference_engine.rulings import Fault

Breaking = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True, slots=True)
class Misreading:
    """One misunderstanding of the rules."""

    name: str
    clauses: tuple[str, ...]
    breaking: Breaking = field(default=nullcontext, compare=False)
    readings: Mapping[str, str] = field(default_factory=dict, compare=False)
    """Questions that the engine reads so, whatever was chosen."""
    fault: Fault | None = None

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


MISREADINGS: dict[str, tuple[Misreading, ...]] = {}
"""For each rulebook its misreadings."""
