"""In stud nobody posts a blind."""

from __future__ import annotations

import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import BetMade
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Post
from clausewise.reference_engine.vocabulary.pot.words import ForcedBet
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

STUD = "Seven-Card Stud High"


def table_of(game: str) -> EngineTable:
    """Three players with a hundred dollars each, and an ante of one."""
    table = open_table(TableSetup("oneida-poker", {"game": game, "ante": 1}, {}, 1))
    for seat in (1, 2, 3):
        table.submit(BuyIn(seat, dollars(100)))
    return table


@pytest.mark.parametrize("game", [STUD, "Seven-Card Stud High-Low Split", "Five-Card Stud High"])
@pytest.mark.parametrize("blind", ["small blind", "big blind", "kill blind"])
def test_nobody_posts_a_blind_in_stud(game: str, blind: ForcedBet) -> None:
    """Only the ante is due before the cards."""
    table = table_of(game)
    assert not table.submit(Post(1, blind, dollars(2))).accepted
    assert not [seen for seen in table.seen if isinstance(seen.event, BetMade)]
    assert table.submit(Post(1, "ante", dollars(1))).accepted


def test_a_house_that_takes_a_blind_in_stud_departs_and_one_that_does_not_keeps_the_rules() -> None:
    """Beside either of them."""
    setup = TableSetup("oneida-poker", {"game": STUD, "ante": 1}, {}, 1)
    blind = BetMade(1, "posts the big blind", dollars(2), dollars(2))
    begun: tuple[AnyStimulus, ...] = (*(BuyIn(seat, dollars(100)) for seat in (1, 2, 3)), Post(1, "ante", dollars(1)))
    for accepted, events in ((False, ()), (True, (blind,))):
        table = open_table(setup)
        found = []
        for stimulus in begun:
            told = len(table.seen)
            answer = table.submit(stimulus).accepted
            found.append(Exchange(stimulus, answer, tuple(seen.event for seen in table.seen[told:])))
        found.append(Exchange(Post(1, "big blind", dollars(2)), accepted, events))
        assert (compare(setup, found).departure is None) is not accepted
