"""What a run at a guided table will take, and in which order: its scenarios are rehearsed before anybody is asked.

The reference engine stands in for the table, with the choices and the blind spots of the description. What the people
there do may lead elsewhere: the plan is an estimate and an order, and decides nothing about what was observed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from clausewise.adapters.base import Answer, CitesNothing, Table
from clausewise.adapters.guided_answers import more_is_likely
from clausewise.adapters.guided_memory import Asked, Given, GoesOn, still_waits, waits_for_a_player
from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import Declaration, Description, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.modules import type_of
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Plan
from clausewise.showing import counted

SECONDS: Final = {"tables": 30, "choices": 60, "decks": 90, "answers": 10, "reports": 4}
"""What each takes a practised person, for the estimate: a run tells its own pace as it goes on."""
ROWS: Final = {
    "tables": "tables to clear",
    "choices": "choices of the house to change",
    "decks": "decks to stack",
    "acts": "acts to do or to wait for",
    "answers": "answers to give",
    "reports": "things to report in them",
}


@dataclass(slots=True)
class Rehearsed:
    """One scenario as it went: what was asked for, and how many things were seen to come of it."""

    uid: str
    asked: list[Asked] = field(default_factory=list)
    answers: int = 0
    reports: int = 0

    @property
    def course(self) -> tuple[bytes, ...]:
        """The same for two scenarios of which a technician is asked the same."""
        return tuple(map(_key, self.asked))

    @property
    def setup(self) -> TableSetup | None:
        return next((asked for asked in self.asked if isinstance(asked, TableSetup)), None)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who plays: scenarios with the same players come together."""
        setup = self.setup
        if setup is None or setup.rulebook not in RULEBOOKS:
            return ()
        family = RULEBOOKS[setup.rulebook].game(setup.options).family
        joining = [one for one in self.asked if isinstance(one, (*family.joins, *family.stakes))]
        return tuple(sorted({seat for one in joining if (seat := getattr(one, "seat", None)) is not None}))


@dataclass(slots=True)
class Planned:
    """The scenarios in the order in which they are played, and what that takes."""

    order: list[str]
    """Everything, each scenario after the one at whose playing it is observed."""
    played: list[Rehearsed]
    """Those for which somebody has to do something."""
    before: dict[str, int]
    """What it would take to play each scenario by itself, one after the other as they stand in the rulebooks."""
    after: dict[str, int]
    untouched: int
    """Scenarios for which nothing is done at a table."""

    def lines(self) -> list[str]:
        """The plan as a person reads it."""
        total = len(self.order)
        shared = total - len(self.played) - self.untouched
        lines = [
            f"{counted(total, 'scenario')}: {len(self.played)} are played, {self.untouched} need nobody at the table,",
            f"and {shared} are judged by what is seen in those that are played, for the same is done in them.",
            "",
            f"{'':34}{'each by itself':>16}{'as planned':>14}",
            *(f"{words:34}{self.before[name]:>16,}{self.after[name]:>14,}" for name, words in ROWS.items()),
            f"{'about':34}{hours(self.before):>16}{hours(self.after):>14}",
            "",
        ]
        spent = SECONDS
        lines.append(
            f"Reckoned with {spent['tables']} seconds for a table, {spent['choices']} for a changed choice, "
            f"{spent['decks']} for a deck, {spent['answers']} for an answer, {spent['reports']} for each thing in it."
        )
        lines.append("The house may lead elsewhere than the rules; the run itself says its pace.")
        return lines


def with_order(plan: Plan) -> tuple[Plan, Planned]:
    """The plan with its scenarios in the order in which they are best played, and what that takes."""
    planned = arrange(rehearse(plan))
    return msgspec.structs.replace(plan, order=tuple(planned.order)), planned


def rehearse(plan: Plan) -> list[Rehearsed]:
    """Every scenario of the plan, in the order of the rulebooks."""

    def every(suite: Suite) -> list[Rehearsed]:
        gone = []
        for uid, case in suite.cases.items():
            one = Rehearsed(uid)
            if case.configuration is not None:
                suite.run(uid, _Rehearsal(case.configuration.description, one))
            gone.append(one)
        return gone

    return with_suite(plan, every)


def arrange(rehearsed: Sequence[Rehearsed]) -> Planned:
    """Which are played, in which order, and which are observed with them."""
    courses = {one.uid: one.course for one in rehearsed}
    longer = {course[:end] for course in courses.values() for end in range(1, len(course))}
    first: dict[tuple[bytes, ...], Rehearsed] = {}
    for one in rehearsed:
        if courses[one.uid] and courses[one.uid] not in longer:
            first.setdefault(courses[one.uid], one)
    played = _side_by_side(list(first.values()))
    observed = {courses[one.uid][:end]: one.uid for one in reversed(played)
                for end in range(1, len(courses[one.uid]) + 1)}  # fmt: skip
    with_it: dict[str, list[str]] = {one.uid: [] for one in played}
    order = []
    for one in rehearsed:
        if not courses[one.uid]:
            order.append(one.uid)
        elif one.uid not in with_it:
            with_it[observed[courses[one.uid]]].append(one.uid)
    untouched = len(order)
    for one in played:
        order += [one.uid, *with_it[one.uid]]
    return Planned(order, played, _taken([one for one in rehearsed if one.asked]), _taken(played), untouched)


def hours(taken: dict[str, int]) -> str:
    """The time that it takes, no more exact than it is."""
    minutes = round(sum(taken[name] * seconds for name, seconds in SECONDS.items()) / 60)
    return counted(round(minutes / 60), "hour") if minutes > 90 else counted(minutes, "minute")  # noqa: PLR2004


def _side_by_side(played: list[Rehearsed]) -> list[Rehearsed]:
    """Those with the same table together, next to each table the one that differs least; in it the same seats."""
    groups: dict[bytes, list[Rehearsed]] = {}
    for one in played:
        assert one.setup is not None  # noqa: S101  whatever is asked for begins with a table
        groups.setdefault(_key(one.setup), []).append(one)
    ordered: list[Rehearsed] = []
    while groups:
        here = ordered[-1].setup if ordered else None
        nearest = min(groups, key=lambda key: _changes(here, groups[key][0].setup))
        group = groups.pop(nearest)
        seats = list(dict.fromkeys(one.seats for one in group))
        ordered += sorted(group, key=lambda one: seats.index(one.seats))
    return ordered


def _changes(one: TableSetup | None, other: TableSetup | None) -> int:
    """How many choices of the house have to be changed between two tables; another game changes them all."""
    if other is None:
        return 0
    if one is None or one.rulebook != other.rulebook:
        return len(other.options) + 1
    return sum(one.options.get(name) != value for name, value in other.options.items())


def _taken(played: Iterable[Rehearsed]) -> dict[str, int]:
    taken = dict.fromkeys(ROWS, 0)
    before: TableSetup | None = None
    for one in played:
        setups = [asked for asked in one.asked if isinstance(asked, TableSetup)]
        for setup in setups:
            taken["choices"] += _changes(before, setup) if before is not None else 0
            before = setup
        taken["tables"] += len(setups)
        taken["decks"] += sum(isinstance(asked, StackDeck) for asked in one.asked)
        taken["acts"] += len(one.asked) - len(setups)
        taken["answers"] += one.answers + 1  # at the end: was it so?
        taken["reports"] += one.reports
    return taken


def _key(asked: Asked) -> bytes:
    if isinstance(asked, TableSetup):
        asked = msgspec.structs.replace(asked, seed=0)
    return msgspec.json.encode(asked, order="deterministic")


class _Rehearsal(ReferenceSystem):
    """The reference engine in the place of the table that a description tells of."""

    def __init__(self, description: Description, noted: Rehearsed) -> None:
        super().__init__(describer=lambda: description)
        self._unseen = description.unseen_names
        self._noted = noted

    def open(self, setup: TableSetup) -> Table:  # type: ignore[override]  # it wraps the table
        self._noted.asked.append(setup)
        self._noted.answers += 1 + more_is_likely(setup)
        return _RehearsedTable(super().open(setup), self._noted, self._unseen)


class _RehearsedTable(CitesNothing):
    """One table of it, on which is noted what a technician would be asked."""

    def __init__(self, table: Table, noted: Rehearsed, unseen: frozenset[str]) -> None:
        self._table = table
        self._noted = noted
        self._unseen = unseen
        self._seen: list[Seen] = []
        self._at_length = False
        self._latest: Given | None = None

    def goes_on(self) -> None:
        self._at_length = True

    @property
    def id(self) -> str:
        return self._table.id

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        given = self._table.submit(submission, stimulus)
        before = len(self._seen)
        for seen in given.events:
            if type_of(seen.event) not in self._unseen and not self._is_an_unseen_act(seen):
                self._seen.append(msgspec.structs.replace(seen, sequence=len(self._seen) + 1))
        events = tuple(self._seen[before:])
        self._note(stimulus, given.receipt.accepted, events)
        return Answer(given.receipt, events)

    def _note(self, stimulus: AnyStimulus, accepted: bool, events: tuple[Seen, ...]) -> None:
        """What a technician would be asked for this, who writes down in one go all that happens until it rests."""
        noted, asked = self._noted, GoesOn() if self._at_length else stimulus
        self._at_length = False
        noted.reports += len(events)
        told = Given(asked, accepted, events=tuple(seen.event for seen in events))
        if self._goes_on_writing(told):
            self._latest = told
            return
        if still_waits(self._latest, asked):
            return
        self._latest = told
        noted.asked.append(asked)
        noted.answers += 1 + (not isinstance(stimulus, Proceed) and accepted and more_is_likely(stimulus))

    def _is_an_unseen_act(self, seen: Seen) -> bool:
        return isinstance(seen.event, Procedure) and seen.event.act in self._unseen

    def _goes_on_writing(self, told: Given) -> bool:
        """Whether this belongs to the answer before, because the house had not come to rest in it."""
        before = self._latest
        if before is None or not isinstance(before.asked, GoesOn) or not isinstance(told.asked, GoesOn):
            return False
        rests = not before.events or waits_for_a_player(before.events[-1]) or isinstance(before.events[-1], RoundEnded)
        return bool(told.events) and not rests

    def read(self, after: int) -> tuple[tuple[Seen, ...], bool]:
        return tuple(self._seen[after:]), True

    def declaration(self) -> Declaration:
        return self._table.declaration()

    def close(self) -> None:
        self._table.close()
