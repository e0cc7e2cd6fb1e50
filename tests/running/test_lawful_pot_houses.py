"""No lawful manner of running a table of a pot game fails.

Every day for the clauses that the manner is about and those beside them; for the whole rulebooks among the slow tests.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.families.pot import folding, seating
from clausewise.running.configuration import Configuration, with_overrides
from clausewise.running.inprocess import Suite, with_suite
from clausewise.running.run import plan_run
from clausewise.running.selection import select

if TYPE_CHECKING:
    from collections.abc import Callable

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.state import Player

BOARD_GAMES = ("oasis-holdem", "oasis-omaha", "oasis-pineapple")
GAMES = (*BOARD_GAMES, "oasis-lowball")
WHOLE = [pytest.param([rulebook], id=rulebook, marks=pytest.mark.slow) for rulebook in GAMES]
SHOWING = [
    *(pytest.param([f"{game}.award", f"{game}.deal.river"], id=f"{game}, showdown") for game in BOARD_GAMES),
    pytest.param(["oasis-lowball.award", "oasis-lowball.deal.draw"], id="oasis-lowball, showdown"),
    *WHOLE,
]
FOLDING = [
    *(pytest.param([f"{game}.deal.first", f"{game}.deal.flop"], id=f"{game}, folding") for game in BOARD_GAMES),
    pytest.param(["oasis-lowball.deal.first", "oasis-lowball.deal.second"], id="oasis-lowball, folding"),
    *WHOLE,
]


def blamed(folder: Path, extent: list[str], readings: tuple[str, ...] = ()) -> list[str]:
    """The scenarios of these clauses that find fault with the engine as it has been altered, or reads the rules."""
    selection, books = select([], extent, None)
    plan = plan_run(with_overrides(Configuration(), books, readings, []), selection, books, folder)
    chosen = tuple(f"{part}." for part in extent)

    def use(suite: Suite) -> list[str]:
        system = ReferenceSystem()
        results = [suite.run(uid, system) for uid in suite.cases if uid.startswith(chosen)]
        assert len(results) > len(extent)
        return [f"{r.uid}: {r.outcome}, {r.message}" for r in results if r.outcome in ("fail", "error")]

    return with_suite(plan, use)


@pytest.mark.parametrize("extent", SHOWING)
def test_losers_may_give_up_unseen(extent: list[str], tmp_path: Path) -> None:
    """Where nobody shows a hand that is beaten, only the reading that demands it fails, and no clause beside it."""
    assert blamed(tmp_path, extent, ("order-of-showing=losers-may-concede",)) == []


@pytest.mark.parametrize("extent", FOLDING)
def test_folded_hands_may_lie_until_the_hand_is_over(
    extent: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules say that the dealer collects them, and not when."""
    at_once, end = folding.collect, seating.end_hand
    lying: list[Callable[[], None]] = []

    def later(table: PotGround, player: Player, provision: str) -> None:
        lying.append(partial(at_once, table, player, provision))

    def collects_first(table: PotGround) -> None:
        while lying:
            lying.pop(0)()
        end(table)

    monkeypatch.setattr(folding, "collect", later)
    monkeypatch.setattr(seating, "end_hand", collects_first)
    assert blamed(tmp_path, extent) == []
