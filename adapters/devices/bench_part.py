"""A part of a bench: its system, its table, and what it told that has not found its place yet."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from clausewise.adapters.base import Answer, NotSeen, System, SystemFailure, Table
from clausewise.adapters.devices.bench_file import BenchPart, Brings
from clausewise.adapters.devices.dice_thrown import SHOWN
from clausewise.adapters.devices.witnesses import name_of
from clausewise.adapters.guided import GuidedSystem
from clausewise.adapters.guided_sitting import BegunAnew
from clausewise.reference_engine.vocabulary.deeds import seen_of
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reference_engine.vocabulary.unseen import Unseen

_OF_DICE: Final = ("dice", "cock-dice")
_OF_CARDS: Final = ("order", "positions")
_OF_A_SHUFFLER: Final = ("jam", "break-down")


@dataclass
class OnBench:
    """A part with its system, its table and what it told that has not found its place yet."""

    part: BenchPart
    system: System
    unseen: Unseen = field(default_factory=Unseen)
    table: Table | None = None
    waiting: deque[AnyEvent] = field(default_factory=deque)
    seen: int = 0

    @property
    def name(self) -> str:
        return self.part.name

    @property
    def is_person(self) -> bool:
        """Whether a technician is asked, after each thing that is done; devices are asked when something is due."""
        return isinstance(self.system, GuidedSystem)

    @property
    def feeds(self) -> bool:
        """Whether the leading part is given what its dice show."""
        return any(one.feeds for one in self.part.brings)

    def brings(self, event: AnyEvent) -> Brings | None:
        """What of an event is taken from this part."""
        by = getattr(event, "by", "")
        named = (one for one in self.part.brings if one.name == name_of(event))
        return next((one for one in named if not one.by or one.by == by), None)

    def failed(self, failure: SystemFailure) -> SystemFailure:
        """A failure with the name of the part."""
        return SystemFailure(f"{self.name}: {failure.what}", where=failure.where, advice=failure.advice)

    def ask(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """Hands a stimulus over; what comes of it waits for its place."""
        assert self.table is not None  # noqa: S101  asked at an open table only
        settled = True
        try:
            answer = self.table.submit(submission, stimulus)
            events = answer.events
            if not answer.receipt.settled:
                more, settled = self.table.read(self.seen + len(events))
                events += more
        except BegunAnew:
            what = "the technician took an answer back, and devices cannot be put back: this was left out"
            raise NotSeen(what) from None
        except SystemFailure as failure:
            raise self.failed(failure) from None
        if not settled:
            raise SystemFailure(f"{self.name} has not settled in time", where="events", advice="see what it waits for")
        self.seen += len(events)
        self.waiting.extend(seen.event for seen in events)
        return answer


def does(part: OnBench, what: str, can: Collection[str]) -> bool:
    """Whether what is forced or befalls the leading part comes to this one as well, or does not concern it."""
    return what in can or not any(_concerns(what, brings.name) for brings in part.part.brings)


def _concerns(what: str, brought: str) -> bool:
    """Whether something that is forced or befalls a table shows in what is brought."""
    if what in _OF_DICE:
        return brought == SHOWN
    if what in _OF_CARDS:
        return brought in seen_of("deal")
    return what in _OF_A_SHUFFLER and brought in {"stops working", *seen_of("shuffle"), *seen_of("deal")}
