"""The decks of a poker table: none is dealt from that nobody has looked at."""

from __future__ import annotations

from collections import Counter

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import LoseCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, LeaveOut, NoticeError

SIX_HOURS = 6 * 3_600_000


def proceed_until(table: EngineTable, kind: type[AnyEvent], most: int = 40) -> None:
    """The table goes on by itself until such an event is the last that was told."""
    for _ in range(most):
        if table.seen and isinstance(table.seen[-1].event, kind):
            return
        table.submit(Proceed())


def with_two_players(setup: TableSetup, fault: Fault | None = None) -> EngineTable:
    """A table at which two have bought in."""
    table = open_table(setup, fault=fault)
    for seat in (1, 2):
        table.submit(BuyIn(seat, dollars(100)))
    return table


def play_a_hand(table: EngineTable) -> None:
    """Whoever has the first turn folds, and the hand is over."""
    proceed_until(table, TurnGiven)
    turn = table.seen[-1].event
    assert isinstance(turn, TurnGiven)
    table.submit(Fold(turn.seat))
    proceed_until(table, RoundEnded)


def test_no_hand_begins_before_the_deck_that_came_last_is_inspected() -> None:
    """The second deck has left with a card too few, and six hours later the first has to: a third one comes."""
    table = with_two_players(TableSetup("oneida-poker", {"shuffling": "by device"}, {}, 1))
    play_a_hand(table)
    proceed_until(table, RoundStarted)
    table.submit(LoseCards(1))
    table.submit(NoticeError())
    proceed_until(table, TurnGiven)
    table.submit(AdvanceClock(SIX_HOURS))
    play_a_hand(table)
    since = len(table.seen)
    proceed_until(table, RoundStarted)
    events = [seen.event for seen in table.seen[since:]]
    acts = [event.act for event in events if isinstance(event, Procedure) and event.deck == "deck 3"]
    assert acts[:2] == ["receives", "inspects"]
    assert {"spreads", "washes", "shuffles"} <= set(acts)
    assert events[-1] == RoundStarted(number=4, deck="deck 3")


def test_a_deck_that_comes_back_from_the_device_has_been_rotated() -> None:
    """Six hours after the first round both have taken turns; when one leaves, the other is played with."""
    table = with_two_players(TableSetup("oneida-poker", {"shuffling": "by device"}, {}, 1))
    proceed_until(table, TurnGiven)
    table.submit(AdvanceClock(SIX_HOURS))
    play_a_hand(table)
    proceed_until(table, RoundStarted)
    table.submit(LoseCards(1))
    table.submit(NoticeError())
    proceed_until(table, RoundStarted)
    assert table.seen[-1].event == RoundStarted(number=3, deck="deck 1")


def test_a_house_that_does_not_change_its_decks_goes_on_with_them() -> None:
    """It breaks a rule by that, and its table does not stand still for ever."""
    table = with_two_players(TableSetup("oneida-poker", {}, {}, 1), fault=Fault("decks.six-hours", "duty", "not done"))
    play_a_hand(table)
    table.submit(AdvanceClock(SIX_HOURS))
    proceed_until(table, RoundStarted)
    assert table.seen[-1].event == RoundStarted(number=2, deck="deck 1")


def test_a_forgotten_shuffle_is_made_up_for_also_where_the_other_deck_is_changed_first() -> None:
    """The house brings a new deck for the one that is next in play, and has not come to the shuffle before."""
    table = with_two_players(TableSetup("oneida-poker", {"shuffling": "by device"}, {"rotated": "replaced"}, 1))
    for _ in range(2):
        proceed_until(table, RoundStarted)
        play_a_hand(table)
    table.submit(LeaveOut("shuffle"))
    assert table.submit(Choose("deck change", "deck 1")).accepted
    proceed_until(table, RoundStarted)
    assert table.seen[-1].event == RoundStarted(number=3, deck="deck 3")
    table.submit(NoticeError())
    since = len(table.seen)
    proceed_until(table, RoundStarted)
    events = [seen.event for seen in table.seen[since:]]
    assert events[-1] == RoundStarted(number=4, deck="deck 2")
    assert "deck 2" in [event.deck for event in events if isinstance(event, Procedure) and event.act == "shuffles"]


def test_a_card_that_the_deck_has_twice_can_be_forced_twice() -> None:
    """A strange card lies in the deck: that it comes beside the other one of its kind can be played on purpose."""
    table = with_two_players(TableSetup("oneida-poker", {}, {}, 1))
    proceed_until(table, RoundStarted)
    table.submit(LoseCards(-1))
    assert isinstance(table, PotTable)
    twice = Counter(table.cards.deck_in_play().cards).most_common(1)[0][0]
    table.submit(StackDeck((twice, twice)))
    proceed_until(table, CardDealt)
    dealt = [seen.event.card for seen in table.seen if isinstance(seen.event, CardDealt)]
    assert dealt[:2] == [twice, twice]


def test_a_deck_that_the_clock_laid_aside_unshuffled_waits_for_its_time() -> None:
    """A person shuffles: the deck in play is shuffled and cut once before the next hand, and the other one rests."""
    table = with_two_players(TableSetup("oneida-poker", {"shuffling": "by hand"}, {}, 1))
    play_a_hand(table)
    table.submit(AdvanceClock(SIX_HOURS))
    table.submit(LeaveOut("shuffle"))
    proceed_until(table, RoundStarted)
    assert table.seen[-1].event == RoundStarted(number=2, deck="deck 2")
    table.submit(NoticeError())
    since = len(table.seen)
    proceed_until(table, RoundStarted)
    acts = [(seen.event.act, seen.event.deck) for seen in table.seen[since:] if isinstance(seen.event, Procedure)]
    assert acts.count(("shuffles", "deck 2")) == acts.count(("cuts", "deck 2")) == 1
    assert "deck 1" not in [deck for _, deck in acts]


def test_a_deck_whose_shuffle_was_forgotten_is_not_dealt_from_when_its_turn_comes() -> None:
    """Two decks take turns: the hand after the mistake is dealt from the other one, the next from this one."""
    table = with_two_players(TableSetup("oneida-poker", {"shuffling": "by device"}, {}, 1))
    play_a_hand(table)
    table.submit(LeaveOut("shuffle"))
    proceed_until(table, RoundStarted)
    assert table.seen[-1].event == RoundStarted(number=2, deck="deck 2")
    table.submit(NoticeError())
    since = len(table.seen)
    proceed_until(table, RoundStarted)
    events = [seen.event for seen in table.seen[since:]]
    assert events[-1] == RoundStarted(number=3, deck="deck 1")
    shuffled = [event.deck for event in events if isinstance(event, Procedure) and event.act == "shuffles"]
    assert sorted(map(str, shuffled)) == ["deck 1", "deck 2"]
