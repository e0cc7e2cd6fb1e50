"""What a table emits: each event with what is cited for it, and in what other manner it might have been told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
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
