"""Cards that are forced by whose next card it is, at the tables of both families."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import CardsFor, ForceCards, StackDeck
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, Call, Check, Discard, PlaceButton
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

HANDS = {"seat 1": "2c 3d 4h 5s 9c", "seat 2": "Ah Kd Qs 7c 7d"}


def force(**by_seat: str) -> ForceCards:
    """The next cards of these places."""
    return ForceCards(tuple(CardsFor(place.replace("_", " "), parse_cards(text)) for place, text in by_seat.items()))


def cards_of(table: EngineTable, place: str) -> str:
    """What a place was dealt in the latest round."""
    events = [seen.event for seen in table.seen]
    return " ".join(str(event.card) for event in events if isinstance(event, CardDealt) and event.to == place)


def lowball(drawn: dict[int, str]) -> EngineTable:
    """A hand of Lowball up to its end, in which two seats draw what is forced for them, whoever draws first."""
    table = open_table(TableSetup("oasis-lowball"))
    forced = {f"seat_{seat}": f"{HANDS[f'seat {seat}']} {cards}" for seat, cards in drawn.items()}
    for stimulus in (BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(2), force(**forced)):
        assert table.submit(stimulus).accepted
    given = {seat: parse_cards(HANDS[f"seat {seat}"])[-len(cards.split()) :] for seat, cards in drawn.items()}
    for _ in range(60):
        if isinstance(table.seen[-1].event, RoundEnded) if table.seen else False:
            break
        turn = table.seen[-1].event if table.seen else None
        if isinstance(turn, TurnGiven):
            act: AnyStimulus = Discard(turn.seat, given[turn.seat]) if "discard" in turn.options else (
                Check(turn.seat) if "check" in turn.options else Call(turn.seat)
            )  # fmt: skip
            assert table.submit(act).accepted
        else:
            table.submit(Proceed())
    return table


@pytest.mark.parametrize("drawn", [{1: "6h", 2: "Jc Js"}, {1: "Ks Kc", 2: "2d"}])
def test_what_is_drawn_can_be_forced_without_knowing_how_many_draw(drawn: dict[int, str]) -> None:
    """Each seat gets its own cards, though where they lie in the deck depends on what the other one draws."""
    table = lowball(drawn)
    for seat, cards in drawn.items():
        assert cards_of(table, f"seat {seat}") == f"{HANDS[f'seat {seat}']} {cards}"


@pytest.mark.parametrize("dealing", ["manual shoe", "hand", "automated shoe"])
def test_the_same_at_a_table_against_the_dealer(dealing: str) -> None:
    """However the cards are dealt."""
    table = open_table(TableSetup("three-card", {"dealing": dealing, "shuffling": "by device"}))
    for stimulus in (Sit(1), PlaceWager(1, "ante", dollars(10)), force(seat_1="As Ad Ac", dealer="2c 2d 2h")):
        assert table.submit(stimulus).accepted
    for _ in range(20):
        table.submit(Proceed())
    stacks = [seen.event for seen in table.seen if isinstance(seen.event, StackDealt)]
    in_a_stack = [str(card) for event in stacks if event.to == "seat 1" for card in event.cards or ()]
    dealt = cards_of(table, "seat 1").split() + in_a_stack
    assert dealt == ["As", "Ad", "Ac"]


def test_an_order_of_the_deck_takes_the_place_of_what_was_forced_before() -> None:
    """What was said last holds."""
    table = open_table(TableSetup("three-card", {"dealing": "manual shoe"}))
    stacked = StackDeck(parse_cards("Kc Qd Kh Qh Ks Qs"))
    for stimulus in (Sit(1), PlaceWager(1, "ante", dollars(10)), force(seat_1="As Ad Ac"), stacked):
        assert table.submit(stimulus).accepted
    for _ in range(20):
        table.submit(Proceed())
    assert cards_of(table, "seat 1") == "Kc Kh Ks"
