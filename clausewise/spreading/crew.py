"""Workers: processes that are forked from this one, so that what it has collected need not be sent to them.

A worker has a job and a name. It tells how far it has come, or asks and waits for an answer; it minds no signals, and
does not outlive the process that began it. One that dies, or whose job breaks down, ends all the work, and is named
with what it was at. Whoever leaves the crew, for whatever reason, leaves no worker behind.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from typing import Any

from clausewise.failures import ERROR, ClausewiseError


def can_fork() -> bool:
    """Whether there can be workers here."""
    return "fork" in multiprocessing.get_all_start_methods()


def ended(of: str, name: str, how: str, at: str = "") -> str:
    """What is said of a worker that is gone.

    >>> ended("soak", "w1", "killed by signal 9")
    'a worker of the soak ended (w1: killed by signal 9)'
    >>> ended("proof", "w2", "exit code 1", at="three-card.k.1")
    'a worker of the proof ended while it was at three-card.k.1 (w2: exit code 1)'
    """
    return f"a worker of the {of} ended{f' while it was at {at}' if at else ''} ({name}: {how})"


class Line:
    """The worker's end of what it has in common with the process that began it."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def tells(self, said: object) -> None:
        """Goes on at once."""
        self._pipe.send(said)

    def asks(self, said: object) -> Any:  # noqa: ANN401  what is asked and answered is between the two
        """Waits for the answer."""
        self._pipe.send(said)
        return self._pipe.recv()


Job = Callable[[Line], None]


class Crew:
    """The workers, as the process sees them that began them."""

    def __init__(self, of: str, workers: Sequence[Worker], advice: str) -> None:
        self._of = of
        self._workers = workers
        self._advice = advice

    @property
    def busy(self) -> list[Worker]:
        """Those that have not done their jobs."""
        return [worker for worker in self._workers if not worker.done]

    def heard(self, at_most: float | None = None) -> Iterator[tuple[Worker, Any]]:
        """What they have told, one thing of each; waits until one has told something, but so many seconds at most."""
        ready = wait([worker.pipe for worker in self.busy], at_most)
        for worker in [worker for worker in self.busy if worker.pipe in ready]:
            try:
                said = worker.pipe.recv()
            except (EOFError, OSError):
                gone = ended(self._of, worker.name, worker.how_it_ended(), worker.at)
                raise ClausewiseError(f"{gone}; {self._advice}", ERROR) from None
            if not isinstance(said, _Done):
                yield worker, said
            elif said.defect:
                where = worker.at or f"worker {worker.name}"
                raise ClausewiseError(f"{where}: this is a defect of the harness: {said.defect}", ERROR)
            elif said.problem:
                raise ClausewiseError(said.problem, said.exit_code)
            else:
                worker.done = True


@contextmanager
def crew(of: str, jobs: Mapping[str, Job], advice: str) -> Iterator[Crew]:
    """A worker for each job, by name. `of` is what they do together, `advice` what to do when one dies."""
    lifeline, ours = os.pipe()
    workers: list[Worker] = []
    # What is here by now is used by all and changed by nobody. The workers' garbage collectors leave it alone: looking
    # through it would copy it for each of them, page by page, which takes seconds at the first scenario that comes.
    gc.freeze()
    try:
        for name, job in jobs.items():
            workers.append(Worker(name, job, (lifeline, ours)))
        yield Crew(of, workers, advice)
    finally:
        for worker in workers:
            worker.end()
        gc.unfreeze()
        os.close(lifeline)
        os.close(ours)


class Worker:
    """One process and the pipe to it."""

    def __init__(self, name: str, job: Job, lifeline: tuple[int, int]) -> None:
        context = multiprocessing.get_context("fork")
        self.name = name
        self.at = ""
        """What it is at, where the process that began it knows."""
        self.done = False
        self.pipe, far = context.Pipe()
        self._process: ForkProcess = context.Process(target=_work, args=(job, far, lifeline), name=name)
        self._process.start()
        far.close()

    def answers(self, said: object) -> None:
        """What the worker has asked for; one that is gone is noticed where it is heard."""
        with suppress(OSError):
            self.pipe.send(said)

    def how_it_ended(self) -> str:
        """In a few words."""
        self._process.join(5)
        code = self._process.exitcode
        return f"killed by signal {-code}" if code and code < 0 else f"exit code {code}"

    def end(self) -> None:
        """Lets it go, whatever it is at."""
        if not self.done:
            self._process.kill()
        self._process.join()
        self.pipe.close()


@dataclass(frozen=True, slots=True)
class _Done:
    """The last that is heard of a worker: it has done its job, or could not."""

    problem: str = ""
    exit_code: int = 0
    defect: str = ""


def _work(job: Job, pipe: Connection, lifeline: tuple[int, int]) -> None:
    """In the new process: signals are minded by the one that began it, without which it does not live on."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # ignoring them would be handed on to a program under test
    os.close(lifeline[1])
    threading.Thread(target=_ends_with, args=(lifeline[0],), daemon=True).start()
    try:
        job(Line(pipe))
        done = _Done()
    except ClausewiseError as problem:
        done = _Done(str(problem), problem.exit_code)
    except Exception as defect:  # noqa: BLE001  the process that began it tells the person
        at = traceback.extract_tb(defect.__traceback__)[-1]
        done = _Done(defect=f"{type(defect).__name__}: {defect} ({at.filename}:{at.lineno})")
    with suppress(OSError):
        pipe.send(done)


def _ends_with(lifeline: int) -> None:
    """Blocks until the other end is closed, which only the death of its process does."""
    os.read(lifeline, 1)
    os._exit(ERROR)
