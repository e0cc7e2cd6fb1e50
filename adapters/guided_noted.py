"""What a family of games needs to be known of a guided table: its money, and what its acts look like when done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.core.events import Event
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class Noted:
    """Kept from the events of one table; a family of which nothing need be known leaves all out."""

    begins: ClassVar[tuple[type[Event], ...]] = ()
    """With these a round has begun, if none was in progress."""
    asked_else: ClassVar[Mapping[type[Event], str]] = {}
    """Figures that are known from what stands on the table, and asked for where nothing is known of it."""

    def round_begins(self) -> None:
        """Nothing of the round before counts."""

    def round_ends(self) -> None:
        """Nobody acts any more."""

    def note(self, event: AnyEvent) -> None:
        """One more thing was reported."""

    def fill(self, kind: type, values: dict[str, Any]) -> None:
        """Adds what follows from what was said before, where nothing else is said now."""

    def own(self, asked: AnyStimulus | TableSetup, amount: Cents | None, *, all_in: bool) -> list[AnyEvent] | None:
        """What is seen of an act of this family; `amount` is what stands there now, if another than was put down."""
        del asked, amount, all_in
        return None
