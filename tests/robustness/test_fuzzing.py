"""Whatever bytes come, from a system, a client, a file: the documented failures, and never anything else.

A short form runs every day; `make fuzz` draws other examples each time, and many more of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.adapters import spoken, stdio
from clausewise.adapters.base import SystemFailure, TableRefused
from clausewise.adapters.exchange import Reply
from clausewise.adapters.http import HttpSystem
from clausewise.adapters.http_reading import problem_in
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.recording import RecordingSystem
from clausewise.adapters.reference import ReferenceSystem
from clausewise.adapters.spoken import SpokenSystem
from clausewise.adapters.standard_error import StandardError
from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.failures import ClausewiseError
from clausewise.journal import JournalWriter, ScenarioJournal, header_of, read_journal, scenarios, verify
from clausewise.journal.records import ConfigurationUsed, Header
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.reference_engine.vocabulary.protocol import (
    MESSAGES,
    Declared,
    Events,
    Opened,
    Problem,
    Submission,
    Submitted,
)
from clausewise.registry import load_rulebooks
from clausewise.running import configuration
from clausewise.running.commented import commented_configuration
from clausewise.serving import app as serving_app
from clausewise.serving import stdio as serving_lines
from clausewise.serving.app import create_app
from clausewise.serving.settings import ServeSettings
from tests.robustness.generating import gone_wrong, hostile, valid, written

SETUP = TableSetup(rulebook="mlgca-four-card", seed=1)
DECODERS: dict[str, tuple[msgspec.json.Decoder[Any], Any]] = {
    "description": (spoken.DESCRIPTION, Description),
    "version": (spoken.VERSION, Description),
    "opened table": (spoken.OPENED, Opened),
    "answer to a stimulus": (spoken.SUBMITTED, Submitted),
    "list of events": (spoken.EVENTS, Events),
    "declaration": (spoken.DECLARED, Declared),
    "line of a program": (stdio.ANSWERED, stdio.Answered),
    "table setup": (serving_app.SETUP, TableSetup),
    "submission": (serving_app.SUBMISSION, Submission),
    "line of a client": (serving_lines.REQUEST, serving_lines.Line),
}


@pytest.mark.parametrize("kind", DECODERS)
@given(data=st.data())
def test_bytes_are_a_message_or_malformed(kind: str, data: st.DataObject) -> None:
    """One sentence that can be shown; nothing is half read."""
    decoder, message = DECODERS[kind]
    said, read = "", None
    try:
        read = read_message(data.draw(hostile(message)), decoder, kind)
    except Malformed as malformed:
        said = str(malformed)
    assert (said == "") == (read is not None)
    assert said.isprintable()
    assert len(said) < 400
    if read is not None and kind != "line of a client":  # one that has no body cannot be written with an empty one
        assert read_message(msgspec.json.encode(read), decoder, kind) == read


@pytest.mark.parametrize("message", MESSAGES)
@given(data=st.data())
def test_every_valid_message_is_read(message: Any, data: st.DataObject) -> None:
    """What the published types allow is taken: strict is not the same as picky."""
    text = written(data.draw(valid(message)))
    if b"\\ud" not in text:  # half a character is no text
        read_message(text, msgspec.json.Decoder(message), "message")


class Replies:
    """An exchange that answers with what it was given, in turn."""

    def __init__(self, replies: list[tuple[int, bytes]], first: Sequence[tuple[int, bytes]] = ()) -> None:
        self.settings = HttpSettings(settle_deadline=0.01)
        self._replies = chain(first, cycle(replies))

    def send(self, method: str, path: str, *_: Any, **_settings: Any) -> Reply:
        status, answer = next(self._replies)
        return Reply(status, answer, f"{method} {path}")

    def remarks(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing is held."""


STATUSES = st.sampled_from([200, 200, 200, 201, 204, 400, 404, 409, 500])


@given(data=st.data())
def test_a_system_that_says_anything(data: st.DataObject) -> None:
    """Described, opened, played at and closed, it fails in one sentence or refuses the table."""
    answers = st.tuples(STATUSES, hostile(Submitted, Events, Opened, Declared, Problem))
    anything = data.draw(st.lists(answers, min_size=1, max_size=3))
    with _fails_in_one_sentence():
        SpokenSystem("fuzz", Replies(anything)).describe()
    system = SpokenSystem("fuzz", Replies(anything, [(200, msgspec.json.encode(ReferenceSystem().describe()))]))
    system.describe()
    with contextlib.suppress(TableRefused), _fails_in_one_sentence():
        table = system.open(SETUP)
        for act in (lambda: table.submit("a-1", Sit(1)), lambda: table.read(0), table.declaration, table.close):
            with _fails_in_one_sentence():
                act()
    problem_in(Reply(500, data.draw(hostile(Problem)), ""))


@contextlib.contextmanager
def _fails_in_one_sentence() -> Iterator[None]:
    said = ""
    try:
        yield
    except SystemFailure as failure:
        said = str(failure)
    assert said.isprintable()
    assert len(said) < 1000


class Pipes:
    """A program that has said everything already, and is gone."""

    def __init__(self, says: bytes, whispers: bytes, said: StandardError) -> None:
        self._said = said
        self.runs = True
        self.started = time.monotonic()
        self.answers, self.error = _saying(says), _saying(whispers)
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        self._reading, self.given = os.fdopen(reading, "rb"), os.fdopen(writing, "wb")

    def hear(self) -> bool:
        part = os.read(self.error.fileno(), 2**16)
        self._said.hear(part)
        return bool(part)

    def code(self, _: float) -> int | None:
        return 0

    def end(self) -> None:
        for stream in (self.answers, self.error, self.given, self._reading):
            stream.close()


def _saying(what: bytes) -> Any:
    reading, writing = os.pipe()
    os.write(writing, what)
    os.close(writing)
    os.set_blocking(reading, False)
    return os.fdopen(reading, "rb")


@given(lines=st.lists(hostile(stdio.Answered, Problem), max_size=3), whispers=st.binary(max_size=300))
def test_a_program_that_writes_anything(lines: list[bytes], whispers: bytes) -> None:
    """On both of its streams."""

    def starts(_command: list[str], said: StandardError, _deadline: float) -> Any:
        return Pipes(b"\n".join(lines), whispers, said)

    exchange = stdio.StdioExchange(["fuzz"], HttpSettings(start_deadline=5), starts)
    with _fails_in_one_sentence():
        exchange.send("GET", "/v1/description", safe=True)
    for remark in exchange.remarks():
        assert "\n" not in remark
    exchange.close()


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 13\r\n\r\n" + b'{"protocol":1}'
CHUNKED = (
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{}  \r\n0\r\n\r\n"
)


class OneAnswer:
    """A server that sends the same bytes to everybody and closes."""

    def __init__(self) -> None:
        self.says = b""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._answer, daemon=True)
        self._thread.start()

    def _answer(self) -> None:
        while True:
            try:
                conn, _ = self._listener.accept()
            except OSError:
                return
            with conn, contextlib.suppress(OSError):
                conn.recv(2**16)
                conn.sendall(self.says)

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(5)


@pytest.fixture(scope="module")
def one_answer() -> Iterator[OneAnswer]:
    """The server."""
    server = OneAnswer()
    yield server
    server.close()


@given(says=gone_wrong(st.sampled_from([HEAD, CHUNKED])) | st.binary(max_size=300))
def test_a_server_that_sends_anything(one_answer: OneAnswer, says: bytes) -> None:
    """Status line, headers, chunks and body."""
    one_answer.says = says
    system = HttpSystem(one_answer.url, HttpSettings(read_timeout=2, call_deadline=3, tries=1))
    try:
        with _fails_in_one_sentence():
            system.describe()
    finally:
        system.close()


APP = create_app(ReferenceSystem(), ServeSettings(tables=4, idle_seconds=0))


@given(
    lines=st.lists(
        hostile(serving_lines.Line).map(lambda line: line.replace(b"\n", b" "))
        | valid(TableSetup).map(lambda body: written({"id": 1, "method": "POST", "path": "/v1/tables", "body": body})),
        min_size=1,
        max_size=4,
    )
)
def test_a_client_that_writes_any_line(lines: list[bytes]) -> None:
    """Each line gets one answer, and nothing of the engine breaks."""
    answers = io.BytesIO()
    serving_lines.answer_lines(APP, ServeSettings(), None, io.BytesIO(b"\n".join(lines) + b"\n"), answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert len(told) == len(lines)
    assert {answer["status"] for answer in told} <= {200, 201, 204, 400, 404, 405, 409, 413, 415, 503}


def asked(method: str, path: str, query: bytes, kind: bytes, body: bytes) -> tuple[int, bytes]:
    """The answer of the application to one request."""
    parts: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        parts.append(message)

    scope = {
        "type": "http", "http_version": "1.1", "method": method, "scheme": "http", "path": path, "root_path": "",
        "raw_path": path.encode("utf-8", "replace"), "query_string": query,
        "headers": [(b"content-type", kind), (b"host", b"localhost")],
        "server": None, "client": None,
    }  # fmt: skip
    asyncio.run(APP(scope, receive, send))
    return parts[0]["status"], b"".join(part.get("body", b"") for part in parts[1:])


PATHS = ["/v1/tables", "/v1/description", "/v1/tables/{}", "/v1/tables/{}/stimuli", "/v1/tables/{}/events",
         "/v1/tables/{}/declaration"]  # fmt: skip


@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "X"]),
    path=st.sampled_from(PATHS) | st.text(st.characters(codec="utf-8"), max_size=20).map("/".__add__),
    query=st.binary(max_size=20) | st.sampled_from([b"after=0&wait=0", b"after=%FF", b"after=1e9", b"wait=-1"]),
    kind=st.just(b"application/json") | st.binary(max_size=20),
    body=hostile(TableSetup, Submission),
)
def test_a_client_that_asks_anything(method: str, path: str, query: bytes, kind: bytes, body: bytes) -> None:
    """An answer or a problem, at a table that is open; the engine does not break."""
    status, opened = asked("POST", "/v1/tables", b"", b"application/json", msgspec.json.encode(SETUP))
    table = json.loads(opened)["table"] if status == 201 else "t1"
    status, told = asked(method, path.replace("{}", table), query, kind, body)
    assert status in {200, 201, 204, 400, 404, 405, 409, 413, 415, 503}, told
    if status >= 400:
        assert msgspec.json.decode(told, type=Problem).problem.isprintable()


@pytest.fixture(scope="module")
def lines_of_a_journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A sound journal."""
    place = tmp_path_factory.mktemp("sound")
    used = ConfigurationUsed(name="first", target="x", description=ReferenceSystem().describe())
    header = Header(
        time="2026-01-01", run="r", segment="main", harness="1", rulebooks={"b": "1"}, configurations=(used,)
    )
    writer = JournalWriter(place, "main", header)
    journal = ScenarioJournal(writer)
    journal.started(uid="u", rulebook="b", clause="b.1", name="n", file="f", line=1, configuration="first")
    journal.opened("t1", SETUP)
    journal.submitted("t1", "s1", Sit(seat=1))
    table = ReferenceSystem().open(SETUP)
    answer = table.submit("s1", Sit(seat=1))
    journal.answered("t1", "s1", answer.receipt)
    for seen in answer.events:
        journal.happened("t1", seen)
    journal.checked("a check", ok=True)
    journal.ended("pass")
    writer.seal({"pass": 1})
    return (place / "journal" / "main.jsonl").read_bytes()


@given(data=st.data())
def test_a_journal_that_was_damaged(
    lines_of_a_journal: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Whoever reads it says what is wrong, and `verify` finds every change."""
    damaged = data.draw(gone_wrong(st.just(lines_of_a_journal)) | st.binary(max_size=200))
    place = tmp_path_factory.getbasetemp() / "damaged"
    (place / "journal").mkdir(parents=True, exist_ok=True)
    (place / "journal" / "main.jsonl").write_bytes(damaged)
    reading: list[Callable[[], object]] = [
        lambda: list(read_journal(place)),
        lambda: header_of(place),
        lambda: scenarios(place),
        lambda: _rejudged(place),
    ]
    for read in reading:
        with contextlib.suppress(ClausewiseError, SystemFailure):
            read()
    assert damaged == lines_of_a_journal or verify(place) != []


def _rejudged(place: Path) -> None:
    recording = RecordingSystem(place)
    recording.describe()
    recording.for_scenario("u")
    recording.open(SETUP).submit("a", Sit(seat=1))


BOOKS = load_rulebooks()
SETTINGS = (
    commented_configuration(BOOKS, "reference").replace("\n# ", "\n").encode(),
    commented_configuration(BOOKS, "reference").encode(),
    b"".join(
        (
            b'target = "reference"\nleast_sample = 300\n[people]\ntester = "A"\n[connection]\nread_timeout = 1.0\n',
            b'[rulebook.three-card.options]\n[[attestation]]\nclause = "mlgca-four-card.1.A"\ndate = "2026-01-31"\n',
        )
    ),
)


@given(text=gone_wrong(st.sampled_from(SETTINGS)) | st.binary(max_size=100))
def test_a_configuration_that_says_anything(tmp_path_factory: pytest.TempPathFactory, text: bytes) -> None:
    """It is read, or said to be wrong with its place."""
    path = tmp_path_factory.getbasetemp() / "fuzz.toml"
    path.write_bytes(text)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(configuration, "load_rulebooks", lambda _: BOOKS)
        said = str(path)
        try:
            configuration.read_configuration(path)
        except ClausewiseError as wrong:
            said = wrong.message
    assert said.startswith(str(path))
