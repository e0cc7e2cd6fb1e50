"""What a system may tell later than the engine does: kept until it is told, or until it can be put off no longer."""

from __future__ import annotations

from collections.abc import Sequence

from clausewise.reference_engine.families.emitted import Emitted, name_of
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent


class PutOff:
    """What the engine has told, and the system has not yet; of several that tell of one thing the last one counts."""

    def __init__(self) -> None:
        self._owed: dict[object, Emitted] = {}

    @property
    def owes(self) -> bool:
        """Whether the system still has something to do that the engine has done."""
        return bool(self._owed)

    def takes(self, expected: Emitted, got: AnyEvent) -> bool:
        """Whether the system, which shows something else, may tell this later; then it is kept."""
        if not expected.until or _of_what(expected.seen.event) == _of_what(got):
            return False
        self._owed[_of_what(expected.seen.event)] = expected
        return True

    def told_at(self, event: AnyEvent, following: Sequence[Emitted]) -> Emitted | None:
        """What the system tells now, or has missed to tell before this; None if it is something else that is told.

        `following` is what the engine tells next: where that is of the same thing, it is told for both.
        """
        if not self._owed:
            return None
        of_this = self._owed.pop(_of_what(event), None)
        missed = next((owed for owed in self._owed.values() if owed.until == name_of(event)), None)
        if of_this is not None and missed is None:
            for_both = any(_of_what(told.seen.event) == _of_what(event) for told in following)
            return None if for_both else of_this
        over = isinstance(event, RoundEnded)
        return missed or next((owed for owed in self._owed.values() if over), None)


def _of_what(event: AnyEvent) -> object:
    """Two events of which one stands for both tell of the same thing."""
    return type(event), *(getattr(event, name, None) for name in ("meter", "act", "seat", "deck"))
