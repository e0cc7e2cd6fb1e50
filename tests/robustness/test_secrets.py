"""A target's token stands nowhere: no message, journal, report or process list, whatever a system makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.exchange import Reply
from clausewise.adapters.http_settings import HttpSettings, read_token
from clausewise.adapters.masking import Mask, masked
from clausewise.cli import main
from clausewise.failures import ClausewiseError
from tests.robustness.examining import afterwards, examine, features_of_one_book, target
from tests.robustness.misbehaving import TELLING

TOKEN = "t0k3n-7f3a9c42"
ENV = {"CLAUSEWISE_TOKEN": TOKEN}
OVER_HTTP = {"in a header", "in a kind of content"}
EVERY_DAY = {("in a header", "http"), ("in a problem, at its cut", "stdio")}
CASES = [(name, way) for name in TELLING for way in ("stdio", "http") if way == "http" or name not in OVER_HTTP]


@contextmanager
def watching_processes() -> Iterator[list[str]]:
    """Every command line on this machine in which the token is seen meanwhile, where there is a list to read."""
    seen: list[str] = []
    over = threading.Event()

    def watch() -> None:
        while not over.wait(0.05):
            for path in Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    line = path.read_bytes()
                except OSError:
                    continue
                if TOKEN.encode() in line:
                    seen.append(line.decode("utf-8", "replace"))

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield seen
    finally:
        over.set()
        thread.join()


@pytest.mark.parametrize(
    ("name", "transport"),
    [pytest.param(*case, marks=() if case in EVERY_DAY else pytest.mark.slow) for case in CASES],
)
def test_a_system_that_repeats_its_token(
    name: str, transport: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """It is masked in every file of the run, in what is printed, by the doctor too, and in no list of processes."""
    features = features_of_one_book(tmp_path)
    more = ("-n", "2") if name == "in names" else ("--format", "table")
    with watching_processes() as processes:
        found = examine(name, transport, tmp_path, features, more, ENV)
    assert processes == []
    assert (found.out / "journal" / "main.jsonl").exists(), found.said
    told = [found.said, afterwards("report", found, "--features", str(features))[1]]
    monkeypatch.setenv("CLAUSEWISE_TOKEN", TOKEN)
    with target(name, transport, tmp_path, tmp_path / "another mark", os.environ) as named:
        main(["doctor", "--target", named, "--features", str(features), "--config", str(tmp_path / "clausewise.toml")])
    told += capfd.readouterr()
    assert not any(TOKEN in text or TOKEN[:6] in text for text in told)
    files = [path for path in found.out.rglob("*") if path.is_file()]
    assert len(files) > 10
    assert [path.name for path in files if TOKEN.encode() in path.read_bytes()] == []
    assert [path.name for path in files if TOKEN[:6].encode() in path.read_bytes()] == []
    masks = sum(b"[the t" in path.read_bytes() for path in files)
    assert masks > 0 or name == "in the name of a table"  # of which nothing is repeated


class Repeats:
    """An exchange that says this, or fails with it."""

    settings = HttpSettings()

    def __init__(self, said: str | SystemFailure) -> None:
        self._said = said

    def send(self, *_: Any, **_settings: Any) -> Reply:
        if isinstance(self._said, SystemFailure):
            raise self._said
        return Reply(200, self._said.encode(), "here")

    def remarks(self) -> tuple[str, ...]:
        return (f"standard error: {TOKEN}",)

    def close(self) -> None:
        """Nothing is held."""


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (f'{{"a": "{TOKEN}"}}', '{"a": "[the token]"}'),
        (f'{{"{TOKEN}": ["x{TOKEN}y"]}}', '{"[the token]": ["x[the token]y"]}'),
        ('{"a": "t0k3n\\u002d7f3a9c42", "b": "\\n"}', '{"a": "[the token]", "b": "\\n"}'),
        ('{"a": "t0k3n-7f3a9c4\\u0032\\""}', '{"a": "[the token]\\""}'),
        ('{"a": "dDBrM24tN2YzYTljNDI="}', '{"a": "[the token]I="}'),
        ('{"a": "dXNlcjp0MGszbi03ZjNhOWM0Mg=="}', '{"a": "dXNlcjp[the token]g=="}'),
        ('{"a": "74306b336e2d3766336139633432"}', '{"a": "[the token]"}'),
        ('{"a": "%74%30%6b%33%6e%2d%37%66%33%61%39%63%34%32"}', '{"a": "[the token]"}'),
        ('{"a": "t0k3n-7f3a9c4"}', '{"a": "t0k3n-7f3a9c4"}'),
        ('{"a": "\\x"}', '{"a": "\\x"}'),
    ],
)
def test_the_token_in_a_message(monkeypatch: pytest.MonkeyPatch, said: str, heard: str) -> None:
    """However JSON writes it; what is not the token stays as it is."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", TOKEN)
    exchange = masked(Repeats(said))
    assert exchange.send("GET", "/", safe=True).body.decode() == heard
    assert exchange.remarks() == ("standard error: [the token]",)


def test_the_token_in_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed, and where."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", TOKEN)
    exchange = masked(Repeats(SystemFailure(f"no {TOKEN}", where=f"GET /{TOKEN}", advice="go")))
    with pytest.raises(SystemFailure) as caught:
        exchange.send("GET", "/", safe=True)
    assert str(caught.value) == "GET /[the token]: no [the token]; go"
    assert caught.value.__context__ is None or caught.value.__suppress_context__


def test_a_token_in_an_address() -> None:
    """What has signs of its own in an address is written with percent signs there, in small letters or capitals."""
    mask = Mask("a/b+c==")
    assert mask.text("https://x/?t=a%2Fb%2Bc%3D%3D&u=a%2fb%2bc%3d%3d") == "https://x/?t=[the token]&u=[the token]"
    assert mask.text("x" * 5 + "a%2Fb%2... (40 characters)") == "xxxxx[the token]... (40 characters)"


def test_a_number_that_looks_like_the_token() -> None:
    """An amount is no secret: only strings are masked, or the money would be wrong."""
    assert (
        Mask("123456").message(b'{"amount": 1234567, "of": "a123456"}') == b'{"amount": 1234567, "of": "a[the token]"}'
    )


def test_without_a_token_nothing_is_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way to the system is left as it is."""
    monkeypatch.delenv("CLAUSEWISE_TOKEN", raising=False)
    exchange = Repeats("{}")
    assert masked(exchange) is exchange


def test_a_token_that_is_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be found in every word; the message does not repeat it."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", "ante")
    with pytest.raises(ClausewiseError, match="has fewer than 6 signs") as caught:
        read_token(HttpSettings())
    assert "ante" not in caught.value.message


def test_no_command_of_ours_is_given_a_token() -> None:
    """There is no option for it: what stands on a command line stands in the list of processes."""
    helped = subprocess.run(
        [sys.executable, "-m", "clausewise", "run", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "--token" not in helped
