"""Each clause that failed, on paper: its own words, its scenarios, what was expected, what came, the cards."""

from __future__ import annotations

from typing import Any, Final

from clausewise.filing.printing import drawing_on_paper
from clausewise.reports.dossier import ClauseShown, Dossier, RulebookShown, ScenarioShown, money_first
from clausewise.reports.plainly import told_plainly
from clausewise.reports.tables.state import state_after
from clausewise.reports.tables.words import in_words
from clausewise.showing import counted, short

MOST_TOLD: Final = 120
"""Clauses and faults that are told in full; a report of which more fail is read by its faults."""
MOST_SCENARIOS: Final = 2
"""Of one clause that are told in full."""
LONGEST: Final = 1_200


def failing_clauses(dossier: Dossier) -> list[tuple[RulebookShown, ClauseShown]]:
    """The clauses that failed, fault by fault, money first; what no fault names comes behind."""
    books = {clause.id: book for book in dossier.rulebooks for clause in book.clauses}
    failed = tuple(clause for book in dossier.rulebooks for clause in book.having("fail"))
    place = {name: n for n, fault in enumerate(dossier.faults) for name in reversed(fault.clauses)}
    money = {place.get(clause.id, -1) for clause in failed if clause.kind == "payout"}
    of_faults = sorted(
        money_first(failed),
        key=lambda clause: (
            place.get(clause.id, len(place)) not in money,
            place.get(clause.id, len(place)),
        ),
    )
    return [(books[clause.id], clause) for clause in of_faults]


def told_clause(clause: ClauseShown, book: RulebookShown) -> dict[str, Any]:
    """One of them."""
    failing = [scenario for scenario in clause.ran if scenario.outcome == "fail"]
    told = failing[:MOST_SCENARIOS]
    variance = clause.variance
    return {
        "id": clause.id,
        "name": clause.name,
        "kind": clause.kind,
        "evidence": f"{counted(len(failing), 'scenario')} of {len(clause.ran):,} failed"
        + (f"; evidence {clause.strength}" if clause.strength else "")
        + ("; provisional" if clause.provisional else "")
        + (f"; {clause.why}" if clause.why and not failing else ""),
        "words": short(clause.words, LONGEST),
        "unquoted": clause.unquoted,
        "document": f"{book.title}, {clause.number}",
        "variance": f"{variance.authority}, {variance.reference}, {variance.date}: {variance.text}" if variance else "",
        "scenarios": [_scenario(scenario) for scenario in told],
        "more": f"{counted(len(failing) - len(told), 'more scenario')} of this clause failed; run/matrix.html tells of "
        f"{'it' if len(failing) - len(told) == 1 else 'them'}."
        if len(failing) > len(told)
        else "",
    }


def _scenario(scenario: ScenarioShown) -> dict[str, Any]:
    found = scenario.difference
    rows = [["First difference", f"at event {found.index + 1}"], ["By the rules", found.expected],
            ["The system", found.got]] if found else []  # fmt: skip
    if found and found.clauses:
        rows.append(["Clauses that require it", ", ".join(found.clauses)])
    return {
        "title": scenario.title,
        "where": f"{scenario.file}:{scenario.line}, configuration {scenario.configuration}",
        "plainly": told_plainly(scenario.message, scenario.events),
        "message": short(scenario.message, LONGEST),
        "steps": [
            [
                step.keyword,
                step.text + "".join(f"\n{' | '.join(row)}" for row in step.table),
                step.outcome or "not reached",
            ]
            for step in scenario.steps
        ],
        "checks": [
            [check.sentence, short(check.expected, LONGEST), short(check.got, LONGEST)]
            for check in scenario.failed_checks
        ],
        "difference": rows,
        "drawing": drawing_on_paper(scenario) if scenario.events else "",
        "drawn": in_words(state_after(scenario.events)) if scenario.events else "",
    }
