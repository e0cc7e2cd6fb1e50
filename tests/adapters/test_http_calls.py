"""How a well-behaved server is spoken to."""

import socket
import threading
from collections.abc import Callable
from typing import Any

import pytest

from clausewise.adapters.base import SystemFailure, TableRefused
from clausewise.adapters.http import HttpSystem
from clausewise.adapters.http_settings import HttpSettings
from clausewise.adapters.targets import open_http, open_system
from clausewise.failures import ClausewiseError
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup

SETUP = TableSetup(rulebook="mlgca-four-card", seed=7)
Reply = Callable[..., bytes]


def test_one_connection_serves_a_whole_scenario(server: Any, system: HttpSystem) -> None:
    """Connections are kept: describing, opening, playing and closing take one."""
    assert system.describe().product == "Fake"
    table = system.open(SETUP)
    assert table.submit("s1", Sit(seat=1)).receipt.accepted
    assert table.declaration() == {"decks": 2}
    table.close()
    table.close()
    assert server.connections == 1
    assert [line.removesuffix(" HTTP/1.1") for line, _, _ in server.heard] == [
        "GET /v1/description",
        "POST /v1/tables",
        "POST /v1/tables/t1/stimuli",
        "GET /v1/tables/t1/declaration",
        "DELETE /v1/tables/t1",
    ]


def test_what_is_sent(server: Any, system: HttpSystem) -> None:
    """The setup and the stimulus travel as the schema says, and nothing of what a test expects goes along."""
    system.open(SETUP).submit("s1", Fold(seat=3))
    bodies = [body for _, _, body in server.heard if body]
    assert bodies == [
        b'{"rulebook":"mlgca-four-card","seed":7}',
        b'{"submission":"s1","stimulus":{"type":"fold","seat":3}}',
    ]
    assert server.heard[-1][1]["accept-encoding"] == "identity"


def test_a_lost_answer_is_asked_for_again_under_the_same_id(server: Any, system: HttpSystem) -> None:
    """A stimulus is safe to send again because of its id; the caller notices nothing."""
    honest = server.says["POST stimuli"]
    server.says["POST stimuli"] = [lambda conn, _: conn.shutdown(socket.SHUT_RDWR), honest]
    assert system.open(SETUP).submit("s1", Sit(seat=1)).receipt.accepted
    sent = [body for line, _, body in server.heard if "stimuli" in line]
    assert len(sent) == 2
    assert sent[0] == sent[1]


def test_closing_leaves_no_connection_behind(server: Any, system: HttpSystem) -> None:
    """Also after a failed try, whose traceback would keep it open until the next garbage collection."""
    honest = server.says["POST stimuli"]
    server.says["POST stimuli"] = [lambda conn, _: conn.shutdown(socket.SHUT_RDWR), honest]
    system.open(SETUP).submit("s1", Sit(seat=1))
    system.close()
    assert server.everyone_left(within=2)


def test_a_refused_table(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """Not offering a table is an answer, not a failure."""
    server.says["POST tables"] = says_json({"problem": "no such paytable", "kind": "not-offered"}, "409 Conflict")
    with pytest.raises(TableRefused, match=r"^no such paytable$"):
        system.open(SETUP)


def test_reading_goes_on_until_settled(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """Events that come by and by are gathered until the mark that the table has settled."""
    first, second = ({"sequence": n, "at": n, "event": {"type": "folded", "seat": n}} for n in (1, 2))
    server.says["GET events"] = [
        says_json({"events": [first], "settled": False}),
        says_json({"events": [], "settled": False}),
        says_json({"events": [second]}),
    ]
    table = system.open(SETUP)
    events, settled = table.read(0)
    assert settled
    assert [seen.sequence for seen in events] == [1, 2]
    assert [line.split("?")[1].split("&")[0] for line, _, _ in server.heard if "events" in line] == [
        "after=0",
        "after=1",
        "after=1",
    ]


def test_the_token_comes_from_the_environment_and_is_never_shown(
    server: Any, monkeypatch: pytest.MonkeyPatch, says_json: Reply
) -> None:
    """It is sent, and stands in no message."""
    monkeypatch.setenv("LAB_TOKEN", "s3cret")
    server.says["GET description"] = says_json({"problem": "wrong token"}, "403 Forbidden")
    system = open_http(server.url, settings=HttpSettings(token_variable="LAB_TOKEN"))
    with pytest.raises(SystemFailure) as caught:
        system.describe()
    system.close()
    assert server.heard[0][1]["authorization"] == "Bearer s3cret"
    assert "s3cret" not in str(caught.value)
    assert "LAB_TOKEN" in str(caught.value)


def test_proxies_and_netrc_lying_about_are_not_used(
    server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """What is tested is what the target names, as whom the settings say."""
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login somebody password else\n")
    monkeypatch.setenv("NETRC", str(netrc))
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    system = open_http(server.url)
    system.describe()
    system.close()
    assert "authorization" not in server.heard[0][1]


def test_cookies_are_not_carried(server: Any, system: HttpSystem, says_json: Reply, description: Any) -> None:
    """Each request stands for itself: a server cannot tell scenarios apart by what it left with us."""
    server.says["GET description"] = says_json(description, extra="Set-Cookie: who=you\r\n")
    system.describe()
    system.describe()
    assert "cookie" not in server.heard[1][1]


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("localhost:8000", "localhost:8000 is no target: write `reference`"),
        ("ftp://here", "ftp://here is no target"),
        ("http://", "names no host"),
        ("http://:80", "names no host"),
        ("http://here:0", "no port that can be"),
        ("http://here:99999", "is no address"),
        ("http://[::1", "is no address"),
        ("http://here/?a=b", "has a query or fragment"),
        ("http://he re", "holds a sign that no address has"),
        ("http://here\r\nX: y", "here⟨CR⟩⟨LF⟩X: y holds a sign"),
    ],
)
def test_targets_that_are_none(target: str, message: str) -> None:
    """A wrong target is a usage error that shows the right forms."""
    with pytest.raises(ClausewiseError) as caught:
        open_system(target)
    assert message in caught.value.message
    assert caught.value.exit_code == 2


@pytest.mark.parametrize("target", ["http://user:pass@here", "https://user@here/x", "HTTP://user:p%20w@here"])
def test_credentials_in_an_address_are_refused(target: str) -> None:
    """They would end up in journals and reports; the message does not repeat them."""
    with pytest.raises(ClausewiseError, match="put a token into the environment variable CLAUSEWISE_TOKEN") as caught:
        open_system(target)
    assert "user" not in caught.value.message.replace("user name", "")


def test_a_token_does_not_travel_in_the_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """To another machine a token goes encrypted or not at all; its twin over https is taken."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", "s3cret")
    with pytest.raises(ClausewiseError, match=r"would travel to lab\.example unencrypted: use https"):
        open_http("http://lab.example")
    open_http("https://lab.example").close()


@pytest.mark.parametrize("token", ["two words", "line\nfeed", "caf\u00e9"])
def test_a_token_that_cannot_be_sent(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    """A line feed in a token would begin a header of its own."""
    monkeypatch.setenv("CLAUSEWISE_TOKEN", token)
    with pytest.raises(ClausewiseError) as caught:
        open_http("https://lab.example")
    assert token not in caught.value.message


def test_a_certificate_that_is_not_there(tmp_path: Any) -> None:
    """It is missed before anything is sent."""
    missing = str(tmp_path / "ca.pem")
    with pytest.raises(ClausewiseError, match=r"ca_bundle names .* where there is no file"):
        open_http("https://lab.example", settings=HttpSettings(ca_bundle=missing))


def test_threads_do_not_share_deadlines(server: Any, says_json: Reply, description: Any) -> None:
    """A slow call in one thread leaves the bounds of another alone."""
    slow = threading.Event()

    def answers_late(conn: socket.socket, _: bytes) -> None:
        slow.set()
        server.over.wait(0.4)
        conn.sendall(says_json({"facts": {}}))

    server.says["GET declaration"] = answers_late
    system = HttpSystem(server.url, HttpSettings(read_timeout=2, call_deadline=2))
    table = system.open(SETUP)
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(table.declaration()))
    thread.start()
    slow.wait(2)
    system.describe()
    thread.join(3)
    system.close()
    assert answers == [{}]
