"""A connection to the server: one of so many, and each request comes whole within a time."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST: Final = 256
"""Connections at a time: more than any run opens, and fewer than a process may have files."""
DEADLINE: Final = 20.0
"""Seconds from the first byte of a request to its last, or from the connection to the first request."""


class Connection(H11Protocol):
    """Closes on who is one too many, who does not come to the end of a request, and who goes on after the answer."""

    most = MOST
    deadline = DEADLINE
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state in {h11.IDLE, h11.SEND_BODY}:
            self._wait()  # what has come is not the whole of a request
        else:
            self._wait_no_more()

    def on_response_complete(self) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.close()  # the answer did not need the rest, which may have no end
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.deadline, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def bounded(most: int, deadline: float) -> type[Connection]:
    """Connections with these bounds."""
    bounds: dict[str, Any] = {"most": most, "deadline": deadline}
    return type("BoundedConnection", (Connection,), bounds)
