"""A system that deals a pot game is compared by the cards that came, seen or not, and is free in what nobody orders."""

from __future__ import annotations

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, first_difference
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.rulebooks.random_rounds import scripts
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import HandShown, TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Call, Check, PlaceButton, PutIn
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.reference_engine.pot_hands import GAMES, rules_of

SETUP = TableSetup("oasis-holdem", seed=3)
GO_ON: list[AnyStimulus] = [Proceed()] * 12
A_HAND: list[AnyStimulus] = [
    BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), BuyIn(3, dollars(100)), PlaceButton(3), *GO_ON,
    Call(3), Call(1), Check(2), *GO_ON,
    *[stimulus for _ in range(3) for stimulus in (Check(1), Check(2), Check(3), *GO_ON[:5])],
]  # fmt: skip


def answers(table: EngineTable, stimuli: list[AnyStimulus]) -> list[Exchange]:
    """What a table makes of these stimuli."""
    found, told = [], 0
    for stimulus in stimuli:
        receipt = table.submit(stimulus)
        found.append(Exchange(stimulus, receipt.accepted, tuple(seen.event for seen in table.seen[told:])))
        told = len(table.seen)
    return found


def other_cards(fault: Fault | None = None) -> list[Exchange]:
    """A hand as a system plays it whose deck is another than the engine's own."""
    return answers(open_table(TableSetup("oasis-holdem", seed=4), fault=fault), A_HAND)


def altered(exchanges: list[Exchange], change: object) -> list[Exchange]:
    """The same exchanges with each event as it comes out of the change."""
    assert callable(change)
    return [
        Exchange(exchange.stimulus, exchange.accepted, tuple(change(event) for event in exchange.events))
        for exchange in exchanges
    ]


def test_a_sound_system_with_other_cards_does_not_differ() -> None:
    """Hole cards, burns and the board are taken from the system's own events."""
    exchanges = other_cards()
    assert any(isinstance(event, HandShown) for exchange in exchanges for event in exchange.events)
    assert first_difference(SETUP, exchanges) is None


def test_hole_cards_that_are_not_seen_until_the_showdown_are_no_difference() -> None:
    """What was dealt unseen is known when the hand is shown."""

    def unseen(event: AnyEvent) -> AnyEvent:
        return msgspec.structs.replace(event, card=None) if isinstance(event, CardDealt) else event

    assert first_difference(SETUP, altered(other_cards(), unseen)) is None


def test_hands_may_be_shown_in_any_order() -> None:
    """No rule says who shows first."""
    exchanges = [
        Exchange(exchange.stimulus, exchange.accepted, tuple(reversed(exchange.events)))
        if any(isinstance(event, HandShown) for event in exchange.events)
        else exchange
        for exchange in other_cards()
    ]
    assert first_difference(SETUP, exchanges) is None


def test_change_for_a_chip_may_be_told_before_the_next_turn() -> None:
    """A chip of 25 calls a bet of 4: no rule says whether the next player is asked before the change is given."""
    setup = TableSetup("oneida-poker", {"game": "Hold'em High", "limits": "4-8", "blinds": "2-4"}, seed=3)
    buy_in: list[AnyStimulus] = [BuyIn(seat, dollars(100)) for seat in (1, 2, 3)]
    chip = PutIn(3, dollars(25), single=True)
    exchanges = answers(open_table(setup), [*buy_in, PlaceButton(3), *GO_ON, chip, Call(1), Check(2), *GO_ON])
    number = next(n for n, exchange in enumerate(exchanges) if exchange.stimulus == chip)
    made, turn, change = exchanges[number].events
    assert isinstance(turn, TurnGiven)
    assert isinstance(change, Procedure)
    assert change.act == "gives change"
    assert first_difference(setup, exchanges) is None
    exchanges[number] = Exchange(chip, accepted=True, events=(made, change, turn))
    assert first_difference(setup, exchanges) is None
    exchanges[number] = Exchange(chip, accepted=True, events=(made, change))
    departure = first_difference(setup, exchanges)
    assert departure is not None
    assert departure.expected.startswith("turn given, seat 1")


@pytest.mark.parametrize(
    ("fault", "clause"),
    [
        (Fault("flop.burn", "duty", "not done"), "deal.flop.1"),
        (Fault("award.highest", "duty", "done otherwise: seat"), "award.a"),
        (Fault("schedule.fee", "figure", "one more"), "collection.9.1"),
        (Fault("start.later", "choose", "instead: with the button"), "action.start.1"),
    ],
)
def test_what_departs_from_a_rule_is_told_with_its_clause(fault: Fault, clause: str) -> None:
    """The first difference names the clause that is broken."""
    found: Departure | None = first_difference(SETUP, other_cards(fault))
    assert found is not None
    assert f"oasis-holdem.{clause}" in found.clauses


@pytest.mark.parametrize("rulebook", GAMES)
def test_random_hands_are_explained(rulebook: str) -> None:
    """Whatever a sound table of the same setup does can be explained."""
    rules = rules_of(rulebook)
    for script in scripts(rulebook, rules.options, rules.readings, open_table, rounds=60):
        exchanges = answers(open_table(script.setup), list(script.stimuli))
        assert first_difference(script.setup, exchanges) is None
