"""The token of a target never comes back: what a system says is masked before anything looks at it.

A system may repeat the token that it was given, in a problem, a name, a header or on its standard error; from there it
would go into messages, the journal and every report. It is taken out in one place, between the way to a system and
whatever reads from it. What a system encodes or takes apart is beyond this.
"""

from __future__ import annotations

import json
import re
from typing import Final

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.exchange import Exchange, Reply
from clausewise.adapters.http_settings import HttpSettings, read_token

MASK: Final = "[the token]"
LEAST_SHOWN: Final = 4
"""So many signs of a token's beginning are masked where a text was cut off inside it."""
_STRINGS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"', re.DOTALL)


class Mask:
    r"""Takes one token out of texts.

    >>> mask = Mask("s3cret-9")
    >>> mask.text("Bearer s3cret-9 is wrong"), mask.text("you sent s3cre... (40 characters)")
    ('Bearer [the token] is wrong', 'you sent [the token]... (40 characters)')
    >>> mask.message(b'{"problem": "no s3cr\\u0065t-9", "at": 9}')
    b'{"problem": "no [the token]", "at": 9}'
    """

    def __init__(self, token: str) -> None:
        self._token = token
        self._bytes = token.encode()
        begins = "|".join(re.escape(token[:size]) for size in range(len(token) - 1, LEAST_SHOWN - 1, -1))
        self._cut = re.compile(rf"(?:{begins})(?=\.\.\. \()")

    def text(self, text: str) -> str:
        """The text without the token, also where it was cut off inside it."""
        return self._cut.sub(MASK, text.replace(self._token, MASK))

    def message(self, body: bytes) -> bytes:
        """JSON text without the token in any string of it, however that is written; a number may look like it."""
        if self._bytes not in body and b"\\" not in body:
            return body
        return _STRINGS.sub(self._string, body)

    def _string(self, found: re.Match[bytes]) -> bytes:
        written = found[0]
        if b"\\" not in written:
            return written.replace(self._bytes, MASK.encode())
        try:
            said = json.loads(written, strict=False)
        except ValueError:
            return written  # no JSON: it is refused by whoever reads it, and not repeated
        return json.dumps(said.replace(self._token, MASK)).encode() if self._token in said else written


class MaskedExchange:
    """Another exchange, with the token taken out of all that comes back."""

    def __init__(self, inner: Exchange, mask: Mask) -> None:
        self._inner = inner
        self._mask = mask

    @property
    def settings(self) -> HttpSettings:
        return self._inner.settings

    def send(self, method: str, path: str, body: bytes | None = None, *, safe: bool, wait: float = 0.0) -> Reply:
        """The reply, or the failure, without the token."""
        text = self._mask.text
        try:
            reply = self._inner.send(method, path, body, safe=safe, wait=wait)
        except SystemFailure as failure:
            raise type(failure)(text(failure.what), where=text(failure.where), advice=failure.advice) from None
        return Reply(reply.status, self._mask.message(reply.body), text(reply.where))

    def remarks(self) -> tuple[str, ...]:
        return tuple(map(self._mask.text, self._inner.remarks()))

    def close(self) -> None:
        self._inner.close()


def masked(exchange: Exchange) -> Exchange:
    """The exchange; where there is a token, without it in anything that comes back."""
    token = read_token(exchange.settings)
    return exchange if token is None else MaskedExchange(exchange, Mask(token))
