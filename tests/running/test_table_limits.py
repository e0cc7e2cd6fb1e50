"""A table that takes no wager as low as those of the features is tested with wagers so many times as high."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.cli import main
from clausewise.failures import ClausewiseError
from clausewise.journal import required_header
from clausewise.running.configuration import Configuration, House, read_configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

TIMES = 5
AGAINST_THE_HOUSE = ("mlgca-four-card", "oneida-four-card", "three-card")
PARTS = ("mlgca-four-card.12.H.1", "oneida-four-card.K", "three-card.f", "three-card.k")
BEYOND = {"oneida-four-card.J.6.s2"}
"""A wager of 500, which no table takes five times as high."""


def verdicts(folder: Path, names: list[str], scale: int, *options: str) -> dict[str, str]:
    """The outcome of each scenario at tables of the reference engine with wagers so many times as high."""
    selection, books = select([], names, None)
    houses = {book.id: House(scale=scale) for book in books}
    configuration = with_overrides(Configuration(houses=houses), books, (), options)
    plan = plan_run(configuration, selection, books, folder)

    def use(suite: Suite) -> dict[str, str]:
        system = ReferenceSystem()
        return {uid: suite.run(uid, system).outcome for uid in suite.cases}

    return with_suite(plan, use)


@pytest.mark.parametrize("part", PARTS)
def test_verdicts_are_the_same_with_higher_wagers(part: str, tmp_path: Path) -> None:
    """What is proportional to a wager goes with it, and what is fixed does not."""
    assert verdicts(tmp_path, [part], TIMES) == verdicts(tmp_path, [part], 1)


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", AGAINST_THE_HOUSE)
def test_verdicts_of_whole_rulebooks_are_the_same_with_higher_wagers(rulebook: str, tmp_path: Path) -> None:
    """Every scenario, but for those whose wagers are as high as any table takes already."""
    low, high = verdicts(tmp_path, [rulebook], 1), verdicts(tmp_path, [rulebook], TIMES)
    assert {uid.split(" ", 1)[0] for uid in low if low[uid] != high[uid]} <= BEYOND


@pytest.mark.parametrize("part", ["oneida-four-card.K", "three-card.k"])
def test_a_table_with_a_high_minimum_is_tested_all_the_same(part: str, tmp_path: Path) -> None:
    """From 25 on, wagers of 10 show nothing, and wagers of 50 what they should."""
    rulebook = part.partition(".")[0]
    option = "minimum-wager=25"
    selection, books = select([], [part], None)
    assert rulebook == books[0].id
    del selection
    without = Counter(verdicts(tmp_path, [part], 1, option).values())
    scaled = Counter(verdicts(tmp_path, [part], TIMES, option).values())
    assert without["inconclusive"] > without["pass"]
    assert scaled.keys() <= {"pass", "not-applicable"}
    assert scaled["pass"] >= without["inconclusive"]


def test_the_journal_and_the_reports_say_how_high(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever reads a sentence must know that the table had other figures."""
    (tmp_path / "clausewise.toml").write_text("[rulebook.three-card]\nscale = 5\n")
    clause = "three-card.k.1.iii"
    out = tmp_path / "out"
    main(["run", "--config", str(tmp_path / "clausewise.toml"), "--clause", clause, "--no-allure", "--out", str(out)])
    assert {used.scale for used in required_header(out).configurations} == {TIMES}
    assert "5 times as high" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("[rulebook.three-card]\nscale = 0\n", "whole number"),
        ("[rulebook.three-card]\nscale = 2.5\n", "whole number"),
        ("[rulebook.oasis-holdem]\nscale = 5\n", "against the house"),
    ],
)
def test_a_scale_that_makes_no_sense_is_refused(written: str, why: str, tmp_path: Path) -> None:
    """Blinds and bets are set by the rules of a pot game."""
    path = tmp_path / "clausewise.toml"
    path.write_text(written)
    with pytest.raises(ClausewiseError, match=why):
        read_configuration(path)
