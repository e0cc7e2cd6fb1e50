"""The protocol as an ASGI application.

The system is called inside the handlers, one request after the other: the reference engine answers in microseconds,
and one order of requests gives one order of events.
"""

from __future__ import annotations

import hmac
import ipaddress
import sys
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from clausewise.adapters.base import SubmissionReused, System, SystemFailure, TableRefused
from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.protocol import MOST_EVENTS, Declared, Events, Opened, Submission, Submitted
from clausewise.serving.problems import JSON, Rejected, problem_response
from clausewise.serving.settings import ServeSettings
from clausewise.serving.tables import OpenTables
from clausewise.showing import shown

Message = TypeVar("Message")
Handler = Callable[[Request], Awaitable[Response]]

SETUP: Final = msgspec.json.Decoder(TableSetup)
SUBMISSION: Final = msgspec.json.Decoder(Submission)
ENCODER: Final = msgspec.json.Encoder()
MOST_DIGITS: Final = 9
LONGEST_WAIT: Final = 10_000
KINDS: Final = {404: "not-found", 405: "method-not-allowed"}


class Protocol:
    """The six requests of the protocol, answered by a system."""

    def __init__(self, system: System, settings: ServeSettings, token: str | None) -> None:
        self._system = system
        self._settings = settings
        self._expected = f"Bearer {token}".encode() if token is not None else None
        self._names = {"localhost", settings.host.casefold(), *map(str.casefold, settings.host_names)}
        self.tables = OpenTables(settings)

    def app(self) -> Starlette:
        """The routes of the protocol, and nothing else."""
        app = Starlette(
            routes=[
                Route("/v1/tables/{table}/stimuli", self._guarded(self.submit), methods=["POST"]),
                Route("/v1/tables/{table}/events", self._guarded(self.events), methods=["GET"]),
                Route("/v1/tables/{table}/declaration", self._guarded(self.declaration), methods=["GET"]),
                Route("/v1/tables/{table}", self._guarded(self.close), methods=["DELETE"]),
                Route("/v1/tables", self._guarded(self.open), methods=["POST"]),
                Route("/v1/description", self._guarded(self.description), methods=["GET"]),
            ],
            exception_handlers={HTTPException: _no_route},
        )
        app.router.redirect_slashes = False
        return app

    async def description(self, _: Request) -> Response:
        return _json(self._system.describe())

    async def open(self, request: Request) -> Response:
        setup = await self._message(request, SETUP, "table setup")
        self.tables.make_room()
        try:
            table = self._system.open(setup)
        except TableRefused as refusal:
            raise Rejected(409, "not-offered", str(refusal)) from None
        return _json(Opened(self.tables.add(table)), 201)

    async def submit(self, request: Request) -> Response:
        place = self.tables.use(request.path_params["table"])
        sent = await self._message(request, SUBMISSION, "submission")
        if place.stimuli >= self._settings.most_stimuli:
            text = f"a table takes {self._settings.most_stimuli:,} stimuli: close this one and open another"
            raise Rejected(409, "too-many-stimuli", text)
        try:
            answer = place.table.submit(sent.submission, sent.stimulus)
        except SubmissionReused as reused:
            raise Rejected(409, "submission-reused", f"{reused.what}; {reused.advice}") from None
        place.stimuli += 1
        receipt, events = answer.receipt, answer.events
        if len(events) > MOST_EVENTS:
            receipt, events = msgspec.structs.replace(receipt, settled=False), events[:MOST_EVENTS]
        return _json(Submitted(sent.submission, receipt, events))

    async def events(self, request: Request) -> Response:
        asked = _numbers(request, {"after": 10**MOST_DIGITS, "wait": LONGEST_WAIT})
        events, settled = self.tables.use(request.path_params["table"]).table.read(asked["after"])
        if len(events) > MOST_EVENTS:
            events, settled = events[:MOST_EVENTS], False
        return _json(Events(events, settled))

    async def declaration(self, request: Request) -> Response:
        return _json(Declared(self.tables.use(request.path_params["table"]).table.declaration()))

    async def close(self, request: Request) -> Response:
        self.tables.close(request.path_params["table"])
        return Response(status_code=204)

    def _guarded(self, handler: Handler) -> Handler:
        """A handler behind the token, whose every failure is a problem and never a traceback."""

        async def guarded(request: Request) -> Response:
            try:
                self._check_host(request)
                self._check_token(request)
                return await handler(request)
            except Rejected as rejected:
                return problem_response(rejected)
            except SystemFailure as failure:
                return problem_response(Rejected(502, "system-failure", str(failure)))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            except Exception as defect:  # noqa: BLE001  a defect of the engine must not look like a broken connection
                text = f"the engine failed: {type(defect).__name__}: {shown(str(defect))}"
                print(f"clausewise serve: {request.method} {shown(request.scope['path'])}: {text}", file=sys.stderr)  # noqa: T201  for the operator
                return problem_response(Rejected(500, "server-error", text))

        return guarded

    def _check_host(self, request: Request) -> None:
        """A name that is not this server's is what a page in a browser asks under that was led here."""
        given = request.headers.get("host", "")
        name = given.rpartition(":")[0] if given.rpartition(":")[2].isdecimal() and "]" not in given[-1:] else given
        if name.casefold() in self._names or _is_an_address(name):
            return
        text = f"this server is not {shown(name)}: ask it by its address, or name it in host_names of its settings"
        raise Rejected(421, "another-host", text)

    def _check_token(self, request: Request) -> None:
        if self._expected is None:
            return
        given = request.headers.get("authorization", "").encode("latin-1")
        if not hmac.compare_digest(given, self._expected):
            raise Rejected(401, "unauthorized", "send the server's token: Authorization: Bearer TOKEN")

    async def _message(self, request: Request, decoder: msgspec.json.Decoder[Message], kind: str) -> Message:
        """The body of a request, bounded and decoded strictly."""
        sent_as = request.headers.get("content-type", "")
        if sent_as.partition(";")[0].strip().lower() != JSON:
            raise Rejected(
                415, "unsupported-media-type", f"send the body as {JSON}, not as {shown(sent_as) or 'nothing'}"
            )
        body = await self._body(request)
        try:
            return read_message(body, decoder, kind)
        except Malformed as malformed:
            raise Rejected(400, "bad-request", f"the body {malformed}") from None

    async def _body(self, request: Request) -> bytes:
        most = self._settings.largest_request
        too_large = Rejected(413, "too-large", f"a request may have {most:,} bytes")
        announced = request.headers.get("content-length", "")
        if announced.isdecimal() and int(announced[: MOST_DIGITS + 1]) > most:
            raise too_large
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise too_large
            parts.append(part)
        return b"".join(parts)


def create_app(system: System, settings: ServeSettings | None = None, token: str | None = None) -> Starlette:
    """The protocol for a system that answers at once, such as the reference engine."""
    return Protocol(system, settings or ServeSettings(), token).app()


def _is_an_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _json(message: object, status: int = 200) -> Response:
    return Response(ENCODER.encode(message), status, media_type=JSON)


async def _no_route(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    text = f"the protocol has no {shown(request.method)} {shown(request.scope['path'])}: see docs/for-the-vendor.md"
    return problem_response(Rejected(status, KINDS.get(status, "bad-request"), text))


def _numbers(request: Request, largest: dict[str, int]) -> dict[str, int]:
    """The query's whole numbers; a name left out is 0, an unknown or repeated one is refused."""
    numbers = dict.fromkeys(largest, 0)
    given: set[str] = set()
    for name, text in request.query_params.multi_items():
        if name not in numbers or name in given:
            raise Rejected(400, "bad-request", f"the query takes {' and '.join(numbers)}, once each, not {shown(name)}")
        if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS and int(text) <= largest[name]):
            raise Rejected(400, "bad-request", f"{name} is a whole number up to {largest[name]:,}, not {shown(text)}")
        given.add(name)
        numbers[name] = int(text)
    return numbers
