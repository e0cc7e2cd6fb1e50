"""The decks of a poker table: none is dealt from that nobody has looked at."""

from __future__ import annotations

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.cards.stimuli import LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, NoticeError

SIX_HOURS = 6 * 3_600_000


def proceed_until(table: EngineTable, kind: type[AnyEvent], most: int = 40) -> None:
    """The table goes on by itself until such an event is the last that was told."""
    for _ in range(most):
        if table.seen and isinstance(table.seen[-1].event, kind):
            return
        table.submit(Proceed())


def test_no_hand_begins_before_the_deck_that_came_last_is_inspected() -> None:
    """The second deck has left with a card too few, and the first has been there for six hours: a third one comes."""
    table = open_table(TableSetup("oneida-poker", {"shuffling": "by device"}, {}, 1))
    for seat in (1, 2):
        table.submit(BuyIn(seat, dollars(100)))
    proceed_until(table, TurnGiven)
    table.submit(AdvanceClock(SIX_HOURS))
    turn = table.seen[-1].event
    assert isinstance(turn, TurnGiven)
    table.submit(Fold(turn.seat))
    proceed_until(table, RoundEnded)
    proceed_until(table, RoundStarted)
    table.submit(LoseCards(1))
    table.submit(NoticeError())
    since = len(table.seen)
    proceed_until(table, RoundStarted)
    events = [seen.event for seen in table.seen[since:]]
    acts = [event.act for event in events if isinstance(event, Procedure) and event.deck == "deck 3"]
    assert acts[:2] == ["receives", "inspects"]
    assert {"spreads", "washes", "shuffles"} <= set(acts)
    assert events[-1] == RoundStarted(number=3, deck="deck 3")
