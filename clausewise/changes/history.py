"""Many runs, by time: a line a clause, a column a run."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from clausewise.changes.reasons import chosen_otherwise
from clausewise.changes.side import Loaded, of_run
from clausewise.failures import ClausewiseError
from clausewise.journal.chain import MAIN, segment_names
from clausewise.reports.history_results import Column, History, Row
from clausewise.reports.table import harmless
from clausewise.verdicts import VERDICTS

FORMAT = 1
DEEPEST = 3
"""Folders below the one that is named: runs lie in folders by month or by system."""
MOST = 500
"""Runs that are read: a page with more columns is read by nobody."""


def history(folder: Path, features: Sequence[Path | None] = (None,)) -> History:
    """Every run in a folder; one whose journal is not as it was written is named and left out."""
    if not folder.is_dir():
        raise ClausewiseError(f"{folder}: no such folder; name the one that holds the directories of the runs")
    found: list[Loaded] = []
    left_out: list[str] = []
    directories = sorted(_runs(folder, 0))
    if len(directories) > MOST:
        raise ClausewiseError(f"{folder}: holds {len(directories):,} runs, and {MOST} are shown at most; name a part")
    for directory in directories:
        try:
            found.append(of_run(directory, features))
        except ClausewiseError as failure:
            left_out.append(failure.message)
    if not found:
        reasons = "".join(f"\n  {reason}" for reason in left_out)
        raise ClausewiseError(f"{folder}: holds no run that can be shown{':' if reasons else ''}{reasons}")
    found.sort(key=lambda loaded: loaded.side.started)
    columns = tuple(_column(one, before) for before, one in zip((None, *found), found, strict=False))
    return History(FORMAT, columns, tuple(_rows(found)), tuple(left_out))


def _runs(folder: Path, depth: int) -> Iterator[Path]:
    if MAIN in segment_names(folder):
        yield folder
    elif depth < DEEPEST:
        for below in sorted(folder.iterdir()):
            if below.is_dir() and not below.is_symlink():
                yield from _runs(below, depth + 1)


def _column(loaded: Loaded, before: Loaded | None) -> Column:
    side = loaded.side
    systems = dict.fromkeys(f"{s.product} {s.version}" for s in side.systems.values())
    verdicts = [judged.verdict for judged in side.clauses.values()]
    return Column(
        directory=loaded.name,
        run=side.run,
        started=side.started,
        system="; ".join(systems),
        seal=side.seal,
        counts={verdict: n for verdict in VERDICTS if (n := verdicts.count(verdict))},
        not_selected=max(0, len(side.words) - len(side.clauses)) if side.words else 0,
        readings=tuple(chosen_otherwise(before.side.readings, side.readings)) if before else (),
    )


def _rows(runs: Sequence[Loaded]) -> Iterator[Row]:
    titles: dict[str, str] = {}
    order: dict[str, None] = {}
    for run in reversed(runs):
        order |= dict.fromkeys(run.side.clauses)
        titles = {**run.titles, **titles}
    for clause in order:
        judged = [run.side.clauses.get(clause) for run in runs]
        yield Row(
            clause=clause,
            title=titles.get(clause, ""),
            verdicts=tuple(one.verdict if one else None for one in judged),
            strengths=tuple((one.strength or "") if one else "" for one in judged),
            changed=tuple(_changed(clause, runs)),
            reread=tuple(_reread(clause, runs)),
        )


def _changed(clause: str, runs: Sequence[Loaded]) -> Iterator[bool]:
    """Where the words of a clause are others than in the run before that had it."""
    before = ""
    for run in runs:
        words = run.side.words.get(clause, "") if clause in run.side.clauses else ""
        yield bool(before and words and words != before)
        before = words or before


def _reread(clause: str, runs: Sequence[Loaded]) -> Iterator[bool]:
    """Where a clause rests on other readings than in the run before that had it."""
    before: tuple[str, ...] | None = None
    for run in runs:
        judged = run.side.clauses.get(clause)
        yield judged is not None and before is not None and judged.readings != before
        before = judged.readings if judged is not None else before


def csv_text(found: History) -> str:
    """A line a clause, for a spreadsheet."""
    stream = io.StringIO()
    stream.write("\ufeff")
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(["clause", "restatement", *(harmless(f"{c.started[:19]} {c.system}") for c in found.columns)])
    for row in found.rows:
        verdicts = (verdict or "not asked about" for verdict in row.verdicts)
        writer.writerow([harmless(cell) for cell in (row.clause, row.title, *verdicts)])
    return stream.getvalue()


def lines(found: History) -> Iterator[str]:
    """A line a run, and a line for each clause that is not the same in all."""
    for n, column in enumerate(found.columns, 1):
        counts = ", ".join(f"{number} {verdict}" for verdict, number in column.counts.items())
        yield f"{n:>3}  {column.started[:16].replace('T', ' ')}  {column.system}  {counts}  ({column.directory})"
        if column.readings:
            yield f"     other readings than in the run before: {'; '.join(column.readings)}"
    changing = [row for row in found.rows if len(set(row.verdicts)) > 1]
    yield ""
    yield f"{len(found.rows)} clauses, of which {len(changing)} are not the same in every run"
    for row in changing:
        otherwise = [str(n) for n, reread in enumerate(row.reread, 1) if reread]
        read = f"  (by other readings in run {', '.join(otherwise)})" if otherwise else ""
        yield f"  {row.clause}  {' → '.join(verdict or '·' for verdict in _runs_of_one(row))}{read}"
    yield from (f"left out: {reason}" for reason in found.left_out)


def _runs_of_one(row: Row) -> list[str | None]:
    """The verdicts, each once as long as it lasts."""
    return [v for n, v in enumerate(row.verdicts) if not n or v != row.verdicts[n - 1]]
