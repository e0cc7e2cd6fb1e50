"""Acts that a system never tells, as they would say nothing but what it does not see."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final

from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.unseen import Unseen, unseen_of

IS_THERE_NO_LONGER: Final = "table"
"""What is taken from the table is no matter of where it lay: who does not tell it has kept it."""


def may_go_untold(unseen: Unseen, act: str, said: Iterable[tuple[str, object]]) -> bool:
    """Whether a system with such a description may leave this act out, if it never tells of one like it.

    Who names a part of the act as unseen, or as told, tells the act itself.

    >>> blind = Unseen(frozenset({"source"}))
    >>> may_go_untold(blind, "takes out", [("deck", "deck 1"), ("source", "discard rack")])
    True
    >>> may_go_untold(blind, "takes out", [("deck", "deck 1")]), may_go_untold(blind, "removes", [("source", "table")])
    (False, False)
    """
    if all(name not in unseen.names or value in (None, IS_THERE_NO_LONGER) for name, value in said):
        return False
    return act not in {part.act for part in (*unseen.parts, *unseen.told)}


@dataclass(frozen=True, slots=True)
class NeverTold:
    """What one table never told, as far as nobody can demand it."""

    unseen: Unseen = field(default_factory=Unseen)
    acts: frozenset[str] = frozenset()
    """Those that it did tell."""

    @classmethod
    def of(cls, unseen: Collection[str], events: Iterable[AnyEvent]) -> NeverTold:
        """By all that was seen of a table."""
        return cls(unseen_of(unseen), frozenset(event.act for event in events if isinstance(event, Procedure)))

    def may_be(self, event: AnyEvent) -> bool:
        """Whether this was perhaps done, and not told."""
        if not isinstance(event, Procedure) or event.act in self.acts:
            return False
        return may_go_untold(self.unseen, event.act, ((name, getattr(event, name)) for name in event.__struct_fields__))
