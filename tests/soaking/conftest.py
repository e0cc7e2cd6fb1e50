"""A soak of whatever system a test sets up, as a person starts it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters import targets
from clausewise.adapters.base import System
from clausewise.adapters.reference import EngineTable, ReferenceSystem
from clausewise.cli import main
from clausewise.journal import read_journal
from clausewise.journal.records import TableSoaked
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.verdicts import Verdicts, decode


class Soaks:
    """Runs `clausewise soak` against a system that stands in for the target."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.out = folder / "out"
        self._monkeypatch = monkeypatch

    def against(self, system: Callable[[], System]) -> Soaks:
        """From now on this is what the target names."""
        self._monkeypatch.setattr(targets, "open_system", lambda _target, settings=None: system())  # noqa: ARG005
        return self

    def against_an_engine(
        self, fault: Fault | None = None, opener: Callable[[TableSetup], EngineTable] | None = None, **says: object
    ) -> Soaks:
        """A reference engine with a fault, or one that says something else of itself."""
        description: Description = msgspec.structs.replace(describe(), **says)
        performs = description.performs
        opens = opener or partial(open_table, fault=fault, performs=performs)
        return self.against(lambda: ReferenceSystem(opens, lambda: description))

    def run(self, *more: str, book: str = "three-card") -> int:
        """The exit code."""
        return main(["soak", "--rulebook", book, "--out", str(self.out), "--target", "http://it", "--no-allure", *more])

    @property
    def verdicts(self) -> Verdicts:
        return decode((self.out / "verdicts.json").read_bytes())

    @property
    def tables(self) -> list[TableSoaked]:
        return [entry.record for entry in read_journal(self.out) if isinstance(entry.record, TableSoaked)]


@pytest.fixture
def soaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Soaks:
    """Nothing has been soaked yet."""
    monkeypatch.chdir(tmp_path)
    return Soaks(tmp_path, monkeypatch).against_an_engine()
