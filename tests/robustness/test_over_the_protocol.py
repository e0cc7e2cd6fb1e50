"""The same run through `clausewise serve`, over HTTP and over standard streams: the same verdicts, event for event."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.journal import ScenarioRun, header_of, scenarios, verify
from clausewise.journal.records import Answered, Declared, Happened, Submitted, TableOpened
from clausewise.registry import rulebook_folders
from tests.laid_open import text_size

ENGINE = Path(__file__).with_name("engine_with_habits.py")
Serve = Callable[[Any], AbstractContextManager[str]]


@contextmanager
def over_http(program: Any) -> Iterator[str]:
    """`clausewise serve` as a vendor starts it; gives the address that it printed."""
    command = program.command("serve", "--port", "0")
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


@contextmanager
def over_stdio(_: Any) -> Iterator[str]:
    """The command that the run starts by itself."""
    yield f"stdio:{shlex.quote(sys.executable)} -m clausewise serve --stdio"


WAYS: dict[str, Serve] = {"HTTP": over_http, "standard streams": over_stdio}


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


def compare(direct: Path, spoken: Path) -> Counter[str]:
    """Scenario by scenario, record by record; returns how much was compared."""
    here = {run.key: run for run in scenarios(direct)}
    there = {run.key: run for run in scenarios(spoken)}
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


@pytest.fixture(scope="session")
def streets(copied_features: Path, tmp_path_factory: pytest.TempPathFactory, program_in: Any) -> Path:
    """A chapter of a pot game, with every part of a hand, in process; not to be changed."""
    place = tmp_path_factory.mktemp("streets")
    program = program_in(copied_features, place)
    assert program("run", "--clause", HANDS, "--no-allure", "--out", "run").returncode in (0, 4)
    return place / "run"


HANDS = "oasis-holdem.award"
EVERY_DAY = {("against the dealer", "HTTP"), ("for a pot", "standard streams")}


@pytest.mark.parametrize(
    ("game", "way"),
    [
        pytest.param(game, way, marks=() if (game, way) in EVERY_DAY else pytest.mark.slow)
        for game in ("against the dealer", "for a pot")
        for way in WAYS
    ],
)
def test_one_part(
    program: Any, part: str, played_part: Path, streets: Path, verdicts_in: Any, game: str, way: str
) -> None:
    """Outlines, meters and envy bonuses of a chapter; pots won and divided at the end of Hold'em's hands."""
    clause, direct = (HANDS, streets) if game == "for a pot" else (part, played_part)
    with WAYS[way](program) as target:
        ran = program("run", "--clause", clause, "--no-allure", "--out", "run", "--target", target, "--every-reading")
    assert ran.returncode in (0, 4), ran.stdout + ran.stderr
    assert verdicts_in(program.place / "run") == verdicts_in(direct)
    assert identities(program.place / "run") == identities(direct)
    compared = compare(direct, program.place / "run")
    assert compared["Happened"] > 1000
    assert compared["not-applicable"] == compared["Remark"] == 0


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", [folder.name for folder in rulebook_folders()])
def test_the_whole_suite(
    whole_program: Any, verdicts_in: Any, capsys: pytest.CaptureFixture[str], rulebook: str
) -> None:
    """All chapters of all rulebooks, with what was compared and how long each way took."""
    extent = ("--rulebook", rulebook, "--no-allure", "--every-reading")
    direct = whole_program.place / "direct"
    began = time.monotonic()
    code = whole_program("run", *extent, "--out", direct).returncode
    took = time.monotonic() - began
    assert code in (0, 4)
    for way, served in WAYS.items():
        spoken = whole_program.place / way
        began = time.monotonic()
        with served(whole_program) as target:
            ran = whole_program("run", *extent, "--out", spoken, "--target", target)
        longer = time.monotonic() - began
        assert ran.returncode == code, ran.stdout + ran.stderr
        assert verdicts_in(spoken) == verdicts_in(direct)
        assert identities(spoken) == identities(direct)
        compared = compare(direct, spoken)
        assert compared["pass"] > 0
        assert compared["not-applicable"] == compared["fail"] == compared["error"] == 0
        with capsys.disabled():
            print(  # noqa: T201  figures to read
                f"\n{rulebook}: direct {took:.1f} s, over {way} {longer:.1f} s, ratio {longer / took:.2f};"
                f" identical: {dict(compared)}"
            )


@pytest.mark.slow
def test_a_killed_run_over_standard_streams_is_gone_on_with(
    program: Any, part: str, played_part: Path, verdicts_in: Any
) -> None:
    """Its program is ended with it, and another one goes on: the verdicts are those of a run that nobody disturbed."""
    with over_stdio(program) as target:
        given = ["--clause", part, "--no-allure", "--out", "run", "--target", target, "--every-reading"]
        with program.start("run", *given) as running:
            until, half = time.monotonic() + 60, text_size(played_part) // 2
            while time.monotonic() < until and text_size(program.place / "run") <= half:
                time.sleep(0.005)
            running.send_signal(signal.SIGKILL)
        assert program("verify", "run").returncode == 1
        resumed = program("run", *given, "--resume")
    assert resumed.returncode == 0, resumed.stdout + resumed.stderr
    assert verdicts_in(program.place / "run") == verdicts_in(played_part)
    assert verify(program.place / "run") == []


def test_a_run_over_standard_streams_is_judged_again_without_its_program(
    program: Any, verdicts_in: Any, tmp_path: Path
) -> None:
    """The recording answers; the program, which is gone by then, is not started."""
    engine = Path(shutil.copy(ENGINE, tmp_path))
    target = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(engine))} --loud"
    ran = program("run", "--clause", HANDS, "--no-allure", "--out", "run", "--target", target, "--every-reading")
    assert ran.returncode in (0, 4), ran.stdout + ran.stderr
    engine.unlink()
    judged = program("rejudge", "run", "--out", "again")
    assert judged.returncode == ran.returncode, judged.stdout + judged.stderr
    assert "the same verdicts as then" in judged.stdout
    assert verdicts_in(program.place / "again") == verdicts_in(program.place / "run")
