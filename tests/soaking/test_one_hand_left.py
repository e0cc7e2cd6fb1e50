"""A hand of poker of which one is left, though nobody has folded: it ends, and its pot pays what any pot pays."""

from __future__ import annotations

from clausewise.following.comparison import compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import FeeTaken, PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import Say, SpoilHand
from tests.soaking.test_decks_of_a_card_room import without
from tests.soaking.test_left_open_in_pot_games import House, house
from tests.soaking.test_words_and_gestures import has_the_turn


def without_a_bet() -> House:
    """Antes and cards, and before the first bet two of three hands are dead."""
    table = house("Seven-Card Stud High", ante=2, jackpot=1)
    table.goes_on_to(CardDealt)
    table.takes(*(SpoilHand(seat, "touches the discards", own_act=True) for seat in (1, 2)))
    table.goes_on_to(RoundEnded)
    return table


def seen(table: House, kind: type[AnyEvent]) -> list[AnyEvent]:
    """All events of this kind."""
    return [event for one in table.exchanges for event in one.events if isinstance(event, kind)]


def test_the_jackpot_amount_is_set_aside_though_nobody_has_bet() -> None:
    """It comes out of the pot of each round, and three antes of 2 make one."""
    table = without_a_bet()
    (amount,) = seen(table, FeeTaken)
    (award,) = seen(table, PotAwarded)
    assert (amount, award) == (
        FeeTaken(dollars(1), dollars(5), fund="jackpot", source="main", place="jackpot area"),
        PotAwarded("main", "whole", 3, dollars(5)),
    )
    assert table.departs() is None


def test_a_pot_without_a_bet_that_pays_no_jackpot_amount_is_found() -> None:
    """A house that forgets it there is told so."""
    table = without_a_bet()
    departure = compare(table.setup, without(table, *seen(table, FeeTaken))).departure
    assert departure is not None
    assert any(clause.startswith("oneida-poker.O.") for clause in departure.clauses)


def test_what_the_last_one_has_said_keeps_nobody_waiting() -> None:
    """Who has announced a raise wins the pot, when the others' hands are dead, without another act."""
    table = house("Five-Card Stud High")
    turn = has_the_turn(table)
    table.takes(Say(turn.seat, "raise"))
    others = (seat for seat in (1, 2, 3) if seat != turn.seat)
    table.takes(*(SpoilHand(seat, "touches the discards", own_act=True) for seat in others))
    table.goes_on_to(RoundEnded)
    assert seen(table, PotAwarded)
    assert table.departs() is None
    waits = [one for one in table.exchanges if not any(isinstance(event, PotAwarded) for event in one.events)]
    assert any(isinstance(one.stimulus, Proceed) for one in waits)
    assert compare(table.setup, waits).departure is not None
