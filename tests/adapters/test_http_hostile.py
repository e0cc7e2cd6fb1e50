"""Servers that stall, lie, flood or die: one clear message each, in bounded time, and never a verdict."""

import contextlib
import gzip
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from clausewise.adapters import spoken
from clausewise.adapters.http import HttpSystem
from clausewise.adapters.http_settings import HttpSettings
from clausewise.reference_engine.vocabulary.description import TableSetup
from tests.adapters.conftest import DESCRIPTION, reply
from tests.adapters.failing import fails

SETUP = TableSetup(rulebook="mlgca-four-card")
CHUNKED = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
Reply = Callable[..., bytes]
System = Callable[..., HttpSystem]


def goes_on(piece: bytes, start: bytes = b"", pause: float = 0.0) -> Callable[[socket.socket, bytes], None]:
    """An answer that never ends; the client has to hang up."""

    def endless(conn: socket.socket, _: bytes) -> None:
        conn.sendall(start)
        until = time.monotonic() + 5
        while time.monotonic() < until:
            conn.sendall(piece)
            time.sleep(pause)

    return endless


def test_a_server_that_never_answers(server: Any, system_with: System) -> None:
    """Silence is bounded by the read timeout and tried again where that is safe."""
    server.says["GET description"] = lambda _conn, _body: server.over.wait(2)
    with fails("the server was silent for 0.2 s (2 tries); see why the system takes so long"):
        system_with(read_timeout=0.2).describe()


def test_opening_is_not_tried_again(server: Any, system_with: System) -> None:
    """The first try may have opened a table whose name was lost."""
    server.says["POST tables"] = lambda _conn, _body: server.over.wait(2)
    with fails("POST http://127.0.0.1:"):
        system_with(read_timeout=1.0).open(SETUP)
    assert [line for line, _, _ in server.heard].count("POST /v1/tables HTTP/1.1") == 1


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (b"HTTP/1.1 200 OK\r\nX: ", b"a"),
        (CHUNKED, b"1"),
        (b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n", b" "),
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    ],
    ids=["header", "chunk length", "body", "interim answers"],
)
def test_a_server_that_drips(server: Any, system_with: System, start: bytes, piece: bytes) -> None:
    """A byte now and then keeps no call alive beyond its deadline, wherever the bytes go."""
    server.says["GET description"] = goes_on(piece, start, pause=0.02)
    with fails("the answer was not complete within 0.5 s"):
        system_with(call_deadline=0.5).describe()


TOO_LARGE = "the answer is larger than the 20,000 bytes that are read"


@pytest.mark.parametrize(
    ("start", "piece", "message"),
    [
        (CHUNKED, b"400\r\n" + b" " * 1024 + b"\r\n", TOO_LARGE),
        (CHUNKED, b"0" * 1024, "the answer broke off: Response chunk size line exceeded maximum"),
        (
            b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n",
            b" " * 1024,
            TOO_LARGE,
        ),
        (b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", b" " * 1024, TOO_LARGE),
        (b"HTTP/1.1 200 OK\r\n", b"X-Y: " + b"z" * 1024 + b"\r\n", TOO_LARGE),
        (b"HTTP/1.1 200 OK\r\n", b"X-Y: z\r\n" * 200, "got more than 100 headers"),
        (b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 100, TOO_LARGE),
    ],
    ids=["chunks", "chunk length", "announced", "unannounced", "headers", "many headers", "interim answers"],
)
def test_a_server_that_floods(server: Any, system: HttpSystem, start: bytes, piece: bytes, message: str) -> None:
    """Size is bounded while reading, whatever was announced, framing included."""
    server.says["GET description"] = goes_on(piece, start)
    with fails(message):
        system.describe()


def test_an_answer_just_too_large(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """The limit holds to the byte, not only to the nearest buffer."""
    server.says["GET description"] = says_json(b" " * 20_001)
    with fails("the answer is larger than the 20,000 bytes that are read"):
        system.describe()


def test_a_server_that_closes_half_way(server: Any, system: HttpSystem) -> None:
    """An answer shorter than announced is no answer."""
    cut = b'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"manu'
    server.says["GET description"] = lambda conn, _: (conn.sendall(cut), conn.shutdown(socket.SHUT_RDWR))
    with fails("the answer broke off"):
        system.describe()


def test_nobody_listens(system: HttpSystem) -> None:
    """A refused connection is named as what it is."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        gone = HttpSystem(f"http://127.0.0.1:{unused.getsockname()[1]}")
        with fails("no answer: Connection refused (3 tries); see that the server is running there"):
            gone.describe()


def test_no_http(server: Any, system: HttpSystem) -> None:
    """What is not HTTP is said to be unreadable or absent, without the names of libraries."""
    server.says["GET description"] = lambda conn, _: (conn.sendall(b"SSH-2.0-x\r\n"), conn.shutdown(socket.SHUT_RDWR))
    with fails("SSH-2.0-x"):
        system.describe()


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (b"HTTP/1.1 OK\r\n\r\n", "HTTP/1.1 OK"),
        (b"HTTP/9.9 200 OK\r\n\r\n", "HTTP/9.9"),
        (b"\x15\x03\x01\x00\x02\x02\x28", "⟨NAK⟩⟨ETX⟩⟨SOH⟩⟨NUL⟩"),
        (b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 101, "got more than 100 headers"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\nContent-Length: 8\r\n\r\n", "multiple unmatching values"),
    ],
)
def test_somebody_answers_and_it_is_no_http(server: Any, system: HttpSystem, said: bytes, message: str) -> None:
    """It is not called silence, and what came is shown, not what Python makes of it."""
    server.says["GET description"] = lambda conn, _: (conn.sendall(said), conn.shutdown(socket.SHUT_RDWR))
    with fails("no HTTP that can be read: ") as caught:
        system.describe()
    assert message in str(caught.value)
    assert "invalid literal" not in str(caught.value)


def test_cookies_are_not_kept(server: Any, system: HttpSystem) -> None:
    """Of a hundred with every answer none is sent back."""
    for number in range(3):
        more = "".join(f"Set-Cookie: c{number}-{n}={'v' * 100}; Max-Age=9999\r\n" for n in range(50))
        server.says["GET description"] = reply(DESCRIPTION, extra=more)
        system.describe()
    assert not any("cookie" in headers for _, headers, _ in server.heard)


def test_a_handshake_without_end() -> None:
    """A server that asks again and again to begin anew keeps the library of TLS busy, and not us."""
    over, begin_anew = threading.Event(), b"\x16\x03\x03\x00\x04\x00\x00\x00\x00" * 1000

    def floods(listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            conn, _ = listener.accept()
            with conn:
                conn.settimeout(1)  # nobody may be reading any more
                conn.recv(4096)
                while not over.is_set():
                    conn.sendall(begin_anew)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=floods, args=(listener,), daemon=True)
        thread.start()
        impatient = HttpSettings(
            connect_timeout=0.5, read_timeout=0.2, call_deadline=0.5, tries=2, largest_answer=20_000
        )
        endless = HttpSystem(f"https://127.0.0.1:{listener.getsockname()[1]}", impatient)
        try:
            with fails("not complete within 0.5 s"):
                endless.describe()
        finally:
            over.set()
            endless.close()
    thread.join()


def bodies() -> list[Any]:
    """Answers that are no description, and what is said of each."""
    return [
        pytest.param(b"", "is no JSON", id="nothing"),
        pytest.param(b"<html>", "is no JSON: JSON is malformed", id="html"),
        pytest.param(b"[" * 9000, "nests deeper than 16 levels", id="deep"),
        pytest.param(b'{"a":' * 3000 + b"1" + b"}" * 3000, "nests deeper than 16 levels", id="deep objects"),
        pytest.param(b'{"protocol": NaN}', "is no JSON: JSON is malformed: invalid character", id="NaN"),
        pytest.param(b'{"protocol": 1.0}', "Expected `int`, got `float` - at `$.protocol`", id="float"),
        pytest.param(b'{"protocol": 2}', "the system speaks version 2 of the protocol", id="version"),
        pytest.param(b'{"protocol": 1}', "is no description: Object missing required field `manufacturer`", id="bare"),
        pytest.param(b'{"protocol": 1, "product": "\xff"}', "is no JSON: 'utf-8' codec", id="no UTF-8"),
        pytest.param(b'{"protocol": 1, "protoc\\u006fl": 1}', "an object names protocol twice", id="named twice"),
        pytest.param(b'{"protocol": 1} {}', "is no JSON: JSON is malformed: trailing characters", id="two"),
    ]


@pytest.mark.parametrize(("body", "message"), bodies())
def test_what_is_no_description(server: Any, system: HttpSystem, says_json: Reply, body: bytes, message: str) -> None:
    """Each is refused before anything looks at it, and the message says where it goes wrong."""
    server.says["GET description"] = says_json(body)
    with fails(message):
        system.describe()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"shoe_size": 43}, "Object contains unknown field `shoe_size`"),
        ({"build": "nightly"}, "Invalid enum value 'nightly' - at `$.build`"),
        ({"vocabulary": {"core": 7}}, "the system speaks version 7 of the vocabulary core"),
        ({"protocol": 10**4000}, "Expected `int` <= 1000000 - at `$.protocol`"),
        ({"vocabulary": {"core": 10**4000}}, "Expected `int` <= 1000000 - at `$.vocabulary[...]`"),
        ({"options": {"decks": [10**30]}}, "Expected `int` <= 100000000000000 - at `$.options[...][0]`"),
        ({"games": ["mlgca-four-card"] * 101}, "Expected `array` of length <= 100 - at `$.games`"),
        ({"product": "x" * 81}, "Expected `str` of length <= 80 - at `$.product`"),
        ({"\x1b[2Jproduct\n": 1}, "Object contains unknown field `⟨ESC⟩[2Jproduct⟨LF⟩`"),
    ],
)
def test_a_description_beyond_the_schema(
    server: Any,
    system: HttpSystem,
    says_json: Reply,
    description: dict[str, Any],
    changes: dict[str, Any],
    message: str,
) -> None:
    """Unknown fields, values and versions are refused; what the system says is shown escaped."""
    server.says["GET description"] = says_json(description | changes)
    with fails(message):
        system.describe()


def test_a_description_that_is_too_long(server: Any, system: HttpSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in the journal several times: whoever describes more than a system is kept out of it."""
    monkeypatch.setattr(spoken, "LARGEST_DESCRIPTION", 500)
    server.says["GET description"] = reply(DESCRIPTION | {"configuration": "x" * 400})
    with fails("the description has more than 500 bytes; name in it what this system is and can do"):
        system.describe()


def test_wrong_content_type(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """A login page is not read as an answer."""
    server.says["GET description"] = says_json(b"<html>log in</html>", kind="text/html")
    with fails("answered 200 with content type text/html instead of application/json"):
        system.describe()


def test_redirect(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """A redirect is followed nowhere: the token would go along."""
    server.says["GET description"] = says_json(b"", "307 Temporary Redirect", extra="Location: http://elsewhere/\r\n")
    with fails("the server answered 307 and redirects to http://elsewhere/; redirects are not followed"):
        system.describe()


def test_compressed(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """What comes compressed is not unpacked: a small answer could become a large one."""
    bomb = gzip.compress(b" " * 10_000_000)
    server.says["GET description"] = says_json(bomb, extra="Content-Encoding: gzip\r\n")
    with fails("the answer is compressed (gzip) although only plain text was asked for"):
        system.describe()


@pytest.mark.parametrize(
    ("status", "body", "message"),
    [
        (
            "500 Oops",
            {"problem": "out of cards\x07"},
            r"the server answered 500: out of cards⟨BEL⟩; compare the system",
        ),
        ("500 Oops", ["?"], "the server answered 500, without a message that says why"),
        ("401 No", {"problem": "who are you"}, "put the server's token into the environment variable CLAUSEWISE_TOKEN"),
    ],
)
def test_problems(server: Any, system: HttpSystem, says_json: Reply, status: str, body: Any, message: str) -> None:
    """A problem is shown in the server's words, escaped, with what to do about it."""
    server.says["GET description"] = says_json(body, status)
    with fails(message):
        system.describe()
