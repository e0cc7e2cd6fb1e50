"""What a running scenario tells its journal."""

from __future__ import annotations

from typing import Protocol

from clausewise.journal.records import Strength
from clausewise.reference_engine.vocabulary.description import Declaration, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


class Recorder(Protocol):
    """Takes what happens in a scenario, in order."""

    def opened(self, table: str, setup: TableSetup, refused: str = "") -> None:
        """A table was opened or refused."""

    def submitted(self, table: str, submission: str, stimulus: AnyStimulus, *, at_length: bool = False) -> None:
        """A stimulus is about to be handed over."""

    def answered(self, table: str, submission: str, receipt: Receipt) -> None:
        """The receipt came."""

    def happened(self, table: str, seen: Seen, told_by: str = "") -> None:
        """An event was seen; `told_by` where a table is put together from parts."""

    def declared(self, table: str, facts: Declaration) -> None:
        """The declaration was read."""

    def checked(  # noqa: PLR0913  the fields of one record
        self,
        sentence: str,
        *,
        ok: bool,
        expected: str = "",
        got: str = "",
        strength: Strength = "forced",
        n: int = 1,
        arose: int | None = None,
        kept: int | None = None,
    ) -> None:
        """A Then compared something."""

    def remark(self, text: str) -> None:
        """Something worth keeping."""
