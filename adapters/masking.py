"""The token of a target never comes back: what a system says is masked before anything looks at it.

A system may repeat the token that it was given, in a problem, a name, a header or on its standard error; from there it
would go into messages, the journal and every report. It is taken out in one place, between the way to a system and
whatever reads from it: as it is, and as addresses, headers and dumps encode it (percent signs, base64, hexadecimal).
What a system takes apart or turns round is beyond this.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from html import escape
from typing import Final
from urllib.parse import quote

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.exchange import Exchange, Reply
from clausewise.adapters.http_settings import HttpSettings, read_token

MASK: Final = "[the token]"
LEAST_SHOWN: Final = 4
"""So many signs of a token's beginning are masked where a text was cut off inside it."""
CUT_OFF: Final = "... ("
"""What stands where a text was cut off."""
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
        self._forms = forms(token)
        self._bytes = tuple(form.encode() for form in self._forms)
        begins = "|".join(
            re.escape(form[:size]) for form in self._forms for size in range(len(form) - 1, LEAST_SHOWN - 1, -1)
        )
        self._cut = re.compile(rf"(?:{begins})(?={re.escape(CUT_OFF)})")

    def text(self, text: str) -> str:
        """The text without the token, also where it was cut off inside it."""
        for form in self._forms:
            text = text.replace(form, MASK)
        return self._cut.sub(MASK, text) if CUT_OFF in text else text

    def message(self, body: bytes) -> bytes:
        """JSON text without the token in any string of it, however that is written; a number may look like it."""
        if b"\\" not in body and not any(form in body for form in self._bytes):
            return body
        return _STRINGS.sub(self._string, body)

    def _string(self, found: re.Match[bytes]) -> bytes:
        written = found[0]
        if b"\\" not in written:
            for form in self._bytes:
                written = written.replace(form, MASK.encode())
            return written
        try:
            said = json.loads(written, strict=False)
        except ValueError:
            return written  # no JSON: it is refused by whoever reads it, and not repeated
        heard = said
        for plain in self._forms:
            heard = heard.replace(plain, MASK)
        return written if heard == said else json.dumps(heard).encode()


def forms(token: str) -> tuple[str, ...]:
    """The token, and what encodings make of it: the longest first, so that no part of one is left of another.

    >>> [form for form in forms("a/b+c=") if form in {"a%2Fb%2Bc%3D", "YS9iK2M9", "612f622b633d", "a/b+c="}]
    ['612f622b633d', 'a%2Fb%2Bc%3D', 'YS9iK2M9', 'a/b+c=']
    """
    raw = token.encode()
    found = {token, escape(token), raw.hex(), raw.hex().upper()}
    for percent in (quote(token), quote(token, safe=""), "".join(f"%{byte:02X}" for byte in raw)):
        found |= {percent, re.sub("%..", lambda code: code[0].lower(), percent)}
    for before in range(3):
        # Where it stands behind something else, as in "user:token", only the signs in between are all its own.
        whole = b64encode(b"\0" * before + raw).decode().rstrip("=")
        own = whole[-(-8 * before // 6) : 8 * (before + len(raw)) // 6]
        found |= {own, own.translate(str.maketrans("+/", "-_"))}
    return tuple(sorted(found, key=lambda form: (-len(form), form)))


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
