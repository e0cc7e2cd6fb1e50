"""A system, sentences and a way to plant them, for tests of the runner. Workers load it as a pytest plugin."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from pytest_bdd import given, parsers, then, when

from clausewise.adapters import targets
from clausewise.adapters.base import Answer, SystemFailure, TableRefused
from clausewise.reference_engine.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.events import Seen
from clausewise.reference_engine.stimuli import AnyStimulus
from clausewise.steps.outcomes import CannotShow, NeverArose, NotOffered, NotReached, RuleBroken
from clausewise.steps.session import TableSession


class PlayTable:
    """A table that accepts everything and on which nothing happens."""

    id = "t1"

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        return Answer(Receipt(True))

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        return (), True

    def declaration(self) -> Declaration:
        return {}

    def cited(self, sequence: int) -> tuple[str, ...]:
        return ()

    def cited_for_refusal(self) -> tuple[str, ...]:
        return ()

    def cited_for_fact(self, fact: str) -> tuple[str, ...]:
        return (fact,)

    def close(self) -> None:
        """Nothing to let go of."""


class PlaySystem:
    """A system whose version can be made to change, and which can be made to fail."""

    def __init__(self, target: str) -> None:
        self.target = target

    def describe(self) -> Description:
        return Description(
            manufacturer="Playground",
            product="Toy",
            version=os.environ.get("PLAY_VERSION", "1"),
            build="test",
            protocol=1,
            vocabulary={"core": 1},
            games=("toy",),
            options={"decks": ("1", "2")},
            readings={"ties": "push"},
        )

    def open(self, setup: TableSetup) -> PlayTable:
        if os.environ.get("PLAY_DEAD"):
            raise SystemFailure("nobody answers", where="opening a table", advice="start it")
        if setup.options.get("decks") == "2":
            raise TableRefused("two decks are not to be had")
        return PlayTable()

    def close(self) -> None:
        """Nothing to let go of."""


def pytest_configure(config: pytest.Config) -> None:
    """Every target is the playground's system."""
    if hasattr(config, "workerinput"):
        targets.open_system = lambda target, settings=None: PlaySystem(target)  # type: ignore[assignment]


@given("a table")
def a_table(table: TableSession) -> None:
    table.choose_rulebook("toy")
    assert table.table.id == "t1"


@given(parsers.parse("{number:d} decks"))
def decks(table: TableSession, number: int) -> None:
    table.want("decks", str(number))


@when(parsers.parse("{seconds:g} seconds pass"))
def passing(seconds: float) -> None:
    time.sleep(seconds)


@when("the process dies")
def dies() -> None:
    flag = Path(os.environ["PLAY_FLAG"])
    if not flag.exists():
        flag.write_text("dead once")
        os.kill(os.getpid(), 9)


@when("the process is interrupted")
def interrupted() -> None:
    flag = Path(os.environ["PLAY_FLAG"])
    if not flag.exists():
        flag.write_text("interrupted once")
        raise KeyboardInterrupt


@given(parsers.parse("it {what}"))
@when(parsers.parse("it {what}"))
@then(parsers.parse("it {what}"))
def it(table: TableSession, what: str) -> None:
    match what:
        case "holds":
            table.check("it holds", ok=True)
        case "breaks":
            table.check("it breaks", ok=False, expected="this", got="that")
        case "breaks a rule":
            raise RuleBroken("a rule is broken")
        case "is not reached":
            raise NotReached("the dealer has gone home")
        case "cannot be shown":
            raise CannotShow("the clock cannot be moved")
        case "never arises":
            raise NeverArose("no deck fell due")
        case "is not offered":
            raise NotOffered("no progressive")
        case "crashes":
            raise ZeroDivisionError("division by zero")
        case "asserts":
            raise AssertionError("a bare assert")
        case "fails to answer":
            raise SystemFailure("nobody answers", where="submitting", advice="start it")
        case "says nothing":
            pass
        case _:
            table.cite_fact(what.removeprefix("cites "))


@then("this is said")
@then(parsers.parse("this is {word}"))
def twice() -> None:
    """Two definitions for one sentence."""
