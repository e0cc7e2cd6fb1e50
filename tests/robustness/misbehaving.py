"""The ways in which a system misbehaves, each written once for all transports: what it does instead of its answer."""

from __future__ import annotations

import gzip
import json
import os
import sys
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final

from tests.robustness.answering import (
    HANG,
    Action,
    Asked,
    Behaviour,
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

ACTS: Final = '=1+1"<script>alert(1)</script>\x1b[31m\x07\u202e../../etc\n::error::x'
"""Text that would act, if it were not shown as text: formula, markup, terminal, reading order, path, command."""
MOST_EVENTS: Final = 5000
VICTIM: Final = 3
"""The table at which it misbehaves, counted from the first."""


def changed(said: Said, **fields: Any) -> Said:
    """The answer with other fields."""
    return Said(said.status, json.dumps(json.loads(said.body) | fields).encode())


def events_in(said: Said) -> list[Any]:
    """The events that come along."""
    events = json.loads(said.body or b"{}").get("events", [])
    return list(events)


def once_dealt(act: Callable[[Said, list[Any]], Action]) -> Behaviour:
    """From the first answer on that deals a card to a player, at the one table, it does something else."""

    def does(asked: Asked, said: Said, memory: Memory) -> Action:
        if asked.kind != "POST stimuli" or memory.begun:
            return said
        events = events_in(said)
        if not any(event["event"]["type"] == "card-dealt" for event in events):
            return said
        memory.begun = True
        return act(said, events)

    return Behaviour(does)


def once_begun(act: Callable[[Asked, Said, Memory], Action]) -> Behaviour:
    """At the one table, whatever is asked after the first cards have been dealt; the first time included."""

    def does(asked: Asked, said: Said, memory: Memory) -> Action:
        memory.begun = memory.begun or any(event["event"]["type"] == "card-dealt" for event in events_in(said))
        return act(asked, said, memory) if memory.begun and asked.method != "DELETE" else said

    return Behaviour(does)


def as_written(text: str) -> Behaviour:
    """An amount, in an event that takes a wager, is written like this."""

    def act(said: Said, events: list[Any]) -> Said:
        first = events[0]
        event = {"type": "wager-taken", "seat": 1, "wager": "ante", "amount": "@"}
        events = [first | {"event": event}, *events[1:]]
        return Said(said.status, changed(said, events=events).body.replace(b'"@"', text.encode()))

    return once_dealt(act)


def other_events(act: Callable[[list[Any]], list[Any]]) -> Behaviour:
    """The events are told otherwise."""
    return once_dealt(lambda said, events: changed(said, events=act(events)))


def instead(body: bytes) -> Behaviour:
    """Something else is said."""
    return once_dealt(lambda said, _: Said(said.status, body))


def _first_with(events: list[Any], **fields: Any) -> list[Any]:
    return [events[0] | {"event": events[0]["event"] | fields}, *events[1:]]


def _timed(events: list[Any], *times: int) -> list[Any]:
    return [event | {"at": at} for event, at in zip(events, times, strict=False)] + events[len(times) :]


def _a_card_twice(events: list[Any]) -> list[Any]:
    dealt = [event["event"] for event in events if event["event"]["type"] == "card-dealt"]
    return [
        event | {"event": event["event"] | {"card": dealt[0]["card"]}} if event["event"] is dealt[1] else event
        for event in events
    ]


def _a_card_of_no_deck(events: list[Any]) -> list[Any]:
    return [
        event | {"event": event["event"] | {"card": "1s"}} if event["event"]["type"] == "card-dealt" else event
        for event in events
    ]


def _floods(event: dict[str, Any], number: int) -> Callable[[Asked, Said, Memory], Action]:
    """So many events in each answer, in good order, and never an end."""

    def act(asked: Asked, said: Said, memory: Memory) -> Said:
        if asked.kind == "POST stimuli":
            memory.sequence = max([seen["sequence"] for seen in events_in(said)], default=memory.sequence)
            return changed(said, receipt={"accepted": True, "settled": False})
        after = int(asked.path.partition("after=")[2].partition("&")[0])
        more = [{"sequence": after + n, "at": 0, "event": event} for n in range(1, number + 1)]
        return Said(200, json.dumps({"events": more, "settled": False}).encode())

    return act


def _tells_much(asked: Asked, said: Said, memory: Memory) -> Said:
    """As many events in each answer as one may have, in good order, and then it rests."""
    if asked.kind != "POST stimuli":
        return said
    told = events_in(said) if not memory.sequence else []
    memory.sequence = max([event["sequence"] for event in told], default=memory.sequence)
    first = memory.sequence + 1
    more = [{"sequence": n, "at": 0, "event": TOUCHES} for n in range(first, first + MOST_EVENTS - len(told))]
    memory.sequence += len(more)
    return changed(said, receipt={"accepted": True}, events=[*told, *more])


def _never_settles(asked: Asked, said: Said, memory: Memory) -> Said:
    del memory
    if asked.kind == "POST stimuli":
        return changed(said, receipt={"accepted": True, "settled": False})
    return Said(200, b'{"events":[],"settled":false}')


def _replays(asked: Asked, said: Said, memory: Memory) -> Said:
    if asked.kind != "POST stimuli":
        return said
    told, memory.told = memory.told, events_in(said)
    return changed(said, events=[*told, *memory.told]) if told else said


def _called_as_another(asked: Asked, said: Said, memory: Memory) -> Said:
    """The table is said to be the first one, which is still there: nobody is ever allowed to close one."""
    if asked.kind == "POST tables":
        return changed(said, table="t1") if memory.tables == VICTIM and not memory.behaves else said
    return said


def _forgets(asked: Asked, said: Said, memory: Memory) -> Said:
    del memory
    return Said(404, b'{"problem":"no table of this name is open","kind":"unknown-table"}') if asked.path else said


def _dies_at_once(asked: Asked, said: Said, memory: Memory) -> Action:
    del asked, memory
    return Dies(changed(said, events=[], receipt={"accepted": True, "settled": False}))


def _describes(**fields: Any) -> Behaviour:
    return Behaviour(
        lambda asked, said, _: changed(said, **fields) if asked.kind == "GET description" else said, always=True
    )


def _refuses_with(reason: str) -> Behaviour:
    def act(said: Said, _: list[Any]) -> Said:
        return changed(said, receipt={"accepted": False, "reason": reason}, events=[])

    def does(asked: Asked, said: Said, memory: Memory) -> Action:
        if asked.kind == "POST stimuli" and asked.body["stimulus"]["type"] == "place-wager":
            memory.begun = True
            return act(said, [])
        return said

    return Behaviour(does)


def _with_every(kind: str, events: list[Any], act: Callable[[dict[str, Any]], dict[str, Any]]) -> list[Any]:
    """Each event of the type is told otherwise."""
    return [
        event | {"event": event["event"] | act(event["event"])} if event["event"]["type"] == kind else event
        for event in events
    ]


def _takes(amount: Callable[[int], int]) -> Behaviour:
    """Whatever is wagered at the one table, it says that it took this instead."""

    def does(asked: Asked, said: Said, memory: Memory) -> Said:
        del memory
        if asked.kind != "POST stimuli":
            return said
        taken = _with_every("wager-taken", events_in(said), lambda event: {"amount": amount(event["amount"])})
        return changed(said, events=taken)

    return Behaviour(does)


def _keeps_back(asked: Asked, said: Said, memory: Memory) -> Said:
    """The last event of each answer is told with the next, although the table is said to have settled."""
    events = [*memory.told, *events_in(said)]
    if asked.kind != "POST stimuli" or not events:
        return said
    memory.told = events[-1:]
    return changed(said, events=events[:-1])


def _describes_by_turns(asked: Asked, said: Said, memory: Memory) -> Said:
    """Another version after the first table that was asked for, also when it is started anew."""
    other = memory.behaves or memory.tables > 0
    if asked.kind == "POST tables":
        return changed(said)  # as it is; but from now on it misbehaves
    return changed(said, version="another") if asked.kind == "GET description" and other else said


def _opens_as(name: str) -> Behaviour:
    """The one table gets this name."""

    def does(asked: Asked, said: Said, memory: Memory) -> Said:
        opens = asked.kind == "POST tables" and memory.tables == VICTIM and not memory.behaves
        return changed(said, table=name) if opens else said

    return Behaviour(does, always=True)


def _with_cookies(asked: Asked, said: Said, memory: Memory) -> Headed:
    """A megabyte and a half of them, other ones each time."""
    del asked
    memory.sequence += 1
    return Headed(
        said, "".join(f"Set-Cookie: c{memory.sequence}-{n}={'x' * 40_000}; Max-Age=9999\r\n" for n in range(40))
    )


def _on_the_wire(start: bytes, piece: bytes = b"") -> Behaviour:
    return once_begun(lambda _asked, _said, _memory: Wire(start, piece))


CHUNKED: Final = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
TOUCHES: Final = {"type": "procedure", "act": "touches"}
BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "never answers": once_begun(lambda _asked, _said, _memory: HANG),
    "answers a byte a second": once_begun(lambda _asked, said, _memory: Drip(said)),
    "floods events": once_begun(_floods(TOUCHES, MOST_EVENTS)),
    "tells 5,000 events in each answer": once_begun(_tells_much),
    "floods long events": once_begun(_floods(TOUCHES | {"cards": ["As"] * 100_000}, 6)),
    "never settles": once_begun(_never_settles),
    "a line of a gigabyte": once_dealt(lambda _said, _events: Endless(b"x" * 2**16, announced=True)),
    "an answer without end": once_dealt(lambda _said, _events: Endless(b" " * 1024)),
    "a gzip bomb": once_dealt(
        lambda said, _: Headed(
            # A thousand members of a megabyte each: a gigabyte when unpacked.
            Said(said.status, (gzip.compress(b" " * 2**20, mtime=0) * 1000).replace(b"\n", b"")),
            "Content-Encoding: gzip\r\n",
        )
    ),
    "JSON 100,000 levels deep": instead(b"[" * 100_000 + b"]" * 100_000),
    "NaN for money": as_written("NaN"),
    "Infinity for money": as_written("Infinity"),
    "an integer of 5,000 digits": as_written("9" * 5000),
    "a fraction for money": as_written("1000.5"),
    "a float for money": as_written("1e3"),
    "a name twice in one object": once_dealt(
        lambda said, _: Said(said.status, said.body.replace(b'"at":', b'"at": 1, "at":', 1))
    ),
    "bytes that are no UTF-8": once_dealt(
        lambda said, _: Said(said.status, said.body.replace(b'"events"', b'"ev\xff\xfeents"', 1))
    ),
    "no JSON": instead(b"<html>log in</html>"),
    "an unknown type of event": other_events(lambda events: _first_with(events, type="exploded")),
    "an unknown field": other_events(lambda events: _first_with(events, colour="red")),
    "another protocol version": _describes(protocol=2),
    "the name of another table": Behaviour(_called_as_another, always=True, keeps=True),
    "the answer to another submission": once_dealt(lambda said, _: changed(said, submission="a-1")),
    "events told again": once_begun(_replays),
    "events in another order": other_events(lambda events: [events[1], events[0], *events[2:]]),
    "a gap in the events": other_events(lambda events: [events[0], *events[2:]]),
    "an event from the future": other_events(lambda events: [*events[:-1], events[-1] | {"at": 10**12}]),
    "a clock that runs backwards": other_events(lambda events: _timed(events, 9, 5)),
    "a card dealt twice": other_events(_a_card_twice),
    "a card that is in no deck": other_events(_a_card_of_no_deck),
    "dies between stimulus and event": once_begun(_dies_at_once),
    "dies without an answer": once_dealt(lambda _said, _events: Dies()),
    "has forgotten its tables": once_begun(_forgets),
    "closes half way": once_begun(lambda _asked, said, _memory: Cut(said)),
    "answers twice": once_dealt(lambda said, _: Twice(said)),
    "redirects to another host": once_dealt(
        lambda _said, _events: Headed(Said(307), "Location: http://elsewhere.example/\r\n")
    ),
    "a certificate that nobody signed": Behaviour(lambda _asked, said, _memory: said, always=True),
    "names that act": _describes(manufacturer=ACTS, product=ACTS, version=ACTS, configuration=ACTS),
    "a refusal that acts": _refuses_with(ACTS),
    "a problem that acts": once_dealt(
        lambda _said, _events: Said(500, json.dumps({"problem": ACTS, "kind": "oops"}).encode())
    ),
    "accepts and does nothing": once_begun(
        lambda asked, said, _: changed(said, events=[], receipt={"accepted": True}) if asked.body else said
    ),
    "answers when it is too late": once_begun(lambda _asked, said, _memory: Late(said)),
    "settles, and has kept something back": Behaviour(_keeps_back),
    "a table whose name leads elsewhere": _opens_as("../description"),
    "cards for a seat that is not there": other_events(
        lambda events: _with_every("card-dealt", events, lambda event: {"to": event["to"].replace("seat ", "seat 9")})
    ),
    "takes less than nothing": _takes(lambda amount: -amount),
    "takes 10^30 cents": _takes(lambda _: 10**30),
    "JSON in UTF-16": once_dealt(lambda said, _: Said(said.status, said.body.decode().encode("utf-16"))),
    "a byte order mark": once_dealt(lambda said, _: Said(said.status, b"\xef\xbb\xbf" + said.body)),
    "a version of 4,000 digits": _describes(protocol=10**4000),
    "100,000 games": _describes(games=[f"game {number}" for number in range(100_000)]),
    "describes itself otherwise later": Behaviour(_describes_by_turns, always=True),
    "interim answers without end": once_begun(
        lambda _asked, _said, _memory: Wire(b"", b"HTTP/1.1 100 Continue\r\n\r\n")
    ),
    "a header of ten megabytes": once_begun(
        lambda _asked, _said, _memory: Wire(b"HTTP/1.1 200 OK\r\nX: ", b"y" * 2**16)
    ),
    "a status that is none": once_begun(lambda _asked, _said, _memory: Wire(b"HTTP/1.1 fine\r\n\r\n")),
    "a chunk that is none": once_begun(lambda _asked, _said, _memory: Wire(CHUNKED + b"{}\r\n")),
    "cookies, megabytes of them": Behaviour(_with_cookies, always=True),
}
"""By name. Each begins at one table, after its first cards have been dealt, unless it is about the whole system."""


def _token() -> str:
    """What the system was given."""
    return os.environ["CLAUSEWISE_TOKEN"]


def _in_escapes(text: str) -> str:
    """As JSON may write it, too."""
    return "".join(f"\\u{ord(sign):04x}" for sign in text)


def _tells_in_names(asked: Asked, said: Said, memory: Memory) -> Said:
    """In what it is called, in what it plays with, and on its standard error."""
    del memory
    sys.stderr.write(f"{asked.kind}, as {_token()} wants it, {'.' * 360}{_token()}\n")
    sys.stderr.flush()
    if asked.kind == "GET description":
        written = changed(said, product=f"Table of {_token()}", version="@").body
        return Said(said.status, written.replace(b'"@"', f'"v{_in_escapes(_token())}"'.encode()))
    return Said(said.status, said.body.replace(b'"deck 1"', f'"deck {_token()}"'.encode()))


def _at_tables(action: Callable[[str, Said], Action]) -> Behaviour:
    """About every wager."""

    def does(asked: Asked, said: Said, memory: Memory) -> Action:
        del memory
        wagers = asked.kind == "POST stimuli" and asked.body["stimulus"]["type"] == "place-wager"
        return action(_token(), said) if wagers else said

    return Behaviour(does, always=True)


TELLING: Final[dict[str, Behaviour]] = {
    "in names": Behaviour(_tells_in_names, always=True),
    "in a refusal": _at_tables(
        lambda token, said: changed(said, receipt={"accepted": False, "reason": "x" * 190 + token}, events=[])
    ),
    "in a problem": _at_tables(lambda token, _: Said(403, json.dumps({"problem": f"who is {token}?"}).encode())),
    "in a problem, at its cut": _at_tables(
        lambda token, _: Said(500, json.dumps({"problem": "x" * 192 + token + "y" * 20}).encode())
    ),
    "in the name of a field": _at_tables(lambda token, said: changed(said, **{token: 1})),
    "in the name of a table": Behaviour(
        lambda asked, said, _: changed(said, table=_token()) if asked.kind == "POST tables" else said, always=True
    ),
    "in base64": _at_tables(
        lambda token, _: Said(500, json.dumps({"problem": b64encode(f"me:{token}".encode()).decode()}).encode())
    ),
    "in percent signs": _at_tables(
        lambda token, _: Said(500, json.dumps({"problem": "".join(f"%{ord(sign):02x}" for sign in token)}).encode())
    ),
    "in a header": _at_tables(
        lambda token, _: Headed(Said(307), f"Location: https://elsewhere.example/?token={token}\r\n")
    ),
    "in a kind of content": _at_tables(lambda token, said: Headed(said, f"Content-Type: text/{token}\r\n")),
}
"""Where a system repeats the token that it was given."""
