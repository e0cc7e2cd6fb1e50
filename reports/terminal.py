"""What a run ends with on the terminal: the verdicts of each rulebook, what failed, and how to see it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clausewise.reports.dossier import (
    VERDICTS,
    ClauseShown,
    Dossier,
    FaultShown,
    RulebookShown,
    ScenarioShown,
    Shown,
    money_first,
)
from clausewise.reports.plainly import told_plainly
from clausewise.reports.repeating import again
from clausewise.reports.telling import MARK, WORD
from clausewise.showing import counted, short, visible

TOLD_AT_MOST = 15
LONGEST = 400
_COLOURS: dict[Shown, str] = {
    "fail": "31;1",
    "error": "35;1",
    "inconclusive": "33",
    "unattested": "33",
    "pass": "32",
    "attested": "32",
}


def verdict_table(dossier: Dossier, *, colour: bool = False, command: Sequence[str] = (), folder: str = "") -> str:
    """The table and the list below it. Nothing that a system said reaches the terminal unescaped.

    `command` is what a command that repeats a scenario needs beyond what the journal knows, `folder` where the run is.
    """
    lines: list[str] = []
    for rulebook in dossier.rulebooks:
        lines.extend(_counts(f"{_line(rulebook.title)} ({rulebook.id})", rulebook, colour=colour))
    if len(dossier.rulebooks) > 1:
        lines.extend(_counts(f"All {len(dossier.rulebooks)} rulebooks", dossier, colour=colour))
    wrong = money_first(tuple(clause for rulebook in dossier.rulebooks for clause in rulebook.having("error", "fail")))
    if wrong:
        lines.append("")
        for clause in wrong[:TOLD_AT_MOST]:
            lines.extend(_wrong(clause, dossier, command, folder, colour=colour))
        if len(wrong) > TOLD_AT_MOST:
            left = wrong[TOLD_AT_MOST:]
            lines.append(f"and {counted(len(left), 'more clause')}: {' '.join(clause.id for clause in left)}")
    if dossier.explained:
        lines.append(f"{dossier.explained}:")
        for fault in dossier.faults[:TOLD_AT_MOST]:
            lines.extend(_fault(fault))
        if len(dossier.faults) > TOLD_AT_MOST:
            lines.append(f"and {counted(len(dossier.faults) - TOLD_AT_MOST, 'more fault')}: the matrix has them all")
    guides = dict.fromkeys(used.guided_by for used in dossier.run.configurations if used.guided_by)
    lines.extend(f"guided    {_line(guide)} did the acts and reported what was seen" for guide in guides)
    lines.extend(f"NOT AS IT WAS WRITTEN: {_line(amiss)}" for amiss in dossier.run.not_as_written)
    lines.extend(f"problem: {_line(problem)}" for problem in dossier.run.problems)
    lines.extend(f"note: {_line(note)}" for note in dossier.run.notes)
    if dossier.run.wall:
        lines.append(f"wall      {_line(dossier.run.wall)}")
    return "\n".join(lines)


def _fault(fault: FaultShown) -> Iterator[str]:
    yield f"  {_line(' '.join(fault.clauses))}"
    yield f"    met in {counted(fault.scenarios, 'scenario')}, the soonest in {fault.clause}: {_line(fault.title)}"
    if fault.difference:
        yield f"      by the rules: {_line(fault.difference.expected)}"
        yield f"      the system:   {_line(fault.difference.got)}"
    if fault.stopped:
        yield f"    stopped {counted(len(fault.stopped), 'clause')}: {_line(' '.join(fault.stopped))}"


def fitting(text: str, encoding: str | None) -> str:
    """The text as a terminal of this encoding can show it; what it lacks becomes a question mark.

    >>> fitting("✗ fail", "ascii"), fitting("✗ fail", "utf-8")
    ('? fail', '✗ fail')
    """
    name = encoding or "ascii"
    return text.encode(name, "replace").decode(name)


def _line(text: str) -> str:
    return short(visible(text), LONGEST)


def _coloured(text: str, verdict: Shown, *, colour: bool) -> str:
    code = _COLOURS.get(verdict) if colour else None
    return f"\x1b[{code}m{text}\x1b[0m" if code else text


def _counts(heading: str, found: RulebookShown | Dossier, *, colour: bool) -> Iterator[str]:
    yield ""
    yield heading
    for verdict in VERDICTS:
        if number := found.counts[verdict]:
            yield _coloured(f"  {MARK[verdict]} {WORD[verdict]:<14}{number:>7,}", verdict, colour=colour)
    yield f"    {'clauses':<14}{found.counts.total():>7,}"
    yield f"  {found.summary}"


def _wrong(
    clause: ClauseShown, dossier: Dossier, command: Sequence[str], folder: str, *, colour: bool
) -> Iterator[str]:
    verdict = f"{MARK[clause.verdict]} {WORD[clause.verdict]}"
    yield f"{_coloured(verdict, clause.verdict, colour=colour)}  {clause.id}  ({clause.kind})  {_line(clause.name)}"
    scenarios = [scenario for scenario in clause.ran if scenario.outcome == clause.verdict]
    if not scenarios:
        yield f"    {_line(clause.why)}"
    else:
        yield from _scenario(scenarios[0], clause)
        if len(scenarios) > 1:
            yield f"    and {counted(len(scenarios) - 1, 'more scenario')} of this clause"
        yield f"    again: {again(scenarios[0], dossier, command, folder)}"
    if clause.variance:
        yield f"    variance: {_line(clause.variance.authority)}, {_line(clause.variance.reference)}"
    if clause.lapsed:
        yield f"    {_line(clause.lapsed)}"
    yield ""


def _own_words(clause: ClauseShown) -> Iterator[str]:
    if clause.words:
        yield f"    the clause: \u201c{_line(clause.words)}\u201d"
    elif clause.unquoted:
        yield f"    the clause: {clause.unquoted}"


def _scenario(scenario: ScenarioShown, clause: ClauseShown) -> Iterator[str]:
    yield f"    {_line(scenario.title)}  [{_line(scenario.configuration)}]  {scenario.file}:{scenario.line}"
    plainly = told_plainly(scenario.message, scenario.events) if scenario.outcome == "fail" else ""
    if plainly:
        yield f"    {_line(plainly)}"
    yield from _own_words(clause)
    if scenario.decided_at:
        yield f"    at:       {_line(scenario.decided_at)}"
    checks = [check for check in scenario.failed_checks if check.expected or check.got]
    for check in checks[:2]:
        yield f"    expected: {_line(check.expected)}"
        yield f"    got:      {_line(check.got)}"
    if not checks and scenario.message:
        yield f"    {_line(scenario.message)}"
    if found := scenario.difference:
        yield f"    first difference, at event {found.index + 1}:"
        yield f"      by the rules: {_line(found.expected)}"
        yield f"      the system:   {_line(found.got)}"
