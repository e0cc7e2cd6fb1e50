"""Betting at a pot table, worked out by hand: the cap, who may act again, calls for less, side pots, odd chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.families.pot.pots import Portion, Pot, divided, side_pots, uncalled
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import BetReturned, FeeTaken, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import Bet, BuyIn, Call, Check, PlaceButton, Raise
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

BOARD = "2c 5h 7d 9s Jc"
PAIRS = {1: "As Ad", 2: "Ks Kd", 3: "Qs Qd", 4: "Ts Td"}


def table_of(stacks: Mapping[int, int], button: int = 3, board: str = BOARD, **readings: str) -> EngineTable:
    """A Hold'em table at the first turn: aces at seat 1, kings at seat 2, queens at seat 3, tens at seat 4."""
    table = open_table(TableSetup("oasis-holdem", {}, {name.replace("_", "-"): to for name, to in readings.items()}))
    for seat, amount in stacks.items():
        table.submit(BuyIn(seat, dollars(amount)))
    table.submit(PlaceButton(button))
    order = sorted(stacks, key=lambda seat: (seat <= button, seat))
    one, two, three, four, five = board.split()
    cards = chain.from_iterable(zip(*(PAIRS[seat].split() for seat in order), strict=True))
    table.submit(StackDeck(parse_cards(" ".join([*cards, "3c", one, two, three, "3h", four, "3d", five]))))
    go_on(table)
    return table


def go_on(table: EngineTable) -> None:
    """Until somebody has to act or the hand is over."""
    for _ in range(60):
        events = [seen.event for seen in table.seen]
        if isinstance(events[-1] if events else None, TurnGiven | RoundEnded):
            return
        table.submit(Proceed())


def play(table: EngineTable, *acts: AnyStimulus) -> None:
    """Each of them is accepted."""
    for act in acts:
        receipt = table.submit(act)
        assert receipt.accepted, (act, receipt.reason)
        go_on(table)


def turn(table: EngineTable) -> TurnGiven:
    """Whose turn it is."""
    event = table.seen[-1].event
    assert isinstance(event, TurnGiven), event
    return event


def awards(table: EngineTable) -> list[tuple[str, int, int]]:
    """Pot, seat and dollars."""
    return [(e.pot, e.seat, e.amount // 100) for s in table.seen if isinstance(e := s.event, PotAwarded)]


THREE = {1: 1000, 2: 1000, 3: 1000}
RAISES: Sequence[AnyStimulus] = (Raise(3, dollars(8)), Raise(1, dollars(16)), Raise(2, dollars(32)))


def test_three_players_have_three_raises() -> None:
    """After the third, the next player may fold or call."""
    table = table_of(THREE)
    play(table, *RAISES)
    assert turn(table).options == ("fold", "call")
    assert not table.submit(Raise(3, dollars(64))).accepted


def test_two_players_raise_as_often_as_they_like() -> None:
    """Ten raises of a dollar and more, before the flop and after it."""
    table = table_of({1: 1000, 3: 1000})
    play(table, *(Raise(1 if n % 2 else 3, dollars(4 + n)) for n in range(1, 11)), Call(1))
    play(table, Bet(1, dollars(1)), *(Raise(3 if n % 2 else 1, dollars(1 + n)) for n in range(1, 11)))
    assert "raise" in turn(table).options


@pytest.mark.parametrize(("reading", "allowed"), [("at-the-start", False), ("when-two-remain", True)])
def test_the_third_player_folds_in_the_middle_of_a_round(reading: str, allowed: bool) -> None:
    """Three began the round: the cap holds or goes, as it is read; in the next round two begin."""
    table = table_of(THREE, two_players=reading)
    play(table, Fold(3), Raise(1, dollars(8)), Raise(2, dollars(16)), Raise(1, dollars(32)))
    assert ("raise" in turn(table).options) is allowed
    play(table, Call(2), Bet(1, dollars(1)), *(Raise(2 if n % 2 else 1, dollars(1 + n)) for n in range(1, 6)))
    assert "raise" in turn(table).options


def test_a_raise_is_answered_by_all_others_and_by_nobody_else() -> None:
    """The big blind raises: both who had called act again, and the round is over."""
    table = table_of(THREE)
    play(table, Call(3), Call(1), Raise(2, dollars(12)))
    assert (turn(table).seat, turn(table).due) == (3, 800)
    play(table, Call(3))
    assert (turn(table).seat, turn(table).due) == (1, 800)
    play(table, Call(1))
    assert (turn(table).seat, turn(table).round) == (1, "second")


def test_a_call_for_less_leaves_the_wager_as_it_was() -> None:
    """Seat 3 has 3 of the 4: the small blind still owes 2, and wins the 9 - 4 of the main pot and the 2 beside it."""
    table = table_of(THREE | {3: 3})
    play(table, Call(3))
    assert (turn(table).seat, turn(table).due) == (1, 200)
    play(table, Call(1), Check(2), *[Check(seat) for _ in range(3) for seat in (1, 2)])
    assert awards(table) == [("main", 1, 5), ("side 1", 1, 2)]


def test_who_is_all_in_by_a_short_raise_is_called_and_raised_again() -> None:
    """Seat 1 raises 12 to 15 with all it has: it is a raise, by 3, and seats 2 and 3 have all options."""
    table = table_of(THREE | {1: 15})
    play(table, Raise(3, dollars(12)), Raise(1, dollars(15)))
    assert (turn(table).seat, turn(table).options, turn(table).due) == (2, ("fold", "call", "raise"), 1100)
    play(table, Call(2))
    assert (turn(table).seat, turn(table).options, turn(table).due) == (3, ("fold", "call", "raise"), 300)


def test_three_stacks_make_three_pots() -> None:
    """20 from each of four less the fee of 4, 30 from each of three, 50 from each of two."""
    table = table_of({1: 20, 2: 50, 3: 100, 4: 100}, button=4, board="2c 5h 7d 9s Jc")
    play(table, Raise(3, dollars(100)), Call(4), Call(1), Call(2))
    assert awards(table) == [("main", 1, 76), ("side 1", 2, 90), ("side 2", 3, 100)]


def test_what_nobody_can_match_comes_back() -> None:
    """Seat 3 wagers 100 against 40: 60 come back, and 40 and 40 and the small blind's 2 less the fee are won."""
    table = table_of({1: 100, 2: 40, 3: 100})
    play(table, Raise(3, dollars(100)), Fold(1), Call(2))
    back = [(e.seat, e.amount) for s in table.seen if isinstance(e := s.event, BetReturned)]
    assert (back, awards(table)) == ([(3, 6000)], [("main", 2, 78)])


def test_a_fee_is_taken_from_a_board_that_is_run_out() -> None:
    """All are all in before the flop, and the fee is taken once."""
    table = table_of({1: 40, 2: 40, 3: 40})
    play(table, Raise(3, dollars(40)), Call(1), Call(2))
    assert [e.amount for s in table.seen if isinstance(e := s.event, FeeTaken)] == [400]
    assert awards(table) == [("main", 1, 116)]


def test_blinds_that_count_for_no_call_are_won_with_the_first_pot() -> None:
    """2 and 4 lie in the pot, and each of three calls with 4: 18 less the fee, whoever had which blind."""
    table = table_of(THREE, blinds_count="apart")
    play(table, Call(3), Call(1), Call(2), *[Check(seat) for _ in range(3) for seat in (1, 2, 3)])
    assert awards(table) == [("main", 1, 14)]


@pytest.mark.parametrize(
    ("put_in", "active", "fee", "expected"),
    [
        ({1: 20, 2: 50, 3: 100}, [1, 2, 3], 0, [("main", 60), ("side 1", 60), ("side 2", 50)]),
        ({1: 40, 2: 100, 3: 100}, [1, 2], 4, [("main", 116), ("side 1", 120)]),
        ({1: 40, 2: 100, 3: 70}, [1, 3], 0, [("main", 120), ("side 1", 90)]),
        ({1: 3, 2: 4, 3: 4}, [1, 2, 3], 4, [("main", 5), ("side 1", 2)]),
        ({1: 1, 2: 1, 3: 4}, [1, 2, 3], 4, [("side 1", 2)]),
    ],
)
def test_pots_hold_what_was_matched(
    put_in: dict[int, int], active: list[int], fee: int, expected: list[tuple[str, int]]
) -> None:
    """Money of players who have folded stays in the pot into which they put it; a fee goes through the pots in turn."""
    assert [(pot.name, pot.amount) for pot in side_pots(put_in, active, fee)] == expected


def test_the_seats_of_a_side_pot_are_those_who_put_in_more() -> None:
    """Who is all in with less has no part in it."""
    assert side_pots({1: 20, 2: 50, 3: 50}, [1, 2, 3])[1] == Pot("side 1", 60, (2, 3))


@pytest.mark.parametrize(
    ("amount", "seats", "order", "one_each", "expected"),
    [
        (2300, [1, 2], [1, 2], True, {1: 1200, 2: 1100}),
        (2600, [1, 2, 3], [2, 3, 1], True, {1: 800, 2: 900, 3: 900}),
        (2600, [1, 2, 3], [2, 3, 1], False, {1: 800, 2: 1000, 3: 800}),
        (200, [1, 2, 3], [3, 1, 2], True, {1: 100, 2: 0, 3: 100}),
    ],
)
def test_odd_chips_go_round_from_the_left_of_the_button(
    amount: int, seats: list[int], order: list[int], one_each: bool, expected: dict[int, int]
) -> None:
    """One each in turn, or all to the first; nothing is lost."""
    found = divided(amount, seats, 100, order, one_each=one_each)
    assert {portion.seat: portion.amount for portion in found} == expected
    assert sum(portion.amount for portion in found) == amount
    assert all(isinstance(portion, Portion) for portion in found)


def test_only_the_largest_bet_has_something_uncalled() -> None:
    """Up to the next one it was matched, by a player who has folded too."""
    assert (uncalled({1: 4, 2: 12, 3: 9}), uncalled({1: 12, 2: 12}), uncalled({})) == ((2, 3), (0, 0), (0, 0))
