"""Spreading work over processes that are forked from this one, so that what it has collected need not be sent.

Where a process cannot be forked the work is done here, one piece after the other.
"""

from __future__ import annotations

import multiprocessing
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TypeVar, cast

from clausewise.failures import ERROR, ClausewiseError

T = TypeVar("T")


def spread(work: Callable[[str], T], tasks: Sequence[str], workers: int) -> Iterator[tuple[str, T]]:
    """The results as they come. What raises in a worker is raised here."""
    if workers <= 1 or len(tasks) <= 1 or "fork" not in multiprocessing.get_all_start_methods():
        for task in tasks:
            yield task, work(task)
        return
    waiting = deque(tasks)
    crew = [_Worker(work) for _ in range(min(workers, len(tasks)))]
    try:
        busy = [worker for worker in crew if worker.begin(waiting)]
        while busy:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                yield worker.task, cast("T", worker.result())
                if not worker.begin(waiting):
                    busy.remove(worker)
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, work: Callable[[str], object]) -> None:
        context = multiprocessing.get_context("fork")
        self.pipe, far = context.Pipe()
        self.task = ""
        self._process: BaseProcess = context.Process(target=_serve, args=(far, work), daemon=True)
        self._process.start()
        far.close()

    def begin(self, waiting: deque[str]) -> bool:
        """Takes the next piece of work; False if there is none."""
        if not waiting:
            return False
        self.task = waiting.popleft()
        self.pipe.send(self.task)
        return True

    def result(self) -> object:
        """What came of it."""
        try:
            failed, result = self.pipe.recv()
        except EOFError:
            self._process.join(5)
            raise ClausewiseError(
                f"a worker ended while it was at {self.task} (exit code {self._process.exitcode}); "
                "with -n 1 everything is done in one process",
                ERROR,
            ) from None
        if failed:
            raise ClausewiseError(f"{self.task}: this is a defect of the harness: {result}", ERROR)
        return result

    def end(self) -> None:
        """Lets the process go, whatever it is at."""
        with suppress(OSError):
            self.pipe.close()
        self._process.terminate()
        self._process.join()


def _serve(pipe: Connection, work: Callable[[str], object]) -> None:
    """The worker's side."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            task = pipe.recv()
            try:
                answer = (False, work(task))
            except Exception as defect:  # noqa: BLE001  the process that asked tells the person
                at = traceback.extract_tb(defect.__traceback__)[-1]
                answer = (True, f"{type(defect).__name__}: {defect} ({at.filename}:{at.lineno})")
            pipe.send(answer)
