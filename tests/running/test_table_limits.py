"""A table that takes no wager as low as those of the features is tested with wagers so many times as high."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from clausewise.adapters.reference import EngineTable, ReferenceSystem
from clausewise.cli import main
from clausewise.failures import ClausewiseError
from clausewise.journal import required_header
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.description import Receipt, TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.running.configuration import Configuration, House, read_configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

TIMES = 5
AGAINST_THE_HOUSE = ("mlgca-four-card", "oneida-four-card", "three-card")
PARTS = ("mlgca-four-card.12.H.1", "oneida-four-card.K", "three-card.f", "three-card.k")
BEYOND = {"oneida-four-card.J.6.s2"}
"""A wager of 500, which no table takes five times as high."""


def verdicts(
    folder: Path, names: list[str], scale: int, *options: str, system: ReferenceSystem | None = None
) -> dict[str, str]:
    """The outcome of each scenario at tables of this system with wagers so many times as high."""
    system = system or ReferenceSystem()
    selection, books = select([], names, None)
    houses = {book.id: House(scale=scale) for book in books}
    configuration = with_overrides(Configuration(houses=houses), books, (), options)
    plan = plan_run(configuration, selection, books, folder)

    def use(suite: Suite) -> dict[str, str]:
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


Unwilling = Callable[[PlaceWager, int], bool]


class Choosy:
    """A table that refuses some wagers: it is asked of each, and told how many times it was offered."""

    def __init__(self, refuses: Unwilling, setup: TableSetup) -> None:
        self._table: EngineTable = open_table(setup)
        self._refuses = refuses
        self._offered: Counter[PlaceWager] = Counter()
        for name in ("seen", "citations", "refusal_citations", "fact_citations", "declaration"):
            setattr(self, name, getattr(self._table, name))

    def submit(self, stimulus: AnyStimulus) -> Receipt:
        if isinstance(stimulus, PlaceWager) and stimulus.wager in {"ante", "aces up", "six card bonus"}:
            self._offered[stimulus] += 1
            if self._refuses(stimulus, self._offered[stimulus]):
                return Receipt(accepted=False, reason="not at this table")
        return self._table.submit(stimulus)


def below_25(wager: PlaceWager, offered: int) -> bool:
    """A minimum that the rules leave to the house, and of which no option tells."""
    del offered
    return wager.amount < dollars(25)


def with_cents(wager: PlaceWager, offered: int) -> bool:
    """Refuses what is no whole dollar, however high."""
    del offered
    return wager.amount != Cents(wager.amount // 100 * 100)


def the_first_time(wager: PlaceWager, offered: int) -> bool:
    """Refuses what it takes when it is asked again."""
    del wager
    return offered == 1


def low_at_other_seats(wager: PlaceWager, offered: int) -> bool:
    """Refuses what it takes from the first seat."""
    return wager.seat != 1 and below_25(wager, offered)


LEFT_OPEN = ("2.A.1", "7.A", "7.B", "7.C", "7.E.1", "7.E.2", "7.E.4.a", "7.E.5.a", "7.F")


def at_a_choosy_table(folder: Path, refuses: Unwilling, *clauses: str) -> set[str]:
    """The outcomes at a table that refuses these wagers."""
    system = ReferenceSystem(partial(Choosy, refuses), describe)  # type: ignore[arg-type]  # what is lent by a table
    return {*verdicts(folder, [f"mlgca-four-card.{clause}" for clause in clauses], 1, system=system).values()}


def test_who_takes_no_wager_as_low_is_not_blamed_where_the_rules_know_no_limits(tmp_path: Path) -> None:
    """The lawful twin of a refusal is refused, too, and a higher one is taken: nothing is shown."""
    assert "fail" not in at_a_choosy_table(tmp_path, below_25, *LEFT_OPEN)


def test_who_takes_no_wager_as_low_is_blamed_where_the_game_says_how_high(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that sets no limits of its own has none to excuse it."""
    book = RULEBOOKS["mlgca-four-card"]
    (game,) = book.games
    fixed = replace(game, family=replace(game.family, wagers_against_the_house=False))
    monkeypatch.setattr(book, "games", (fixed,))
    assert "fail" in at_a_choosy_table(tmp_path, below_25, *LEFT_OPEN)


@pytest.mark.parametrize(
    ("refuses", "clause"), [(with_cents, "7.E.1"), (the_first_time, "7.B"), (low_at_other_seats, "7.C")]
)
def test_who_refuses_a_wager_for_something_else_is_blamed(refuses: Unwilling, clause: str, tmp_path: Path) -> None:
    """A higher wager excuses nobody where the amount was not too low."""
    assert "fail" in at_a_choosy_table(tmp_path, refuses, clause)


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
