"""A system that misbehaves in one way at one table, as a program on standard streams or as a server.

With `stdio BEHAVIOUR MARK` it answers on standard streams, with `http BEHAVIOUR MARK` it prints its address and serves,
with a certificate if one more argument names a PEM file. Apart from its one table it is the reference engine. MARK is a
file that is made when it misbehaves for the first time: started anew, it behaves.
"""

from __future__ import annotations

import io
import json
import os
import socket
import ssl
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp

from clausewise.adapters.reference import ReferenceSystem
from clausewise.serving.app import create_app
from clausewise.serving.settings import ServeSettings
from clausewise.serving.stdio import answer_lines
from tests.robustness.answering import (
    HANG,
    Action,
    Asked,
    Cut,
    Dies,
    Drip,
    Endless,
    Headed,
    Late,
    Memory,
    Said,
    Twice,
    Wire,
)
from tests.robustness.misbehaving import BEHAVIOURS, TELLING, VICTIM

TOO_LATE = 2.0
"""Seconds, where nobody waits for more than one and a half."""
ENOUGH = 3 * 2**30
"""Bytes after which even an endless answer ends, should nobody hang up."""


class Hostile:
    """The reference engine, with a hand on its answers."""

    def __init__(self, behaviour: str, mark: Path) -> None:
        self._app: ASGIApp = create_app(ReferenceSystem())
        self._settings = ServeSettings()
        self._behaviour = (BEHAVIOURS | TELLING)[behaviour]
        self._mark = mark
        self._memory = Memory(behaves=mark.exists())

    def answer(self, method: str, path: str, body: bytes) -> Action:
        """What it does about a request."""
        asked = Asked(method, path, json.loads(body) if body else None)
        behaviour, memory = self._behaviour, self._memory
        said = Said(204) if behaviour.keeps and method == "DELETE" else self._sound(asked)
        if asked.kind == "POST tables":
            memory.tables += 1
            if memory.tables == VICTIM and not memory.behaves:
                memory.table = json.loads(said.body)["table"]
        if not behaviour.always and (memory.table == "" or f"/{memory.table}/" not in f"{asked.path}/"):
            return said
        action = behaviour.does(asked, said, memory)
        if action is not said:
            self._mark.touch()
        return action

    def _sound(self, asked: Asked) -> Said:
        request = {"id": 1, "method": asked.method, "path": asked.path}
        if asked.body is not None:
            request["body"] = asked.body
        line, answers = io.BytesIO(json.dumps(request).encode() + b"\n"), io.BytesIO()
        answer_lines(self._app, self._settings, None, line, answers)
        answer = json.loads(answers.getvalue())
        return Said(answer["status"], json.dumps(answer["body"]).encode() if "body" in answer else b"")


def on_lines(hostile: Hostile) -> None:
    """Standard streams."""
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        request = json.loads(line)
        body = json.dumps(request["body"]).encode() if "body" in request else b""
        action = hostile.answer(request["method"], request["path"], body)

        def wire(said: Said, number: int = request["id"]) -> bytes:
            content = b',"body":' + said.body if said.body else b""
            return b'{"id":%d,"status":%d%s}\n' % (number, said.status, content)

        for part in parts(action, wire, b'{"id":%d,"status":200,"body":"' % request["id"], lambda piece: piece):
            out.write(part)
            out.flush()


def on_http(hostile: Hostile, certificate: str) -> None:
    """A server on a port of its own."""
    listener = socket.create_server(("127.0.0.1", 0))
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        listener = context.wrap_socket(listener, server_side=True)
    print(f"http{'s' if certificate else ''}://127.0.0.1:{listener.getsockname()[1]}", flush=True)  # noqa: T201  for who started it
    while True:
        try:
            conn, _ = listener.accept()
        except OSError:
            continue  # whoever did not like the certificate
        threading.Thread(target=talk, args=(hostile, conn), daemon=True).start()


def talk(hostile: Hostile, conn: socket.socket) -> None:
    """One connection, until somebody closes it."""
    with conn, conn.makefile("rb") as lines:
        try:
            while line := lines.readline().decode("latin-1"):
                length = 0
                while (header := lines.readline().strip().lower()) != b"":
                    if header.startswith(b"content-length:"):
                        length = int(header.partition(b":")[2])
                method, path, _ = line.split(" ")
                action = hostile.answer(method, path, lines.read(length))
                extra = action.headers if isinstance(action, Headed) else ""
                chunked = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                if isinstance(action, Endless) and action.announced:
                    chunked = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1073741824\r\n\r\n"

                def wire(said: Said, extra: str = extra) -> bytes:
                    head = f"HTTP/1.1 {said.status} Said\r\nContent-Type: application/json\r\n{extra}"
                    return f"{head}Content-Length: {len(said.body)}\r\n\r\n".encode() + said.body

                def framed(piece: bytes, action: Action = action) -> bytes:
                    plain = isinstance(action, Endless) and action.announced
                    return piece if plain else b"%x\r\n%s\r\n" % (len(piece), piece)

                for part in parts(action, wire, chunked, framed):
                    conn.sendall(part)
                if isinstance(action, Cut | Wire):
                    return
        except OSError:
            return


def parts(action: Action, wire: Any, opening: bytes, framed: Any) -> Iterator[bytes]:  # noqa: C901, PLR0912  a case each
    """The bytes of an answer, piece by piece, in time."""
    match action:
        case Said():
            yield wire(action)
        case Headed(said):
            yield wire(said)
        case Twice(said):
            yield wire(said) * 2
        case Drip(said):
            for number in wire(said):
                time.sleep(1)
                yield bytes([number])
        case Endless(piece):
            yield opening
            for _ in range(ENOUGH // len(piece)):
                yield framed(piece)
        case Cut(said):
            whole = wire(said)
            yield whole[: len(whole) // 2]
            if sys.argv[1] == "stdio":
                sys.stdout.flush()
                os._exit(0)
        case Late(said):
            time.sleep(TOO_LATE)
            yield wire(said)
        case Wire(start, piece):
            yield start
            while piece:
                yield piece
        case Dies(said):
            if said is not None:
                yield wire(said)
                sys.stdout.flush()
                time.sleep(0.2)
            os._exit(9)
        case _:
            assert action is HANG
            time.sleep(3600)


if __name__ == "__main__":
    system = Hostile(sys.argv[2], Path(sys.argv[3]))
    if sys.argv[1] == "stdio":
        on_lines(system)
    else:
        on_http(system, sys.argv[4] if len(sys.argv) > 4 else "")
