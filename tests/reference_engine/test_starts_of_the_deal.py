"""A deal that begins where it is to begin is no misdeal, whoever thinks so."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, NoticeError, PlaceButton, StartDealAt

MOST_STAGES = 40


def noticed(game: str, start: int) -> list[str]:
    """What is done when an error is noticed after the deal was to begin at this seat.

    Three players sit there; where there is a button, it lies at seat 3.
    """
    table = open_table(TableSetup("oneida-poker", {"game": game}, {}, 1))
    for seat in (1, 2, 3):
        table.submit(BuyIn(seat, dollars(100)))
    table.submit(PlaceButton(3))
    table.submit(StartDealAt(start))
    for _ in range(MOST_STAGES):
        table.submit(Proceed())
        if isinstance(table.seen[-1].event, TurnGiven):
            break
    before = len(table.seen)
    assert table.submit(NoticeError()).accepted
    return [seen.event.act for seen in table.seen[before:] if isinstance(seen.event, Procedure)]


@pytest.mark.parametrize("game", ["Seven-Card Stud High", "Five-Card Stud High", "Hold'em High", "Five-Card Draw High"])
@pytest.mark.parametrize("start", [1, 2, 3, 8])
def test_only_a_deal_from_a_wrong_position_is_a_misdeal(game: str, start: int) -> None:
    """Left of the dealer, as of the button at seat 3, sits seat 1; nobody sits at seat 8, so the deal was right."""
    wrong = start in (2, 3)
    assert ("voids all hands" in noticed(game, start)) is wrong
