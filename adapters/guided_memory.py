"""What was observed in a run at a guided table, course by course, so that the same course is not played twice.

A *course* is the table that was set up and the acts that were done to it, in order. Two scenarios in which the same
course is asked for cannot be told apart by those at the table, nor can one whose course ends where another goes on:
what was seen up to there came of the same acts. Nothing else is shared. From where two courses differ, both have to be
played from their beginning, with a table and a deck of their own, for nobody can put a table back to where it stood.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

import msgspec

from clausewise.adapters.recording import exchanges_of, tables_of
from clausewise.journal.reader import ScenarioRun
from clausewise.reference_engine.vocabulary.deeds import is_deed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@dataclass(frozen=True, slots=True)
class GoesOn:
    """The house goes on until a player has to act or the round is over: several Proceeds in a row, asked for as one."""


Asked = AnyStimulus | TableSetup | GoesOn
LEFT_OUT: Final = "the technician "
"""How the message of a scenario begins that was left out, or in which something could not be seen."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a person answered to one act: whether it was done, or why it was refused, and what was seen to happen."""

    asked: Asked
    accepted: bool
    reason: str = ""
    events: tuple[AnyEvent, ...] = ()
    at: int = 0
    """When it was answered, in milliseconds since the table stood."""
    parts: tuple[int, ...] = ()
    """How many events each thing was that was written, where they can be taken back one by one."""

    def without_the_last(self) -> tuple[tuple[AnyEvent, ...], ...]:
        """What was written, thing by thing, up to the last one."""
        ends = list(accumulate(self.parts, initial=0))[:-1]
        return tuple(self.events[start:end] for start, end in pairwise(ends))


@dataclass(frozen=True, slots=True)
class Playing:
    """A scenario that was played: its acts with their answers."""

    uid: str
    answers: tuple[Given, ...]


def same_act(one: Asked, other: Asked) -> bool:
    """Whether a technician is asked for the same; no person can follow the seed of a table."""
    if isinstance(one, TableSetup) and isinstance(other, TableSetup):
        return msgspec.structs.replace(one, seed=0) == msgspec.structs.replace(other, seed=0)
    return one == other


def same_answer(one: Given, other: Given) -> bool:
    """Whether the same was seen to come of an act, whenever it was."""
    return (one.accepted, one.reason, one.events) == (other.accepted, other.reason, other.events)


def still_waits(before: Given | None, asked: Asked) -> bool:
    """Whether it was said already that nothing more happens: the house went on until it waited, and nothing was done.

    It waits where a player is asked or has the turn, and where nothing was seen to happen. Whoever stopped elsewhere,
    at the end of a round or in the midst of it, is asked once more.
    """
    if before is None or not isinstance(before.asked, GoesOn) or not isinstance(asked, GoesOn):
        return False
    return not before.events or waits_for_a_player(before.events[-1])


def waits_for_a_player(event: AnyEvent) -> bool:
    """Whether somebody has to act now."""
    return is_deed(event, "gives the turn") or is_deed(event, "asks")


class Memory:
    """The playings that can be shared, the earliest first."""

    def __init__(self) -> None:
        self._playings: list[Playing] = []

    def keep(self, playing: Playing) -> None:
        """One more that was played to its end."""
        self._playings.append(playing)

    def not_yet(self, tried: Sequence[Playing]) -> Playing | None:
        """The earliest of those that have not been tried."""
        known = set(map(id, tried))
        return next((one for one in self._playings if id(one) not in known), None)

    def of_another_course(self, course: Sequence[Given]) -> Iterator[Playing]:
        """The playings in which the course goes otherwise, or ends, before anything else was answered in it.

        The last of a course is asked and not answered yet. A playing in which an earlier answer was another one may
        well be one of the course: with that answer the scenario might have gone on otherwise.
        """
        for playing in self._playings:
            for step, given in enumerate(course):
                if step == len(playing.answers) or not same_act(playing.answers[step].asked, given.asked):
                    yield playing
                    break
                if step < len(course) - 1 and not same_answer(playing.answers[step], given):
                    break


def playings_of(runs: Iterable[ScenarioRun]) -> Iterator[Playing]:
    """The playings that a journal holds and that can be shared: for a run that is gone on with."""
    for run in runs:
        ended = run.ended
        if ended.observed_at or ended.outcome == "error" or ended.message.startswith(LEFT_OUT):
            continue
        answers: list[Given] = []
        for opened, records in tables_of(run):
            first, *others = exchanges_of(records)
            events = tuple(seen.event for seen in first.events)
            answers.append(Given(opened.setup, not opened.refused, opened.refused, events))
            for exchange in others:
                receipt = exchange.receipt
                if exchange.stimulus is None or receipt is None:
                    break
                asked: Asked = GoesOn() if exchange.at_length else exchange.stimulus
                if still_waits(answers[-1], asked):
                    continue
                seen = exchange.events
                at = seen[-1].at if seen else answers[-1].at
                told = tuple(one.event for one in seen)
                answers.append(Given(asked, receipt.accepted, receipt.reason, told, at))
        if answers:
            yield Playing(run.started.uid, tuple(answers))
