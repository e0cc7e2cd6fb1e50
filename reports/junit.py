"""JUnit XML, for the tools that show test results: one test case for each scenario, its class the clause.

A broken rule is a `failure`, a failed harness an `error`; what is inconclusive or does not apply is `skipped` with the
reason, because JUnit has no other word for it. A clause without a scenario has one test case of its own, so that
nothing is missing without a word: attested is passed, a finding of "not met" a failure, all else skipped. Clauses that
the run was not asked about are left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from clausewise.journal.records import Outcome
from clausewise.reports.dossier import ClauseShown, Dossier, RulebookShown, ScenarioShown, Shown
from clausewise.reports.markup import NOTHING, Markup, escaped, fill, joined
from clausewise.reports.telling import MEANING, OUTCOME_WORD

_AS_OUTCOME: dict[Shown, Outcome] = {"fail": "fail", "error": "error", "attested": "pass", "pass": "pass"}


@dataclass(frozen=True)
class _Case:
    """One test case; `told` is the reason of an outcome other than pass, `detail` what it is seen from."""

    clause: ClauseShown
    name: str
    file: str
    line: int
    outcome: Outcome
    seconds: float
    told: str
    detail: str
    configuration: str = ""
    stopped_by: str = ""
    readings: tuple[str, ...] = ()


def junit_xml(dossier: Dossier) -> Markup:
    """The whole file."""
    suites = [(rulebook, _cases(rulebook)) for rulebook in dossier.rulebooks]
    return fill(
        '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Clausewise" {}>\n{}</testsuites>\n',
        _counts(case for _, cases in suites for case in cases),
        joined(_suite(rulebook, cases, dossier) for rulebook, cases in suites),
    )


def _cases(rulebook: RulebookShown) -> list[_Case]:
    cases: list[_Case] = []
    for clause in rulebook.clauses:
        if clause.verdict == "not-selected":
            continue
        cases.extend(_of_scenario(clause, scenario) for scenario in clause.scenarios)
        if not clause.scenarios or (clause.verdict == "fail" and all(s.outcome != "fail" for s in clause.scenarios)):
            cases.append(_of_clause(clause))
    return cases


def _of_scenario(clause: ClauseShown, scenario: ScenarioShown) -> _Case:
    lines = [
        f"{check.sentence}\n  expected: {check.expected}\n  got:      {check.got}" for check in scenario.failed_checks
    ]
    if scenario.difference:
        found = scenario.difference
        lines.append(f"First difference, at event {found.index + 1}")
        lines.append(f"  by the rules: {found.expected}\n  the system:   {found.got}")
    if scenario.decided_at:
        lines.insert(0, f"At: {scenario.decided_at}")
    return _Case(
        clause=clause,
        # Test cases of one name in one class are taken for one another: the configuration keeps them apart.
        name=f"{scenario.title} [{scenario.configuration}]",
        file=scenario.file,
        line=scenario.line,
        outcome=scenario.outcome,
        seconds=scenario.milliseconds / 1000,
        told=scenario.message or OUTCOME_WORD[scenario.outcome],
        detail="\n".join(lines),
        configuration=scenario.configuration,
        stopped_by=scenario.stopped_by,
        readings=scenario.readings,
    )


def _of_clause(clause: ClauseShown) -> _Case:
    return _Case(
        clause=clause,
        name=clause.name,
        file=clause.file,
        line=clause.line,
        outcome=_AS_OUTCOME.get(clause.verdict, "not-applicable"),
        seconds=0.0,
        told=clause.why or MEANING[clause.verdict],
        detail="",
    )


def _counts(cases: Iterable[_Case]) -> Markup:
    told = list(cases)
    return fill(
        'tests="{}" failures="{}" errors="{}" skipped="{}" time="{:.3f}"',
        len(told),
        sum(case.outcome == "fail" for case in told),
        sum(case.outcome == "error" for case in told),
        sum(case.outcome in {"inconclusive", "not-applicable"} for case in told),
        sum(case.seconds for case in told),
    )


def _properties(pairs: Iterable[tuple[str, str]]) -> Markup:
    told = joined(
        fill('<property name="{}" value="{}"/>', escaped(name), escaped(value)) for name, value in pairs if value
    )
    return fill("<properties>{}</properties>", told) if told else NOTHING


def _suite(rulebook: RulebookShown, cases: list[_Case], dossier: Dossier) -> Markup:
    run = dossier.run
    systems = dict.fromkeys(
        f"{used.description.manufacturer} {used.description.product} {used.description.version}"
        for used in run.configurations
    )
    properties = _properties(
        (
            ("rulebook", rulebook.title),
            ("edition", rulebook.edition),
            ("system", "; ".join(systems)),
            ("run", run.run),
            ("seal", run.seal or "none, the run has not finished"),
            ("summary", rulebook.summary),
        )
    )
    # The common schema wants the time without a zone; the journal's time is UTC.
    stamp = fill(' timestamp="{}"', escaped(run.started[:19])) if run.started else NOTHING
    return fill(
        '<testsuite name="{}" {}{}>\n{}\n{}</testsuite>\n',
        escaped(rulebook.id),
        _counts(cases),
        stamp,
        properties,
        joined(map(_case, cases)),
    )


def _case(case: _Case) -> Markup:
    variance = case.clause.variance
    properties = _properties(
        (
            ("clause", case.clause.id),
            ("kind", case.clause.kind),
            ("verdict of the clause", case.clause.verdict),
            ("strength", case.clause.strength),
            ("guided by", case.clause.guided_by),
            ("provisional", "yes" if case.clause.provisional else ""),
            ("variance", f"{variance.authority}, {variance.reference}, {variance.date}" if variance else ""),
            ("lapsed", case.clause.lapsed),
            ("configuration", case.configuration),
            ("stopped by", case.stopped_by),
            ("readings", ", ".join(case.readings)),
        )
    )
    where = fill(' file="{}" line="{}"', escaped(case.file), case.line) if case.file else NOTHING
    return fill(
        '<testcase name="{}" classname="{}"{} time="{:.3f}">{}{}</testcase>\n',
        escaped(case.name),
        escaped(case.clause.id),
        where,
        case.seconds,
        properties,
        _result(case),
    )


def _result(case: _Case) -> Markup:
    """What a test case has inside that did not pass."""
    message, detail = escaped(case.told), escaped(case.detail or case.told, lines=True)
    match case.outcome:
        case "pass":
            return NOTHING
        case "fail":
            return fill('<failure message="{}" type="rule broken">{}</failure>', message, detail)
        case "error":
            return fill('<error message="{}" type="error of the harness">{}</error>', message, detail)
        case _:
            return fill('<skipped message="{}"/>', message)
