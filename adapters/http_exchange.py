"""One request and its answer: bounded, retried only where that is safe, and every failure in one sentence."""

from __future__ import annotations

import http.client
import time
from typing import Final

import requests
from requests.structures import CaseInsensitiveDict

from clausewise.adapters.base import SystemFailure, Unreachable
from clausewise.adapters.exchange import IS_IT_SLOW, IS_IT_THE_PROTOCOL, Reply
from clausewise.adapters.http_settings import HttpSettings, read_token
from clausewise.adapters.http_transport import BoundedAdapter, Bounds
from clausewise.showing import shown

IS_IT_RUNNING: Final = "see that the server is running there and reachable from here"
IS_IT_HTTP: Final = "see that it is this server that listens there, and whether it wants http or https"
JSON: Final = "application/json"
FIRST_PAUSE: Final = 0.05


class HttpExchange:
    """Sends requests to one server and keeps the connection open between them."""

    def __init__(self, base: str, settings: HttpSettings) -> None:
        self.base = base
        self.settings = settings
        self._bounds = Bounds()
        # The adapter alone: a session would look for proxies, passwords, cookies and redirects, which are never wanted.
        self._adapter = BoundedAdapter(self._bounds)
        self._headers = {"Accept": JSON, "Accept-Encoding": "identity", "User-Agent": "clausewise"}
        token = read_token(settings)
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        self._certificate: str | tuple[str, str] | None = settings.client_certificate
        if settings.client_certificate is not None and settings.client_key is not None:
            self._certificate = (settings.client_certificate, settings.client_key)

    def remarks(self) -> tuple[str, ...]:
        """A server says nothing beside its answers."""
        return ()

    def close(self) -> None:
        """Closes the connections; whatever is sent afterwards opens new ones."""
        self._adapter.close()

    def send(self, method: str, path: str, body: bytes | None = None, *, safe: bool, wait: float = 0.0) -> Reply:
        """Sends a request; `safe` when it may arrive twice, `wait` when the server was asked to take its time."""
        where = f"{method} {self.base}{path}"
        start = time.monotonic()
        deadline = start + self.settings.call_deadline + wait
        tries = self.settings.tries if safe else 1
        pause = FIRST_PAUSE
        for number in range(1, tries + 1):
            failure, again = self._try(method, path, body, where, deadline, wait)
            if isinstance(failure, Reply):
                return failure
            if not again or number == tries or time.monotonic() + pause >= deadline:
                if number > 1:
                    failure = type(failure)(f"{failure.what} ({number} tries)", where=where, advice=failure.advice)
                raise failure
            time.sleep(pause)
            pause *= 2
        raise AssertionError("there is always a first try")

    def _try(
        self, method: str, path: str, body: bytes | None, where: str, deadline: float, wait: float
    ) -> tuple[Reply | SystemFailure, bool]:
        """One try: the reply, or the failure and whether another try could help."""
        settings, bounds = self.settings, self._bounds
        silence = settings.read_timeout + wait
        bounds.begin(deadline=deadline, wait=silence, size=settings.largest_answer)
        left = max(0.001, deadline - time.monotonic())
        try:
            with self._adapter.send(
                self._prepared(method, path, body),
                stream=True,
                timeout=(min(settings.connect_timeout, left), min(silence, left)),
                verify=settings.ca_bundle or True,
                cert=self._certificate,
                proxies={},
            ) as response:
                self._judge_headers(response, where)
                content = response.content
        except SystemFailure as failure:
            return failure, False
        except (requests.RequestException, OSError, ValueError) as error:
            return self._explained(error, where, wait)
        if len(content) > settings.largest_answer:
            return self._too_large(where), False
        return Reply(response.status_code, content, where), False

    def _prepared(self, method: str, path: str, body: bytes | None) -> requests.PreparedRequest:
        # By hand: the address is ours and already in order, and preparing it anew would take a third of the call.
        prepared = requests.PreparedRequest()
        prepared.method = method
        prepared.url = self.base + path
        prepared.headers = CaseInsensitiveDict(self._headers)
        prepared.body = body
        prepared.hooks = {"response": []}
        if body is not None:
            prepared.headers["Content-Type"] = JSON
            prepared.headers["Content-Length"] = str(len(body))
        return prepared

    @staticmethod
    def _judge_headers(response: requests.Response, where: str) -> None:
        status, headers = response.status_code, response.headers
        if 300 <= status < 400:  # noqa: PLR2004  the class of redirects
            to = shown(headers.get("Location", "nowhere"))
            raise SystemFailure(
                f"the server answered {status} and redirects to {to}; redirects are not followed",
                where=where,
                advice="give the address itself as target",
            )
        encoding = headers.get("Content-Encoding", "identity").strip().lower()
        if encoding not in {"identity", ""}:
            raise SystemFailure(
                f"the answer is compressed ({shown(encoding)}) although only plain text was asked for",
                where=where,
                advice="let the server heed Accept-Encoding: identity",
            )
        kind = headers.get("Content-Type", "none")
        if kind.partition(";")[0].strip().lower() != JSON and status != 204:  # noqa: PLR2004  204 has no content
            raise SystemFailure(
                f"the server answered {status} with content type {shown(kind)} instead of {JSON}",
                where=where,
                advice=IS_IT_THE_PROTOCOL,
            )

    def _too_large(self, where: str) -> SystemFailure:
        return SystemFailure(
            f"the answer is larger than the {self.settings.largest_answer:,} bytes that are read",
            where=where,
            advice="let the server send fewer events in an answer (it may leave the rest for later)",
        )

    def _explained(self, error: Exception, where: str, wait: float) -> tuple[SystemFailure, bool]:
        """What went wrong on the way, without the inner workings of libraries, and whether to try again."""
        settings, broken = self.settings, self._bounds.broken
        if broken == "size":
            return self._too_large(where), False
        if broken == "deadline":
            what = f"the answer was not complete within {settings.call_deadline + wait:g} s"
            return SystemFailure(what, where=where, advice=IS_IT_SLOW), False
        if broken == "silence" or isinstance(error, requests.ReadTimeout):
            what = f"the server was silent for {settings.read_timeout + wait:g} s"
            return Unreachable(what, where=where, advice=IS_IT_SLOW), True
        if isinstance(error, requests.exceptions.SSLError):
            return (
                Unreachable(
                    f"no trusted connection: {shown(_innermost(error))}",
                    where=where,
                    advice="name the authority with ca_bundle, and the client certificate if the server wants one",
                ),
                False,
            )
        if isinstance(error, requests.ConnectTimeout):
            what = f"no connection within {settings.connect_timeout:g} s"
            return Unreachable(what, where=where, advice=IS_IT_RUNNING), True
        if isinstance(error, requests.exceptions.ChunkedEncodingError):
            what = f"the answer broke off: {shown(_not_http(error) or _innermost(error))}"
            return SystemFailure(what, where=where, advice=IS_IT_THE_PROTOCOL), True
        if (came := _not_http(error)) is not None:
            return SystemFailure(f"no HTTP that can be read: {shown(came)}", where=where, advice=IS_IT_HTTP), True
        if isinstance(error, requests.ConnectionError):
            what = f"no answer: {shown(_innermost(error))}"
            return Unreachable(what, where=where, advice=IS_IT_RUNNING), True
        what = f"no HTTP that can be read: {shown(_innermost(error))}"
        return SystemFailure(what, where=where, advice=IS_IT_THE_PROTOCOL), False


def _not_http(error: BaseException | None) -> str | None:
    """What came, or is wrong with what came, where somebody answered and it was no HTTP; None in every other case."""
    while error is not None:
        if isinstance(error, http.client.HTTPException) and not isinstance(error, ConnectionError):
            return str(error) or type(error).__name__
        error = error.__cause__ or error.__context__
    return None


def _innermost(error: BaseException) -> str:
    """The last cause, which says what happened ('Connection refused'); the outer ones say whose classes were passed."""
    while True:
        inner = error.__cause__ or error.__context__
        if inner is None:
            reason = getattr(error, "strerror", None) or str(error)
            return str(reason) or type(error).__name__
        error = inner
