"""A selection in a file: which clauses a run takes, a line each, as `clausewise impact` writes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from clausewise.failures import ClausewiseError

BIGGEST = 1_000_000


def read_selection(path: Path) -> tuple[str, ...]:
    """The clauses that a file names; what stands behind a # is for whoever reads it."""
    try:
        if path.stat().st_size > BIGGEST:
            raise ClausewiseError(f"{path}: is larger than {BIGGEST:,} bytes; a selection names a clause a line")
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as problem:
        raise ClausewiseError(f"{path}: cannot be read as text: {problem}") from None
    found: dict[str, None] = {}
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if len(words) > 1:
            raise ClausewiseError(f"{path}:{number}: one clause a line, as in mlgca-four-card.11.B")
        found |= dict.fromkeys(words)
    if not found:
        raise ClausewiseError(f"{path}: names no clause; without one everything would be run")
    return tuple(found)


def selection_text(clauses: Iterable[tuple[str, str]], head: Sequence[str] = ()) -> str:
    """The file: each clause with the reason for it."""
    rows = list(clauses)
    width = max((len(clause) for clause, _ in rows), default=0)
    lines = [*(f"# {line}" for line in head), *(f"{clause.ljust(width)}  # {why}" for clause, why in rows)]
    return "\n".join(lines) + "\n"
