"""A server that says what a test tells it to say, byte by byte."""

import socket
import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from clausewise.adapters.http import HttpSystem
from clausewise.adapters.http_settings import HttpSettings

Says = bytes | Callable[[socket.socket, bytes], None]


def reply(body: Any, status: str = "200 OK", kind: str = "application/json", extra: str = "") -> bytes:
    """A whole answer; bytes go out as they are, anything else as JSON."""
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(content)}\r\n{extra}\r\n"
    return head.encode("latin-1") + content


DESCRIPTION: dict[str, Any] = {
    "manufacturer": "Maker",
    "product": "Fake",
    "version": "1",
    "build": "test",
    "protocol": 1,
    "vocabulary": {"core": 1, "house-banked": 1},
    "games": ["mlgca-four-card"],
    "options": {},
}


class Scripted:
    """A server on a port of its own. `says` maps a request's method and last word to its answer, or to several."""

    def __init__(self) -> None:
        self.says: dict[str, Says | list[Says]] = {
            "GET description": reply(DESCRIPTION),
            "POST tables": reply({"table": "t1"}, "201 Created"),
            "POST stimuli": self._receipt,
            "GET events": reply({"events": [], "settled": True}),
            "GET declaration": reply({"facts": {"decks": 2}}),
            "DELETE t1": reply(b"", "204 No Content"),
        }
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.connections = 0
        self.over = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._threads: list[threading.Thread] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    @staticmethod
    def _receipt(conn: socket.socket, body: bytes) -> None:
        submission = msgspec.json.decode(body)["submission"]
        conn.sendall(reply({"submission": submission, "receipt": {"accepted": True}}))

    def close(self) -> None:
        self.over.set()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in [self._accepting, *self._threads]:
            thread.join(timeout=5)

    def everyone_left(self, within: float) -> bool:
        """Whether every client has closed its connection by then."""
        for thread in self._threads:
            thread.join(timeout=within)
        return not any(thread.is_alive() for thread in self._threads)

    def _accept(self) -> None:
        while True:
            try:
                conn, _ = self._listener.accept()
            except OSError:
                return
            self.connections += 1
            thread = threading.Thread(target=self._talk, args=(conn,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _talk(self, conn: socket.socket) -> None:
        with conn, conn.makefile("rb") as lines:
            conn.settimeout(5)
            try:
                while line := lines.readline().decode("latin-1"):
                    headers: dict[str, str] = {}
                    while (header := lines.readline().decode("latin-1").strip()) != "":
                        name, _, value = header.partition(":")
                        headers[name.lower()] = value.strip()
                    body = lines.read(int(headers.get("content-length", "0")))
                    self.heard.append((line.strip(), headers, body))
                    method, path, _ = line.split(" ")
                    self._say(conn, f"{method} {path.partition('?')[0].rpartition('/')[2]}", body)
            except OSError:
                return

    def _say(self, conn: socket.socket, route: str, body: bytes) -> None:
        says = self.says[route]
        if isinstance(says, list):
            says = says.pop(0) if len(says) > 1 else says[0]
        if isinstance(says, bytes):
            conn.sendall(says)
        else:
            says(conn, body)


@pytest.fixture
def server() -> Iterator[Scripted]:
    """A well-behaved server, until the test says otherwise."""
    scripted = Scripted()
    yield scripted
    scripted.close()


@pytest.fixture
def system_with(server: Scripted) -> Iterator[Callable[..., HttpSystem]]:
    """That server as a system under test, with these settings; a deadline that is not named is no test's matter."""
    opened: list[HttpSystem] = []

    def system_with(**settings: float) -> HttpSystem:
        patient = HttpSettings(tries=2, largest_answer=20_000)
        opened.append(HttpSystem(server.url, msgspec.structs.replace(patient, **settings)))
        return opened[-1]

    yield system_with
    for http in opened:
        http.close()


@pytest.fixture
def system(system_with: Callable[..., HttpSystem]) -> HttpSystem:
    """That server as a system under test, with more patience than a busy machine needs."""
    return system_with()


@pytest.fixture
def says_json() -> Callable[..., bytes]:
    """Makes an answer from a body."""
    return reply


@pytest.fixture
def description() -> dict[str, Any]:
    """What the well-behaved server says of itself."""
    return dict(DESCRIPTION)
