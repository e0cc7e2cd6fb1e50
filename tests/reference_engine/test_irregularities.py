"""Tests of what goes wrong at a Four Card Poker table, over all ways of dealing and many mishaps at once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.table import MlgcaTable
from clausewise.reference_engine.rulebooks.mlgca_four_card.chapter_13 import READINGS
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import DrawInError, ExposeDealerCards, LieFaceUp, Misdeal
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.shuffler.stimuli import BreakDown, Jam
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

WAYS = ("manual shoe", "hand", "automated shoe", "automated shuffler")
PLACES = st.sampled_from(("seat 1", "seat 3", "dealer"))
MISHAPS = st.one_of(
    st.builds(LieFaceUp, st.lists(st.integers(1, 25), min_size=1, max_size=4, unique=True).map(tuple)),
    st.builds(Misdeal, PLACES, st.integers(0, 9), st.sampled_from(("at once", "in the settlement"))),
    st.builds(DrawInError, st.integers(1, 25), st.booleans()),
    st.builds(ExposeDealerCards, st.integers(1, 5)),
    st.builds(
        Jam,
        st.sampled_from(("shoe", "shuffler")),
        st.sampled_from(("jams", "stops", "fails to finish")),
        st.integers(0, 20),
    ),
    st.builds(BreakDown, st.sampled_from(("shoe", "shuffler"))),
)
SET_READINGS = st.fixed_dictionaries({name: st.sampled_from(choices) for name, choices in READINGS.items()})


def play(table: MlgcaTable, *mishaps: AnyStimulus) -> None:
    """One round with two players, both of whom play if they come to it."""
    for seat in (1, 3):
        table.submit(Sit(seat))
        for wager in ("ante", "aces up", "six card bonus", "progressive"):
            assert table.submit(PlaceWager(seat, wager, dollars(5))).accepted
    for mishap in mishaps:
        assert table.submit(mishap).accepted
    for decides in (1, 3, None):
        for _ in range(20):
            table.submit(Proceed())
        if decides is not None:
            table.submit(PlaceWager(decides, "play", dollars(5)))


def opened(dealing: str, readings: dict[str, str] | None = None) -> MlgcaTable:
    """A table that offers every wager."""
    options: dict[str, str | int] = {
        "dealing": dealing, "shuffling": "by device", "progressive": "A", "six-card-bonus": "A"
    }  # fmt: skip
    table = open_table(TableSetup("mlgca-four-card", options, readings or {}))
    assert isinstance(table, MlgcaTable)
    return table


def dealt(table: MlgcaTable) -> list[Card]:
    """Every card that went to a place."""
    cards: list[Card] = []
    for seen in table.seen:
        if isinstance(seen.event, CardDealt) and seen.event.card is not None:
            cards.append(seen.event.card)
        elif isinstance(seen.event, StackDealt):
            cards.extend(seen.event.cards or ())
    return cards


@settings(max_examples=150)
@given(st.sampled_from(WAYS), st.lists(MISHAPS, min_size=1, max_size=3), SET_READINGS)
def test_no_wager_is_lost_sight_of(dealing: str, mishaps: list[AnyStimulus], readings: dict[str, str]) -> None:
    """Whatever goes wrong, each wager is settled once, all or nothing is void, and the next round can be played."""
    table = opened(dealing, readings)
    play(table, *mishaps)
    events = [seen.event for seen in table.seen]
    ended = [event for event in events if isinstance(event, RoundEnded)]
    assert len(ended) == 1
    taken = {(event.seat, event.wager): event.amount for event in events if isinstance(event, WagerTaken)}
    settled = [event for event in events if isinstance(event, WagerSettled)]
    assert sorted((event.seat, event.wager) for event in settled) == sorted(taken)
    assert all(event.stake == taken[event.seat, event.wager] for event in settled)
    if ended[0].void:
        assert {event.result for event in settled} == {"returned"}
        assert not [event for event in events if isinstance(event, BonusPaid)]
    play(table)
    assert sum(isinstance(seen.event, RoundEnded) for seen in table.seen) == 2


@pytest.mark.parametrize("dealing", WAYS)
@pytest.mark.parametrize("position", [1, 2, 7, 16])
def test_one_card_face_up_is_the_only_one_left_out(dealing: str, position: int) -> None:
    """The cards that are dealt are those of the undisturbed deal without that one, and the next of the deck."""
    undisturbed, disturbed = opened(dealing), opened(dealing)
    deck = list(undisturbed.cards.deck_in_play().cards)
    play(undisturbed)
    play(disturbed, LieFaceUp((position,)))
    number = len(dealt(undisturbed))
    assert set(dealt(undisturbed)) == set(deck[:number])
    assert set(dealt(disturbed)) == set(deck[: number + 1]) - {deck[position - 1]}


@pytest.mark.parametrize("dealing", WAYS)
def test_an_unseen_card_drawn_in_error_changes_nothing(dealing: str) -> None:
    """But for the drawing itself the round is the same, card for card and cent for cent."""
    plain, disturbed = opened(dealing), opened(dealing)
    play(plain)
    play(disturbed, DrawInError(4))
    others = [seen.event for seen in disturbed.seen if getattr(seen.event, "act", "") != "draws in error"]
    assert others == [seen.event for seen in plain.seen]


def test_a_shuffler_that_dispenses_cards_fails_like_a_shoe() -> None:
    """It may fail in the middle of a deal: the round is void and the device is emptied."""
    table = opened("automated shuffler")
    play(table, Jam("shuffler", "stops", 7))
    assert [seen.event.void for seen in table.seen if isinstance(seen.event, RoundEnded)] == [True]
    removed = [seen.event for seen in table.seen if getattr(seen.event, "act", "") == "removes"]
    assert [(event.source, event.count) for event in removed if isinstance(event, Procedure)] == [
        ("automated shuffler", 45)
    ]


@pytest.mark.parametrize(("reading", "void"), [("stands", False), ("void", True)])
def test_a_device_that_fails_when_all_cards_are_out(reading: str, void: bool) -> None:
    """A bonus card, six for the dealer and five for each of two players are seventeen: the next one is not missed."""
    table = opened("automated shoe", {"jam-after-deal": reading})
    play(table, Jam("shoe", "jams", 17))
    assert [seen.event.void for seen in table.seen if isinstance(seen.event, RoundEnded)] == [void]
    earlier = opened("automated shoe", {"jam-after-deal": reading})
    play(earlier, Jam("shoe", "jams", 16))
    assert [seen.event.void for seen in earlier.seen if isinstance(seen.event, RoundEnded)] == [True]


def test_a_device_that_is_not_at_the_table_cannot_fail() -> None:
    """A shoe that is no device and a shuffler that nobody uses break down without any consequence."""
    table = open_table(TableSetup("mlgca-four-card", {}))
    before = len(table.seen)
    for device in ("shoe", "shuffler"):
        assert table.submit(BreakDown(device)).accepted
    assert len(table.seen) == before


@pytest.mark.parametrize("dealing", WAYS)
def test_cards_of_the_bonus_box_are_numbered_as_those_of_any_place(dealing: str) -> None:
    """Where it gets more than its one card by mistake."""
    table = open_table(
        TableSetup("mlgca-four-card", options={"dealing": dealing, "six-card-bonus": "A", "progressive": "A"})
    )
    assert isinstance(table, MlgcaTable)
    play(table, Misdeal("bonus box", 3, "at once"))
    numbers = [
        seen.event.number for seen in table.seen if isinstance(seen.event, CardDealt) and seen.event.to == "bonus box"
    ]
    assert numbers == [1, 2, 3]
