"""corresponds.toml: every clause of both rulebooks stands in it, and none both with a counterpart and without."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from clausewise.failures import ClausewiseError
from clausewise.registry.correspondence import NAME, Row, matching, read_correspondences
from clausewise.registry.library import rulebook_near
from clausewise.registry.lint.findings import Finding, line_of
from clausewise.registry.lock_file import Lock, read_lock

NAMED_AT_MOST = 8


def lint_correspondences(folder: Path, lock: Lock) -> Iterator[Finding]:
    """Every table of a rulebook's corresponds.toml."""
    path = folder / NAME
    try:
        tables = read_correspondences(folder)
    except ClausewiseError as broken:
        yield Finding(path, 1, "corresponds", broken.message, "nothing else can be linted in it before")
        return
    for other, rows in tables.items():
        near = rulebook_near(other, folder)
        theirs = None if near is None else read_lock(near)
        line = line_of(path, f"[[{other}]]")
        if theirs is None:
            yield Finding(path, line, "corresponds", f"no rulebook {other} is locked beside this one", "correct its id")
            continue
        spread = [row for written in rows for row in written.spread()]
        sides = ((lock, [(row.ours, row) for row in spread]), (theirs, [(row.theirs, row) for row in spread]))
        for side, written in sides:
            yield from _side(path, line, side, written)
        for row in rows:
            yield from _row(path, line, row)


def _row(path: Path, line: int, row: Row) -> Iterator[Finding]:
    if row.same and (row.ours or row.theirs):
        what = f"{row.same[0]}: the row has `same` beside `ours` or `theirs`"
        yield Finding(path, _line(path, row, line), "corresponds", what, "make two rows of it")
    elif row.same:
        return
    elif not row.ours and not row.theirs:
        yield Finding(path, line, "corresponds", "a row names no clause", "name clauses or take it away")
    elif not (row.ours and row.theirs) and not row.differs.strip():
        named = ", ".join(row.ours or row.theirs)
        what = f"{named}: the row says neither what corresponds to it nor what it asks"
        yield Finding(path, _line(path, row, line), "corresponds", what, "name the counterpart, or say it in `differs`")


def _side(path: Path, line: int, lock: Lock, written: Sequence[tuple[tuple[str, ...], Row]]) -> Iterator[Finding]:
    known = [clause.id for clause in lock.clauses]
    paired: set[str] = set()
    alone: set[str] = set()
    for texts, row in written:
        for text in texts:
            found = matching(text, lock.rulebook, known)
            if not found:
                what = f"{lock.rulebook} has no clause {text}"
                yield Finding(path, _line(path, row, line), "corresponds", what, "correct the number")
            (paired if row.ours and row.theirs else alone).update(found)
    for clause in sorted(paired & alone, key=known.index):
        what = f"{clause} has a counterpart in one row and none in another"
        yield Finding(path, line, "corresponds", what, "keep one", clause=clause)
    missing = [clause for clause in known if clause not in paired | alone]
    if missing:
        shown = ", ".join(missing[:NAMED_AT_MOST]) + (" ..." if len(missing) > NAMED_AT_MOST else "")
        what = f"{len(missing)} of {lock.rulebook} stand in no row: {shown}"
        yield Finding(path, line, "corresponds", what, "name their counterparts, or say that there are none")


def _line(path: Path, row: Row, otherwise: int) -> int:
    first = (*row.same, *row.ours, *row.theirs)[0]
    found = line_of(path, f'"{first}"')
    return found if found > 1 else otherwise
