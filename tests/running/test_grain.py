"""A house's grain is its own: whoever tells together, apart, earlier, later or in another order is not blamed.

Each grain is tried by the scenarios, all of them followed, and by rounds at random. What does break an order that a
text states is still caught, which the proof shows, and here some that are near to a grain.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.engine import open_table
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select
from tests.running import grains_of_dealers as dealers
from tests.running import grains_of_points as points
from tests.running import grains_of_pots as pots
from tests.running.grains import Grain, TableWithGrain, differences

MLGCA, ONEIDA, THREE_CARD = "mlgca-four-card", "oneida-four-card", "three-card"
DEALERS = (MLGCA, ONEIDA, THREE_CARD)
OF_DEALERS: list[tuple[Callable[[], Grain], str, list[str]]] = [
    *((dealers.DealsAsBetsClose, book, [chapter]) for book, chapter in zip(DEALERS, ("7", "F", "f"), strict=True)),
    *((dealers.RanksLate, book, [chapter]) for book, chapter in zip(DEALERS, ("11", "J", "j"), strict=True)),
    *((dealers.CollectsAtTheEnd, book, [chapter]) for book, chapter in ((MLGCA, "11"), (ONEIDA, "J"))),
    *((dealers.WagersOfAPlayerTheOtherWay, book, [chapter]) for book, chapter in ((MLGCA, "7.B"), (THREE_CARD, "j"))),
    *((dealers.OneCollection, book, [chapter]) for book, chapter in zip(DEALERS, ("11.D", "J", "j"), strict=True)),
    (dealers.ChipsOfEach, MLGCA, ["8.C", "9.A", "10.A"]),
    (dealers.MetersMoveAtClosing, MLGCA, ["12.D"]),
    (dealers.SomebodyAboveValidates, MLGCA, ["11.D.10", "12.D.4"]),
    *((dealers.TurnsUpWhatLiesFaceDown, book, [chapter]) for book, chapter in ((MLGCA, "11.D"), (ONEIDA, "J"))),
    (dealers.ReturnedLast, THREE_CARD, ["c.3", "j"]),
    (dealers.ReturnedFirst, THREE_CARD, ["c.3", "j"]),
    (dealers.LosersInTheOtherOrder, THREE_CARD, ["c", "j"]),
    *((dealers.DealerLoads, book, [part]) for book, part in zip(DEALERS, ("8.B", "G.1", "g.1"), strict=True)),
    *((dealers.StraightIntoTheShoe, book, [part]) for book, part in zip(DEALERS, ("5.C", "D.1", "e.1"), strict=True)),
]

HOLDEM, OMAHA, LOWBALL = "oasis-holdem", "oasis-omaha", "oasis-lowball"
OF_POTS: list[tuple[Callable[[], Grain], str, list[str]]] = [
    (pots.AwardsTogether, OMAHA, ["award"]),
    *((pots.AwardsApart, book, ["award", "deal.first"]) for book in (OMAHA, LOWBALL)),
    *((pots.AllPotsOfAWinnerTogether, book, ["award"]) for book in (HOLDEM, OMAHA)),
    (pots.PostsAtOnce, HOLDEM, ["deal.blinds", "collection"]),
    (pots.PostsAtOnce, LOWBALL, ["deal.antes", "collection"]),
    (pots.FoldedCardsTold, LOWBALL, ["deal.first"]),
    (pots.BlindGatheredWithTheBets, LOWBALL, ["deal.antes", "deal.pot", "collection"]),
]
BLACKJACK = "oneida-blackjack"
OF_POINTS: list[tuple[Callable[[], Grain], str, list[str]]] = [
    (points.AsksAfterEachCard, BLACKJACK, ["H.7"]),
    (points.CutsWithoutAWord, BLACKJACK, ["E.4"]),
    (points.InsuranceFirst, BLACKJACK, ["A.4"]),
    (points.RackInOne, BLACKJACK, ["H.9"]),
]
ALL = [*OF_DEALERS, *OF_POTS, *OF_POINTS]


def blamed(folder: Path, grain: Callable[[], Grain], rulebook: str, extent: list[str]) -> list[str]:
    """The scenarios of these parts of a rulebook that find fault with a table of this grain."""
    parts = [f"{rulebook}.{part}" for part in extent] or [rulebook]
    selection, books = select([], parts, None)
    plan = plan_run(with_overrides(Configuration(), books, [], []), selection, books, folder)
    chosen = tuple(f"{part}{end}" for part in parts for end in (".", " "))

    def use(suite: Suite) -> list[str]:
        system = ReferenceSystem(lambda setup: TableWithGrain(open_table(setup), grain()))
        results = [suite.run(uid, system, follow=True) for uid in suite.cases if uid.startswith(chosen)]
        assert len(results) > len(extent)
        found = [result for result in results if result.outcome in ("fail", "error") or result.departs]
        return [f"{r.uid}: {r.outcome}, {r.message}, {r.difference}" for r in found]

    return with_suite(plan, use)


def told(one: tuple[Callable[[], Grain], str, list[str]]) -> str:
    """What a test is called."""
    grain, rulebook, _ = one
    return f"{getattr(grain, '__name__', grain)} of {rulebook}"


@pytest.mark.parametrize(("grain", "rulebook", "extent"), ALL, ids=map(told, ALL))
def test_a_grain_is_not_blamed(grain: Callable[[], Grain], rulebook: str, extent: list[str], tmp_path: Path) -> None:
    """By no scenario of the chapters that it concerns, by none that is followed, and by no round at random."""
    assert blamed(tmp_path, grain, rulebook, extent) == []
    assert differences(rulebook, grain) == []


@pytest.mark.slow
@pytest.mark.parametrize(("grain", "rulebook", "extent"), ALL, ids=map(told, ALL))
def test_a_grain_is_not_blamed_by_a_whole_rulebook(
    grain: Callable[[], Grain], rulebook: str, extent: list[str], tmp_path: Path
) -> None:
    """Nor by any other chapter."""
    del extent
    assert blamed(tmp_path, grain, rulebook, []) == []


# --- an order that a text states --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grain", "rulebook", "clause"),
    [
        (dealers.WagersOfAPlayerTheOtherWay, ONEIDA, "J.6.s1"),
        (dealers.CollectsAtTheEnd, ONEIDA, ""),
        (points.AsksWhoStands, BLACKJACK, "H.5"),
        (points.NobodyCompletesTheCut, BLACKJACK, "E.4.c"),
        (points.RackInOneWithAStranger, BLACKJACK, "H.9.s2"),
    ],
)
def test_an_order_that_a_text_states_is_kept(grain: Callable[[], Grain], rulebook: str, clause: str) -> None:
    """Play first, ante second, says the one; when a winner's cards are collected, says neither.

    Where hands count points, who has decided is not asked, and what is told in one has to be right.
    """
    found = [departure.clauses for _, departure in differences(rulebook, grain)]
    assert any(f"{rulebook}.{clause}" in clauses for clauses in found) == bool(clause)
