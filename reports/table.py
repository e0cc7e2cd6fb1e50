"""verdicts.csv: one row for each clause, for whoever sorts and counts in a spreadsheet."""

from __future__ import annotations

import csv
import io

from clausewise.reports.dossier import ClauseShown, Dossier, RulebookShown
from clausewise.showing import visible

HEADINGS = (
    "rulebook", "clause", "chapter", "restatement", "kind", "channels", "verdict", "strength", "guided by", "measure",
    "provisional", "why", "stopped by", "scenarios", "passed", "failed", "inconclusive", "errors", "not applicable",
    "readings", "variance", "attestation", "run", "seal",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001  full width: some spreadsheets obey these too


def csv_text(dossier: Dossier) -> str:
    """The whole file, as RFC 4180 has it, with a byte order mark: without it spreadsheets do not take it for UTF-8."""
    stream = io.StringIO()
    stream.write("\ufeff")
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(HEADINGS)
    for rulebook in dossier.rulebooks:
        for clause in rulebook.clauses:
            writer.writerow([harmless(cell) for cell in _row(clause, rulebook, dossier)])
    return stream.getvalue()


def harmless(cell: str) -> str:
    r"""The cell as text that no spreadsheet computes: an apostrophe goes before what would begin a formula.

    >>> harmless("=1+1"), harmless("pass"), harmless(" =1"), harmless("a\tb")
    ("'=1+1", 'pass', "' =1", 'a⟨TAB⟩b')
    """
    shown = visible(cell)
    # Blanks in front do not stop every spreadsheet.
    return f"'{shown}" if cell.startswith(_FORMULA) or cell.lstrip().startswith(_FORMULA) else shown


def _row(clause: ClauseShown, rulebook: RulebookShown, dossier: Dossier) -> list[str]:
    outcomes = [scenario.outcome for scenario in clause.scenarios]
    variance = clause.variance
    attested = clause.attestation
    return [
        rulebook.id,
        clause.id,
        clause.chapter,
        clause.name,
        clause.kind,
        " ".join(clause.channels),
        clause.verdict,
        clause.strength,
        clause.guided_by,
        clause.measure,
        "yes" if clause.provisional else "no",
        clause.why,
        " ".join(clause.stopped_by),
        str(len(outcomes)),
        *(str(outcomes.count(o)) for o in ("pass", "fail", "inconclusive", "error", "not-applicable")),
        " ".join(clause.readings),
        f"{variance.authority}, {variance.reference}, {variance.date}: {variance.text}" if variance else "",
        f"{attested.finding}: {attested.inspector}, {attested.second_person}, {attested.date}" if attested else "",
        dossier.run.run,
        dossier.run.seal,
    ]
