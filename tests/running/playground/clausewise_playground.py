"""A toy system and its sentences, for tests of the runner. Every process of a run loads it as a pytest plugin."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, parsers, then, when

from clausewise.adapters import targets
from clausewise.adapters.base import Answer, SystemFailure, TableRefused
from clausewise.cli import main as command_line
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.description import Declaration, Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.running import session
from clausewise.steps.outcomes import CannotShow, NeverArose, NotOffered, NotReached, RuleBroken
from clausewise.steps.session import TableSession

RULEBOOK = """
title = "Toy"
authority = "Nobody"
version = "1"
game = "Toy"

[document]
name = "toy.txt"
heading = 'Chapter (\\d+)'
levels = ["A."]

[[options]]
id = "decks"
title = "Number of decks"
values = ["1", "2"]

[[options]]
id = "boxes"
title = "Number of boxes"
least = 1
most = 7
"""
READINGS = """
[[reading]]
id = "ties"
clauses = ["1.A"]
question = "Who wins a tie?"
choices = { push = "Nobody.", lose = "The house." }
adopted = "push"
why = "It is the custom."
effect = "behaviour"

[[reading]]
id = "aces"
clauses = ["1.A"]
question = "Is an ace high or low?"
choices = { high = "High.", low = "Low.", both = "Both." }
adopted = "high"
why = "It is the custom."
effect = "behaviour"
"""


class ToyTable:
    """A table on which one thing happens."""

    id = "t1"

    def submit(self, *_: object) -> Answer:
        return Answer(Receipt(True), (Seen(1, 0, RoundStarted(1, "deck 1")),))

    def read(self, *_: object) -> tuple[tuple[Seen, ...], bool]:
        return (), True

    def declaration(self) -> Declaration:
        return {}

    def cited(self, *_: object) -> tuple[str, ...]:
        return ()

    def cited_for_refusal(self) -> tuple[str, ...]:
        return ()

    def cited_for_fact(self, fact: str) -> tuple[str, ...]:
        return (fact,)

    def close(self) -> None:
        """Nothing to let go of."""


class ToySystem:
    """A system that the environment makes change, fail or refuse: TOY_VERSION, TOY_DEAD, TOY_CLOSED."""

    def __init__(self, target: str) -> None:
        self.target = target

    def describe(self) -> Description:
        return Description(
            manufacturer="Playground",
            product="Toy",
            version=os.environ.get("TOY_VERSION", "1"),
            build="test",
            protocol=1,
            vocabulary={"core": 1},
            games=("toy",),
            options={"decks": ("1", "2")},
            readings={"ties": "push", "aces": "high"},
        )

    def open(self, _: TableSetup) -> ToyTable:
        if os.environ.get("TOY_DEAD"):
            raise SystemFailure("nobody answers", where="opening a table", advice="start it")
        if os.environ.get("TOY_CLOSED"):
            raise TableRefused("the pit is closed")
        return ToyTable()

    def remarks(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing to let go of."""


def open_toy(target: str, **_: Any) -> ToySystem:
    """Whatever is named, it is the toy."""
    return ToySystem(target)


def pytest_configure(config: pytest.Config) -> None:
    """In a worker nobody else has put the toy in place."""
    if hasattr(config, "workerinput"):
        targets.open_system = open_toy  # the toy takes the place of every adapter


def first_time() -> bool:
    """Whether the file that TOY_FLAG names is not there yet; it is afterwards."""
    flag = Path(os.environ["TOY_FLAG"])
    known = flag.exists()
    flag.touch()
    return not known


@given("a toy table")
def a_toy_table(table: TableSession) -> None:
    """Opens it, and lets one thing happen."""
    table.choose_rulebook("toy")
    table.proceed()


@given(parsers.parse("a toy table with {number} decks"))
def a_toy_table_with(table: TableSession, number: str) -> None:
    """Asks for an option."""
    table.choose_rulebook("toy")
    table.want("decks", number)


@given(parsers.parse("the toy {what}"))
@when(parsers.parse("the toy {what}"))
@then(parsers.parse("the toy {what}"))
def the_toy(table: TableSession, what: str) -> None:
    """Does what the sentence says."""
    raised = {
        "breaks a rule": RuleBroken("a rule is broken"),
        "is not reached": NotReached("the dealer has gone home"),
        "cannot be shown": CannotShow("the clock cannot be moved"),
        "never arises": NeverArose("no deck fell due"),
        "is not offered": NotOffered("no progressive"),
        "crashes": ZeroDivisionError("division by zero"),
        "asserts": AssertionError("a bare assert"),
        "fails to answer": SystemFailure("nobody answers", where="submitting", advice="start it"),
    }
    if what in raised:
        raise raised[what]
    match what:
        case "holds":
            table.check("it holds", ok=True)
        case "breaks":
            table.check("it breaks", ok=False, expected="this", got="that")
        case "dies" if first_time():
            os.kill(os.getpid(), 9)
        case "is interrupted" if first_time():
            raise KeyboardInterrupt
        case "wants two decks":
            table.want("decks", "2")
        case "turns into another":
            os.environ["TOY_VERSION"] = "2"
        case _ if what.startswith("cites "):
            table.cite_fact(what.removeprefix("cites "))
        case _:
            pass


@then("two definitions match this")
@then(parsers.parse("two definitions match {word}"))
def ambiguous() -> None:
    """Two definitions for one sentence."""


def plant(folder: Path, text: str) -> Path:
    """A features folder with the rulebook `toy`, whose only feature holds these rules."""
    toy = folder / "toy"
    toy.mkdir(parents=True, exist_ok=True)
    (toy / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    (toy / "readings.toml").write_text(READINGS, encoding="utf-8")
    (toy / "1.feature").write_text(f"Feature: Toys\n{text}", encoding="utf-8")
    return folder


def main() -> int:
    """The command line of clausewise, with the toy behind every target."""
    targets.open_system = open_toy  # the toy takes the place of every adapter
    session.PLUGINS += ("clausewise_playground",)
    return command_line(sys.argv[1:])


if __name__ == "__main__":
    # Not as __main__: pytest loads it by name, and there must be one of it.
    sys.exit(importlib.import_module("clausewise_playground").main())
