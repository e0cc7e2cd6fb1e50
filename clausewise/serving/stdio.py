"""The protocol as JSON lines: what comes on standard input is handed to the application that also answers HTTP."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from typing import BinaryIO, Final

import msgspec
from starlette.types import ASGIApp, Message, Scope

from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.serving.settings import ServeSettings


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One request."""

    id: int
    method: str
    path: str
    body: msgspec.Raw = msgspec.Raw(b"")


REQUEST: Final = msgspec.json.Decoder(Line)
ENCODER: Final = msgspec.json.Encoder()


def answer_lines(
    app: ASGIApp,
    settings: ServeSettings,
    token: str | None,
    given: BinaryIO | None = None,
    answers: BinaryIO | None = None,
) -> None:
    """Answers line by line until there are no more."""
    given, answers = given or sys.stdin.buffer, answers or sys.stdout.buffer
    headers = [(b"content-type", b"application/json"), (b"host", b"localhost")]
    if token is not None:
        # Whoever started this program needs no token; the application asks for one all the same.
        headers.append((b"authorization", f"Bearer {token}".encode()))
    with asyncio.Runner() as runner:
        while line := given.readline(settings.largest_request + 1):
            if len(line) > settings.largest_request:
                _skip_the_rest(given, line)
                answer: Mapping[str, object] = _problem(413, f"a line may have {settings.largest_request:,} bytes")
            else:
                answer = runner.run(answered(app, line, headers))
            answers.write(ENCODER.encode(answer) + b"\n")
            answers.flush()


def _skip_the_rest(given: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = given.readline(2**16)


def _problem(status: int, text: str) -> Mapping[str, object]:
    """Where not even the id of a request could be read."""
    return {"id": 0, "status": status, "body": {"problem": text}}


async def answered(app: ASGIApp, line: bytes, headers: list[tuple[bytes, bytes]]) -> Mapping[str, object]:
    """What is written for a line that came."""
    try:
        request = read_message(line, REQUEST, "request")
    except Malformed as malformed:
        return _problem(400, f"the line {malformed}")
    path, _, query = request.path.partition("?")
    scope: Scope = {
        "type": "http", "http_version": "1.1", "method": request.method, "scheme": "stdio", "path": path,
        "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
        "server": None, "client": None,
    }  # fmt: skip
    body = bytes(request.body)
    status, parts = 500, []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        else:
            parts.append(message.get("body", b""))

    await app(scope, receive, send)
    answer: dict[str, object] = {"id": request.id, "status": status}
    if content := b"".join(parts):
        answer["body"] = msgspec.Raw(content)
    return answer
