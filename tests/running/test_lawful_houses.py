"""No lawful house fails: what a scenario needs of the house it names, what it needs of a reading it is tagged with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from clausewise.adapters.reference import ReferenceSystem
from clausewise.journal.records import ConfigurationUsed
from clausewise.reference_engine.engine import describe
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.registry import rulebook_folders
from clausewise.running.binding import configurations_for
from clausewise.running.conduct import Result
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select
from tests.running.many_houses import ManyHouses, heeding

T = TypeVar("T")
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
AT_ONCE = 40
THREE_CARD = "three-card"
EVERYDAY = [
    pytest.param(MLGCA, ("dealing=automated shoe", "progressive=C"), marks=pytest.mark.slow),
    pytest.param(MLGCA, ("shuffling=by reshuffling device", "six-card-bonus=A"), marks=pytest.mark.slow),
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
        return told_of((suite.run(uid, system, follow=True) for uid in suite.cases), outcomes)

    return with_suite(plan, use)


def told_of(results: Iterable[Result], outcomes: tuple[str, ...] = ("fail", "error")) -> list[str]:
    """Those in which a sound table is found fault with."""
    return [f"{r.uid}: {r.outcome}, {r.message}, {r.difference}" for r in results if r.outcome in outcomes or r.departs]


House = tuple[tuple[str, ...], tuple[str, ...]]
"""The options and the readings that are chosen."""


def at_many_houses(
    folder: Path, rulebook: str, use: Callable[[ManyHouses, Callable[[House], Sequence[ConfigurationUsed]]], T]
) -> T:
    """Lends a rulebook's scenarios out, to be played anew only where a house is another, and what a house comes to."""
    selection, books = select([rulebook], [], None)

    def choosing(house: House) -> Sequence[ConfigurationUsed]:
        options, readings = house
        chosen = with_overrides(Configuration(), books, readings, options)
        return configurations_for(books[0], chosen, describe(), every=True)

    def lent(suite: Suite) -> T:
        with heeding() as asked:
            return use(ManyHouses(suite, asked), choosing)

    return with_suite(plan_run(Configuration(), selection, books, folder), lent)


def blamed_at(folder: Path, rulebook: str, houses: Iterable[House]) -> dict[House, list[str]]:
    """What `blamed` tells of each of many houses that are blamed."""

    def use(many: ManyHouses, choosing: Callable[[House], Sequence[ConfigurationUsed]]) -> dict[House, list[str]]:
        told = {house: told_of(many.results(*choosing(house))) for house in houses}
        return {house: found for house, found in told.items() if found}

    return at_many_houses(folder, rulebook, use)


def otherwise(rulebook: str) -> House:
    """Everything chosen otherwise, but for the game: each has options of its own."""
    rules = RULEBOOKS[rulebook].rules
    return (
        tuple(f"{option}={values[-1]}" for option, values in rules.options.items() if option != GAME),
        tuple(f"{question}={choices[-1]}" for question, choices in rules.readings.items()),
    )


def played_twice(folder: Path, rulebook: str, house: House) -> tuple[list[str], list[str], int]:
    """What came of all scenarios, where only those were played that ask for it, and wholly; how many those were."""

    def use(
        many: ManyHouses, choosing: Callable[[House], Sequence[ConfigurationUsed]]
    ) -> tuple[list[str], list[str], int]:
        usual = len([*many.results(*choosing(((), ())))])
        configurations = choosing(house)
        in_part = [told_whole(result) for result in many.results(*configurations)]
        anew = sum(map(len, many.played.values())) - usual
        wholly = ManyHouses(many.suite, many.asked)
        return in_part, [told_whole(result) for result in wholly.results(*configurations)], anew

    return at_many_houses(folder, rulebook, use)


def told_whole(result: Result) -> str:
    """All that came of a scenario but for how long it took."""
    return f"{result.uid}: {result.outcome}, {result.step}, {result.message}, {result.departs}, {result.difference}"


@pytest.mark.parametrize(("rulebook", "house"), EVERYDAY)
def test_a_house_that_offers_only_this_is_not_blamed(rulebook: str, house: tuple[str, ...], tmp_path: Path) -> None:
    """A scenario that takes another choice for granted would fail a vendor who obeys every rule."""
    assert blamed(tmp_path, rulebook, options=house) == []


@pytest.mark.slow
def test_a_wager_that_a_house_requires_is_made(tmp_path: Path) -> None:
    """Where nobody is dealt in without aces up, a lone ante in a scenario does not keep it from saying something."""
    silent = blamed(
        tmp_path, MLGCA, readings=("aces-up-required=required",), outcomes=("inconclusive", "fail", "error")
    )
    assert [told for told in silent if "only a person can judge" not in told] == []


def test_a_house_is_played_anew_only_where_it_is_asked_for(tmp_path: Path) -> None:
    """Then what comes of all scenarios is the same as if each had been played."""
    in_part, wholly, anew = played_twice(tmp_path, "oasis-collection", ((), ("rate-stands=until-changed",)))
    assert in_part == wholly
    assert 0 < anew < len(wholly)


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", [rules.rulebook for rules in WRITTEN])
def test_a_house_that_chose_everything_otherwise_is_played_as_if_anew(rulebook: str, tmp_path: Path) -> None:
    """The same where much is played anew, in any rulebook."""
    in_part, wholly, _ = played_twice(tmp_path, rulebook, otherwise(rulebook))
    assert in_part == wholly


def some_at_once(chosen: Sequence[tuple[str, str]]) -> list[ParameterSet]:
    """For each rulebook so many choices at a time: what they share is played once."""
    found = []
    for rules in WRITTEN:
        own = [choice for rulebook, choice in chosen if rulebook == rules.rulebook]
        for first in range(0, len(own), AT_ONCE):
            these = own[first : first + AT_ONCE]
            found.append(pytest.param(rules.rulebook, these, id=f"{rules.rulebook}, from {these[0]} on"))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("rulebook", "houses"), some_at_once(HOUSES))
def test_no_single_choice_of_a_house_is_blamed(rulebook: str, houses: Sequence[str], tmp_path: Path) -> None:
    """Every value of every option, as the only one that is offered."""
    assert blamed_at(tmp_path, rulebook, [((house,), ()) for house in houses]) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("rulebook", "readings"), some_at_once(OTHERWISE))
def test_no_reading_is_blamed(rulebook: str, readings: Sequence[str], tmp_path: Path) -> None:
    """Every reading that was not adopted, chosen alone: what does not hold under it is tagged."""
    assert blamed_at(tmp_path, rulebook, [((), (reading,)) for reading in readings]) == {}
