"""Sentences: each means exactly one thing, and none speaks code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from clausewise.registry.feature_files import FeatureFile, ScenarioNode
from clausewise.registry.lint.findings import Finding
from clausewise.registry.lint.scenarios import step_texts
from clausewise.registry.model import Step, StepKind
from clausewise.registry.placeholders import PLACEHOLDER, filled

StepMatcher = Callable[[StepKind, str], Sequence[str]]
"""The step definitions that match a sentence of a kind, each told in a few words."""

CODE = re.compile(
    r"(?P<braces>[{}])"
    r"|(?P<identifier>\b[A-Za-z]+_[A-Za-z0-9_]+\b|\b[a-z]+[A-Z][a-z]\w*\b)"
    r"|(?P<call>\w\(\))"
    r"|(?P<operator>::|[=!]=|[-=]>)"
    r"|(?P<jargon>\b(?:JSON|HTTP|API|null|boolean|the engine|stimulus|stimuli)\b)"
)


def lint_sentences(file: FeatureFile, matcher: StepMatcher | None) -> Iterator[Finding]:
    """Every name, description and step of a file."""
    yield from _code(file)
    if matcher is None:
        return
    for scenario in (*file.stray, *(scenario for rule in file.rules for scenario in rule.scenarios)):
        for step in (*scenario.background, *scenario.steps):
            yield from _resolved(file, step, step_forms(step.text, scenario), matcher)


def step_forms(text: str, scenario: ScenarioNode) -> list[str]:
    """The sentence as each example row makes it, each form once."""
    if not PLACEHOLDER.search(text):
        return [text]
    forms: dict[str, None] = {}
    for table in scenario.examples:
        for row in table.rows:
            values = dict(zip(table.header, row, strict=False))
            forms[filled(text, values)] = None
    return list(forms) or [text]


def _resolved(file: FeatureFile, step: Step, forms: Sequence[str], matcher: StepMatcher) -> Iterator[Finding]:
    """The first form of a step that is undefined, and the first that is ambiguous."""
    undefined = ambiguous = False
    for form in forms:
        found = matcher(step.kind, form)
        if not found and not undefined:
            undefined = True
            yield Finding(
                file.path,
                step.line,
                "undefined-step",
                f"no step definition matches: {step.kind.title()} {form}",
                "use a sentence that exists (`clausewise sentences` lists them), or define it",
            )
        elif len(found) > 1 and not ambiguous:
            ambiguous = True
            yield Finding(
                file.path,
                step.line,
                "ambiguous-step",
                f"{len(found)} step definitions match: {step.kind.title()} {form} ({'; '.join(found)})",
                "make the definitions exclude each other: pytest-bdd would silently pick one",
            )


def _code(file: FeatureFile) -> Iterator[Finding]:
    for text, line in _prose(file):
        match = CODE.search(text)
        if match:
            yield Finding(
                file.path,
                line,
                "code-in-sentence",
                f"{match.group()!r} is code, not a word of the rules: {text.strip()}",
                "say what happens at the table, in the words of the rule",
            )


def _prose(file: FeatureFile) -> Iterator[tuple[str, int]]:
    """Everything that a reader reads, each once."""
    yield file.name, file.line
    backgrounds: dict[int, Step] = {}
    for rule in file.rules:
        yield rule.name, rule.line
        yield rule.description, rule.line
        for scenario in rule.scenarios:
            backgrounds.update({step.line: step for step in scenario.background})
            yield scenario.name, scenario.line
            for step in scenario.steps:
                yield from step_texts(step)
            for table in scenario.examples:
                for cell in (c for row in table.rows for c in row):
                    yield cell, table.line
    for step in backgrounds.values():
        yield from step_texts(step)
