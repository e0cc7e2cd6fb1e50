"""Sockets that keep a total deadline and a total size, whatever the server sends.

The timeouts of requests bound one wait for the socket: a server that sends a byte now and then, in a header, a chunk's
length or a body, could hold a call for ever. Here every wait on the socket asks what is left of the call, and every
byte received counts, framing included. The same holds for the handshake of TLS, whose end is not for Python to find: a
server that sends one request after another to begin anew keeps the library busy without a pause.
"""

from __future__ import annotations

import contextlib
import http.client
import io
import socket
import threading
import time
from typing import Any, Literal

from requests.adapters import HTTPAdapter

QUICKACK: int | None = getattr(socket, "TCP_QUICKACK", None)
FRAMING = 64 * 1024
"""Bytes allowed beyond the largest answer, for headers and chunk lengths."""

GRACE = 0.5
"""Seconds in which a timeout that is due tells more of what happened than a connection that was cut off."""


class Bounds(threading.local):
    """What is left of the call under way in this thread, and which bound broke."""

    def __init__(self) -> None:
        self.deadline = 0.0
        self.wait = 0.0
        self.bytes_left = 0
        self.broken: Literal["", "deadline", "silence", "size"] = ""

    def begin(self, *, deadline: float, wait: float, size: int) -> None:
        """A try begins."""
        self.deadline = deadline
        self.wait = wait
        self.bytes_left = size + FRAMING
        self.broken = ""


class BoundedReader(io.RawIOBase):
    """The receiving side of one connection for one answer."""

    def __init__(self, sock: socket.socket, raw: io.RawIOBase, bounds: Bounds) -> None:
        super().__init__()
        self._sock = sock
        self._raw = raw
        self._bounds = bounds

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:  # noqa: ANN401  typeshed's WriteableBuffer has no name at run time
        bounds = self._bounds
        left = bounds.deadline - time.monotonic()
        if left <= 0:
            bounds.broken = "deadline"
            raise TimeoutError("the call's deadline has passed")
        self._sock.settimeout(min(left, bounds.wait))
        if QUICKACK is not None:
            # Many servers send header and body in two packets and hold the second back until the first is
            # acknowledged, which the kernel likes to delay by 40 ms.
            self._sock.setsockopt(socket.IPPROTO_TCP, QUICKACK, 1)
        try:
            count: int | None = self._raw.readinto(buffer)
        except TimeoutError:
            bounds.broken = "deadline" if left <= bounds.wait else "silence"
            raise
        bounds.bytes_left -= count or 0
        if bounds.bytes_left < 0:
            bounds.broken = "size"
            raise OSError("more bytes than are allowed")
        return count

    def close(self) -> None:
        self._raw.close()
        super().close()


class Watch:
    """Cuts a connection off when the deadline of the call has passed, unless it is told in time that all is well."""

    def __init__(self, sock: socket.socket, bounds: Bounds) -> None:
        self._bounds = bounds
        # A handle of its own: the socket gives its own away to TLS.
        self._sock = sock.dup()
        self._has_cut = False
        self._timer = threading.Timer(max(0.0, bounds.deadline - time.monotonic()) + GRACE, self._cut)
        self._timer.daemon = True
        self._timer.start()

    def _cut(self) -> None:
        self._has_cut = True
        with contextlib.suppress(OSError):
            self._sock.shutdown(socket.SHUT_RDWR)

    def ends(self) -> None:
        """The connection stands, or has failed."""
        self._timer.cancel()
        self._timer.join()
        self._sock.close()
        if self._has_cut:
            self._bounds.broken = "deadline"


def bounded_response(bounds: Bounds) -> type[http.client.HTTPResponse]:
    """Answers that are read through `BoundedReader`."""

    class BoundedResponse(http.client.HTTPResponse):
        def __init__(self, sock: socket.socket, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  handed on
            super().__init__(sock, *args, **kwargs)
            raw = self.fp.detach()
            self.fp = io.BufferedReader(BoundedReader(sock, raw, bounds))

        def begin(self) -> None:
            super().begin()
            # Nobody sends them back; kept, they would be all that grows from answer to answer.
            del self.headers["Set-Cookie"], self.headers["Set-Cookie2"]

    return BoundedResponse


def bounded_connection(scheme: str, plain: Any, bounds: Bounds) -> Any:  # noqa: ANN401  urllib3's own classes
    """Connections of this kind that keep the bounds and send a request in one piece."""

    class BoundedConnection(plain):  # type: ignore[misc]
        response_class = bounded_response(bounds)
        watch: Watch | None = None
        waits_for_body = False
        head = b""

        def _new_conn(self) -> socket.socket:
            sock: socket.socket = super()._new_conn()
            if scheme == "https":
                self.watch = Watch(sock, bounds)
            return sock

        def connect(self) -> None:
            try:
                super().connect()
            finally:
                watch, self.watch = self.watch, None
                if watch is not None:
                    watch.ends()

        def request(self, method: str, url: str, body: Any = None, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
            self.waits_for_body, self.head = isinstance(body, bytes) and bool(body), b""
            super().request(method, url, body, *args, **kwargs)

        def send(self, data: Any) -> None:  # noqa: ANN401  bytes here; the library allows more
            # Head and body in one packet: the server wakes once for a request.
            if self.waits_for_body:
                self.waits_for_body, self.head = False, bytes(data)
                return
            held, self.head = self.head, b""
            super().send(held + data if held else data)

    return BoundedConnection


class BoundedAdapter(HTTPAdapter):
    """requests' own adapter, with connections that keep the bounds."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        super().__init__(pool_connections=1, pool_maxsize=4, max_retries=0)

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  handed on as it comes
        super().init_poolmanager(*args, **kwargs)
        # By subclasses made here: the pools' classes belong to urllib3, which is requests' dependency and not ours.
        manager: Any = self.poolmanager
        manager.pool_classes_by_scheme = {
            scheme: type(
                f"Bounded{pool.__name__}",
                (pool,),
                {"ConnectionCls": bounded_connection(scheme, pool.ConnectionCls, self._bounds)},
            )
            for scheme, pool in manager.pool_classes_by_scheme.items()
        }

    def close(self) -> None:
        # Clearing the manager closes a pool only when it is collected, and the traceback of a failed try keeps it.
        pools: Any = self.poolmanager.pools
        for key in pools.keys():  # noqa: SIM118  it is no dictionary: it forbids iteration
            pools[key].close()
        super().close()
