"""A hand of poker of which one is left, though nobody has folded: it ends, and its pot pays what any pot pays."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from clausewise.following.comparison import Exchange, compare
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.families.pot.table import PotTable
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import Misdeal
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import BetMade, FeeTaken, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    Bet,
    BuyIn,
    Call,
    Check,
    Discard,
    NoticeError,
    PutIn,
    Raise,
    Say,
    SpoilHand,
)
from tests.soaking.test_decks_of_a_card_room import without
from tests.soaking.test_left_open_in_pot_games import House, house
from tests.soaking.test_words_and_gestures import betting_ends, has_the_turn


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


def test_nobody_draws_against_dead_hands() -> None:
    """When two of three hands are dead in the draw the third one has won, and discards nothing."""
    table = house("Five-Card Draw High")
    betting_ends(table)
    turn = has_the_turn(table)
    assert "discard" in turn.options
    others = (seat for seat in (1, 2, 3) if seat != turn.seat)
    table.takes(SpoilHand(next(others), "collected", own_act=True), SpoilHand(turn.seat, "collected", own_act=True))
    (last,) = others
    table.refuses(Discard(last))
    table.goes_on_to(RoundEnded)
    (award,) = seen(table, PotAwarded)
    assert isinstance(award, PotAwarded)
    assert award.seat == last
    assert table.departs() is None


# --- what no rule says of hands that are dead before there was a bet --------------------------------------------------


def with_dead_hands(game: str, *seats: int, **options: str | int) -> House:
    """These hands get too many cards, and that is noticed before anybody has bet."""
    table = house(game, **options)
    table.takes(*(Misdeal(f"seat {seat}", 9) for seat in seats))
    return table


def goes_on(table: House, posts: Mapping[int, set[int]] | None) -> House:
    """A house that takes blinds of dead hands, or does not."""
    assert isinstance(table.table, PotTable)
    table.table.posts_shown = posts
    table.goes_on_to(CardDealt)
    table.takes(NoticeError())
    has_the_turn(table)
    return table


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_dead_hand_may_owe_a_blind_or_not(seat: int) -> None:
    """Hands in play owe theirs."""
    styles: tuple[Mapping[int, set[int]] | None, ...] = (None, {})
    by_style = [goes_on(with_dead_hands("Five-Card Draw Low", seat), posts) for posts in styles]
    assert [table.departs() for table in by_style] == [None, None]
    blinds = [event for event in seen(by_style[1], BetMade) if isinstance(event, BetMade) and event.seat != seat]
    assert blinds
    assert compare(by_style[1].setup, without(by_style[1], blinds[0])).departure is not None


def test_a_blind_that_a_dead_hand_does_not_owe_is_owed_of_none() -> None:
    """Of three hands two have blinds before them, and one of those is dead."""
    tables = [goes_on(with_dead_hands("Five-Card Draw Low", seat), {}) for seat in (1, 2, 3)]
    assert sorted(len(seen(table, BetMade)) for table in tables) == [1, 1, 2]


@pytest.mark.parametrize("rakes", [True, False])
def test_antes_may_be_raked_or_not_where_nobody_came_to_bet(rakes: bool) -> None:
    """No betting round is over, and the antes are what lies there."""
    options: dict[str, str | int] = {"ante": 2, "rake": "percentage", "rake-percentage": 25, "jackpot": 0}
    table = with_dead_hands("Seven-Card Stud High", 1, 2, **options)
    assert isinstance(table.table, PotTable)
    table.table.raked_as_shown = frozenset({1} if rakes else ())
    table.goes_on_to(CardDealt)
    table.takes(NoticeError())
    table.goes_on_to(RoundEnded)
    assert len(seen(table, FeeTaken)) == rakes
    assert table.departs() is None


# --- one who has chips left -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("all_in", [True, False])
def test_who_alone_has_chips_may_be_asked_for_nothing(all_in: bool) -> None:
    """Whatever the answer, nothing can be won or lost by it; where another has chips it can."""
    options: dict[str, int | str] = {"game": "Seven-Card Stud High", "forced-bet": 2, "limits": "4-8"}
    table = House(TableSetup("oneida-poker", options, {}, 1))
    table.takes(BuyIn(1, dollars(8 if all_in else 100)), BuyIn(2, dollars(100)))
    for sum_ in (0, 4, 8):
        turn: AnyEvent = has_the_turn(table)
        while isinstance(turn, TurnGiven):
            bet = Bet(turn.seat, min(dollars(sum_), dollars(2 if all_in and turn.seat == 1 and sum_ == 8 else 100)))
            table.takes(Call(turn.seat) if turn.due else bet)
            turn = table.table.seen[-1].event
    table.goes_on_to(CardDealt)
    assert table.departs() is None
    asked = TurnGiven(2, ("bet", "check", "fold"), "sixth street", dollars(0))
    asked_besides = [*table.exchanges, Exchange(Proceed(), True, (asked,))]
    assert (compare(table.setup, asked_besides).departure is None) is all_in


def test_nobody_has_to_take_a_raise_that_no_one_could_call() -> None:
    """The other is all-in; a call has to be taken."""
    options: dict[str, int | str] = {"game": "Seven-Card Stud High", "forced-bet": 2, "limits": "4-8"}
    table = House(TableSetup("oneida-poker", options, {}, 1))
    table.takes(BuyIn(1, dollars(15)), BuyIn(2, dollars(100)))
    turn = has_the_turn(table)
    table.takes(Call(turn.seat))
    turn = has_the_turn(table)
    table.takes(Bet(turn.seat, dollars(4)), Call(3 - turn.seat))
    turn = has_the_turn(table)
    table.takes(*[Check(2)] * (turn.seat == 2), Bet(1, dollars(8)))
    last = table.table.seen[-1].event
    assert isinstance(last, TurnGiven)
    assert (last.seat, last.due, "raise" in last.options) == (2, dollars(8), False)
    table.refuses(Raise(2, dollars(16)), PutIn(2, dollars(16), "pushes forward"))
    assert table.departs() is None
    table.refuses(Call(2))
    assert table.departs() is not None
