"""The same run through `clausewise serve`: the same verdicts, and the same events one by one."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.journal import ScenarioRun, header_of, scenarios
from clausewise.journal.records import Answered, Declared, Happened, Submitted, TableOpened


@contextmanager
def serve(program: Any, *arguments: str) -> Iterator[str]:
    """`clausewise serve` as a vendor starts it; gives the address that it printed."""
    command = program.command("serve", "--port", "0", *arguments)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=20)
            assert said == ""


def told(run: ScenarioRun) -> list[Any]:
    """Everything that a scenario did, saw and found, but for times and the names that a system gives.

    Tables are numbered in the order in which they were opened, submissions in the order in which they were made. What
    the reference engine cites never travels, so it is no part of what can be equal.
    """
    tables: dict[str, int] = {}
    submissions: dict[str, int] = {}
    lines: list[Any] = [run.started.configuration, run.started.example, run.started.readings]
    for record in run.records:
        match record:
            case TableOpened():
                tables[record.table] = len(tables)
            case Submitted():
                submissions[record.submission] = len(submissions)
            case _:
                pass
        line = msgspec.to_builtins(record) | {"time": ""}
        if isinstance(record, TableOpened | Submitted | Answered | Happened | Declared):
            line["table"] = tables[record.table]
        if isinstance(record, Submitted | Answered):
            line["submission"] = submissions[record.submission]
        lines.append(line)
    return [*lines, run.ended.outcome, run.ended.message, run.ended.step, run.ended.difference]


def compare(direct: Path, over_http: Path) -> Counter[str]:
    """Scenario by scenario, record by record; returns how much was compared."""
    here = {run.key: run for run in scenarios(direct)}
    there = {run.key: run for run in scenarios(over_http)}
    assert here.keys() == there.keys()
    compared: Counter[str] = Counter(scenarios=len(here))
    for key, run in here.items():
        mine, other = told(run), told(there[key])
        first = next((pair for pair in zip(mine, other, strict=False) if pair[0] != pair[1]), None)
        assert first is None, (key, first)
        assert len(mine) == len(other), key
        compared += Counter(type(record).__name__ for record in run.records)
        compared[run.ended.outcome] += 1
    return compared


def identities(directory: Path) -> list[Any]:
    """The configurations of a run, but for the address."""
    header = header_of(directory)
    assert header is not None
    return [msgspec.structs.replace(used, target="") for used in header.configurations]


def test_one_chapter(program: Any, chapter: Path, verdicts_in: Any) -> None:
    """Chapter 12: every outline, meter and envy bonus of it."""
    with serve(program) as address:
        ran = program("run", "--clause", "mlgca-four-card.12", "--no-allure", "--out", "run", "--target", address,
                      "--every-reading")  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert verdicts_in(program.place / "run") == verdicts_in(chapter)
    assert identities(program.place / "run") == identities(chapter)
    compared = compare(chapter, program.place / "run")
    assert compared["Happened"] > 1000
    assert compared["Declared"] > 0
    assert compared["not-applicable"] == 0


@pytest.mark.slow
def test_the_whole_suite(program: Any, verdicts_in: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """All chapters, with what was compared and how long each way took."""
    began = time.monotonic()
    assert program("run", "--no-allure", "--out", "direct").returncode == 4
    middle = time.monotonic()
    with serve(program) as address:
        ran = program("run", "--no-allure", "--out", "run", "--target", address, "--every-reading")
    ended = time.monotonic()
    assert ran.returncode == 4, ran.stdout + ran.stderr
    direct, over_http = program.place / "direct", program.place / "run"
    assert verdicts_in(over_http) == verdicts_in(direct)
    assert identities(over_http) == identities(direct)
    compared = compare(direct, over_http)
    assert compared["not-applicable"] == compared["fail"] == compared["error"] == 0
    with capsys.disabled():
        print(f"\ndirect {middle - began:.1f} s, over HTTP {ended - middle:.1f} s, identical: {dict(compared)}")  # noqa: T201  figures to read
