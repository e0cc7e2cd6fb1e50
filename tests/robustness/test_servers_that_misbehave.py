"""Servers that lie, break, die, hang or flood, as a laboratory meets them: on the command line.

Each case gives the message, the exit code and a journal that is either sound or says how to go on; `docs/messages.md`
lists them.
"""

from __future__ import annotations

import asyncio
import csv
import json
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.journal import header_of, scenarios, verify
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.serving.app import create_app
from clausewise.serving.server import served
from tests.laid_open import text_size

CLAUSE = "mlgca-four-card.11.B.1"
Change = Callable[[str, str, Any], Any]
"""Method, path and the answer as it would be: the answer as it is. Bytes are sent as they are, `HANG` is not sent."""
HANG = object()


class Tampered:
    """The protocol of the reference engine, with a hand on every answer."""

    def __init__(self, change: Change, system: ReferenceSystem | None = None) -> None:
        self._app = create_app(system or ReferenceSystem())
        self._change = change

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        sent: list[Any] = []

        async def keep(message: Any) -> None:
            sent.append(message)

        await self._app(scope, receive, keep)
        body = b"".join(message.get("body", b"") for message in sent[1:])
        answer = self._change(scope["method"], scope["path"], json.loads(body) if body else None)
        if answer is HANG:
            await asyncio.sleep(2)
            return
        content = answer if isinstance(answer, bytes) else b"" if answer is None else json.dumps(answer).encode()
        headers = [pair for pair in sent[0]["headers"] if pair[0] != b"content-length"]
        headers.append((b"content-length", str(len(content)).encode()))
        await send(sent[0] | {"headers": headers})
        await send({"type": "http.response.body", "body": content})


def from_request(number: int, change: Change) -> Change:
    """Sound up to there, changed from there on."""
    requests = count(1)
    return lambda method, path, answer: change(method, path, answer) if next(requests) >= number else answer


def only(asked: str, change: Callable[[Any], Any]) -> Change:
    """Changes the answers of one kind of request, named by method and last word."""
    return lambda method, path, answer: (
        change(answer) if f"{method} {path.rsplit('/', 1)[-1]}" == asked and isinstance(answer, dict) else answer
    )


def version_by_turns() -> Change:
    """A description that has another version each time."""
    versions = count(1)
    return only("GET description", lambda answer: answer | {"version": str(next(versions))})


def replayed() -> Change:
    """Each answer with events brings those of the one before along."""
    before: list[Any] = []

    def change(answer: Any) -> Any:
        events = answer.get("events", [])
        answer = answer | {"events": [*before, *events]}
        before[:] = events
        return answer

    return only("POST stimuli", change)


@dataclass(frozen=True)
class Case:
    """A server that misbehaves, and what is said about it."""

    name: str
    change: Change
    code: int
    said: str
    begun: bool = True
    """Whether there is a journal."""
    sealed: bool = True


def cases() -> Iterator[Case]:
    """Made anew for each test: some of them count."""
    describes = "GET description"
    yield Case(
        "wrong protocol version", only(describes, lambda answer: answer | {"protocol": 2}), 3,
        "the system cannot be tested: GET ADDRESS/v1/description: the system speaks version 2 of the protocol, and this"
        " harness version 1; use a harness and a system of the same version", begun=False,
    )  # fmt: skip
    yield Case(
        "unknown field in the description", only(describes, lambda answer: answer | {"shoe_size": 43}), 3,
        "the system cannot be tested: GET ADDRESS/v1/description: the answer is no description: Object contains unknown"
        " field `shoe_size`", begun=False,
    )  # fmt: skip
    yield Case(
        "no such game", only(describes, lambda answer: answer | {"games": ["sic-bo"]}), 4,
        "none judged, 413 not examined (1 not offered, 412 not selected)",
    )  # fmt: skip
    yield Case(
        "unknown field in an answer", only("POST stimuli", lambda answer: answer | {"hint": 1}), 3,
        "Object contains unknown field `hint`", sealed=False,
    )  # fmt: skip
    yield Case("events replayed", replayed(), 3, "is told again, although event", sealed=False)
    yield Case(
        "another description at the end", version_by_turns(), 3,
        'the system describes itself otherwise than at the start: version was "1" and is "',
    )  # fmt: skip
    yield Case(
        "hangs", from_request(12, lambda *_: HANG), 3, "the server was silent for 0.3 s", sealed=False,
    )  # fmt: skip
    yield Case(
        "floods", from_request(12, lambda *_: b" " * 50_000), 3,
        "the answer is larger than the 20,000 bytes that are read", sealed=False,
    )  # fmt: skip
    yield Case(
        "answers nonsense", from_request(12, lambda *_: b"<html>"), 3, "is no JSON: JSON is malformed", sealed=False,
    )  # fmt: skip
    yield Case(
        "accepts what it must refuse",
        only("POST stimuli", lambda answer: answer | {"receipt": {"accepted": True}}), 1, "FAIL",
    )  # fmt: skip


@pytest.mark.parametrize("name", [case.name for case in cases()])
def test_a_run_against_it(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any) -> None:
    """The message and the code; the journal is sound and sealed with reports, or says how to go on."""
    case = next(case for case in cases() if case.name == name)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "clausewise.toml").write_text(
        "[connection]\nread_timeout = 0.3\ncall_deadline = 0.4\ntries = 1\nlargest_answer = 20_000\n"
    )
    with served(Tampered(case.change)) as address:
        code = main(
            ["run", "--clause", CLAUSE, "--no-allure", "--out", "run", "--target", address, "--every-reading",
             "--give-up-after", "2"]
        )  # fmt: skip
    out, err = capfd.readouterr()
    said = (out + err).replace(address, "ADDRESS")
    assert "Traceback" not in said
    assert (code, case.said in said) == (case.code, True), said
    assert (tmp_path / "run" / "journal").exists() == case.begun
    if not case.begun:
        return
    found = [str(problem) for problem in verify(tmp_path / "run")]
    if case.sealed:
        assert found == []
        written = {"matrix.html", "verdicts.json", "junit.xml", "verdicts.csv", "seal.txt"}
        assert written <= {path.name for path in (tmp_path / "run").iterdir()}
    else:
        assert len(found) == 1
        assert "the footer is missing" in found[0]
        assert "go on with the same command and --out" in said
        assert "--resume" in said


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("wrong protocol version", 1, "the system speaks version 2 of the protocol, and this harness version 1"),
        ("unknown field in the description", 1, "Object contains unknown field `shoe_size`"),
        ("unknown field in an answer", 1, "Object contains unknown field `hint`"),
        ("events replayed", 1, "is told again, although event"),
        ("another description at the end", 1, "the description changes from one request to the next"),
        ("hangs", 1, "the server was silent for 0.3 s"),
        ("floods", 1, "the answer is larger than the 20,000 bytes that are read"),
        ("answers nonsense", 1, "is no JSON: JSON is malformed"),
    ],
)
def test_the_doctor_finds_it_before_a_run(name: str, code: int, said: str, tmp_path: Path, capfd: Any) -> None:
    """A problem with its words, and code 1; only a server that never answered is code 3."""
    config = tmp_path / "clausewise.toml"
    config.write_text("[connection]\nread_timeout = 0.3\ncall_deadline = 0.4\ntries = 1\nlargest_answer = 20_000\n")
    case = next(case for case in cases() if case.name == name)
    with served(Tampered(case.change)) as address:
        found = main(["doctor", "--target", address, "--config", str(config)])
    out, err = capfd.readouterr()
    told = re.sub(r"\s+", " ", out + err)
    assert (found, said in told) == (code, True), told
    assert "Traceback" not in told


class DealsAsItLikes(ReferenceTable):
    """Says that it has stacked the deck, and deals from another."""

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        if isinstance(stimulus, StackDeck):
            return Answer(Receipt(accepted=True))
        return super().submit(submission, stimulus)


class Boastful(ReferenceSystem):
    """Claims that cards can be forced."""

    def open(self, setup: TableSetup) -> ReferenceTable:
        sound = super().open(setup)
        return DealsAsItLikes(sound.id, sound.engine)


def test_what_it_claims_and_cannot_do_is_never_a_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """Cards that do not fall as forced leave every clause that needs them inconclusive, neither passed nor failed."""
    monkeypatch.chdir(tmp_path)
    with served(create_app(Boastful())) as address:
        code = main(["run", "--clause", "mlgca-four-card.11.D.4.c", "--no-allure", "--out", "run", "--target", address])
    out, err = capfd.readouterr()
    assert code == 4, out + err
    outcomes = {run.ended.outcome for run in scenarios(tmp_path / "run")}
    assert outcomes - {"not-applicable"} == {"inconclusive"}
    assert "INCONCLUSIVE" in err
    assert verify(tmp_path / "run") == []


@contextmanager
def serving(program: Any, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`clausewise serve` in a process that can be killed; gives it and its address."""
    command = program.command("serve", "--port", str(port))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
            assert found is not None
            yield process, found[0]
        finally:
            process.kill()


@pytest.mark.slow
def test_a_server_that_dies_in_the_middle(program: Any, part: str, played_part: Path, verdicts_in: Any) -> None:
    """The run ends and says so; when the server is back it is gone on with, and what failed with it is tried again."""
    half = text_size(played_part) // 2
    with serving(program) as (server, address):
        given = ["--clause", part, "--no-allure", "--out", "run", "--target", address,
                 "--every-reading", "--give-up-after", "3"]  # fmt: skip
        killer = threading.Thread(target=kill_at, args=(server, program.place / "run", half))
        killer.start()
        cut = program("run", *given)
        killer.join()
    assert cut.returncode == 3, cut.stdout + cut.stderr
    assert "the run was ended: the system failed in 3 scenarios in a row" in cut.stderr
    assert "no answer: Connection refused" in cut.stderr
    assert "Traceback" not in cut.stderr
    assert "--resume" in cut.stderr
    verified = program("verify", "run")
    assert (verified.returncode, "the footer is missing" in verified.stdout) == (1, True)
    with serving(program, int(address.rpartition(":")[2])):
        resumed = program("run", *given, "--resume")
    assert resumed.returncode == 0, resumed.stdout + resumed.stderr
    assert verdicts_in(program.place / "run") == verdicts_in(played_part)
    assert program("verify", "run").returncode == 0


def kill_at(server: subprocess.Popen[str], run: Path, size: int) -> None:
    """Kills it when the journal has come so far."""
    until = time.monotonic() + 60
    while time.monotonic() < until and text_size(run) <= size:
        time.sleep(0.002)
    server.send_signal(signal.SIGKILL)


NAMES = ("<script>alert(1)</script>", "\x1b[2J\x07red", "=HYPERLINK(1)", "a\u202eb\n::error::x")


@pytest.mark.parametrize("turn", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, len(NAMES)))])
def test_what_a_system_calls_itself_does_nothing_in_a_report(
    turn: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """Markup, terminal control, a spreadsheet formula and a workflow command are shown as what they are: a name."""
    monkeypatch.chdir(tmp_path)
    sound = ReferenceSystem().describe()
    manufacturer, product, version, configuration = (*NAMES[turn:], *NAMES[:turn])
    named = msgspec.structs.replace(
        sound, manufacturer=manufacturer, product=product, version=version, configuration=configuration
    )
    with served(create_app(ReferenceSystem(describer=lambda: named))) as address:
        given = ["--clause", CLAUSE, "--target", address, "--every-reading"]
        codes = [main(["run", *given, "--out", "run"]), main(["report", "run", "--format", "github", "--no-allure"])]
        codes.append(main(["doctor", "--target", address]))
    out, err = capfd.readouterr()
    assert codes == [0, 0, 0], out + err
    assert all(sign.isprintable() or sign in "\n\t" for sign in out + err)
    assert not any(line.startswith("::error::x") for line in out.splitlines())
    header = header_of(tmp_path / "run")
    assert header is not None
    assert header.configurations[0].description.product == product  # the journal keeps what was said
    page = (tmp_path / "run" / "matrix.html").read_text(encoding="utf-8")
    assert "<script>alert" not in page
    assert "alert(1)" in page
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e]", page)
    assert ET.fromstring((tmp_path / "run" / "junit.xml").read_bytes()).tag == "testsuites"  # noqa: S314  our own
    rows = list(csv.reader((tmp_path / "run" / "verdicts.csv").read_text(encoding="utf-8").splitlines()))
    assert len({len(row) for row in rows}) == 1
    assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for row in rows for cell in row)
    for result in (tmp_path / "run" / "allure-results").glob("*-result.json"):
        json.loads(result.read_text(encoding="utf-8"))
