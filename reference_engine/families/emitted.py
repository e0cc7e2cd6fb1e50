"""What a table emits: each event with what is cited for it, and in what other manner it might have been told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, overload

from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen

T = TypeVar("T")
DECK_BY_DECK = "decks made ready"
"""What several decks have in common that are made ready together: one may be done with before the next is begun."""


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

    until: str = ""
    """It may be told later, but not behind this kind of event, or this act; what is told last stands for all of it.

    By the name `NEVER` it may as well not be told at all.
    """

    parts: tuple[AnyEvent, ...] = ()
    """It may as well be told as these, in any order."""
    together: bool = False
    """Several of its kind may be told as one, which leaves out what tells them apart."""

    left_open: tuple[str, ...] = ()
    """Fields that may say something else, or nothing."""
    house_pays: tuple[int, int] | None = None
    """What is paid is for the house to fix between these two, and for its declaration to say."""

    def may_pay(self, event: AnyEvent) -> bool:
        """Whether this event differs in a sum that the house fixes by itself.

        >>> from clausewise.reference_engine.core.money import Cents
        >>> from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
        >>> seven, nine = (WagerSettled(1, "total", Cents(1), "wins", Cents(pays)) for pays in (7, 9))
        >>> told = Emitted(Seen(1, 0, seven), (), house_pays=(6, 8))
        >>> told.may_pay(seven), told.may_pay(nine)
        (True, False)
        """
        paid = getattr(event, "pays", None)
        return self.house_pays is not None and paid is not None and self.house_pays[0] <= paid <= self.house_pays[1]

    def may_wait_for(self, other: Emitted) -> bool:
        """Whether the other, which the engine told later, may as well come before it.

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


def name_of(event: AnyEvent) -> str:
    """By what name what comes later is waited for: the act of a procedure, else the kind of event.

    >>> from clausewise.reference_engine.vocabulary.core.events import RoundEnded
    >>> name_of(Procedure("burns")), name_of(RoundEnded(1))
    ('burns', 'round-ended')
    """
    return event.act if isinstance(event, Procedure) else str(event.__struct_config__.tag)


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
