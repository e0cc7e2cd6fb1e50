"""From bytes to messages: bounded in depth before decoding, decoded strictly, every name of an object only once."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from clausewise.showing import shown

Message = TypeVar("Message")

DEEPEST: Final = 16
"""Levels of arrays and objects; the deepest message of the protocol has six."""
_BRACKETS = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|([\[{])|[\]}]', re.DOTALL)
"""A string, whose brackets are none; an opening bracket, in a group; a closing one."""


class Malformed(ValueError):
    """These bytes are not the message that they should be; the text says why, and is harmless to show."""


def read_message(text: bytes, decoder: msgspec.json.Decoder[Message], kind: str) -> Message:
    """The message that some bytes hold; raises Malformed.

    >>> read_message(b'{"seat": 1, "seat": 2}', msgspec.json.Decoder(dict[str, int]), "order of seats")
    Traceback (most recent call last):
    clausewise.adapters.strict_json.Malformed: is no order of seats: an object names seat twice
    """
    if deeper_than(text, DEEPEST):
        raise Malformed(f"nests deeper than {DEEPEST} levels")
    try:
        message = decoder.decode(text)
        # msgspec takes the last of two values of one name; another reader of the same bytes may take the first.
        _NAMES_ONCE.decode(text.decode())
    except (msgspec.ValidationError, _NamedTwice) as error:
        raise Malformed(f"is no {kind}: {shown(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"is no JSON: {shown(str(error))}") from None
    return message


def deeper_than(text: bytes, levels: int) -> bool:
    """Whether JSON text nests deeper than that; looks no further than it must.

    >>> deeper_than(b'{"a": [1, "[[[["]}', 2), deeper_than(b"[[[", 2)
    (False, True)
    """
    if text.count(b"[") + text.count(b"{") <= levels:
        return False
    level = 0
    # One after the other: all strings taken out at once would need thirty times the size of the text.
    for found in _BRACKETS.finditer(text):
        if found[1]:
            level += 1
            if level > levels:
                return True
        elif found[0] in {b"]", b"}"}:
            level -= 1
    return False


class _NamedTwice(ValueError):
    """An object has two values of one name."""


def _require_names_once(pairs: Sequence[tuple[str, object]]) -> None:
    if len(dict(pairs)) < len(pairs):
        known: set[str] = set()
        for name, _ in pairs:
            if name in known:
                raise _NamedTwice(f"an object names {name} twice")
            known.add(name)


# Numbers and control characters are left as they are: msgspec has judged them.
_NAMES_ONCE: Final = json.JSONDecoder(
    object_pairs_hook=_require_names_once, parse_int=str, parse_float=str, strict=False
)
