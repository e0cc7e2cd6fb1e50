"""Scenarios: one name each, only known tags and placeholders, and something that is checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from clausewise.registry.feature_files import FeatureFile, ScenarioNode
from clausewise.registry.library import choice_of
from clausewise.registry.lint.findings import Finding
from clausewise.registry.model import Examples, Reading, Step
from clausewise.registry.placeholders import PLACEHOLDER

REFUSED = re.compile(r"\b(?:is|are|was|were) refused\b")
TAKEN = re.compile(r"\b(?:is|are|was|were) (?:taken|accepted)\b")


def lint_scenarios(file: FeatureFile, readings: Mapping[str, Reading]) -> Iterator[Finding]:
    """Every scenario of a file."""
    scenarios = [*file.stray, *(scenario for rule in file.rules for scenario in rule.scenarios)]
    first_at: dict[str, int] = {}
    for scenario in scenarios:
        if scenario.name in first_at:
            yield Finding(
                file.path,
                scenario.line,
                "same-name",
                f"a scenario named {scenario.name!r} stands at line {first_at[scenario.name]} already",
                "name them apart: pytest-bdd would silently run only one",
            )
        first_at.setdefault(scenario.name, scenario.line)
        if not scenario.name.strip():
            yield Finding(file.path, scenario.line, "no-name", "the scenario has no name", "say which point it makes")
        yield from _tags(file, scenario, readings)
        yield from _outline(file, scenario)
        yield from _checks(file, scenario)


def _tags(file: FeatureFile, scenario: ScenarioNode, readings: Mapping[str, Reading]) -> Iterator[Finding]:
    chosen: Counter[str] = Counter()
    for tag in scenario.tags:
        choice = choice_of(tag.name)
        if choice is None:
            yield Finding(
                file.path,
                tag.line,
                "unknown-tag",
                f"@{tag.name} means nothing on a scenario",
                "only @reading:ID.CHOICE belongs here; clause, kind and channels belong on the Rule",
            )
            continue
        chosen[choice.reading] += 1
        reading = readings.get(choice.reading)
        if reading is None:
            known = ", ".join(readings) or "none"
            yield Finding(
                file.path,
                tag.line,
                "unknown-reading",
                f"@{tag.name}: readings.toml has no reading {choice.reading!r}",
                f"correct it, or describe the reading there; known are: {known}",
            )
        elif choice.choice not in reading.choices:
            yield Finding(
                file.path,
                tag.line,
                "unknown-reading",
                f"@{tag.name}: the reading {reading.id!r} has no choice {choice.choice!r}",
                f"correct it; its choices are: {', '.join(reading.choices)}",
            )
        if chosen[choice.reading] == 2:  # noqa: PLR2004 - said once, at the second
            yield Finding(
                file.path,
                tag.line,
                "unknown-reading",
                f"the scenario needs two choices of the reading {choice.reading!r} at once",
                "write a scenario for each",
            )


def _outline(file: FeatureFile, scenario: ScenarioNode) -> Iterator[Finding]:
    if scenario.is_outline and not scenario.examples:
        yield Finding(file.path, scenario.line, "no-examples", "the outline has no Examples", "give them")
    used: dict[str, int] = {}
    for text, line in _texts(scenario):
        for name in PLACEHOLDER.findall(text):
            used.setdefault(name, line)
    for name, line in used.items():
        missing = [table.line for table in scenario.examples if name not in table.header]
        if missing or not scenario.examples:
            where = f"the Examples at line {missing[0]} have no such column" if missing else "there are no Examples"
            yield Finding(
                file.path,
                line,
                "placeholder",
                f"<{name}>: {where}, so it would stay as it is written",
                "correct the name or add the column",
            )
    for table in scenario.examples:
        yield from _table(file, table, used.keys())


def _table(file: FeatureFile, table: Examples, used: Collection[str]) -> Iterator[Finding]:
    for name in table.tags:
        yield Finding(
            file.path,
            table.line,
            "tag-on-examples",
            f"@{name} stands on Examples, where pytest-bdd passes it by",
            "tag the scenario, or make two scenarios of it",
        )
    if not table.rows:
        yield Finding(file.path, table.line, "no-examples", "the Examples have no row", "give rows or drop the table")
    for name, n in Counter(table.header).items():
        if n > 1:
            yield Finding(file.path, table.line, "placeholder", f"the column {name!r} stands {n} times", "keep one")
        if name not in used:
            yield Finding(
                file.path, table.line, "placeholder", f"no step uses the column {name!r}", "use it or drop it"
            )


def _texts(scenario: ScenarioNode) -> Iterator[tuple[str, int]]:
    """Everything in which pytest-bdd replaces placeholders; the steps of a background are among it."""
    yield scenario.name, scenario.line
    for step in (*scenario.background, *scenario.steps):
        yield from step_texts(step)


def step_texts(step: Step) -> Iterator[tuple[str, int]]:
    """All text of a step with its line."""
    yield step.text, step.line
    for n, row in enumerate(step.table, 1):
        for cell in row:
            yield cell, step.line + n
    if step.doc_string:
        yield step.doc_string, step.line + 1


def _checks(file: FeatureFile, scenario: ScenarioNode) -> Iterator[Finding]:
    first = scenario.steps[0] if scenario.steps else None
    if first is not None and first.keyword not in {"Given", "When", "Then"}:
        yield Finding(
            file.path,
            first.line,
            "first-step",
            f"the first step begins with {first.keyword}",
            "begin with Given, When or Then: pytest-bdd refuses the file otherwise",
        )
    thens = [step for step in scenario.steps if step.kind == "then"]
    if not thens:
        yield Finding(
            file.path,
            scenario.line,
            "checks-nothing",
            f"the scenario {scenario.name!r} has no Then",
            "say what must be so; a scenario that checks nothing always passes",
        )
    refusals = [step for step in thens if REFUSED.search(step.text)]
    if refusals and not any(TAKEN.search(step.text) for step in thens):
        yield Finding(
            file.path,
            refusals[0].line,
            "refusal-alone",
            f"{refusals[0].text!r} stands without its twin",
            "add that the same act, made lawful by one change, is taken: a system that refuses everything would pass",
        )
