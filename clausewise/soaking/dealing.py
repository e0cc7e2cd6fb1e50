"""A soak that is dealt out to worker processes: a segment of the journal for each, and one verdict.

Every worker plays its own batches, steers by what it has seen itself and plays its own part of the rounds, so that the
same seed and as many workers play the same rounds. The process that began them adds up what they tell, writes what they
find into the main segment, and seals. It is the only one that minds signals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.journal import JournalWriter
from clausewise.journal.records import MannerLearned
from clausewise.soaking.company import Opened
from clausewise.soaking.gathered import A_DIFFERENCE, Gathered, Shrunk, Soaked
from clausewise.soaking.gone_on import Begun
from clausewise.soaking.mannered import Seen
from clausewise.soaking.part import Part
from clausewise.soaking.plan import Share, SoakPlan
from clausewise.soaking.turns import NEVER, Turns
from clausewise.spreading.crew import Line, can_fork, crew

LOOKS_EVERY: Final = 0.2


@dataclass(frozen=True, slots=True)
class _Progress:
    """What has come of a worker's play since it last told, or since it began."""

    tables: int
    rounds: Counter[str]
    exercised: Counter[str]
    unblamed: int
    uncompared: int
    seen: Seen
    failures: int
    latest_failure: str


@dataclass(frozen=True, slots=True)
class _Amiss:
    """Why a worker played less than its part."""

    problem: str


class _Others:
    """The other workers and the process that began them, as one worker sees them."""

    def __init__(self, gathered: Gathered, share: Share, turns: Turns, line: Line) -> None:
        self._gathered, self._share, self._turns, self._line = gathered, share, turns, line
        self._so_far = _so_far(gathered)

    def has_ended(self) -> bool:
        """Somebody has ended all."""
        return self._turns.is_over()

    def lets_play(self, table: int) -> bool:
        """As long as no difference has been found at a table before."""
        return self._turns.comes_to(self._share.number, table)

    def goes_on(self, table: int) -> None:
        """What may have been taken for the first difference was none."""
        self._turns.was_nothing(table)

    def lets_tell(self, table: int) -> bool:
        """The first difference alone is told, unless all are to be."""
        return self._gathered.plan.go_on or self._turns.is_first(table)

    def tells(self, one: Shrunk) -> None:
        """It is written before this worker says that its batch is done: else a killed soak would lose it."""
        self._line.asks(replace(one, played=replace(one.played, failure=None)))
        self._gathered.failed |= set(one.departure.clauses)
        if not self._gathered.plan.go_on:
            self._gathered.over = A_DIFFERENCE

    def learns(self, one: MannerLearned) -> None:
        """It is judged with all others at the end."""
        self._line.asks(one)

    def hear_how_far(self, now: Soaked) -> None:
        """After every table."""
        before, self._so_far = self._so_far, _so_far(self._gathered)
        self._line.tells(
            _Progress(
                now.tally.tables - before.tables,
                now.tally.rounds - before.rounds,
                now.tally.exercised - before.exercised,
                now.unblamed - before.unblamed,
                now.uncompared - before.uncompared,
                Seen(now.seen.times - before.seen.times, now.seen.plain - before.seen.plain),
                self._gathered.failures - before.failures,
                self._gathered.latest_failure,
            )
        )


def _so_far(gathered: Gathered) -> _Progress:
    came_to, tally = gathered.came_to, gathered.came_to.tally
    rounds, exercised = tally.rounds.copy(), tally.exercised.copy()
    unblamed, uncompared = came_to.unblamed, came_to.uncompared
    seen = Seen(came_to.seen.times.copy(), came_to.seen.plain.copy())
    failures, latest = gathered.failures, gathered.latest_failure
    return _Progress(tally.tables, rounds, exercised, unblamed, uncompared, seen, failures, latest)


def deal_out(
    gathered: Gathered,
    before: Begun,
    stop: Callable[[], bool],
    told: Callable[[Soaked], None],
    systems: Opened | None,
) -> None:
    """Plays until all workers have done their parts, or one of them has ended all."""
    if not can_fork():
        raise ClausewiseError("a soak cannot be dealt out here: leave out -n")
    plan = gathered.plan
    turns = Turns(plan.asked.workers)
    shares = [Share(number, plan.asked.workers) for number in range(plan.asked.workers)]
    jobs = {share.segment: partial(_play, plan, before, systems, turns, share) for share in shares}
    advice = f"what was gathered is kept: go on with the same command and --out {plan.directory} --resume"
    with crew("soak", jobs, advice) as playing:
        while playing.busy:
            for worker, said in playing.heard(LOOKS_EVERY):
                _take_in(gathered, said)
                if isinstance(said, Shrunk | MannerLearned):
                    worker.answers(None)
                if isinstance(said, _Progress):
                    told(gathered.came_to)
            if not gathered.over and stop():
                gathered.is_interrupted()
            if gathered.over:
                turns.end()


def _take_in(gathered: Gathered, said: _Progress | Shrunk | MannerLearned | _Amiss) -> None:
    """What a worker has told."""
    came_to = gathered.came_to
    match said:
        case _Progress():
            came_to.tally.tables += said.tables
            came_to.tally.rounds.update(said.rounds)
            came_to.tally.exercised.update(said.exercised)
            came_to.unblamed += said.unblamed
            came_to.uncompared += said.uncompared
            came_to.seen.times.update(said.seen.times)
            came_to.seen.plain.update(said.seen.plain)
            gathered.failures += said.failures
            gathered.latest_failure = said.latest_failure or gathered.latest_failure
        case MannerLearned():
            gathered.learns(said)
        case Shrunk():
            if said.departure.clauses[0] not in gathered.failed and not gathered.over:
                gathered.tells(said)
        case _Amiss():
            if not gathered.over:
                gathered.over = came_to.problem = said.problem


def _play(plan: SoakPlan, before: Begun, systems: Opened | None, turns: Turns, share: Share, line: Line) -> None:
    """What a worker does, from its own segment to its end."""
    asked = msgspec.structs.replace(plan.asked, rounds=share.rounds(plan.asked.rounds))
    plan = replace(plan, header=msgspec.structs.replace(plan.header, soak=asked))
    writer = JournalWriter.resume(plan.directory, share.segment, before.header or plan.header)
    try:
        gathered = Gathered(plan, writer, before)
        others = _Others(gathered, share, turns, line)
        Part(gathered, before, others, lambda: False, others.hear_how_far, systems, share).play()
        turns.comes_to(share.number, NEVER - 1)  # the others need not wait for it
    finally:
        writer.close()
    if gathered.came_to.problem:
        line.tells(_Amiss(gathered.came_to.problem))
