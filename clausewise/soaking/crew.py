"""A soak that is dealt out to worker processes: a segment of the journal for each, and one verdict.

Every worker plays its own batches, steers by what it has seen itself and plays its own part of the rounds, so that the
same seed and as many workers play the same rounds. The process that began them adds up what they tell, writes what they
find into the main segment, and seals. It is the only one that minds signals.

Unless the soak is to go on, the first difference ends it: the one at the table of the lowest number. Whoever finds one
waits until no other worker can come to a lower number, and nobody begins a table of a higher one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Final

import msgspec

from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal import JournalWriter
from clausewise.soaking.choosing import House, Way
from clausewise.soaking.gone_on import Begun
from clausewise.soaking.plan import Share, SoakPlan
from clausewise.soaking.soak import TABLES_A_BATCH, Opened, Shrunk, Soak, Soaked
from clausewise.soaking.steering import Tally

NEVER: Final = 2**62
"""Behind every table."""
PAUSE: Final = 0.02
LOOKS_EVERY: Final = 0.2


@dataclass(frozen=True, slots=True)
class _Progress:
    """What has come of a worker's play since it last told."""

    tables: int
    rounds: Counter[str]
    exercised: Counter[str]
    unblamed: int
    failures: int
    latest_failure: str


@dataclass(frozen=True, slots=True)
class _Ended:
    """A worker has done its part, or could not; `exit_code` says that the whole soak has to end."""

    problem: str = ""
    exit_code: int = 0


class Turns:
    """Shared by all workers: where each of them is, which table differs first, and whether all is over."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("fork")
        self._at = context.Array("q", [0] * workers)
        self._first = context.Value("q", NEVER)
        self._over = context.RawValue("b", 0)

    @property
    def first(self) -> int:
        """The table of the lowest number at which a difference has been found."""
        return int(self._first.value)

    def end(self) -> None:
        """Nobody begins another table."""
        self._over.value = 1

    def is_over(self) -> bool:
        """Whether all are to end."""
        return bool(self._over.value)

    def comes_to(self, worker: int, table: int) -> bool:
        """Waits while another table of a lower number may be the last; False if it was."""
        self._at[worker] = table
        while not self.is_over():
            if table < self.first:
                return True
            time.sleep(PAUSE)
        return False

    def is_first(self, table: int) -> bool:
        """Waits until it is clear whether this is the first table that differs."""
        while not self.is_over():
            with self._first.get_lock():
                self._first.value = min(self._first.value, table)
                if self._first.value == table and min(self._at[:]) == table:
                    return True
            time.sleep(PAUSE)
        return False

    def was_nothing(self, table: int) -> None:
        """What was taken for the first difference is none that is told: the others go on."""
        with self._first.get_lock():
            if self._first.value == table:
                self._first.value = NEVER


class _SharedSoak(Soak):
    """A worker's part of a soak."""

    def __init__(
        self,
        plan: SoakPlan,
        writer: JournalWriter,
        before: Begun,
        systems: Opened | None,
        share: Share,
        turns: Turns,
        pipe: Connection,
    ) -> None:
        super().__init__(plan, writer, before, turns.is_over, self._tells_how_far, systems, share)
        self._turns = turns
        self._pipe = pipe
        self._table = 0
        self._so_far = _so_far(before.tally, 0, 0, "")

    def play(self) -> None:
        """Its own batches; when it has no more, the others need not wait for it."""
        super().play()
        self._turns.comes_to(self._share.number, NEVER - 1)

    def _is_over(self) -> bool:
        if not self._over and self._turns.is_over():
            self._over = "the others have ended"  # and whoever ended them says why
        return super()._is_over()

    def _play_table(self, house: House, way: Way, number: int, tally: Tally) -> None:
        self._table = self._batch * TABLES_A_BATCH + number
        if not self._turns.comes_to(self._share.number, self._table):
            return
        super()._play_table(house, way, number, tally)
        if not self._over:
            self._turns.was_nothing(self._table)

    def _may_tell(self) -> bool:
        return self.plan.go_on or self._turns.is_first(self._table)

    def _tells(self, one: Shrunk) -> None:
        """It is written before this worker says that its batch is done: else a killed soak would lose it."""
        self._pipe.send(replace(one, played=replace(one.played, failure=None)))
        self._pipe.recv()
        self._failed |= set(one.departure.clauses)
        if not self.plan.go_on:
            self._over = "a difference was found"

    def _tells_how_far(self, now: Soaked) -> None:
        before, tally = self._so_far, now.tally
        self._so_far = _so_far(tally, now.unblamed, self._failures, self._latest_failure)
        self._pipe.send(
            _Progress(
                tally.tables - before.tables,
                tally.rounds - before.rounds,
                tally.exercised - before.exercised,
                now.unblamed - before.unblamed,
                self._failures - before.failures,
                self._latest_failure,
            )
        )


def _so_far(tally: Tally, unblamed: int, failures: int, latest: str) -> _Progress:
    return _Progress(tally.tables, tally.rounds.copy(), tally.exercised.copy(), unblamed, failures, latest)


class Crew(Soak):
    """The soak as the process sees it that deals it out."""

    def dealt_out(self, before: Begun, systems: Opened | None) -> Crew:
        """With what its workers begin."""
        self._begun, self._for_workers = before, systems
        return self

    def play(self) -> None:
        """Until all workers have done their parts, or one of them has ended all."""
        if "fork" not in multiprocessing.get_all_start_methods():
            raise ClausewiseError("a soak cannot be dealt out here: leave out -n")
        lifeline, ours = os.pipe()
        turns = Turns(self.plan.asked.workers)
        crew: list[_Worker] = []
        try:
            for number in range(self.plan.asked.workers):
                share = Share(number, self.plan.asked.workers)
                crew.append(_Worker(self, share, turns, (lifeline, ours)))
            while busy := [worker for worker in crew if not worker.done]:
                ready = wait([worker.pipe for worker in busy], LOOKS_EVERY)
                for worker in (one for one in busy if one.pipe in ready):
                    self._hears(worker)
                if not self._over and self._stop():
                    self._ends_early(f"it was interrupted after {self.came_to.tally.rounds.total():,} rounds")
                if self._over:
                    turns.end()
        finally:
            for worker in crew:
                worker.end()
            os.close(lifeline)
            os.close(ours)

    def work(self, share: Share, turns: Turns, pipe: Connection) -> None:
        """What a worker does, from its own segment to its end."""
        before = self._begun.part(share)
        asked = msgspec.structs.replace(self.plan.asked, rounds=share.rounds(self.plan.asked.rounds))
        plan = replace(self.plan, header=msgspec.structs.replace(self.plan.header, soak=asked))
        header = before.header or self.plan.header
        writer = JournalWriter.resume(plan.directory, share.segment, header)
        try:
            soaking = _SharedSoak(plan, writer, before, self._for_workers, share, turns, pipe)
            soaking.play()
        finally:
            writer.close()
        pipe.send(_Ended(soaking.came_to.problem))

    def _hears(self, worker: _Worker) -> None:
        said = worker.hears()
        match said:
            case _Progress():
                tally = self.came_to.tally
                tally.tables += said.tables
                tally.rounds.update(said.rounds)
                tally.exercised.update(said.exercised)
                self.came_to.unblamed += said.unblamed
                self._failures += said.failures
                self._latest_failure = said.latest_failure or self._latest_failure
                self._told(self.came_to)
            case Shrunk():
                if said.departure.clauses[0] not in self._failed and not self._over:
                    super()._tells(said)
                worker.pipe.send(None)
            case _Ended():
                worker.done = True
                if said.exit_code:
                    raise ClausewiseError(said.problem, said.exit_code)
                if said.problem and not self._over:
                    self._over = self.came_to.problem = said.problem
            case _:
                how = worker.how_it_ended()
                again = f"go on with the same command and --out {self.plan.directory} --resume"
                raise ClausewiseError(f"a worker of the soak ended ({how}); what was gathered is kept: {again}", ERROR)


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, crew: Crew, share: Share, turns: Turns, lifeline: tuple[int, int]) -> None:
        context = multiprocessing.get_context("fork")
        self.pipe, far = context.Pipe()
        self.done = False
        self._process: ForkProcess = context.Process(
            target=_begin, args=(crew, share, turns, far, lifeline), daemon=False, name=share.segment
        )
        self._process.start()
        far.close()

    def hears(self) -> object:
        """What it says next; None if it is gone."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            return None

    def how_it_ended(self) -> str:
        """In a few words."""
        self._process.join(5)
        code = self._process.exitcode
        return f"{self._process.name}: killed by signal {-code}" if code and code < 0 else f"exit code {code}"

    def end(self) -> None:
        """Lets it go, whatever it is at."""
        if not self.done:
            self._process.kill()
        self._process.join()
        self.pipe.close()


def _begin(crew: Crew, share: Share, turns: Turns, pipe: Connection, lifeline: tuple[int, int]) -> None:
    """In the new process: signals are minded by the one that began it, without which it does not live on."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # ignoring them would be handed on to a program under test
    os.close(lifeline[1])
    threading.Thread(target=_ends_with, args=(lifeline[0],), daemon=True).start()
    try:
        crew.work(share, turns, pipe)
    except ClausewiseError as problem:
        _says(pipe, _Ended(str(problem), problem.exit_code))
    except Exception as defect:  # noqa: BLE001  the process that began it tells the person
        what = f"{type(defect).__name__}: {defect}"
        _says(pipe, _Ended(f"worker {share.segment}: this is a defect of the harness: {what}", ERROR))


def _says(pipe: Connection, ended: _Ended) -> None:
    with suppress(OSError):
        pipe.send(ended)


def _ends_with(lifeline: int) -> None:
    """Blocks until the other end is closed, which only the death of its process does."""
    os.read(lifeline, 1)
    os._exit(ERROR)
