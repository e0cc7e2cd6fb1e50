"""What was done to a system and came of it, and where that departs from what the rules require."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from clausewise.following.manners import Manner
from clausewise.reference_engine.core.rulings import Place
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@dataclass(frozen=True, slots=True)
class Exchange:
    """A stimulus as a system answered it, with the events that came of it."""

    stimulus: AnyStimulus
    accepted: bool
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Departure:
    """The first difference: before which of the system's events, what the rules require there, what came instead."""

    index: int
    expected: str
    got: str
    clauses: tuple[str, ...]
    wanted: AnyEvent | None = field(default=None, compare=False)
    came: AnyEvent | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Compared:
    """A recording beside what the rules require of it."""

    departure: Departure | None
    at: int
    """The exchange in which the departure shows, or how many there are."""
    exercised: Counter[str]
    """How often each clause was cited for what the system did as the engine did: an event, or a refusal."""
    met: int = 0
    """How many answers and events of the system are explained."""
    gone_by: tuple[Departure, ...] = ()
    """Known departures before that one."""
    manners: Counter[Manner] = field(default_factory=Counter)
    """How often each manner of the system explained something."""
    plain: Counter[str] = field(default_factory=Counter)
    """How often events of each name came as the rules have them, where there are manners."""
    waiting: bool = False
    """Something was put off, or told early, by a manner, and the recording ends before it is seen to be right."""
    reached: frozenset[Place] = frozenset()
    """Where the engine decided something, and which readings it asked for."""
