"""A house of poker that counts its cards, looks over the decks that come to its table, and forgets to shuffle."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, LoseCards
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import AdvanceClock, Choose, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, LeaveOut, NoticeError
from tests.soaking.test_decks_of_a_card_room import SIX_HOURS, told, without
from tests.soaking.test_left_open_in_pot_games import House, house
from tests.soaking.test_words_and_gestures import betting_ends, between_hands

STREETS = 5
LOOKED_OVER = ("inspects", "verifies the inspection", "spreads")


def instead(table: House, one: AnyEvent, other: AnyEvent) -> list[Exchange]:
    """The same, and one thing is told otherwise."""
    return [
        replace(exchange, events=tuple(other if event is one else event for event in exchange.events))
        for exchange in table.exchanges
    ]


def counted_short() -> House:
    """The stub shows that a card is missing from the deck, and the round ends."""
    table = house("Seven-Card Stud High", shuffling="by hand", hourly_count="stub")
    table.takes(LoseCards(1), Choose("count the stub", 1))
    for _ in range(STREETS):
        betting_ends(table)
    table.goes_on_to(RoundEnded)
    return table


def test_the_total_by_a_count_is_what_the_deck_has_or_what_it_ought_to_have() -> None:
    """Of a deck that is a card short 51 or 52; how many are left of it is counted, and once in a while wrongly."""
    table = counted_short()
    (counted,) = told(table, "counts the stub")
    assert isinstance(counted, Procedure)
    assert counted.total == 51
    assert compare(table.setup, instead(table, counted, msgspec.structs.replace(counted, total=52))).departure is None
    assert counted.count is not None
    miscounted = msgspec.structs.replace(counted, count=counted.count + 1)
    assert compare(table.setup, instead(table, counted, miscounted)).departure is not None


def test_a_round_may_be_called_dead_before_the_deck_is_removed_that_was_counted() -> None:
    """No text says which comes first."""
    table = counted_short()
    events = [*table.exchanges[-1].events]
    gone = [event for event in events if event in told(table, "removes", "takes out")]
    assert gone, "the deck leaves in the answer that ends the round"
    others = [event for event in events if event not in gone]
    before, last = table.exchanges[:-1], table.exchanges[-1]
    late = replace(last, events=(*others[:-1], *gone, others[-1]))
    assert compare(table.setup, [*before, late]).departure is None
    never = replace(last, events=tuple(others))
    assert compare(table.setup, [*before, never]).departure is not None


# --- decks that come one by one ---------------------------------------------------------------------------------------


def test_a_deck_may_be_looked_over_while_another_is_still_to_come() -> None:
    """It is inspected, verified and spread as it comes; players look when both are there."""
    setup = TableSetup("oneida-poker", {"game": "Seven-Card Stud High", "shuffling": "by hand"}, {}, 1, ready=False)
    table = House(setup)
    table.takes(BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), BringDecks(1), Proceed(), BringDecks(1))
    came = len(table.exchanges)
    table.goes_on_to(RoundStarted)
    first = [event for event in told(table, *LOOKED_OVER) if getattr(event, "deck", None) == "deck 1"]
    assert len(first) == 3
    early = [*table.exchanges[:came]]
    early[3] = replace(early[3], events=tuple(first))
    later = without(table, *first)[came:]
    assert compare(setup, [*early, *later]).departure is None
    missing = [*early[:3], replace(early[3], events=tuple(first[1:])), *early[4:], *later]
    assert compare(setup, missing).departure is not None


# --- a shuffle that is left out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shuffled", [False, True], ids=["not shuffled", "shuffled before"])
def test_the_shuffle_that_is_left_out_is_the_one_before_the_deal_of_whichever_deck(*, shuffled: bool) -> None:
    """The decks change places first: then the one that comes is cut and not shuffled, and the hand is a misdeal."""
    table = between_hands("Five-Card Stud High", shuffling="by hand")
    if shuffled:
        table.goes_on_to(Procedure, "shuffles")
    table.takes(AdvanceClock(SIX_HOURS), LeaveOut("shuffle"))
    since = len(table.exchanges)
    table.goes_on_to(RoundStarted)
    events = [event for one in table.exchanges[since:] for event in one.events]
    assert not [event for event in events if isinstance(event, Procedure) and event.act == "shuffles"]
    assert [event.deck for event in events if isinstance(event, RoundStarted)] == ["deck 2"]
    table.takes(NoticeError())
    assert told(table, "voids all hands")
    assert table.departs() is None
