"""Lines that GitHub Actions shows beside the file: errors for failing scenarios, warnings for what was not shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from clausewise.reports.dossier import ClauseShown, Dossier, ScenarioShown
from clausewise.reports.telling import what_failed
from clausewise.showing import visible

Level = Literal["error", "warning", "notice"]

WARNINGS_AT_MOST = 10
"""GitHub shows ten warnings of a step and drops the others without a word; the last one says how many there are."""


def github_lines(dossier: Dossier, features: str | None = "") -> list[str]:
    """The lines in document order, errors first: GitHub keeps only the first of them.

    `features` is the folder of the rulebooks as the repository knows it, with a slash at its end; None where they are
    not in it: then a line stands beside no file, rather than beside one that is not there.
    """
    clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.clauses]
    errors = [line for clause in clauses if clause.verdict in {"fail", "error"} for line in _wrong(clause, features)]
    unseen = [clause for clause in clauses if clause.verdict in {"inconclusive", "unattested"}]
    warnings = [
        annotation("warning", _file(features, c.file), c.line, f"{c.id} {c.verdict}", c.why)
        for c in unseen[:WARNINGS_AT_MOST]
    ]
    if len(unseen) > WARNINGS_AT_MOST:
        told = f"{len(unseen)} clauses are inconclusive or unattested; these are the first {WARNINGS_AT_MOST - 1}"
        warnings = [*warnings[:-1], annotation("warning", "", 0, "Clausewise", told)]
    seal = f"seal {dossier.run.seal}" if dossier.run.seal else "no seal: the run has not finished"
    return [*errors, *warnings, annotation("notice", "", 0, "Clausewise", f"{dossier.summary}; {seal}")]


def _wrong(clause: ClauseShown, features: str | None) -> Iterator[str]:
    wrong = [scenario for scenario in clause.ran if scenario.outcome == clause.verdict]
    if not wrong:
        yield annotation(
            "error",
            _file(features, clause.file),
            clause.line,
            clause.id,
            f"{clause.verdict}: {clause.why}",
        )
    for scenario in wrong:
        yield annotation("error", _file(features, scenario.file), scenario.line, clause.id, _message(scenario))


def _file(features: str | None, name: str) -> str:
    return features + name if name and features is not None else ""


def _message(scenario: ScenarioShown) -> str:
    return f"{scenario.title} [{scenario.configuration}]: {what_failed(scenario)}"


def annotation(level: Level, file: str, line: int, title: str, message: str) -> str:
    """A workflow command; without a file or a line it stands beside none."""
    where = [f"file={_property(file)}", *([f"line={line}"] if line else [])] if file else []
    properties = ",".join([*where, f"title={_property(title)}"])
    return f"::{level} {properties}::{_data(visible(message, lines=True))}"


def _data(text: str) -> str:
    r"""As GitHub's own toolkit escapes a message.

    >>> _data("50 %\n::error::x")
    '50 %25%0A::error::x'
    """
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """As the toolkit escapes a property: colons and commas would end it.

    >>> _property("a,b:c")
    'a%2Cb%3Ac'
    """
    return _data(visible(text)).replace(":", "%3A").replace(",", "%2C")
