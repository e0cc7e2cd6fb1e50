"""What the printed report tells, in the order of ISO/IEC 17025, 7.8.2: taken from the dossier and the letterhead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from clausewise.filing.letterhead import Letterhead, own_text
from clausewise.filing.paper_fails import MOST_TOLD, failing_clauses, told_clause
from clausewise.journal.records import ConfigurationUsed
from clausewise.reports.dossier import (
    NOT_EXAMINED,
    VERDICTS,
    ClauseShown,
    Dossier,
    FaultShown,
    RulebookShown,
    Shown,
)
from clausewise.reports.matrix.front import title_of
from clausewise.reports.matrix.readings import answered
from clausewise.reports.telling import MEANING, WORD
from clausewise.showing import counted, listed, short

Told = dict[str, Any]
MOST_NAMED: Final = 60
"""Clauses after a reason; the table of all clauses names the others."""
DECIDED: Final = own_text("decisions.txt").strip().split("\n\n")
"""The decision rule, what is said of signatures, and what a reader must know; a paragraph each."""
RULE: Final = DECIDED[:3]


def told_on_paper(dossier: Dossier, letterhead: Letterhead) -> Told:
    """All that the template sets."""
    run, report = dossier.run, letterhead.report
    failing = failing_clauses(dossier)
    shown = [verdict for verdict in VERDICTS if dossier.counts[verdict]]
    clauses = [clause for book in dossier.rulebooks for clause in book.clauses]
    return {
        "title": title_of(dossier),
        "laboratory": letterhead.laboratory.name,
        "report-number": report.number,
        "seal": run.seal,
        "not-accepted": " ".join(f"The run as a whole is an error: {problem}." for problem in run.problems),
        "outcome": _result(dossier),
        "parties": _who(dossier, letterhead),
        "item": _item(run.configurations, letterhead),
        "components": [
            [part.name, part.digest, part.computed_by]
            for part in dict.fromkeys(p for used in run.configurations for p in used.description.components)
        ],
        "how-tested": _method(dossier, letterhead),
        "rules": [[book.title, book.authority, book.version, book.edition] for book in dossier.rulebooks],
        "rule": [report.decision_rule] if report.decision_rule else RULE,
        "verdicts": [[WORD[verdict], dossier.counts[verdict], MEANING[verdict]] for verdict in shown]
        + [["all", len(clauses), "Each clause of the rules counts once."]],
        "columns": [*(WORD[verdict] for verdict in shown), "all"],
        "books": [
            [book.title, *(str(book.counts[verdict] or "") for verdict in shown), str(len(book.clauses))]
            for book in dossier.rulebooks
        ],
        "notes": [note.rstrip(".") for note in run.notes],
        "explained": dossier.explained,
        "faults": [_fault(fault) for fault in dossier.faults[:MOST_TOLD]],
        "more-faults": _more(len(dossier.faults) - MOST_TOLD, "more fault", "verdicts.json lists them."),
        "failing": [told_clause(clause, book) for book, clause in failing[:MOST_TOLD]],
        "more-failing": _more(
            len(failing) - MOST_TOLD, "more clause", "failed; run/matrix.html in the bundle tells of each as here."
        ),
        "unexamined": _unexamined(dossier),
        "readings": _readings(dossier),
        "variances": [
            [
                clause.id,
                WORD[clause.verdict],
                clause.variance.text,
                f"{clause.variance.authority}, {clause.variance.reference}, {clause.variance.date}",
            ]
            for clause in clauses
            if clause.variance
        ],
        "attested": [
            [
                clause.id,
                found.finding,
                found.method,
                f"{found.inspector} and {found.second_person}",
                f"{found.date}, {found.expires}",
            ]
            for clause in clauses
            if (found := clause.attestation)
        ],
        "clauses": [_book(book) for book in dossier.rulebooks],
        "statements": _statements(letterhead),
        "authorised": [
            ["Authorised by", f"{letterhead.authoriser.name}, {letterhead.authoriser.function}"],
            ["Date of issue", report.issued],
            ["Tested by", run.tester],
        ],
        "signing": DECIDED[3],
    }


def _more(number: int, noun: str, where: str) -> str:
    return f"And {counted(number, noun)}: {where}" if number > 0 else ""


def _result(dossier: Dossier) -> str:
    summary = dossier.summary[:1].upper() + dossier.summary[1:] + "."
    return f"{summary} {dossier.explained}." if dossier.explained else summary


def _who(dossier: Dossier, letterhead: Letterhead) -> list[list[str]]:
    laboratory, report = letterhead.laboratory, letterhead.report
    rows = [
        ["Report", report.number],
        *([["Takes the place of", report.amends]] if report.amends else []),
        ["Date of issue", report.issued],
        ["Laboratory", laboratory.name],
        ["Address", laboratory.address],
        ["Accreditation", laboratory.accreditation],
        ["Performed at", laboratory.performed_at or f"the laboratory's address, {laboratory.address}"],
        ["Customer", f"{letterhead.customer.name}, {letterhead.customer.address}"],
        ["Test begun", moment(dossier.run.started)],
        ["Test ended", moment(dossier.run.ended)],
        ["Run", dossier.run.run, "code"],
        ["Seal of the journal", dossier.run.seal, "code"],
    ]
    if dossier.run.laboratory and dossier.run.laboratory != laboratory.name:
        rows.append(["Laboratory, as the journal names it", dossier.run.laboratory])
    return rows


def moment(time: str) -> str:
    """A time of the journal for people.

    >>> moment("2026-11-18T09:44:21.123456+00:00")
    '2026-11-18 09:44:21 UTC'
    """
    return f"{time[:10]} {time[11:19]} UTC" if time else ""


def _item(configurations: Sequence[ConfigurationUsed], letterhead: Letterhead) -> list[list[str]]:
    described = list(dict.fromkeys(
        (d.manufacturer, d.product, d.version, d.build, d.jurisdiction) for d in (u.description for u in configurations)
    ))  # fmt: skip
    rows = []
    for maker, product, version, build, jurisdiction in described:
        rows += [
            ["Maker", maker],
            ["Product", product],
            ["Version", version],
            ["Build", "production" if build == "production" else "test build, not the one in production"],
            ["Jurisdiction", jurisdiction],
        ]
    return [
        *rows,
        ["Reached as", ", ".join(dict.fromkeys(used.target for used in configurations))],
        ["Received", letterhead.report.received],
        ["Condition", letterhead.report.condition],
        ["Who says so", DECIDED[4]],
    ]


def _method(dossier: Dossier, letterhead: Letterhead) -> list[list[str]]:
    run = dossier.run
    extent = f"limited to {listed(list(run.selection))}" if run.selection else "all clauses of these rules"
    return [
        ["Method", DECIDED[5]],
        ["Harness", f"Clausewise {run.harness}, Python {run.python}"],
        ["Extent", extent + (f"; {run.soak}" if run.soak else "")],
        ["Configurations", f"{counted(len(run.configurations), 'configuration')}; run/matrix.html lists them"],
        ["Seed", str(run.seed)],
        ["Separation of a program", run.wall or "no program was started"],
        ["Same item at the end", "yes" if run.unchanged else "no: it described itself otherwise at the end"],
        ["Additions, deviations, exclusions", letterhead.report.deviations or "none were stated"],
        ["Provided by others", letterhead.report.external or "no results were provided by others"],
    ]  # fmt: skip


def _fault(fault: FaultShown) -> Told:
    found = fault.difference
    return {
        "clauses": ", ".join(fault.clauses),
        "scenarios": counted(fault.scenarios, "scenario"),
        "title": fault.title,
        "where": f"{fault.configuration}, {fault.place}",
        "expected": found.expected if found else "",
        "got": found.got if found else "",
        "message": fault.message,
        "stopped": _named(fault.stopped),
    }


def _named(names: Sequence[str]) -> str:
    more = f" and {counted(len(names) - MOST_NAMED, 'other')}" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more


def _unexamined(dossier: Dossier) -> list[list[str]]:
    found = []
    for verdict in NOT_EXAMINED:
        groups: dict[str, list[ClauseShown]] = {}
        for clause in (clause for book in dossier.rulebooks for clause in book.having(verdict)):
            stopped = f"stopped by {listed(clause.stopped_by)}" if clause.stopped_by else ""
            groups.setdefault(stopped or clause.why or MEANING[verdict], []).append(clause)
        found += [
            [f"{WORD[verdict].capitalize()}, {counted(len(of), 'clause')}.", short(why, 400), _which(verdict, of)]
            for why, of in sorted(groups.items(), key=lambda item: -len(item[1]))
        ]
    return found


def _which(verdict: Shown, clauses: Sequence[ClauseShown]) -> str:
    """Nobody has to be told one by one what nobody asked for."""
    return "see the extent" if verdict == "not-selected" else _named([clause.id for clause in clauses])


def _readings(dossier: Dossier) -> list[Told]:
    """Those on which a verdict of this run rests, rulebook by rulebook: question, how it was read, how it was not."""
    return [{"title": book.title, "rows": rows} for book in dossier.rulebooks if (rows := list(_reading_rows(book)))]


def _reading_rows(book: RulebookShown) -> Iterator[list[str]]:
    resting = {name for clause in book.clauses if clause.ran for name in clause.readings}
    for reading in book.readings:
        if reading.id in resting:
            played = [choice for choice, _ in reading.played]
            choices = dict([(reading.adopted, reading.adopted_text), *reading.rejected])
            others = [choice for choice in choices if choice not in played]
            status = f"Confirmed: {reading.confirmed}" if reading.confirmed else answered(reading).lstrip("; ")
            yield [reading.id, reading.question, _worded(played, choices), _worded(others, choices), status]


def _worded(named: Sequence[str], choices: Mapping[str, str]) -> str:
    """Choices with what they mean."""
    return "; ".join(f"{one}: {choices[one].rstrip('.')}" if choices.get(one) else one for one in named)


def _book(book: RulebookShown) -> Told:
    return {
        "title": f"{book.title}: {book.summary}",
        "rows": [
            [
                clause.number,
                clause.name,
                WORD[clause.verdict] + (", provisional" if clause.provisional else ""),
                clause.strength,
                str(len(clause.ran) or ""),
            ]
            for clause in book.clauses
            if clause.verdict != "not-selected"
        ],
    }


def _statements(letterhead: Letterhead) -> list[str]:
    return [sentence.replace("@customer@", letterhead.customer.name) for sentence in DECIDED[6:]]
