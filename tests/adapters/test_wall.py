"""The wall around a program under test: what it may not do behind it, and what is said where there is none."""

from __future__ import annotations

import json
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewise.adapters import wall
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.targets import open_spoken, wall_around
from clausewise.cli import main
from clausewise.failures import USAGE, ClausewiseError
from clausewise.journal import header_of

TRIES = """
import json, os, pathlib, socket, sys, tempfile

def tried(act):
    try:
        return str(act())
    except OSError as problem:
        return type(problem).__name__

print(json.dumps({
    "beside": tried(lambda: pathlib.Path(sys.argv[1], "written").write_text("x")),
    "temporary": tried(lambda: pathlib.Path(tempfile.mkdtemp(), "written").write_text("x")),
    "hidden": tried(lambda: os.listdir(sys.argv[2])),
    "processes": tried(lambda: sum(name.isdigit() for name in os.listdir("/proc"))),
    "network": tried(lambda: socket.create_connection(("127.0.0.1", int(sys.argv[3])), 2).close()),
}))
"""


@pytest.fixture(autouse=True)
def _looks_again() -> Iterator[None]:
    wall.missing.cache_clear()
    yield
    wall.missing.cache_clear()


@pytest.fixture
def walled() -> None:
    """Skips a test where this machine builds no wall."""
    if wall.missing():
        pytest.skip(wall.missing())


def _tried(tmp_path: Path, settings: HttpSettings) -> dict[str, str]:
    """What a program could do that was started with these settings."""
    program, hidden = tmp_path / "program.py", tmp_path / "run"
    program.write_text(TRIES, encoding="utf-8")
    hidden.mkdir()
    (hidden / "main.jsonl").touch()
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        command = [sys.executable, str(program), str(tmp_path), str(hidden), port]
        done = subprocess.run(wall.around(command, settings), capture_output=True, text=True, check=True, timeout=30)
    told: dict[str, str] = json.loads(done.stdout)
    return told


@pytest.mark.usefixtures("walled")
def test_behind_the_wall(tmp_path: Path) -> None:
    """It writes a temporary folder of its own and nothing else, and sees no journal, process or network."""
    told = _tried(tmp_path, HttpSettings(wall="required", wall_hides=(str(tmp_path / "run"),)))
    assert (told["beside"], told["temporary"]) == ("OSError", "1")
    assert told["hidden"] == "[]"
    assert int(told["processes"]) <= 2
    assert told["network"] in {"ConnectionRefusedError", "OSError"}


@pytest.mark.usefixtures("walled")
def test_what_the_settings_open(tmp_path: Path) -> None:
    """A folder that is named may be written, and the network seen."""
    told = _tried(tmp_path, HttpSettings(wall_network=True, wall_writable=(str(tmp_path),)))
    assert (told["beside"], told["network"]) == ("1", "None")


def test_without_a_wall(tmp_path: Path) -> None:
    """The same program may do all of it, and that is what the report says."""
    settings = HttpSettings(wall="none", wall_hides=(str(tmp_path / "run"),))
    told = _tried(tmp_path, settings)
    assert (told["beside"], told["hidden"], told["network"]) == ("1", "['main.jsonl']", "None")
    assert wall_around("stdio:./engine", settings) == (
        "none (the settings want none): it could read and write whatever the harness can"
    )
    assert wall_around("reference", settings) == wall_around("http://127.0.0.1:8000", settings) == ""


def test_where_nothing_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on without one, and says so; not where one is required."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert wall.around(["engine"], HttpSettings()) == ["engine"]
    assert "bubblewrap is not installed" in wall.described(HttpSettings())
    with pytest.raises(ClausewiseError, match="bubblewrap is not installed: install bubblewrap"):
        wall.around(["engine"], HttpSettings(wall="required"))


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Whether there is a wall or none, the message is about the program."""
    assert main(["doctor", "--target", "stdio:./no-such-engine"]) != 0
    assert "the program cannot be started: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("settings", [HttpSettings(), HttpSettings(wall="none")])
def test_an_end_by_a_signal(settings: HttpSettings) -> None:
    """It is told as a signal on either side of a wall."""
    system = open_spoken(f"stdio:{sys.executable} -c 'import os; os.abort()'", settings=settings)
    with pytest.raises(Exception, match="the program was ended by signal 6"):
        system.describe()
    system.close()


def test_a_run_says_what_stood_around_its_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In its journal and at the end of what it prints; the system is tested as without."""
    program = shlex.join([sys.executable, "-m", "clausewise", "serve", "--stdio"])
    given = ["run", "--target", f"stdio:{program}", "--clause", "oasis-holdem.deck.1", "--no-allure", "-n", "1"]
    assert main([*given, "--out", str(tmp_path / "run")]) != USAGE
    header = header_of(tmp_path / "run")
    assert header is not None
    assert header.wall.startswith("none" if wall.missing() else "bubblewrap: it could write")
    assert f"\nwall      {header.wall}" in capsys.readouterr().out
