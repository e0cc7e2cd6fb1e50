"""The dealer button and the blinds, where hardly anybody is left to have them."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Rise
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import ButtonPlaced, PotAwarded
from clausewise.reference_engine.vocabulary.pot.stimuli import BuyIn, PlaceButton
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus


@pytest.mark.parametrize(
    ("blinds", "disks"), [(1, {"big blind button"}), (2, {"small blind button", "big blind button"})]
)
def test_who_is_left_alone_has_every_disk_and_the_pot(blinds: int, disks: set[str]) -> None:
    """The other one rises when the hand has been announced: it is played to its end by one player."""
    table = open_table(TableSetup("oasis-holdem", {"number-of-blinds": blinds}, seed=3))
    for stimulus in (BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(2), Proceed(), Rise(2)):
        assert table.submit(stimulus).accepted
    for _ in range(12):
        table.submit(Proceed())
    events = [seen.event for seen in table.seen]
    placed = [event for event in events if isinstance(event, ButtonPlaced)]
    assert {event.seat for event in placed} == {1}
    assert {event.button for event in placed} == {"dealer button", *disks}
    assert [event.seat for event in events if isinstance(event, PotAwarded)] == [1]
    assert any(isinstance(event, RoundEnded) for event in events)


def test_who_is_left_alone_is_dealt_to_where_hands_go_on() -> None:
    """By the reading that a hand goes on with one player, all cards of that player come, the button's among them."""
    table = open_table(TableSetup("oasis-lowball", {"ante": 2, "blind": 2}, {"all-but-one-fold": "goes-on"}, seed=3))
    for stimulus in (BuyIn(1, dollars(100)), BuyIn(2, dollars(100)), PlaceButton(2), Proceed(), Rise(2)):
        assert table.submit(stimulus).accepted
    for _ in range(12):
        table.submit(Proceed())
    dealt = [seen.event for seen in table.seen if isinstance(seen.event, CardDealt)]
    assert [(event.to, event.number) for event in dealt] == [("seat 1", number) for number in range(1, 6)]


@pytest.mark.parametrize("rulebook", ["oasis-holdem", "oasis-omaha", "oasis-pineapple", "oasis-lowball"])
@pytest.mark.parametrize(
    ("reading", "where", "first"), [("next-player", 9, 2), ("dead-button", 7, 9)], ids=["next player", "dead button"]
)
def test_a_button_for_an_empty_seat(rulebook: str, reading: str, where: int, first: int) -> None:
    """It goes to the next player clockwise, or stays where nobody sits; the first card comes left of it either way."""
    table = open_table(TableSetup(rulebook, {}, {"button-of-a-leaver": reading}, seed=3))
    acts: list[AnyStimulus] = [*(BuyIn(seat, dollars(100)) for seat in (2, 5, 9)), PlaceButton(7), *[Proceed()] * 8]
    assert all(table.submit(act).accepted for act in acts)
    events = [seen.event for seen in table.seen]
    assert [e.seat for e in events if isinstance(e, ButtonPlaced) and e.button == "dealer button"] == [where]
    assert next(event.to for event in events if isinstance(event, CardDealt)) == f"seat {first}"


def test_there_is_no_button_beyond_the_table() -> None:
    """A button cannot lie dead where there is no seat."""
    table = open_table(TableSetup("oasis-holdem", {}, {"button-of-a-leaver": "dead-button"}, seed=3))
    acts: list[AnyStimulus] = [BuyIn(2, dollars(100)), BuyIn(5, dollars(100)), PlaceButton(40), *[Proceed()] * 6]
    assert all(table.submit(act).accepted for act in acts)
    placed = [seen.event for seen in table.seen if isinstance(seen.event, ButtonPlaced)]
    assert next(event.seat for event in placed if event.button == "dealer button") == 2
