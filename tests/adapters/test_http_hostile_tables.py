"""Servers whose tables lie, and tell what cannot be: one clear message each, and never a verdict."""

import time
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest

from clausewise.adapters.http import HttpSystem
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from tests.adapters.failing import fails

SETUP = TableSetup(rulebook="mlgca-four-card")
Reply = Callable[..., bytes]
System = Callable[..., HttpSystem]


@pytest.mark.parametrize("name", ["..", "a/b", "t1\n", "t1?x=1", "", "x" * 65])
def test_a_table_whose_name_would_lead_elsewhere(server: Any, system: HttpSystem, says_json: Reply, name: str) -> None:
    """A table's name stands in the path of later requests, so it may hold nothing that changes the path."""
    server.says["POST tables"] = says_json({"table": name}, "201 Created")
    with fails("is no opened table: Expected `str`"):
        system.open(SETUP)


def event(sequence: int, at: int = 0, kind: str = "folded", **fields: Any) -> dict[str, Any]:
    """One event as a server sends it."""
    return {"sequence": sequence, "at": at, "event": {"type": kind, "seat": 1, **fields}}


@pytest.mark.parametrize(
    ("events", "message"),
    [
        ([event(2)], "event 1 is missing: event 2 comes after event 0"),
        ([event(1), event(3)], "event 2 is missing: event 3 comes after event 1"),
        ([event(1), event(1)], "event 1 is told again, although event 1 was told before"),
        ([event(1), event(2), event(1)], "event 1 is told again, although event 2 was told before"),
        ([event(1, at=5), event(2, at=4)], "time goes back at event 2, from 5 to 4 ms"),
        ([event(1, kind="exploded")], "Invalid value 'exploded' - at `$.events[0].event.type`"),
        ([event(1, colour="red")], "Object contains unknown field `colour` - at `$.events[0].event`"),
        (
            [event(1, kind="wager-taken", wager="ante", amount=10.0)],
            "Expected `int`, got `float` - at `$.events[0].event.amount`",
        ),
        ([event(1, kind="wager-taken", wager="ante", amount=True)], "Expected `int`, got `bool`"),
        ([event(1, kind="wager-taken", wager="ante", amount=10**15)], "Expected `int` <= 100000000000000"),
        (
            [{"sequence": 1, "at": 0, "event": {"type": "stack-dealt", "to": "seat 1", "face": "down", "count": 5}}],
            "event 1 is of type stack-dealt, of the module shuffler, which the system's description does not name",
        ),
    ],
)
@pytest.mark.parametrize("way", ["POST stimuli", "GET events"])
def test_events_that_cannot_be(
    server: Any, system: HttpSystem, says_json: Reply, way: str, events: list[Any], message: str
) -> None:
    """Gaps, repeats, time going back, unknown types and money that is no whole number, whichever way they come."""
    body: dict[str, Any] = {"events": events}
    if way == "POST stimuli":
        body |= {"submission": "s1", "receipt": {"accepted": True}}
    server.says[way] = says_json(body)
    table = system.open(SETUP)
    if way == "GET events":
        # A list that was asked for by place is checked against that place before anything else.
        message = message.replace("event 1 is missing: event 2 comes after event 0", "event 2 came where 1 belongs")
        message = message.replace("event 2 is missing: event 3 comes after event 1", "event 3 came where 2 belongs")
        message = message.replace("is told again, although event 1 was told before", "came where 2 belongs")
        message = message.replace("is told again, although event 2 was told before", "came where 3 belongs")
    with fails(message):
        table.submit("s1", Sit(seat=1)) if way == "POST stimuli" else table.read(0)


def test_an_answer_to_another_submission(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """An old answer played back is noticed by its submission id."""
    server.says["POST stimuli"] = says_json({"submission": "s1", "receipt": {"accepted": True}})
    table = system.open(SETUP)
    table.submit("s1", Sit(seat=1))
    with fails("submission s2 is answered with the answer to s1"):
        table.submit("s2", Sit(seat=2))


def test_an_answer_played_back_under_a_new_id(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """An old answer under the new id is noticed by its events."""
    receipt = {"accepted": True}
    server.says["POST stimuli"] = [
        says_json({"submission": "s1", "receipt": receipt, "events": [event(1)]}),
        says_json({"submission": "s2", "receipt": receipt, "events": [event(1)]}),
    ]
    table = system.open(SETUP)
    table.submit("s1", Sit(seat=1))
    with fails("event 1 is told again, although event 1 was told before"):
        table.submit("s2", Sit(seat=2))


def test_a_story_that_changes(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """What was told once is told the same again."""
    server.says["GET events"] = [says_json({"events": [event(1)]}), says_json({"events": [event(1, at=1)]})]
    table = system.open(SETUP)
    table.read(0)
    with fails("event 1 is told otherwise than before"):
        table.read(0)


def test_a_table_that_never_settles(server: Any, system_with: System, says_json: Reply) -> None:
    """Reading ends at the deadline and says that the table has not settled."""
    server.says["GET events"] = says_json({"events": [], "settled": False})
    table = system_with(settle_deadline=0.3).open(SETUP)
    start = time.monotonic()
    assert table.read(0) == ((), False)
    assert 0.25 < time.monotonic() - start < 10.0


def test_a_submission_done_twice(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """A server that does a repeated submission again gives itself away by another answer."""
    server.says["POST stimuli"] = [
        says_json({"submission": "s1", "receipt": {"accepted": True}}),
        says_json({"submission": "s1", "receipt": {"accepted": False, "reason": "seat taken"}}),
    ]
    table = system.open(SETUP)
    table.submit("s1", Sit(seat=1))
    with fails("submission s1 was sent again and is answered otherwise than before"):
        table.submit("s1", Sit(seat=1))


def test_a_name_twice_among_very_many(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """It is found in one look at each name, not by comparing each with all."""
    names = ",".join(f'"f{number}":1' for number in range(1500)) + ',"f1499":2'
    server.says["GET declaration"] = says_json(f'{{"facts":{{{names}}}}}'.encode())
    with fails("an object names f1499 twice", within=1.0):
        system.open(SETUP).declaration()


def test_a_table_called_as_another(server: Any, system: HttpSystem) -> None:
    """A name is given once, as long as the table is open; closed, it may be given again."""
    first = system.open(SETUP)
    with fails("the table that was opened is called t1, as another that is still open"):
        system.open(SETUP)
    first.close()
    system.open(SETUP)
    assert server.heard


def test_events_from_the_future(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """A table may be a day ahead of the time that has passed, and further where its clock was moved."""
    for moved, later, message in ((1, 90_000_000, "event 2 comes from the future"), (5_000_000, 90_000_000, "")):
        server.says["POST stimuli"] = [
            says_json({"submission": "s1", "receipt": {"accepted": True}, "events": [event(1, at=7)]}),
            says_json({"submission": "s2", "receipt": {"accepted": True}, "events": [event(2, at=later)]}),
        ]
        table = system.open(SETUP)
        table.submit("s1", Sit(seat=1))
        with fails(message) if message else nullcontext():
            table.submit("s2", AdvanceClock(moved))
        table.close()


def test_a_table_that_says_too_much_in_all(server: Any, system: HttpSystem, says_json: Reply) -> None:
    """Each answer is small enough, and all of them together are not."""
    server.says["GET declaration"] = says_json({"facts": {f"fact {n}": "x" * 480 for n in range(38)}})
    table = system.open(SETUP)
    with fails("the table has said more than 320,000 bytes"):
        for _ in range(20):
            table.declaration()
