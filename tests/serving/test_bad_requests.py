"""What a client may get wrong: one clear problem each, and the server goes on."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import requests

from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.protocol import Problem
from clausewise.serving.problems import Rejected
from clausewise.serving.settings import ServeSettings
from clausewise.serving.tables import OpenTables

Ask = Callable[..., tuple[int, Problem]]
FOLD = b'{"submission":"s1","stimulus":{"type":"fold","seat":1}}'


@pytest.fixture
def ask(serving: Callable[..., str]) -> Iterator[Ask]:
    """Sends a request to a server with one open table, t1, and reads the problem that comes back."""
    address = serving(largest_request=2000, tables=2, idle_seconds=3600, most_stimuli=2)
    session = requests.Session()
    session.post(f"{address}/v1/tables", json={"rulebook": "tiny"}, timeout=5)

    def send(method: str, path: str, body: Any = None, kind: str = "application/json") -> tuple[int, Problem]:
        headers = {"Content-Type": kind} if body is not None else {}
        answer = session.request(method, address + path, data=body, headers=headers, timeout=5)
        if answer.status_code < 300:
            return answer.status_code, Problem("", "none")
        assert answer.headers["content-type"] == "application/json"
        return answer.status_code, msgspec.json.decode(answer.content, type=Problem)

    yield send
    session.close()


@pytest.mark.parametrize(
    ("method", "path", "status", "kind"),
    [
        ("GET", "/", 404, "not-found"),
        ("GET", "/v1/description/", 404, "not-found"),
        ("GET", "/v2/description", 404, "not-found"),
        ("POST", "/v1/description", 405, "method-not-allowed"),
        ("GET", "/v1/tables/t9/events", 404, "unknown-table"),
        ("DELETE", "/v1/tables/t9", 404, "unknown-table"),
        ("GET", "/v1/tables/t9/declaration", 404, "unknown-table"),
        ("GET", "/v1/tables/t1/events?after=-1", 400, "bad-request"),
        ("GET", "/v1/tables/t1/events?after=1.0", 400, "bad-request"),
        ("GET", "/v1/tables/t1/events?after=%C2%B2", 400, "bad-request"),
        ("GET", "/v1/tables/t1/events?wait=10001", 400, "bad-request"),
        ("GET", "/v1/tables/t1/events?after=1&after=2", 400, "bad-request"),
        ("GET", "/v1/tables/t1/events?since=1", 400, "bad-request"),
    ],
)
def test_wrong_addresses(ask: Ask, method: str, path: str, status: int, kind: str) -> None:
    """Unknown places, methods and queries are told apart."""
    answered, problem = ask(method, path)
    assert (answered, problem.kind) == (status, kind)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "the body is no JSON: Input data was truncated"),
        (b"{", "the body is no JSON: Input data was truncated"),
        (b"[" * 1000, "the body nests deeper than 16 levels"),
        (b'{"submission":"s1"}', "the body is no submission: Object missing required field `stimulus`"),
        (b'{"submission":"../x","stimulus":{"type":"proceed"}}', "Expected `str` matching regex"),
        (b'{"submission":"s1","stimulus":{"type":"cheat"}}', "Invalid value 'cheat' - at `$.stimulus.type`"),
        (
            b'{"submission":"s1","stimulus":{"type":"fold","seat":1,"expect":"win"}}',
            "Object contains unknown field `expect` - at `$.stimulus`",
        ),
        (
            b'{"submission":"s1","stimulus":{"type":"place-wager","seat":1,"wager":"ante","amount":10.0}}',
            "Expected `int`, got `float` - at `$.stimulus.amount`",
        ),
        (
            b'{"submission":"s1","stimulus":{"type":"stack-deck","cards":["As","1z"]}}',
            "Expected `str` matching regex '^[2-9TJQKA][cdhs]$' - at `$.stimulus.cards[1]`",
        ),
        (
            b'{"submission":"s1","stimulus":{"type":"stack-deck","cards":["As\\n"]}}',
            "Expected `str` of length <= 2 - at `$.stimulus.cards[0]`",
        ),
        (b'{"submission":"s1","stimulus":{"type":"fold","seat":"\xff"}}', "the body is no"),
        (
            b'{"submission":"s1","stimulus":{"type":"fold","seat":2,"seat":1}}',
            "the body is no submission: an object names seat twice",
        ),
    ],
)
def test_wrong_bodies(ask: Ask, body: bytes, message: str) -> None:
    """The problem says what is wrong and where; nothing of it reaches the table."""
    status, problem = ask("POST", "/v1/tables/t1/stimuli", body)
    assert status == 400
    assert message in problem.problem
    assert ask("POST", "/v1/tables/t1/stimuli", FOLD)[0] == 200


def test_too_large(ask: Ask) -> None:
    """Announced or in pieces, a body beyond the limit is not read to its end."""
    large = b'{"submission":"' + b"x" * 3000 + b'"}'
    assert ask("POST", "/v1/tables/t1/stimuli", large)[0] == 413
    status, problem = ask("POST", "/v1/tables/t1/stimuli", iter([large[:1500], large[1500:]]))
    assert (status, problem.problem) == (413, "a request may have 2,000 bytes")


def test_wrong_content_type(ask: Ask) -> None:
    """A form is no message of the protocol, which also keeps web pages from playing."""
    status, problem = ask("POST", "/v1/tables/t1/stimuli", FOLD, "text/plain")
    assert (status, problem.kind) == (415, "unsupported-media-type")


def test_an_id_used_for_another_stimulus(ask: Ask) -> None:
    """The second stimulus is not done."""
    assert ask("POST", "/v1/tables/t1/stimuli", FOLD)[0] == 200
    assert ask("POST", "/v1/tables/t1/stimuli", FOLD)[0] == 200
    status, problem = ask("POST", "/v1/tables/t1/stimuli", FOLD.replace(b":1}", b":2}"))
    assert status == 409
    assert problem.kind in {"submission-reused", "too-many-stimuli"}


def test_no_more_tables_than_allowed(ask: Ask) -> None:
    """A table in use is not taken away; closing one makes room."""
    assert ask("POST", "/v1/tables", b'{"rulebook":"tiny"}')[0] == 201
    status, problem = ask("POST", "/v1/tables", b'{"rulebook":"tiny"}')
    assert (status, problem.kind) == (503, "too-many-tables")
    assert ask("DELETE", "/v1/tables/t1")[0] == 204
    assert ask("POST", "/v1/tables", b'{"rulebook":"tiny"}')[0] == 201


def test_the_longest_idle_table_makes_room(tiny: Callable[[], Any]) -> None:
    """Only a table that nobody spoke to for the set time is closed, and the one that was idle longest."""
    now = [0.0]
    tables = OpenTables(ServeSettings(tables=2, idle_seconds=60), clock=lambda: now[0])
    system = tiny()
    setup = TableSetup(rulebook="tiny")
    first, second = (tables.add(system.open(setup)) for _ in range(2))
    now[0] = 50.0
    tables.use(first)
    with pytest.raises(Rejected, match="all 2 tables are in use"):
        tables.make_room()
    now[0] = 60.0
    tables.make_room()
    tables.use(first)
    with pytest.raises(Rejected, match="no table of this name is open"):
        tables.use(second)
