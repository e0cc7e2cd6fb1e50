"""Sockets that keep a total deadline and a total size, whatever the server sends.

The timeouts of requests bound one wait for the socket: a server that sends a byte now and then, in a header, a chunk's
length or a body, could hold a call for ever. Here every wait on the socket asks what is left of the call, and every
byte received counts, framing included.
"""

from __future__ import annotations

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


class BoundedAdapter(HTTPAdapter):
    """requests' own adapter, with connections whose answers are read through `BoundedReader`."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        super().__init__(pool_connections=1, pool_maxsize=4, max_retries=0)

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  handed on as it comes
        super().init_poolmanager(*args, **kwargs)
        bounds = self._bounds

        class BoundedResponse(http.client.HTTPResponse):
            def __init__(self, sock: socket.socket, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  handed on
                super().__init__(sock, *args, **kwargs)
                raw = self.fp.detach()
                self.fp = io.BufferedReader(BoundedReader(sock, raw, bounds))

        # By subclasses made here: the pools' classes belong to urllib3, which is requests' dependency and not ours.
        manager: Any = self.poolmanager
        manager.pool_classes_by_scheme = {
            scheme: type(
                f"Bounded{pool.__name__}",
                (pool,),
                {"ConnectionCls": type("Bounded", (pool.ConnectionCls,), {"response_class": BoundedResponse})},
            )
            for scheme, pool in manager.pool_classes_by_scheme.items()
        }

    def close(self) -> None:
        # Clearing the manager closes a pool only when it is collected, and the traceback of a failed try keeps it.
        pools: Any = self.poolmanager.pools
        for key in pools.keys():  # noqa: SIM118  it is no dictionary: it forbids iteration
            pools[key].close()
        super().close()
