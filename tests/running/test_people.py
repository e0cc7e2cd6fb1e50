"""Who performs the house's duties makes no difference to what a scenario finds."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.description import DUTIES, Description, Performer
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.stimuli import Duty
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Plan
from clausewise.running.run import plan_run
from clausewise.running.selection import select

PEOPLE: dict[Duty, Performer] = dict.fromkeys(DUTIES, "person")
CHAPTERS = tuple(f"mlgca-four-card.{chapter}" for chapter in ("3", "4", "5", "11.B", "11.D"))


def plan_with(description: Description, folder: Path) -> Plan:
    """A plan over some chapters for a system that says this of itself."""
    selection, books = select([], list(CHAPTERS), None)
    plan = plan_run(Configuration(), selection, books, folder)
    configurations = {
        book: tuple(msgspec.structs.replace(used, description=description) for used in chosen)
        for book, chosen in plan.configurations.items()
    }
    return msgspec.structs.replace(plan, configurations=configurations)


def test_scenarios_pass_where_people_do_every_duty(tmp_path: Path) -> None:
    """The driver submits the people's acts one by one where a system leaves all duties to people."""
    description = msgspec.structs.replace(describe(), performs=PEOPLE)
    system = ReferenceSystem(partial(open_table, performs=PEOPLE), lambda: description)

    def use(suite: Suite) -> list[str]:
        return [
            f"{uid}: {result.message}" for uid in suite.cases if (result := suite.run(uid, system)).outcome != "pass"
        ]

    assert with_suite(plan_with(description, tmp_path), use) == []


def test_a_duty_that_nobody_sees_is_inconclusive(tmp_path: Path) -> None:
    """What a person does unseen is never taken for granted."""
    unseen: dict[Duty, Performer] = {"reveal": "unseen person"}
    description = msgspec.structs.replace(describe(), performs=unseen)
    system = ReferenceSystem(partial(open_table, performs=unseen), lambda: description)

    def use(suite: Suite) -> set[str]:
        return {suite.run(uid, system).outcome for uid in suite.cases if ".11.D.2 " in uid}

    assert with_suite(plan_with(description, tmp_path), use) == {"inconclusive"}
