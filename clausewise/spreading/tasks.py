"""Tasks that are independent of each other, each done by the next worker that is free."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from clausewise.spreading.crew import Line, can_fork, crew

T = TypeVar("T")


def spread(of: str, work: Callable[[str], T], tasks: Sequence[str], workers: int) -> Iterator[tuple[str, T]]:
    """Each task with its result, as they come; with one worker, or where there can be none, they are done here.

    >>> dict(spread("counting", len, ["one", "three"], workers=2)) == {"one": 3, "three": 5}
    True
    """
    if min(workers, len(tasks)) <= 1 or not can_fork():
        for task in tasks:
            yield task, work(task)
        return

    def job(line: Line) -> None:
        task = line.asks(None)
        while task is not None:
            task = line.asks(work(task))

    waiting = deque(tasks)
    jobs = {f"w{number}": job for number in range(1, 1 + min(workers, len(tasks)))}
    with crew(of, jobs, "with -n 1 everything is done in one process") as working:
        while working.busy:
            for worker, result in working.heard():
                done, worker.at = worker.at, waiting.popleft() if waiting else ""
                worker.answers(worker.at or None)
                if done:
                    yield done, cast("T", result)
