"""`clausewise serve` as a process: it says where it listens, answers, and ends well."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from clausewise.adapters.http import HttpSystem
from clausewise.adapters.reference import ReferenceSystem
from clausewise.cli import main


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_from_start_to_end(ending: signal.Signals) -> None:
    """The first line gives the address; the signals that end it end it with 0 and without a word."""
    command = [sys.executable, "-m", "clausewise", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found is not None
        system = HttpSystem(found[0])
        assert system.describe() == ReferenceSystem().describe()
        system.close()
        process.send_signal(ending)
        _, said = process.communicate(timeout=20)
    assert (process.returncode, said) == (0, "")


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    """One message with what to do."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", "--port", str(taken.getsockname()[1])]) == 3
    assert "Address already in use; name another with --host or --port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("port = 70000", "Expected `int` <= 65535 - at `$.port`; the settings of the server are host, port"),
        ("colour = 1", "Object contains unknown field `colour`"),
        ("port =", "is not valid TOML"),
        (None, "there is no such file; name another with --config"),
    ],
)
def test_wrong_settings(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None, message: str) -> None:
    """A wrong file is one message that names it."""
    path = tmp_path / "serve.toml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert main(["serve", "--config", str(path)]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert str(path) in said


def test_a_token_that_is_not_set(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was to be protected does not start unprotected."""
    monkeypatch.delenv("LAB_TOKEN", raising=False)
    assert main(["serve", "--port", "0", "--token-env", "LAB_TOKEN"]) == 2
    assert "the environment variable LAB_TOKEN holds no token" in capsys.readouterr().err
