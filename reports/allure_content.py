"""What an Allure result says of a scenario; the same whether it is said while the run goes on or from the journal.

Severity is that of a broken clause of its kind. Money and who wins come first:

| kind | severity |
| --- | --- |
| payout, ranking, collection, betting, irregularity, limits | critical |
| procedure, equipment, object, staffing, conduct | normal |
| definition, discretion, posting | minor |
| introduction | trivial |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, get_type_hints

import msgspec
from allure_commons.model2 import Label, Link, Parameter, Status, StatusDetails, TestResult
from allure_commons.types import LabelType
from allure_commons.utils import host_tag, md5, platform_label, thread_tag
from allure_pytest.utils import get_history_id

from clausewise.journal.records import Difference, Outcome
from clausewise.reference_engine.core.money import Cents, show_money
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.registry.model import Clause, Rulebook
from clausewise.registry.placeholders import filled
from clausewise.reports.markup import Markup
from clausewise.reports.naming import MATRIX, chapter_title, showing_command
from clausewise.reports.plainly import told_plainly, wrong_in
from clausewise.reports.tables.drawing import draw_table
from clausewise.showing import visible

SEVERITY: dict[str, str] = {
    "payout": "critical", "ranking": "critical", "collection": "critical", "betting": "critical",
    "irregularity": "critical", "limits": "critical",
    "procedure": "normal", "equipment": "normal", "object": "normal", "staffing": "normal", "conduct": "normal",
    "definition": "minor", "discretion": "minor", "posting": "minor",
    "introduction": "trivial",
}  # fmt: skip
STATUS: dict[Outcome, str] = {
    "pass": Status.PASSED,
    "fail": Status.FAILED,
    "error": Status.BROKEN,
    "inconclusive": Status.SKIPPED,
    "not-applicable": Status.SKIPPED,
}
DRAWING = "The table at the end"
EVENTS = "Events"


@dataclass(frozen=True, slots=True)
class Told:
    """A scenario as it runs."""

    rulebook: Rulebook
    clause: Clause
    name: str
    example: Mapping[str, str]
    configuration: str
    readings: tuple[str, ...]
    place: str = ""
    """Where it begins in the journal."""


def begin(result: TestResult, told: Told) -> None:
    """Everything that is known before the first step."""
    clause = told.clause
    result.name = filled(told.name, told.example)
    result.fullName = f"{clause.id} {told.name}"
    result.titlePath = [
        told.rulebook.title,
        chapter_title(clause.path, clause.chapter),
        f"{clause.number} {clause.name}",
    ]
    result.testCaseId = md5(result.fullName)
    result.description = _description(told)
    result.parameters = [Parameter(name=name, value=value) for name, value in told.example.items()]
    result.historyId = get_history_id(result.fullName, result.parameters, original_values={})
    result.labels = [Label(name=name, value=value) for name, value in _labels(told)]
    result.links = [Link(type="link", url=f"{MATRIX}#{clause.id}", name=f"{clause.number} in the clause matrix")]


def _description(told: Told) -> str:
    clause = told.clause
    parts = [f"**{clause.number}** {clause.name}", clause.description]
    if told.readings:
        parts.append(f"Readings: {', '.join(told.readings)}")
    if told.configuration:
        parts.append(f"Configuration: {told.configuration}")
    if told.place:
        parts.append(f"In the journal, step by step: `{showing_command(told.place)}`")
    return "\n\n".join(part for part in parts if part)


def _labels(told: Told) -> Iterable[tuple[str, str]]:
    """One `clause` label only: with two, a report would count the scenario twice."""
    clause = told.clause
    yield "epic", told.rulebook.title
    yield "feature", chapter_title(clause.path, clause.chapter)
    yield "story", f"{clause.number} {clause.name}"
    yield "clause", clause.id
    yield "severity", SEVERITY[clause.kind]
    yield "kind", clause.kind
    for channel in clause.channels:
        yield "channel", channel
    for reading in told.readings:
        yield "reading", reading
    # What Allure groups by when it is not told otherwise; allure-pytest would put file names here.
    yield "parentSuite", told.rulebook.title
    yield "suite", chapter_title(clause.path, clause.chapter)
    yield "subSuite", f"{clause.number} {clause.name}"


def of_this_machine() -> list[Label]:
    """What allure-pytest adds by itself."""
    return [
        Label(name=LabelType.HOST, value=host_tag()),
        Label(name=LabelType.THREAD, value=thread_tag()),
        Label(name=LabelType.FRAMEWORK, value="pytest"),
        Label(name=LabelType.LANGUAGE, value=platform_label()),
    ]


def end(
    result: TestResult, outcome: Outcome, message: str, step: str, difference: Difference | None, events: Sequence[Seen]
) -> None:
    """How the scenario ended."""
    result.status = STATUS[outcome]
    if outcome == "pass":
        return
    trace = [f"at: {step}"] if step else []
    if difference is not None:
        trace.append(f"first difference, at event {difference.index + 1}")
        trace += [f"  expected: {difference.expected}", f"  got:      {difference.got}"]
        trace += [f"  clauses:  {', '.join(difference.clauses)}"] if difference.clauses else []
    plainly = told_plainly(message, events) if outcome == "fail" else ""
    if plainly:
        result.description = f"{visible(plainly)}\n\n{result.description}"
    result.statusDetails = StatusDetails(message=f"{outcome}: {visible(message)}", trace="\n".join(map(visible, trace)))


def step_details(outcome: Outcome, message: str) -> StatusDetails | None:
    """What a step says that did not go well."""
    return StatusDetails(message=visible(message)) if message and outcome != "pass" else None


def step_parameters(table: Sequence[Sequence[str]]) -> list[Parameter]:
    """A step's table, a row a parameter."""
    return [Parameter(name=row[0], value=" | ".join(row[1:])) for row in table if row]


def has_attachments(outcome: Outcome) -> bool:
    """What passed needs none: thousands of drawings of what was right hide the few of what was not."""
    return outcome != "pass"


def drawing(events: Sequence[Seen], told: Told, message: str = "") -> Markup:
    """The table as it stands after these events; what the message says is wrong is marked."""
    return draw_table(events, title=filled(told.name, told.example), wrong=wrong_in(message))


def event_list(events: Iterable[Seen]) -> str:
    """The events, a line each; amounts as a rule book writes them."""
    return "".join(f"{_line(seen)}\n" for seen in events)


def _line(seen: Seen) -> str:
    event: dict[str, Any] = msgspec.to_builtins(seen.event)
    kind = event.pop("type").replace("-", " ")
    money = _amounts(type(seen.event))
    said = ", ".join(f"{name.replace('_', ' ')} {_value(value, name in money)}" for name, value in event.items())
    return visible(f"{seen.sequence:>5}  {kind}: {said}" if said else f"{seen.sequence:>5}  {kind}")


def _value(value: object, amount: bool) -> str:
    if amount and isinstance(value, int):
        return show_money(Cents(value))
    if isinstance(value, str | int):
        return str(value)
    return msgspec.json.encode(value).decode()


@lru_cache(maxsize=256)
def _amounts(event: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that hold money."""
    hints = get_type_hints(event)
    return frozenset(name for name in event.__struct_fields__ if hints[name] is Cents)
