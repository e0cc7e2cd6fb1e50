"""From bytes to messages: bounded in depth before decoding, decoded strictly, explained where that fails."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.escaping import shown
from clausewise.adapters.http_exchange import IS_IT_THE_PROTOCOL, Reply
from clausewise.reference_engine.protocol import Problem

Message = TypeVar("Message")

DEEPEST: Final = 16
"""Levels of arrays and objects; the deepest message of the protocol has six."""
_STRINGS = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def deeper_than(text: bytes, levels: int) -> bool:
    """Whether JSON text nests deeper than that; looks no further than it must.

    >>> deeper_than(b'{"a": [1, "[[[["]}', 2), deeper_than(b"[[[", 2)
    (False, True)
    """
    if text.count(b"[") + text.count(b"{") <= levels:
        return False
    level = 0
    for bracket in _STRINGS.sub(b"", text).translate(None, _NO_BRACKETS):
        level += 1 if bracket in b"[{" else -1
        if level > levels:
            return True
    return False


def decoded(reply: Reply, decoder: msgspec.json.Decoder[Message], kind: str) -> Message:
    """The message in a reply; anything else is the system's failure, with the place where it went wrong."""
    if deeper_than(reply.body, DEEPEST):
        what = f"the answer nests deeper than {DEEPEST} levels"
        raise SystemFailure(what, where=reply.where, advice=IS_IT_THE_PROTOCOL)
    try:
        return decoder.decode(reply.body)
    except msgspec.ValidationError as error:
        what = f"the answer is no {kind}: {shown(str(error))}"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = f"the answer is no JSON: {shown(str(error))}"
    raise SystemFailure(what, where=reply.where, advice=IS_IT_THE_PROTOCOL)


_PROBLEMS = msgspec.json.Decoder(Problem)


def problem_in(reply: Reply) -> Problem | None:
    """The problem that a reply states, if it states one."""
    try:
        return None if deeper_than(reply.body, DEEPEST) else _PROBLEMS.decode(reply.body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def unexpected(reply: Reply, token_variable: str) -> SystemFailure:
    """What to say of a status that the protocol does not have here."""
    problem = problem_in(reply)
    said = f": {shown(problem.problem)}" if problem else ", without a message that says why"
    advice = IS_IT_THE_PROTOCOL
    if reply.status in {401, 403}:
        advice = f"put the server's token into the environment variable {token_variable}"
    return SystemFailure(f"the server answered {reply.status}{said}", where=reply.where, advice=advice)
