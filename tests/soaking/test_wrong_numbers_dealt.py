"""Hands with too many cards or too few: which come when, and how they lie, no rule says; all else it says as ever."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from clausewise.following.comparison import Departure, Exchange, compare
from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import LoseCards, Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from tests.soaking.sound_systems import answers
from tests.soaking.test_told_when_it_likes import GOES_ON, is_act

RULEBOOKS = ("three-card", "oneida-four-card", "mlgca-four-card")
STACKED = StackDeck(parse_cards("As Kd 9c 7h 4s 2d Qh Jc 8d 6s 5c 3h"))
FIRST: tuple[AnyStimulus, ...] = (Sit(1), PlaceWager(1, "ante", Cents(1000)))
SECOND: tuple[AnyStimulus, ...] = (Sit(2), PlaceWager(2, "ante", Cents(1000)))
Dealt = list[CardDealt]


def dealt_otherwise(
    setup: TableSetup, acts: list[AnyStimulus], changed: Callable[[Dealt], Dealt], *, from_one_deck: bool = False
) -> Departure | None:
    """Where a house departs that deals in this way; the cards go with the hands, or come as they lie in the deck."""

    def tells(exchange: Exchange) -> Exchange:
        dealt = [event for event in exchange.events if isinstance(event, CardDealt)]
        if not dealt:
            return exchange
        others = changed(dealt)
        if from_one_deck:
            numbers = dict[str, int]()
            for place, event in enumerate(others):
                numbers[event.to] = numbers.get(event.to, 0) + 1
                card = dealt[place].card
                others[place] = msgspec.structs.replace(event, card=card, number=numbers[event.to])
        first = exchange.events.index(dealt[0])
        kept = [event for event in exchange.events if event not in dealt]
        return replace(exchange, events=(*kept[:first], *others, *kept[first:]))

    told = [tells(exchange) for exchange in answers(open_table(setup), acts)]
    assert any(isinstance(event, CardDealt) for exchange in told for event in exchange.events)
    return compare(setup, told, describe()).departure


def wagers(*mishaps: AnyStimulus) -> list[AnyStimulus]:
    """Two players, and what befalls the deal."""
    return [*FIRST, *SECOND, *mishaps, *GOES_ON]


def last_of(*places: str) -> Callable[[Dealt], Dealt]:
    """These hands get their last card when all others have been dealt."""

    def changed(dealt: Dealt) -> Dealt:
        last = [next(event for event in reversed(dealt) if event.to == place) for place in places]
        return [event for event in dealt if event not in last] + last

    return changed


@pytest.mark.parametrize("stacked", [False, True], ids=["whatever comes", "cards that were put in order"])
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_cards_too_many_may_come_at_the_end(rulebook: str, stacked: bool) -> None:
    """One of a player's and one of the dealer's come behind all others, and not at once."""
    setup = TableSetup(rulebook, options={"dealing": "manual shoe"}, seed=4)
    acts = wagers(Misdeal("seat 1", 7), Misdeal("dealer", 8), *([STACKED] if stacked else []))
    assert dealt_otherwise(setup, acts, last_of("dealer", "seat 1"), from_one_deck=stacked) is None


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_who_was_dealt_right_still_comes_in_turn(rulebook: str) -> None:
    """The hand beside it has its last card at the end as well: that breaks the order of the deal."""
    setup = TableSetup(rulebook, options={"dealing": "manual shoe"}, seed=4)
    found = dealt_otherwise(setup, wagers(Misdeal("seat 1", 7)), last_of("seat 2", "seat 1"))
    assert found is not None
    assert found.clauses


@pytest.mark.parametrize(("number", "free"), [(7, True), (6, False)], ids=["one too many", "the right number"])
def test_which_of_too_many_lies_open_is_not_said(number: int, free: bool) -> None:
    """Of seven cards of the dealer's the seventh is the open one; of six it has to be the sixth."""

    def changed(dealt: Dealt) -> Dealt:
        turned = {number - 1: "down" if number > 6 else "up", number: "up" if number > 6 else "down"}
        return [
            msgspec.structs.replace(event, face=turned.get(event.number, event.face)) if event.to == "dealer" else event
            for event in dealt
        ]

    setup = TableSetup("mlgca-four-card", options={"dealing": "manual shoe"}, seed=4)
    found = dealt_otherwise(setup, wagers(Misdeal("dealer", number)), changed)
    assert (found is None) is free


ONEIDA = TableSetup("oneida-four-card", options={"dealing": "manual shoe", "shuffling": "by hand"}, seed=4)
SHORT: tuple[AnyStimulus, ...] = (*FIRST, Misdeal("dealer", 5))


def completed_late(*, with_the_card: bool) -> list[Exchange]:
    """The card that completes the dealer's hand comes when the stub has been put away, or not at all."""
    told: list[Exchange] = []
    completes: AnyEvent | None = None
    for exchange in answers(open_table(ONEIDA), [*SHORT, *GOES_ON]):
        events: list[AnyEvent] = []
        for event in exchange.events:
            if isinstance(event, CardDealt) and (event.to, event.number) == ("dealer", 6):
                completes = event
                continue
            if completes is not None and with_the_card and is_act(event, "examines"):
                events.append(completes)
            events.append(event)
        told.append(replace(exchange, events=tuple(events)))
    assert completes is not None
    return told


def test_the_dealers_hand_may_be_completed_when_the_stub_has_been_put_away() -> None:
    """The rules say that the dealer deals one more card, and not when."""
    told = completed_late(with_the_card=True)
    assert any(is_act(event, "discards the stub") for exchange in told for event in exchange.events)
    assert compare(ONEIDA, told, describe()).departure is None


def test_a_dealers_hand_that_is_never_completed_is_found() -> None:
    """The same house without the card."""
    found = compare(ONEIDA, completed_late(with_the_card=False), describe()).departure
    assert found is not None
    assert "oneida-four-card.L.3.s1" in found.clauses


def test_a_deck_that_is_not_whole_may_be_found_before_the_hand_is_complete() -> None:
    """The count voids the round, and no card is dealt any more; a house that deals it first comes to the same."""
    acts: list[AnyStimulus] = [Choose("count the stub", 1), *SHORT, LoseCards(2), *GOES_ON]
    for late in (set[int](), {1}):
        table = open_table(ONEIDA)
        vars(table)["completed_late"] = late
        told = answers(table, acts)
        events = [event for exchange in told for event in exchange.events]
        assert any(is_act(event, "voids all hands") for event in events)
        assert any(isinstance(event, CardDealt) and event.number == 6 for event in events) is not bool(late)
        assert compare(ONEIDA, told, describe()).departure is None
