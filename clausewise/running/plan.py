"""What a run is to do, worked out before pytest starts. It travels to the workers as JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec

from clausewise.adapters.http_settings import HttpSettings
from clausewise.journal.records import ConfigurationUsed, Header
from clausewise.verdicts import selected

FAILURES_IN_A_ROW = 20
"""So many scenarios in which the system itself failed, one after the other, end a run."""


class Selection(msgspec.Struct, frozen=True):
    """What is run of which rulebooks."""

    rulebooks: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    """Clause prefixes; none means everything."""

    def takes(self, clause_id: str) -> bool:
        """Whether a clause is part of the run."""
        return selected(clause_id, self.clauses)


class Plan(msgspec.Struct, frozen=True):
    """One run."""

    directory: str
    target: str
    selection: Selection
    configurations: dict[str, tuple[ConfigurationUsed, ...]]
    """For each rulebook, in order of preference."""
    header: Header
    features: str | None = None
    """Another folder of rulebooks than the one that came with the package."""
    settings: HttpSettings = HttpSettings()
    done: frozenset[str] = frozenset()
    """Scenarios that an earlier part of this run has finished."""
    resumed: bool = False
    failures_in_a_row: int = FAILURES_IN_A_ROW
    reference: bool = False
    """The target is the reference engine, which must cite the clause of every scenario."""
    nothing_unrun: bool = False
    """The target offers everything and nobody narrowed that down: a case that does not apply is an error."""
    allure: bool = False
    guided: bool = False
    """A technician reports what is seen, and may take an answer back."""
    order: tuple[str, ...] = ()
    """The scenarios in the order in which they are played; as they stand in the rulebooks, where nothing is said."""
    sittings: dict[str, tuple[int, ...]] = {}
    """Before which scenarios guests play at tables that are not told apart from production, by number."""

    @property
    def folder(self) -> Path | None:
        return Path(self.features) if self.features else None

    @property
    def out(self) -> Path:
        return Path(self.directory)
