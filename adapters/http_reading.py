"""Replies as messages, and what to say of one that is none."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from clausewise.adapters.base import SystemFailure
from clausewise.adapters.exchange import IS_IT_THE_PROTOCOL, Reply
from clausewise.adapters.strict_json import Malformed, read_message
from clausewise.reference_engine.vocabulary.protocol import Problem
from clausewise.showing import shown

Message = TypeVar("Message")


def decoded(reply: Reply, decoder: msgspec.json.Decoder[Message], kind: str) -> Message:
    """The message in a reply; anything else is the system's failure, with the place where it went wrong."""
    try:
        return read_message(reply.body, decoder, kind)
    except Malformed as malformed:
        raise SystemFailure(f"the answer {malformed}", where=reply.where, advice=IS_IT_THE_PROTOCOL) from None


_PROBLEMS = msgspec.json.Decoder(Problem)


def problem_in(reply: Reply) -> Problem | None:
    """The problem that a reply states, if it states one."""
    try:
        return read_message(reply.body, _PROBLEMS, "problem")
    except Malformed:
        return None


def unexpected(reply: Reply, token_variable: str) -> SystemFailure:
    """What to say of a status that the protocol does not have here."""
    problem = problem_in(reply)
    said = f": {shown(problem.problem)}" if problem else ", without a message that says why"
    advice = IS_IT_THE_PROTOCOL
    if reply.status in {401, 403}:
        advice = f"put the server's token into the environment variable {token_variable}"
    return SystemFailure(f"the server answered {reply.status}{said}", where=reply.where, advice=advice)
