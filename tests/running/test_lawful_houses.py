"""No lawful house fails: what a scenario needs of the house it names, what it needs of a reading it is tagged with."""

from __future__ import annotations

from pathlib import Path

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import rulebook_folders
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

MLGCA = "mlgca-four-card"
WRITTEN = [RULEBOOKS[folder.name].rules for folder in rulebook_folders() if folder.name in RULEBOOKS]
HOUSES = [
    (r.rulebook, f"{option}={value}") for r in WRITTEN for option, values in r.options.items() for value in values
]
OTHERWISE = [
    (r.rulebook, f"{question}={choice}")
    for r in WRITTEN
    for question, all_ in r.readings.items()
    for choice in all_[1:]
]
NOT_FOLLOWED_YET = {
    "oneida-poker.P.6.s1": "after a hand with a card too many it deals on from another place in the deck",
    "oneida-poker.P.13": "that a card of the board fell off the table is not read back from what is told",
}
"""Clauses whose scenarios pass and where the engine beside the house departs from it: known faults of that engine."""
THREE_CARD = "three-card"
EVERYDAY = [
    (MLGCA, ("dealing=automated shoe", "progressive=C")),
    (MLGCA, ("shuffling=by reshuffling device", "six-card-bonus=A")),
    (THREE_CARD, ("dealing=automated shoe", "version=both wagers compulsory")),
]


def blamed(
    folder: Path,
    rulebook: str,
    *,
    options: tuple[str, ...] = (),
    readings: tuple[str, ...] = (),
    outcomes: tuple[str, ...] = ("fail", "error"),
) -> list[str]:
    """The scenarios that find fault with a sound table of a house that offers only this, or reads the rules so."""
    selection, books = select([rulebook], [], None)
    configuration = with_overrides(Configuration(), books, readings, options)
    plan = plan_run(configuration, selection, books, folder)

    def use(suite: Suite) -> list[str]:
        system = ReferenceSystem()
        results = (suite.run(uid, system, follow=True) for uid in suite.cases)
        return [
            f"{r.uid}: {r.outcome}, {r.message}, {r.difference}"
            for r in results
            if r.outcome in outcomes or (r.departs and r.uid.split()[0] not in NOT_FOLLOWED_YET)
        ]

    return with_suite(plan, use)


@pytest.mark.parametrize(("rulebook", "house"), EVERYDAY)
def test_a_house_that_offers_only_this_is_not_blamed(rulebook: str, house: tuple[str, ...], tmp_path: Path) -> None:
    """A scenario that takes another choice for granted would fail a vendor who obeys every rule."""
    assert blamed(tmp_path, rulebook, options=house) == []


def test_a_wager_that_a_house_requires_is_made(tmp_path: Path) -> None:
    """Where nobody is dealt in without aces up, a lone ante in a scenario does not keep it from saying something."""
    silent = blamed(
        tmp_path, MLGCA, readings=("aces-up-required=required",), outcomes=("inconclusive", "fail", "error")
    )
    assert [told for told in silent if "only a person can judge" not in told] == []


@pytest.mark.slow
@pytest.mark.parametrize(("rulebook", "house"), HOUSES)
def test_no_single_choice_of_a_house_is_blamed(rulebook: str, house: str, tmp_path: Path) -> None:
    """Every value of every option, as the only one that is offered."""
    assert blamed(tmp_path, rulebook, options=(house,)) == []


@pytest.mark.slow
@pytest.mark.parametrize(("rulebook", "reading"), OTHERWISE)
def test_no_reading_is_blamed(rulebook: str, reading: str, tmp_path: Path) -> None:
    """Every reading that was not adopted, chosen alone: what does not hold under it is tagged."""
    assert blamed(tmp_path, rulebook, readings=(reading,)) == []
