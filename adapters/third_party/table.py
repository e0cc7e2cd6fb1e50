"""What a table around somebody else's engine has: its events in their order, and refusals as answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt
from clausewise.reference_engine.vocabulary.events import Seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.adapters.reference import EngineTable
    from clausewise.reference_engine.vocabulary.description import Description, TableSetup
    from clausewise.reference_engine.vocabulary.events import AnyEvent
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class Refused(Exception):
    """The engine does not take this; the message is its reason."""


class ForeignTable:
    """A table that cites nothing and declares nothing; its game fills in what is done with a stimulus."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.citations: list[tuple[str, ...]] = []
        self.refusal_citations: tuple[str, ...] = ()
        self.fact_citations: dict[str, tuple[str, ...]] = {}

    def happens(self, event: AnyEvent) -> None:
        """Tells of an event. These engines know no time."""
        self.seen.append(Seen(len(self.seen) + 1, 0, event))
        self.citations.append(())

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """Does it, or says why not."""
        try:
            self.act(stimulus)
        except Refused as refused:
            return Receipt(accepted=False, reason=str(refused)[:500])
        return Receipt(accepted=True)

    def act(self, stimulus: AnyStimulus) -> None:
        """Raises Refused."""
        raise NotImplementedError

    def declaration(self) -> Declaration:
        """An engine is no facility."""
        return {}


class ForeignSystem(ReferenceSystem):
    """Somebody else's engine in the place of the reference engine."""

    def __init__(
        self, name: str, opener: Callable[[TableSetup], EngineTable], describer: Callable[[], Description]
    ) -> None:
        super().__init__(opener, describer)
        self._name = name

    @property
    def target(self) -> str:
        return self._name
