"""What shows only beside an earlier round, or beside an answer: a shuffle that is none, an act refused and yet done."""

from __future__ import annotations

from functools import partial

from clausewise.adapters.reference import ReferenceSystem
from clausewise.following.comparison import Compared, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.soaking.playing import play

AS_THEY_LAY = Fault("shuffle", "choose", "instead: the cards stay as they lay")
REFUSED_YET_DONE = Fault("first.raise", "forbids", "refused, yet done")
GO_ON = [Proceed()] * 12
A_ROUND: list[AnyStimulus] = [PlaceWager(3, "ante", dollars(10)), *GO_ON, Fold(3), *GO_ON]
NO_RAISE: list[AnyStimulus] = [BuyIn(2, dollars(100)), BuyIn(5, dollars(100)), PlaceButton(5), *GO_ON]


def beside(rulebook: str, stimuli: list[AnyStimulus], fault: Fault | None) -> Compared:
    """What an engine with this fault does to these, beside the rules."""
    system = ReferenceSystem(partial(open_table, fault=fault), describe)
    played = play(system, describe(), TableSetup(rulebook, seed=3), stimuli)
    return compare(played.setup, played.exchanges, describe())


def test_cards_that_come_again_as_they_lay_were_not_shuffled() -> None:
    """The system says that it shuffled, and its cards say otherwise; a sound engine's do not."""
    rounds = [Sit(3), *A_ROUND, *A_ROUND, *A_ROUND]
    assert beside("three-card", rounds, None).departure is None
    found = beside("three-card", rounds, AS_THEY_LAY).departure
    assert found is not None
    assert found.clauses[0] == "three-card.e.1"


def test_an_act_that_is_refused_and_yet_done_breaks_what_it_was_refused_for() -> None:
    """Both say no to a raise that is none; the one who takes the chips all the same has broken that rule."""
    wrong: list[AnyStimulus] = [*NO_RAISE, Raise(2, dollars(3)), *GO_ON]
    assert beside("oasis-holdem", wrong, None).departure is None
    found = beside("oasis-holdem", wrong, REFUSED_YET_DONE).departure
    assert found is not None
    assert found.clauses[0] == "oasis-holdem.deal.first.c"
