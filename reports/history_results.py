"""Many runs side by side: the content of history.json."""

from __future__ import annotations

import msgspec

from clausewise.verdicts import Verdict


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One run."""

    directory: str
    run: str
    started: str
    system: str
    seal: str
    counts: dict[Verdict, int]
    not_selected: int
    readings: tuple[str, ...] = ()
    """In which readings it was otherwise than the run before, of rulebooks that both played."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clause, through all runs."""

    clause: str
    title: str
    verdicts: tuple[Verdict | None, ...]
    """None where a run was not asked about it."""
    strengths: tuple[str, ...]
    changed: tuple[bool, ...]
    """Where its words are not those of the last run before that was asked about it."""
    reread: tuple[bool, ...] = ()
    """Where it rests on other readings than in the last run before that was asked about it."""


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Runs by time, and clauses in the order of the last run that has them."""

    format: int
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    left_out: tuple[str, ...]
    """Directories that hold a journal which cannot be relied on, and why."""
