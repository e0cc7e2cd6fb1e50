"""A field that a system cannot see is not held against it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.engine import describe, open_table
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select


def test_a_field_named_as_unseen_is_inconclusive(tmp_path: Path) -> None:
    """Which hand draws a card cannot be judged without seeing hands; everything else of the deal still can."""
    description = msgspec.structs.replace(describe(), unseen=("taken_with", "placed_with"))
    selection, books = select([], ["mlgca-four-card.8.D", "mlgca-four-card.8.E"], None)
    plan = plan_run(Configuration(), selection, books, tmp_path)
    configurations = {
        book: tuple(msgspec.structs.replace(used, description=description) for used in chosen)
        for book, chosen in plan.configurations.items()
    }
    system = ReferenceSystem(open_table, lambda: description)

    def use(suite: Suite) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for uid in suite.cases:
            section = uid.rpartition("mlgca-four-card.")[2][:3]
            found.setdefault(section, set()).add(suite.run(uid, system).outcome)
        return found

    outcomes = with_suite(msgspec.structs.replace(plan, configurations=configurations), use)
    assert outcomes == {"8.D": {"inconclusive"}, "8.E": {"pass"}}
