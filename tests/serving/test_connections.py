"""Who does not come to an end, or comes too often, or under another name, does not keep the server from others."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
import requests

Serving = Callable[..., str]
HALF = b"GET /v1/description HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BEGUN = (
    b"POST /v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
CHUNK = b"400\r\n" + b"x" * 1024 + b"\r\n"


def connected(address: str) -> socket.socket:
    """A connection of one's own."""
    place = urlsplit(address)
    return socket.create_connection((str(place.hostname), int(place.port or 0)), timeout=5)


def is_answered(address: str) -> bool:
    """Whether an ordinary client gets what it asks for."""
    return requests.get(f"{address}/v1/description", timeout=5).status_code == 200


def ends(connection: socket.socket, within: float) -> bool:
    """Whether the server closes the connection in time, whatever it says before."""
    connection.settimeout(within)
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("sent", [b"", HALF, BEGUN, BEGUN + CHUNK], ids=["nothing", "half a head", "no body", "half"])
def test_a_request_that_does_not_come_to_an_end_is_ended(serving: Serving, sent: bytes) -> None:
    """After the time that it may take, however slowly it came; others are answered all the while."""
    address = serving(request_seconds=0.5)
    with connected(address) as slow:
        slow.sendall(sent)
        assert is_answered(address)
        assert ends(slow, 5)
    assert is_answered(address)


def test_a_body_without_an_end_is_answered_once_and_not_read_on(serving: Serving) -> None:
    """It is too large after so many bytes; what else comes is nobody's business."""
    address = serving(largest_request=2000)
    with connected(address) as endless:
        endless.sendall(BEGUN)
        try:
            for _ in range(100_000):
                endless.sendall(CHUNK)
        except OSError:
            pass
        else:
            pytest.fail("the server read a hundred megabytes")
    assert is_answered(address)


def test_half_open_requests_do_not_take_all_places(serving: Serving) -> None:
    """More of them than there may be connections: they are let go after their time, and the server answers."""
    address = serving(connections=20, request_seconds=0.5)
    waiting = []
    for _ in range(60):
        waiting.append(connected(address))
        waiting[-1].sendall(HALF)
    time.sleep(1.5)
    assert is_answered(address)
    for one in waiting:
        one.close()


def test_a_client_that_asks_again_and_again_keeps_its_connection(serving: Serving) -> None:
    """The time is that of one request, not of a session."""
    address = serving(request_seconds=0.5)
    with requests.Session() as session:
        for _ in range(4):
            assert session.get(f"{address}/v1/description", timeout=5).status_code == 200
            time.sleep(0.3)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:80", 200),
        ("[::1]:80", 200),
        ("lab.example", 200),
        ("evil.example", 421),
        ("", 421),
    ],
)
def test_a_name_that_is_not_the_servers_is_refused(serving: Serving, host: str, status: int) -> None:
    """A page in a browser that was led here by its own name gets nothing; addresses and names that were given do."""
    address = serving(host_names=("lab.example",))
    assert requests.get(f"{address}/v1/description", headers={"Host": host}, timeout=5).status_code == status
