"""What a person sees while a proof goes on."""

from __future__ import annotations

from typing import Final

from clausewise.reports.prove_results import ClauseProof
from clausewise.running.bar import Bar

SCENARIO_LINES_EVERY: Final = 1000
CLAUSE_LINES_EVERY: Final = 50


class ProofProgress:
    """Is told of every scenario that was heard, and of every clause that was proved."""

    def __init__(self) -> None:
        self._bar = Bar()
        self._caught, self._survived = 0, 0

    def hears(self, scenarios: int) -> None:
        """So many scenarios are run with the sound engine."""
        self._bar.begins("scenarios with the sound engine", scenarios, lines_every=SCENARIO_LINES_EVERY)

    def heard(self) -> None:
        """One more scenario."""
        self._bar.moves()

    def proves(self, clauses: int) -> None:
        """So many clauses are to be proved."""
        self._bar.begins("clauses", clauses, lines_every=CLAUSE_LINES_EVERY)

    def proved(self, found: ClauseProof) -> None:
        """One more clause."""
        self._caught += found.caught
        self._survived += len(found.survivors)
        self._bar.moves(f"{self._caught} faults caught, {self._survived} survived")

    def close(self) -> None:
        """The proof is over."""
        self._bar.close()
