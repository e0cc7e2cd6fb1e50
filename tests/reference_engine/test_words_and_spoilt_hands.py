"""Where words and chips bind: what was said too early, chips that come to nothing, and the last hand left."""

from __future__ import annotations

from typing import Literal

import pytest

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import BetMade, PotAwarded, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import (
    BuyIn,
    Call,
    Check,
    PlaceButton,
    PutIn,
    Raise,
    Say,
    SpoilHand,
)
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

MOST_STAGES = 40


def at_seat_three(**readings: str) -> EngineTable:
    """Hold'em with blinds of 2 and 4 from seats 1 and 2; seat 3 has the turn."""
    table = open_table(TableSetup("oneida-poker", {}, {name.replace("_", "-"): to for name, to in readings.items()}, 1))
    for seat in (1, 2, 3):
        table.submit(BuyIn(seat, dollars(100)))
    table.submit(PlaceButton(3))
    for _ in range(MOST_STAGES):
        if table.seen and isinstance(table.seen[-1].event, TurnGiven):
            break
        table.submit(Proceed())
    return table


def taken(table: EngineTable, *acts: AnyStimulus) -> list[bool]:
    """Whether each of them is accepted."""
    return [table.submit(act).accepted for act in acts]


@pytest.mark.parametrize("how", ["collected", "touches the discards"])
def test_whoever_is_left_alone_wins_whatever_becomes_of_the_cards(
    how: Literal["collected", "touches the discards"],
) -> None:
    """All others have folded: the pot is decided."""
    table = at_seat_three()
    assert taken(table, Raise(3, dollars(8)), Fold(1), Fold(2)) == [True] * 3
    table.submit(SpoilHand(3, how))
    while not isinstance(table.seen[-1].event, RoundEnded):
        table.submit(Proceed())
    events = [seen.event for seen in table.seen]
    assert [event.seat for event in events if isinstance(event, PotAwarded)] == [3]
    assert not [event for event in events if isinstance(event, Procedure) and event.act == "voids a hand"]


def test_a_hand_that_is_spoilt_while_others_play_is_dead() -> None:
    """The same mishap one fold earlier."""
    table = at_seat_three()
    assert taken(table, Raise(3, dollars(8)), Fold(1)) == [True] * 2
    table.submit(SpoilHand(3, "collected"))
    while not isinstance(table.seen[-1].event, RoundEnded):
        table.submit(Proceed())
    assert [seen.event.seat for seen in table.seen if isinstance(seen.event, PotAwarded)] == [2]


@pytest.mark.parametrize(("to", "binds"), [(3, False), (8, True)])
def test_words_said_too_early_bind_only_to_what_may_be_done(to: int, binds: bool) -> None:
    """Where early words bind at all: a raise to 3 over a bet of 4 is none, and the player calls."""
    table = at_seat_three(out_of_turn="binding-if-unchanged")
    assert taken(table, Say(1, "raise", dollars(to)), Call(3), Call(1)) == [True, True, not binds]


def test_that_the_house_waits_changes_nothing() -> None:
    """A raise was said and less than a raise lies there: the word binds as it did before the house was let go on."""
    table = at_seat_three()
    assert taken(table, Say(3, "raise"), PutIn(3, dollars(1))) == [True, True]
    before = len(table.seen)
    assert taken(table, Proceed(), Call(3), Raise(3, dollars(8))) == [True, False, True]
    assert len(table.seen) > before


def test_words_that_bind_no_more_let_others_be_said() -> None:
    """A call was said before anybody had bet; there is a bet now, whether or not the house has been let go on since."""
    for waits in ((), (Proceed(),)):
        table = at_seat_three(out_of_turn="binding-if-unchanged")
        assert taken(table, Say(1, "call"), Raise(3, dollars(8)), *waits)[:2] == [True, True]
        assert taken(table, Say(1, "call"), Call(1)) == [True, True]


# --- chips and currency that come to no bet ---------------------------------------------------------------------------


def on_the_flop() -> EngineTable:
    """Nobody has bet, seat 1 has the turn, and a bet is 4."""
    table = at_seat_three()
    assert taken(table, Call(3), Call(1), Check(2)) == [True] * 3
    before = len(table.seen)
    for _ in range(MOST_STAGES):
        table.submit(Proceed())
        if any(isinstance(seen.event, TurnGiven) for seen in table.seen[before:]):
            break
    return table


def seen_of(table: EngineTable, act: AnyStimulus) -> tuple[bool, list[str]]:
    """Whether it is accepted, and what is put in and done upon it."""
    before = len(table.seen)
    accepted = table.submit(act).accepted
    events = [seen.event for seen in table.seen[before:]]
    return accepted, [
        event.act if isinstance(event, Procedure) else f"{event.action} {event.amount // 100}"
        for event in events
        if isinstance(event, Procedure | BetMade)
    ]


@pytest.mark.parametrize("amount", [1, 3, 5, 9])
def test_nobody_converts_currency_that_is_no_bet(amount: int) -> None:
    """It is converted to be bet with: where the bet is refused there is nothing to convert."""
    table = on_the_flop()
    assert seen_of(table, PutIn(1, dollars(amount), cash=True)) == (False, [])
    assert seen_of(table, PutIn(1, dollars(4), cash=True)) == (True, ["converts cash", "bets 4"])


def test_currency_that_is_put_in_beginning_a_bet_is_converted_at_once() -> None:
    """The rest comes in chips."""
    table = on_the_flop()
    assert seen_of(table, PutIn(1, dollars(3), cash=True, complete=False)) == (True, ["converts cash"])
    assert seen_of(table, PutIn(1, dollars(1))) == (True, ["bets 4"])


@pytest.mark.parametrize("chip", [1, 2, 3])
def test_a_single_chip_that_is_less_than_the_bet_is_none(chip: int) -> None:
    """Nobody bets more than was put in; of a chip that is larger there is change."""
    table = on_the_flop()
    assert seen_of(table, PutIn(1, dollars(chip), single=True)) == (False, [])
    assert seen_of(table, PutIn(1, dollars(25), single=True)) == (True, ["bets 4", "gives change"])
