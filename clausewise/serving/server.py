"""Listening: on the command line until interrupted, or in a thread for tests and measurements."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from clausewise.failures import ERROR, ClausewiseError
from clausewise.serving.connections import bounded
from clausewise.serving.settings import ServeSettings

KEEP_ALIVE = 75
"""Seconds; longer than a client is likely to think between two requests of a scenario."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or why there is none."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )[0]
        # With its protocol named: asyncio sends small packets at once (TCP_NODELAY) only where it sees TCP, and an
        # answer takes 40 ms otherwise.
        sock = socket.socket(family, kind, number)
    except OSError as error:
        raise ClausewiseError(
            f"{host} is no address to listen on: {error.strerror}; name another with --host"
        ) from None
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(128)
    except OSError as error:
        sock.close()
        raise ClausewiseError(
            f"cannot listen on {host} port {port}: {error.strerror}; name another with --host or --port (0: any)", ERROR
        ) from None
    return sock


def address_of(sock: socket.socket) -> str:
    """The address under which a listening socket is reached."""
    host, port = sock.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    app: ASGIApp, sock: socket.socket, announce: Callable[[str], None], settings: ServeSettings | None = None
) -> None:
    """Answers until interrupted or terminated, which is how it ends well."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        """Uvicorn has seen the signal and raises it once more when it has shut down."""

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        announce(address_of(sock))
        _server(app, settings).run(sockets=[sock])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        sock.close()


@contextmanager
def served(app: ASGIApp, settings: ServeSettings | None = None) -> Iterator[str]:
    """Answers in a thread, on a free port of this machine; gives the address."""
    sock = listen("127.0.0.1", 0)
    server = _server(app, settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]}, daemon=True)
    thread.start()
    try:
        yield address_of(sock)
    finally:
        server.should_exit = True
        server.force_exit = True  # kept-open connections of clients are not waited for
        thread.join(timeout=10)
        sock.close()


def _server(app: ASGIApp, settings: ServeSettings | None) -> uvicorn.Server:
    used = settings or ServeSettings()
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http=bounded(used.connections, used.request_seconds),
            lifespan="off",
            access_log=False,
            log_config=None,
            log_level="critical",
            timeout_keep_alive=KEEP_ALIVE,
            server_header=False,
            proxy_headers=False,
        )
    )
