"""A program on standard streams as a system under test: the same rounds, and every way in which it can misbehave."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from clausewise.adapters.base import SystemFailure, Table, TableRefused, Unreachable
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.reference import ReferenceSystem
from clausewise.adapters.spoken import SpokenSystem
from clausewise.adapters.targets import open_spoken
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SERVED = f"stdio:{sys.executable} -m clausewise serve --stdio"
# What holds the wall up also holds a program's streams open, so that one that closes them is found by its silence.
IMPATIENT = HttpSettings(
    start_deadline=4.0, read_timeout=0.5, call_deadline=1.0, shutdown_deadline=0.3, largest_answer=2000, wall="none"
)

Program = Callable[[str], SpokenSystem]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A system whose program is these lines of Python; it is impatient, and closed in the end."""
    opened: list[SpokenSystem] = []

    def start(lines: str) -> SpokenSystem:
        path = tmp_path / "program.py"
        path.write_text("import json, os, signal, subprocess, sys, time\n" + lines, encoding="utf-8")
        system = open_spoken(f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(path))}", settings=IMPATIENT)
        opened.append(system)
        return system

    yield start
    for system in opened:
        system.close()


def test_a_program_plays_the_hand_that_the_engine_plays() -> None:
    """Event for event, a pot game on standard streams is the one in process."""
    system, sound = open_spoken(SERVED), ReferenceSystem()
    try:
        assert system.describe() == sound.describe()
        setup = TableSetup("oasis-holdem", seed=5)
        tables: tuple[Table, Table] = (system.open(setup), sound.open(setup))
        stimuli: list[AnyStimulus] = [
            *(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)),
            PlaceButton(3),
            *[Proceed()] * 12,
        ]
        for number, stimulus in enumerate(stimuli):
            for table in tables:
                table.submit(f"s-{number}", stimulus)
        spoken, played = (table.read(0) for table in tables)
        assert spoken == played
        assert len(played[0]) > 10
        assert tables[0].declaration() == tables[1].declaration()
        tables[0].close()
    finally:
        system.close()


def test_a_table_that_is_not_offered_is_refused() -> None:
    """The reason of the system comes along."""
    system = open_spoken(SERVED)
    try:
        with pytest.raises(TableRefused, match="no rulebook nowhere"):
            system.open(TableSetup("nowhere"))
        assert system.open(TableSetup("three-card")).submit("1", Sit(1)).receipt.accepted
    finally:
        system.close()


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("time.sleep(60)", "did not answer within 4 s of its start"),
        ("sys.stdin.readline()\nsys.stdout.write('{')\nsys.stdout.flush()\ntime.sleep(60)", "silent for 0.5 s"),
        ("sys.stdin.readline()\nsys.exit(3)", "ended with code 3"),
        ("sys.stdin.readline()\nprint('out of cards', file=sys.stderr, flush=True)\nsys.exit(1)", "out of cards"),
        ("sys.stdin.readline()\nos.kill(os.getpid(), signal.SIGKILL)", "ended by signal 9"),
        ("sys.stdin.readline()\nprint('{\"id\": 1, \"status\": 200', flush=True)\ntime.sleep(60)", "is no JSON"),
        ("sys.stdin.readline()\nprint(json.dumps({'id': 7, 'status': 200}), flush=True)\ntime.sleep(60)",
         "answered with the answer to 7"),
        ("sys.stdin.readline()\nprint('{\"id\": 1' + '0' * 900 + ', \"status\": 200}', flush=True)\ntime.sleep(60)",
         "Expected `int` <= 9007199254740992 - at `$.id`"),
        ("sys.stdin.readline()\nprint(json.dumps({'id': 1, 'status': -200}), flush=True)\ntime.sleep(60)",
         "Expected `int` >= 100 - at `$.status`"),
        ("sys.stdin.readline()\nsys.stdout.write('x' * 10**7)\nsys.stdout.flush()\ntime.sleep(60)", "more than 2,000"),
        ("sys.stdin.readline()\nwhile True:\n  sys.stdout.write(' ')\n  sys.stdout.flush()\n  time.sleep(0.1)",
         "not complete within 1 s"),
        ("while True:\n  sys.stderr.write('x' * 10**6)", "did not answer within 4 s of its start"),
        ("sys.stdin.readline()\nsys.stdout.buffer.write(bytes([255, 10]))\nsys.stdout.flush()\ntime.sleep(60)",
         "is no JSON"),
        ("os.close(0)\nos.close(1)\ntime.sleep(60)", "closed its standard output"),
    ],
)  # fmt: skip
def test_what_misbehaves_fails_with_one_sentence_in_time(program: Program, lines: str, said: str) -> None:
    """Silence, death, nonsense, floods: one clear failure within the deadlines, never a hang."""
    system = program(lines)
    before = time.monotonic()
    with pytest.raises(SystemFailure) as caught:
        system.describe()
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert time.monotonic() - before < 15


def test_a_slow_start_is_no_slow_answer(program: Program) -> None:
    """The first answer may take as long as a start; the second one, as long, is late."""
    system = program(
        "for line in sys.stdin:\n"
        "  time.sleep(1.2)\n"
        "  answer = {'id': json.loads(line)['id'], 'status': 503, 'body': {'problem': 'not yet'}}\n"
        "  print(json.dumps(answer), flush=True)"
    )
    with pytest.raises(SystemFailure, match="not yet"):
        system.describe()
    with pytest.raises(Unreachable, match="silent for"):
        system.describe()


def test_a_program_that_died_is_started_anew(program: Program) -> None:
    """The table is lost, and the next request finds a living program."""
    system = program(
        "for line in sys.stdin:\n"
        "  request = json.loads(line)\n"
        "  print(json.dumps({'id': request['id'], 'status': 503, 'body': {'problem': 'not yet'}}), flush=True)\n"
        "  break"
    )
    for _ in range(2):
        with pytest.raises(SystemFailure, match="not yet"):
            system.describe()
        time.sleep(0.2)


@pytest.mark.parametrize(
    ("target", "said"),
    [("stdio:", "names no program"), ("stdio:   ", "names no program"), ("stdio:'x secret", "is no command")],
)
def test_a_target_that_is_no_command_is_refused(target: str, said: str) -> None:
    """Before anything is started."""
    with pytest.raises(ClausewiseError, match=said) as refused:
        open_spoken(target)
    assert "secret" not in str(refused.value)


def test_a_program_that_is_not_there_is_unreachable() -> None:
    """With what to do about it."""
    system = open_spoken("stdio:/nowhere/to/be/found")
    with pytest.raises(Unreachable, match="cannot be started: No such file"):
        system.describe()


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("./engine --token hunter2", "--token"),
        ("./engine --api-key=hunter2", "--api-key"),
        ("env ENGINE_PASSWORD=hunter2 ./engine", "ENGINE_PASSWORD"),
        ("./engine --dbPassword hunter2", "--dbPassword"),
        ("./engine https://me:hunter2@there/", "an address with a password"),
        ("./engine --lucky hunter2", "the token in CLAUSEWISE_TOKEN"),
    ],
)
def test_a_command_with_a_secret_in_it_is_refused(command: str, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its name and without its value, before a process could show it to everybody."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", "hunter2" if "CLAUSEWISE_TOKEN" in named else "another")
    with pytest.raises(ClausewiseError, match=f"the target holds {named}, .* from the environment") as refused:
        open_spoken(f"stdio:{command}")
    assert "hunter2" not in str(refused.value)


def test_the_token_is_no_part_of_a_line() -> None:
    """What a server wants over HTTP is not sent to a program that we have started ourselves."""
    system = open_spoken(SERVED, settings=HttpSettings(token_variable="CLAUSEWISE_TOKEN"))
    try:
        assert system.describe().product == "reference engine"
    finally:
        system.close()
