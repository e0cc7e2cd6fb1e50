"""Who performs the house's duties makes no difference to what a scenario finds."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.core.words import Duty
from clausewise.reference_engine.vocabulary.description import DUTIES, Description, Performer
from clausewise.running.cases import Case
from clausewise.running.configuration import Configuration
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.plan import Plan
from clausewise.running.run import plan_run
from clausewise.running.selection import select

PEOPLE: dict[Duty, Performer] = dict.fromkeys(DUTIES, "person")
PARTS = {
    "mlgca-four-card": ("3", "4", "5", "11.B", "11.D"),
    "oneida-four-card": ("J.3", "L"),
    "three-card": ("j", "l"),
    "oasis-collection": ("collection",),
    "oasis-holdem": ("action.blinds", "deal.blinds", "collection"),
    "oasis-omaha": ("deal.blinds", "collection"),
    "oasis-pineapple": ("deal.blinds", "collection"),
    "oasis-lowball": ("deal.antes", "collection"),
}
CHAPTERS = tuple(f"mlgca-four-card.{chapter}" for chapter in PARTS["mlgca-four-card"])
EXTENT = [
    *(pytest.param(tuple(f"{book}.{part}" for part in parts), id=f"part of {book}") for book, parts in PARTS.items()),
    *(pytest.param((book,), id=book, marks=pytest.mark.slow) for book in PARTS),
]


def plan_with(description: Description, folder: Path, extent: tuple[str, ...] = CHAPTERS) -> Plan:
    """A plan over some chapters for a system that says this of itself."""
    selection, books = select([], list(extent), None)
    plan = plan_run(Configuration(), selection, books, folder)
    configurations = {
        book: tuple(msgspec.structs.replace(used, description=description) for used in chosen)
        for book, chosen in plan.configurations.items()
    }
    return msgspec.structs.replace(plan, configurations=configurations)


@pytest.mark.parametrize("extent", EXTENT)
def test_scenarios_pass_where_people_do_every_duty(extent: tuple[str, ...], tmp_path: Path) -> None:
    """The driver submits the people's acts one by one where a system leaves all duties to people."""
    description = msgspec.structs.replace(describe(), performs=PEOPLE)
    system = ReferenceSystem(partial(open_table, performs=PEOPLE), lambda: description)

    def use(suite: Suite) -> list[str]:
        results = (suite.run(uid, system, follow=True) for uid, case in suite.cases.items() if _is_played(case))
        return [f"{result.uid}: {result.message}" for result in results if result.outcome != "pass" or result.departs]

    assert with_suite(plan_with(description, tmp_path, extent), use) == []


def _is_played(case: Case) -> bool:
    """Not a scenario that waits for an inspector, nor one of a reading that is not in force."""
    return case.configuration is not None and not any("an inspector" in step.text for step in case.scenario.steps)


@pytest.mark.slow
@pytest.mark.parametrize("duty", DUTIES)
@pytest.mark.parametrize("rulebook", PARTS)
def test_nobody_fails_for_a_duty_that_is_not_seen(rulebook: str, duty: Duty, tmp_path: Path) -> None:
    """Whatever a person does unseen, what follows from it is left open."""
    unseen: dict[Duty, Performer] = {duty: "unseen person"}
    description = msgspec.structs.replace(describe(), performs=unseen)
    system = ReferenceSystem(partial(open_table, performs=unseen), lambda: description)

    def use(suite: Suite) -> list[str]:
        results = (suite.run(uid, system, follow=True) for uid in suite.cases)
        blamed = [r for r in results if r.outcome in ("fail", "error") or r.departs]
        return [f"{r.uid}: {r.outcome}, {r.message}, {r.difference}" for r in blamed]

    assert with_suite(plan_with(description, tmp_path, (rulebook,)), use) == []


def test_a_duty_that_nobody_sees_is_inconclusive(tmp_path: Path) -> None:
    """What a person does unseen is never taken for granted."""
    unseen: dict[Duty, Performer] = {"reveal": "unseen person"}
    description = msgspec.structs.replace(describe(), performs=unseen)
    system = ReferenceSystem(partial(open_table, performs=unseen), lambda: description)

    def use(suite: Suite) -> set[str]:
        return {suite.run(uid, system).outcome for uid in suite.cases if ".11.D.2 " in uid}

    assert with_suite(plan_with(description, tmp_path), use) == {"inconclusive"}
