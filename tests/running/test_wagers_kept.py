"""A house that keeps one kind of wager when a round is void is blamed by each clause that gives all of them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.families.against_dealer import voiding
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

if TYPE_CHECKING:
    from pathlib import Path

    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat

MLGCA = "mlgca-four-card"
CLAUSES = {f"{MLGCA}.{number}" for number in (
    "8.H.3", "8.H.4", "9.F", "9.G", "10.F", "10.G", "13.B", "13.D", "13.E", "13.G",
)}  # fmt: skip


@pytest.mark.parametrize("kept", ["ante", "aces up", "progressive", "six card bonus"])
def test_each_clause_notices_a_wager_that_is_kept(kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every clause on void rounds has a scenario in which this kind of wager stands."""
    returned = voiding.return_wagers_of

    def all_but_one(table: HouseBankedGround, seat: Seat, *provisions: str) -> None:
        seat.wagers.pop(kept, None)
        returned(table, seat, *provisions)

    monkeypatch.setattr(voiding, "return_wagers_of", all_but_one)
    selection, books = select([], sorted(CLAUSES), None)
    plan = plan_run(with_overrides(Configuration(), books, [], []), selection, books, tmp_path)

    def blaming(suite: Suite) -> set[str]:
        system = ReferenceSystem()
        return {suite.cases[uid].clause.id for uid in suite.cases if suite.run(uid, system).outcome == "fail"}

    assert with_suite(plan, blaming) >= CLAUSES
