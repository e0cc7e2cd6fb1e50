"""What a table emits: each event with what is cited for it, and in what other manner it might have been told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, overload

from clausewise.reference_engine.vocabulary.events import Seen

T = TypeVar("T")


@dataclass(slots=True)
class Emitted:
    """An event as the engine told it."""

    seen: Seen
    citations: tuple[str, ...]
    """The clauses that require it."""
    repeatable: bool = False
    """To do it once more would be no wrong."""
    among: str = ""
    """What it is one of, where no rule says in which order these come: neighbours of one name may change places."""
    turns: Mapping[str, int] = field(default_factory=dict)
    """What the rules say all the same of the order among these: of two in one course the lower turn comes first."""

    def may_wait_for(self, other: Emitted) -> bool:
        """Whether the other, which the engine told later, may as well come before it.

        >>> from clausewise.reference_engine.vocabulary.core.events import Procedure
        >>> def told(**turns): return Emitted(Seen(1, 0, Procedure("discards")), (), among="the settling", turns=turns)
        >>> told(seat=1, wagers=4).may_wait_for(told(dealer=2)), told(seat=1).may_wait_for(told(seat=2))
        (True, False)
        """
        in_both = self.turns.keys() & other.turns.keys()
        return (
            bool(self.among)
            and self.among == other.among
            and all(other.turns[course] <= self.turns[course] for course in in_both)
        )


class Told(Sequence[T], Generic[T]):
    """One part of each thing that was emitted, as a sequence that grows with it and is kept nowhere else."""

    def __init__(self, emitted: Sequence[Emitted], part: Callable[[Emitted], T]) -> None:
        self._emitted = emitted
        self._part = part

    def __len__(self) -> int:
        return len(self._emitted)

    def __iter__(self) -> Iterator[T]:
        return map(self._part, self._emitted)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return list(map(self._part, self._emitted[place]))
        return self._part(self._emitted[place])
