"""Work that is spread over processes: what comes of it is the same, and whoever dies is named."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.failures import ClausewiseError
from clausewise.spreading.crew import Line, crew
from clausewise.spreading.tasks import spread

ADVICE = "begin anew"


@settings(max_examples=10)
@given(tasks=st.lists(st.text(min_size=1), unique=True, max_size=12), workers=st.integers(1, 4))
def test_the_results_are_the_same_for_any_number_of_workers(tasks: list[str], workers: int) -> None:
    """Each task is done once; only the order in which the results come may differ."""
    found = list(spread("test", str.upper, tasks, workers))
    assert sorted(found) == sorted((task, task.upper()) for task in tasks)


def test_one_worker_works_here() -> None:
    """And in the order of the tasks; several work elsewhere."""
    here = os.getpid()
    assert list(spread("test", lambda _: os.getpid(), ["a", "b"], 1)) == [("a", here), ("b", here)]
    assert here not in {pid for _, pid in spread("test", lambda _: os.getpid(), ["a", "b"], 2)}


def test_workers_do_not_look_through_what_was_there_before() -> None:
    """Their garbage collectors leave it alone, for as long as there are workers."""
    before = gc.get_freeze_count()
    frozen = dict(spread("test", lambda _: gc.get_freeze_count(), ["a", "b"], 2))
    assert min(frozen.values()) > before
    assert gc.get_freeze_count() == 0


def dies(task: str) -> str:
    """The second task kills whoever does it."""
    if task == "b":
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def breaks(task: str) -> str:
    """The second task is too much."""
    if task == "b":
        raise KeyError("no such key")
    return task


def is_refused(task: str) -> str:
    """The second task cannot be done."""
    if task == "b":
        raise ClausewiseError("b cannot be done: leave it out", 2)
    return task


def test_a_worker_that_dies_is_named_with_its_task() -> None:
    """What else would be a result that is missing; and no other worker is left behind."""
    with pytest.raises(ClausewiseError) as told:
        list(spread("test", dies, ["a", "b"], 2))
    assert "a worker of the test ended while it was at b (w" in told.value.message
    assert ": killed by signal 9); with -n 1 everything is done in one process" in told.value.message
    assert told.value.exit_code == 3
    assert not multiprocessing.active_children()


def test_a_defect_is_told_with_its_task_and_place() -> None:
    """It comes from the worker as a sentence, not as a traceback between others."""
    with pytest.raises(ClausewiseError, match=r"b: this is a defect of the harness: KeyError: .*test_spreading.py:\d+"):
        list(spread("test", breaks, ["a", "b"], 2))
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_person_can_act_on_is_told_as_it_is(workers: int) -> None:
    """With its exit code, whether it happened here or in a worker."""
    with pytest.raises(ClausewiseError, match=r"^b cannot be done: leave it out$") as told:
        list(spread("test", is_refused, ["a", "b"], workers))
    assert told.value.exit_code == 2


def test_a_worker_tells_and_asks() -> None:
    """It goes on when it has told something, and waits for the answer to what it asks."""

    def job(line: Line) -> None:
        line.tells("begun")
        line.tells(2 * line.asks("how many?"))

    heard = []
    with crew("test", {"w1": job}, ADVICE) as working:
        while working.busy:
            for worker, said in working.heard():
                heard.append((worker.name, said))
                if said == "how many?":
                    worker.answers(3)
    assert heard == [("w1", "begun"), ("w1", "how many?"), ("w1", 6)]


def test_whoever_listens_need_not_wait_for_ever() -> None:
    """So that somebody who asks to stop is obeyed while nothing is heard; and leaving ends the workers."""
    began = time.monotonic()
    with crew("test", {"w1": lambda line: line.asks("nobody answers")}, ADVICE) as working:
        assert [said for _, said in working.heard()] == ["nobody answers"]
        assert list(working.heard(0.05)) == []
        assert [worker.name for worker in working.busy] == ["w1"]
    assert time.monotonic() - began < 10
    assert not multiprocessing.active_children()


def test_a_worker_minds_no_signals() -> None:
    """Ctrl-C reaches all processes of a terminal: what then becomes of the work is for the first to say."""

    def job(line: Line) -> None:
        line.asks(os.getpid())
        line.tells("still here")

    with crew("test", {"w1": job}, ADVICE) as working:
        ((worker, pid),) = working.heard()
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        worker.answers(None)
        assert [said for _, said in working.heard()] == ["still here"]


@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="looks for processes in /proc")
def test_no_worker_outlives_the_process_that_began_it() -> None:
    """Also where that one is killed, and the worker is at something long."""
    script = (
        "import os, time\n"
        "from clausewise.spreading.tasks import spread\n"
        "def work(task): os.write(1, b'%d\\n' % os.getpid()); time.sleep(600)\n"
        "list(spread('test', work, ['a', 'b'], 2))\n"
    )
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    workers = [int(process.stdout.readline()) for _ in range(2)]
    process.kill()
    process.communicate(timeout=20)
    until = time.monotonic() + 20
    while any(Path(f"/proc/{pid}/exe").exists() for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.05)
