"""The scenarios of a rulebook at many houses, each played anew only where it asks for what is chosen otherwise there.

Steps ask for options, the engine for options and readings as it decides. A scenario that is given the same answer each
time it asks goes the same way: it is the same play, at whatever house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from clausewise.adapters.base import TableRefused
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.families.table import Opening, Table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.running.cases import case_for
from clausewise.running.conduct import Result
from clausewise.running.inprocess import Suite
from clausewise.steps.session import TableSession

T = TypeVar("T")
Choices = Mapping[str, tuple[str | int, ...]] | Mapping[str, tuple[str, ...]]
Question = tuple[str, str] | tuple[str, str, tuple[str | int, ...]]
"""What is asked for: which reading, which choice of an option, or which choices of it there are; and its name.

With a third part: whether it is one of these."""
Answers = Mapping[Question, object]


class Heeded(dict[str, Any]):
    """A mapping that tells which of its names are looked up."""

    def __init__(self, values: Mapping[str, Any], heed: Callable[[str], None]) -> None:
        super().__init__(values.items())
        self._heed = heed

    def __getitem__(self, name: str) -> Any:
        self._heed(name)
        return super().__getitem__(name)

    def get(self, name: str, otherwise: Any = None) -> Any:
        self._heed(name)
        return super().get(name, otherwise)

    def __contains__(self, name: object) -> bool:
        self._heed(str(name))
        return super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        # copied, it may be asked for anything
        for name in super().__iter__():
            self._heed(name)
        return super().__iter__()

    def keys(self) -> Any:
        return iter(self)


@contextmanager
def heeding() -> Iterator[set[Question]]:
    """What is asked for in here, by steps and tables; to be emptied before each scenario."""
    asked: set[Question] = set()
    inside: list[bool] = []

    def heed(kind: str) -> Callable[[str], None]:
        return lambda name: asked.add((kind, name))

    begins, opens, readings = TableSession.__init__, Table.__init__, Opening.readings
    option, offered, every = TableSession.option, TableSession.offered, TableSession.every_option

    def session(self: TableSession, *given: Any, **named: Any) -> None:
        begins(self, *given, **named)
        chosen = self.configuration
        self.configuration = msgspec.structs.replace(chosen, readings=Heeded(chosen.readings, heed("reading")))

    def table(self: Table, opening: Opening[Any]) -> None:
        setup = msgspec.structs.replace(opening.setup, options=Heeded(opening.setup.options, heed("option")))
        opens(self, replace(opening, setup=setup))

    def one_option(self: TableSession, name: str) -> str | int:
        asked.add(("option", name))
        return unheeded(lambda: option(self, name))

    def all_offered(self: TableSession, name: str) -> tuple[str | int, ...]:
        if not inside:
            asked.add(("offered", name))
        return offered(self, name)

    def every_option(self: TableSession) -> Heeded:
        before = frozenset(asked)
        found = unheeded(lambda: every(self))
        asked.intersection_update(before)
        return Heeded(found, heed("option"))

    def unheeded(do: Callable[[], T]) -> T:
        inside.append(True)
        try:
            return do()
        finally:
            inside.pop()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableSession, "__init__", session)
        patched.setattr(Table, "__init__", table)
        patched.setattr(Opening, "readings", lambda self: Heeded(readings(self), heed("reading")))
        patched.setattr(TableSession, "option", one_option)
        patched.setattr(TableSession, "offered", all_offered)
        patched.setattr(TableSession, "every_option", every_option)
        yield asked


def answer(configuration: ConfigurationUsed, question: Question) -> object:
    """What a house answers."""
    kind, name, *among = question
    if kind == "reading":
        reading = configuration.readings.get(name)
        return reading in among[0] if among else reading
    offered = configuration.options.get(name, ())
    if among:
        return not offered or any(value in among[0] for value in offered)
    return offered if kind == "offered" else offered[:1]


class Heedful(ReferenceSystem):
    """The engine; which tables it refuses hangs on everything that is chosen at them."""

    def __init__(self, asked: set[Question]) -> None:
        super().__init__()
        self._asked = asked

    def open(self, setup: TableSetup) -> ReferenceTable:
        """A table, or a refusal."""
        try:
            opened = super().open(setup)
        except TableRefused:
            self._asked.update(("option", name) for name in setup.options)
            self._asked.update(("reading", name) for name in setup.readings)
            raise
        book = RULEBOOKS[setup.rulebook]
        own = book.game(setup.options).rules
        # Of what another game of the document knows, this one would have refused a part.
        self._asked.update(_bounds("option", own.options, book.rules.options, setup.options))
        self._asked.update(_bounds("reading", own.readings, book.rules.readings, setup.readings))
        return opened


def _bounds(kind: str, own: Choices, of_all: Choices, chosen: Mapping[str, object]) -> list[Question]:
    # by items, which are not heeded
    return [(kind, name, own[name]) for name, _ in chosen.items() if name in own and own[name] != of_all.get(name)]


class Played(NamedTuple):
    """What came of a scenario, and all that it was answered."""

    answers: Answers
    result: Result


@dataclass
class ManyHouses:
    """A suite, and what has been played of it."""

    suite: Suite
    asked: set[Question]
    """As `heeding` has it."""
    played: dict[str, list[Played]] = field(default_factory=dict)

    def results(self, *configurations: ConfigurationUsed) -> Iterator[Result]:
        """What comes of each scenario that applies at a house with these configurations."""
        for uid, case in self.suite.cases.items():
            bound = case_for(case.rulebook, case.clause, case.scenario, case.example, configurations).configuration
            if bound is not None:
                yield self._result(uid, bound)

    def _result(self, uid: str, bound: ConfigurationUsed) -> Result:
        before = self.played.setdefault(uid, [])
        for one in before:
            if all(answer(bound, question) == answered for question, answered in one.answers.items()):
                return one.result
        self.asked.clear()
        result = self.suite.run(uid, Heedful(self.asked), follow=True, configured=bound)
        before.append(Played({question: answer(bound, question) for question in self.asked}, result))
        return result
