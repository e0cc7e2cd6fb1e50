"""The clauses and scenarios of a run as a workbook (XLSX) that sorts and filters; every cell is a text or a number."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from clausewise.reports.dossier import Dossier
from clausewise.reports.telling import OUTCOME_WORD, WORD
from clausewise.showing import short, visible

LONGEST: Final = 32_000
"""Characters that a cell takes; the format knows no more than 32,767."""
CLAUSES: Final = (
    ("Rulebook", 20), ("Clause", 24), ("Chapter", 9), ("Place", 7), ("The rule, restated", 60), ("Kind", 13),
    ("Verdict", 13), ("Strength", 11), ("Provisional", 11), ("Scenarios", 10), ("Failed", 8), ("Why", 50),
    ("Stopped by", 22), ("Readings", 24), ("Variance", 20),
)  # fmt: skip
SCENARIOS: Final = (
    ("Clause", 24), ("Scenario", 60), ("Configuration", 30), ("Outcome", 13), ("Message", 50), ("Expected", 40),
    ("Got", 40), ("Stopped by", 22), ("Feature", 34), ("Line", 7), ("Readings", 24), ("Milliseconds", 12),
)  # fmt: skip
Cell = str | int


def workbook(dossier: Dossier, number: str, issued: str) -> bytes:
    """The file; the same dossier gives the same bytes."""
    import xlsxwriter  # noqa: PLC0415  an extra

    held = io.BytesIO()
    # What begins as a formula, an address or a number is a text here, whatever it looks like.
    plain = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}
    book = xlsxwriter.Workbook(held, plain)
    day = datetime.fromisoformat(issued).replace(tzinfo=UTC)
    book.set_properties(
        {"title": f"Test report {number}", "comments": f"Seal {dossier.run.seal}", "created": day.replace(tzinfo=None)}
    )
    wrapped = book.add_format({"text_wrap": True, "valign": "top"})
    for name, columns, rows in (
        ("Clauses", CLAUSES, list(_clauses(dossier))),
        ("Scenarios", SCENARIOS, list(_scenarios(dossier))),
    ):
        sheet = book.add_worksheet(name)
        sheet.freeze_panes(1, 0)
        sheet.hide_gridlines(2)
        for at, (_, width) in enumerate(columns):
            sheet.set_column(at, at, width, wrapped)
        sheet.add_table(
            0, 0, max(len(rows), 1), len(columns) - 1,
            {"name": name, "columns": [{"header": head} for head, _ in columns], "style": "Table Style Light 1"},
        )  # fmt: skip
        for down, row in enumerate(rows, 1):
            for across, cell in enumerate(row):
                if isinstance(cell, int):
                    sheet.write_number(down, across, cell)
                elif cell:
                    sheet.write_string(down, across, short(visible(cell), LONGEST))
    book.close()
    return held.getvalue()


def _clauses(dossier: Dossier) -> Iterable[Sequence[Cell]]:
    for book in dossier.rulebooks:
        for place, clause in enumerate(book.clauses, 1):
            variance = clause.variance
            yield (
                book.id,
                clause.id,
                clause.chapter,
                place,
                clause.name,
                clause.kind,
                WORD[clause.verdict],
                clause.strength,
                "yes" if clause.provisional else "no",
                len(clause.ran),
                sum(scenario.outcome == "fail" for scenario in clause.ran),
                clause.why,
                " ".join(clause.stopped_by),
                " ".join(clause.readings),
                f"{variance.authority}, {variance.reference}" if variance else "",
            )


def _scenarios(dossier: Dossier) -> Iterable[Sequence[Cell]]:
    for book in dossier.rulebooks:
        for clause in book.clauses:
            for scenario in clause.scenarios:
                check = next(iter(scenario.failed_checks), None)
                found = scenario.difference if scenario.outcome != "pass" else None
                yield (
                    clause.id,
                    scenario.title,
                    scenario.configuration,
                    OUTCOME_WORD[scenario.outcome],
                    scenario.message,
                    check.expected if check else (found.expected if found else ""),
                    check.got if check else (found.got if found else ""),
                    scenario.stopped_by,
                    scenario.file,
                    scenario.line,
                    " ".join(scenario.readings),
                    scenario.milliseconds,
                )
