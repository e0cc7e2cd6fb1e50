"""A soak that is dealt out to workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.journal import read_journal, required_header, scenarios, verify
from clausewise.journal.chain import segment_names
from clausewise.journal.records import TableSoaked, Tallied
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.soaking.plan import Share
from clausewise.soaking.progress import SoakProgress
from clausewise.soaking.turns import NEVER, Turns

ERROR, INCONCLUSIVE, ENDED = 3, 4, 20
BONUS = Fault("ante-bonus.A.straight flush", "payout", "one more")
BONUS_CLAUSE = "three-card.k.1.iii.table"


def tallied(out: Path) -> list[Tallied]:
    """The batches of a soak."""
    return [entry.record for entry in read_journal(out) if isinstance(entry.record, Tallied)]


def digests(out: Path) -> dict[str, list[str]]:
    """What was seen at each table that was opened, by segment."""
    found: dict[str, list[str]] = {name: [] for name in segment_names(out)}
    for entry in read_journal(out):
        if isinstance(entry.record, TableSoaked) and entry.record.stimuli:
            found[entry.segment].append(entry.record.digest)
    return found


def test_parts_make_up_the_whole() -> None:
    """Of eleven rounds three workers play four, four and three, and every worker comes to every house."""
    shares = [Share(number, 3) for number in range(3)]
    assert [share.rounds(11) for share in shares] == [4, 4, 3]
    assert [share.segment for share in shares] == ["w1", "w2", "w3"]
    houses: Any = ("a", "b", "c", "d", "e", "f")
    for share in shares:
        batches = range(share.number, 18, 3)
        assert {share.house(batch, houses) for batch in batches} == set(houses)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_sound_system_is_soaked_by_any_number_of_workers(soaks: Any, workers: int) -> None:
    """As many rounds as were asked for, a journal that is whole, and what the segments tallied adds up."""
    assert soaks.run("--rounds", "60", "-n", str(workers)) == INCONCLUSIVE
    assert verify(soaks.out, (soaks.out / "seal.txt").read_text().strip()) == []
    assert segment_names(soaks.out) == (["main"] if workers == 1 else ["main", "w1", "w2"])
    header = required_header(soaks.out)
    assert header.soak is not None
    assert header.soak.workers == workers
    batches = tallied(soaks.out)
    rounds = sum(record.rounds["three-card"] for record in batches)
    assert 60 <= rounds < 60 + 20 * workers
    assert rounds == sum(table.rounds for table in soaks.tables)
    judged = {name: found.n for name, found in soaks.verdicts.clauses.items() if found.n}
    assert judged == {clause: sum(r.exercised.get(clause, 0) for r in batches) for clause in judged}
    assert len(judged) > 20
    assert len({record.batch for record in batches}) == len(batches)


def test_the_same_seed_and_as_many_workers_play_the_same(soaks: Any, tmp_path: Path) -> None:
    """Whatever else the machine does, each worker plays its own tables."""
    found = []
    for name in ("a", "b"):
        soaks.out = tmp_path / name
        soaks.run("--rounds", "60", "--seed", "2", "-n", "2")
        found.append(digests(soaks.out))
    assert found[0] == found[1]
    assert all(found[0][worker] for worker in ("w1", "w2"))
    assert set(found[0]["w1"]).isdisjoint(found[0]["w2"])


def test_the_first_difference_by_number_ends_a_soak(soaks: Any, tmp_path: Path) -> None:
    """Two workers find a fault, and tell of the same table however often it is tried."""
    rounds = []
    for name in ("a", "b"):
        soaks.out = tmp_path / name
        assert soaks.against_an_engine(BONUS).run("--seed", "3", "-n", "2") == 1
        assert [n for n, found in soaks.verdicts.clauses.items() if found.verdict == "fail"] == [BONUS_CLAUSE]
        assert len([run for run in scenarios(soaks.out) if run.ended.outcome == "fail"]) == 1
        assert verify(soaks.out) == []
        rounds.append((soaks.out / "rounds" / "1.json").read_bytes())
    assert rounds[0] == rounds[1]
    assert not (soaks.out / "rounds" / "2.json").exists()


@pytest.mark.slow
def test_workers_that_go_on_tell_of_a_difference_once(soaks: Any) -> None:
    """Each of them finds it, and one clause fails by one round."""
    assert soaks.against_an_engine(BONUS).run("--seed", "3", "--rounds", "200", "--go-on", "-n", "2") == 1
    assert soaks.verdicts.counts["fail"] == 1
    assert sum(table.rounds for table in soaks.tables) >= 200
    assert [file.name for file in (soaks.out / "rounds").glob("*.json")] == ["1.json"]


def test_nobody_plays_behind_a_difference_and_nobody_tells_of_it_before_the_others_are_there() -> None:
    """What turns out to be no difference lets the others go on."""
    turns = Turns(2)
    assert turns.comes_to(0, 1)
    assert turns.comes_to(1, 26)
    turns.end()
    assert not turns.is_first(26), "the first worker might still come to a lower number"
    turns = Turns(2)
    turns.comes_to(0, 51)
    turns.comes_to(1, 26)
    assert turns.is_first(26)
    turns.was_nothing(51)
    assert turns.first == 26
    turns.was_nothing(26)
    assert turns.first == NEVER


def test_a_system_that_fails_at_one_worker_s_tables_ends_all(soaks: Any) -> None:
    """After so many tables in a row nobody tries more, and what was gathered is judged."""
    numbers = count(1)

    class Fails(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            if next(numbers) > 5:
                raise SystemFailure("no answer", where="opening a table", advice="see that it is running")
            return super().open(setup)

    assert soaks.against(Fails).run("--rounds", "1000", "--give-up-after", "3", "-n", "2") == ERROR
    assert "at 3 tables in a row" in soaks.verdicts.run.problems[0]
    assert verify(soaks.out) == []


def began(out: Path, *more: str) -> subprocess.Popen[str]:
    """A soak in a process of its own, of which something stands in the journal of each worker."""
    arguments = ["soak", "--rulebook", "oasis-collection", "--rounds", "100000", "-n", "2", "--no-allure", *more]
    process = subprocess.Popen(
        [sys.executable, "-m", "clausewise", *arguments, "--out", str(out)],
        cwd=out.parent,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    segments = [out / "journal" / f"{name}.jsonl" for name in ("w1", "w2")]
    while not all(path.exists() and b'"tallied"' in path.read_bytes() for path in segments):
        assert process.poll() is None, process.stderr.read() if process.stderr else ""
        assert time.monotonic() < until
        time.sleep(0.05)
    return process


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """The processes that a soak has begun."""
    return [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def are_gone(pids: list[int]) -> bool:
    """Whether none of them lives any more, soon."""
    until = time.monotonic() + ENDED
    while time.monotonic() < until:
        if not any(Path(f"/proc/{pid}/exe").exists() for pid in pids):
            return True
        time.sleep(0.05)
    return False


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


@needs_proc
@pytest.mark.parametrize("number", [pytest.param(signal.SIGINT, marks=pytest.mark.slow), signal.SIGTERM])
def test_whoever_stops_it_gets_the_verdicts_so_far(tmp_path: Path, number: signal.Signals) -> None:
    """The workers end after their tables, also where each of them is told as the terminal does it."""
    out = tmp_path / "out"
    process = began(out)
    workers = workers_of(process)
    for pid in (*workers, process.pid):
        os.kill(pid, number)
    _, said = process.communicate(timeout=60)
    assert process.returncode == ERROR
    assert "it was interrupted after" in said
    assert verify(out, (out / "seal.txt").read_text().strip()) == []
    assert are_gone(workers)


@needs_proc
def test_a_worker_that_dies_loses_nothing_that_was_gathered(
    tmp_path: Path, soaks: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """One message, code 3, and the soak can be gone on with, by as many workers."""
    out = soaks.out
    process = began(out)
    workers = workers_of(process)
    os.kill(workers[0], signal.SIGKILL)
    _, said = process.communicate(timeout=60)
    assert process.returncode == ERROR
    assert "a worker of the soak ended (w1: killed by signal 9); what was gathered is kept" in said
    assert "Traceback" not in said
    assert are_gone(workers)
    assert not (out / "seal.txt").exists()
    goes_on(soaks, capsys)


@needs_proc
def test_a_soak_that_was_killed_is_gone_on_with(soaks: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """The workers end with the process that began them."""
    process = began(soaks.out)
    workers = workers_of(process)
    process.kill()
    process.communicate(timeout=60)
    assert are_gone(workers)
    goes_on(soaks, capsys)


def goes_on(soaks: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """With as many workers: what was tallied stands, and no batch is played twice."""
    before = tallied(soaks.out)
    again = ["--target", "reference", "--resume", "--rounds", "10"]
    assert soaks.run(*again, "-n", "3", book="oasis-collection") == 2
    assert "the soak was begun with -n 2; go on with as many" in capsys.readouterr().err
    assert soaks.run(*again, "-n", "2", book="oasis-collection") == INCONCLUSIVE
    assert verify(soaks.out, (soaks.out / "seal.txt").read_text().strip()) == []
    after = tallied(soaks.out)
    assert [record.exercised for record in after if record in before] == [record.exercised for record in before]
    assert len({record.batch for record in after}) == len(after)


def test_whoever_ends_it_at_once_leaves_no_worker_behind(soaks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was gathered stays, without a seal; the workers are gone with the one that began them."""

    def breaks(self: SoakProgress, so_far: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SoakProgress, "told", breaks)
    assert soaks.run("--rounds", "1000", "-n", "2") == 130
    assert not (soaks.out / "seal.txt").exists()
    assert segment_names(soaks.out)[0] == "main"
    assert not multiprocessing.active_children()
