"""Sound tables that tell what they do in a grain of their own: together, apart, earlier, later, in another order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent, Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

if TYPE_CHECKING:
    from clausewise.reference_engine.engine import EngineTable


class Grain:
    """One table's manner of telling; here it is the engine's own."""

    def goes_on(self, told: Sequence[AnyEvent]) -> bool:  # noqa: ARG002  for its heirs
        """Whether the house does its next duty in the same breath, after this."""
        return False

    def tells(self, events: Sequence[AnyEvent]) -> Iterable[AnyEvent]:
        """What it tells of what one answer brought."""
        return events


class TableWithGrain:
    """A table of the engine that tells what it does in another grain."""

    def __init__(self, engine: EngineTable, grain: Grain) -> None:
        self.engine = engine
        self.grain = grain
        self.seen: list[Seen] = []
        self._looked_at = 0

    @property
    def citations(self) -> Sequence[tuple[str, ...]]:
        return [()] * len(self.seen)

    @property
    def refusal_citations(self) -> tuple[str, ...]:
        return self.engine.refusal_citations

    @property
    def fact_citations(self) -> dict[str, tuple[str, ...]]:
        return self.engine.fact_citations

    def declaration(self) -> Declaration:
        return self.engine.declaration()

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        """As the engine answers it."""
        receipt = self.engine.submit(stimulus)
        while self.engine.agenda and self.grain.goes_on([seen.event for seen in self.engine.seen[self._looked_at :]]):
            self.engine.submit(Proceed())
        happened = [seen.event for seen in self.engine.seen[self._looked_at :]]
        self._looked_at = len(self.engine.seen)
        for event in self.grain.tells(happened):
            self.seen.append(Seen(len(self.seen) + 1, self.engine.clock, event))
        return receipt


def differences(rulebook: str, grain: Callable[[], Grain], rounds: int = 40) -> list[tuple[TableSetup, Departure]]:
    """Where tables of this grain, played at random, are said to depart from the rules."""
    rules = RULEBOOKS[rulebook].rules
    found: list[tuple[TableSetup, Departure]] = []
    for script in scripts(rulebook, rules.options, rules.readings, open_table, rounds):
        table = TableWithGrain(open_table(msgspec.structs.replace(script.setup, seed=script.setup.seed + 1)), grain())
        exchanges: list[Exchange] = []
        for stimulus in script.stimuli:
            before = len(table.seen)
            accepted = table.submit(stimulus).accepted
            exchanges.append(Exchange(stimulus, accepted, tuple(seen.event for seen in table.seen[before:])))
        departure = compare(script.setup, exchanges).departure
        if departure is not None:
            found.append((script.setup, departure))
    return found
