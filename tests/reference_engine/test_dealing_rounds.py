"""Rounds as they are dealt in each way, seen from the outside of the engine."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import EngineTable, open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.rulebooks.games import places
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.cards.stimuli import BringDecks, LoseCards, Misdeal, StackDeck
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.core.stimuli import Choose, Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt

RULEBOOK = "mlgca-four-card"
WAYS = ("manual shoe", "hand", "automated shoe", "automated shuffler")


def table_with(seats: list[int], seed: int = 0, **options: str) -> EngineTable:
    """A table in operation on which these seats have an ante of 10."""
    house: dict[str, str | int] = {name.replace("_", "-"): value for name, value in options.items()}
    table = open_table(TableSetup(RULEBOOK, house, seed=seed))
    for seat in seats:
        table.submit(Sit(seat))
        assert table.submit(PlaceWager(seat, "ante", dollars(10))).accepted
    return table


def acts_of_each_step(table: EngineTable, steps: int) -> list[list[str]]:
    """What the house does at each of the next steps; cards of one step count once."""
    found = []
    for _ in range(steps):
        before = len(table.seen)
        table.submit(Proceed())
        new = [seen.event for seen in table.seen[before:]]
        acts = [event.act if isinstance(event, Procedure) else "deals" for event in new]
        found.append(list(dict.fromkeys(acts)))
    return found


def dealt(table: EngineTable) -> dict[str, list[Card]]:
    """The cards of each place."""
    cards: dict[str, list[Card]] = {}
    for seen in table.seen:
        if isinstance(seen.event, CardDealt) and seen.event.card is not None:
            cards.setdefault(seen.event.to, []).append(seen.event.card)
        elif isinstance(seen.event, StackDealt):
            cards.setdefault(seen.event.to, []).extend(seen.event.cards or ())
    return cards


def play_on(table: EngineTable) -> None:
    """Whoever is asked plays, until the round has ended or the house does nothing more."""
    for _ in range(40):
        last = table.seen[-1].event
        if isinstance(last, RoundEnded):
            return
        if isinstance(last, Procedure) and last.act == "asks" and last.seat is not None:
            table.submit(PlaceWager(last.seat, "play", dollars(10)))
        else:
            table.submit(Proceed())


def test_a_test_can_stand_between_the_duties_before_the_first_decision() -> None:
    """Announcement, lock-out, chips, deal and stub are steps of their own."""
    table = table_with([1], progressive="A")
    table.submit(PlaceWager(1, "progressive", dollars(1)))
    assert acts_of_each_step(table, 5) == [
        ["announces"],
        ["locks out"],
        ["collects chips", "verifies the number of chips", "puts away chips"],
        ["deals"],
        ["removes the stub", "discards the stub"],
    ]


def test_what_is_not_to_be_done_is_no_step() -> None:
    """Without a progressive wager at the table the deal follows the announcement."""
    assert acts_of_each_step(table_with([1]), 2) == [["announces"], ["deals"]]


@settings(max_examples=60, deadline=None)
@given(
    seats=st.sets(st.integers(1, 7), min_size=1).map(sorted),
    dealing=st.sampled_from(WAYS),
    bonus=st.sampled_from(("none", "A")),
    seed=st.integers(0, 2**32),
    shuffled=st.permutations(PACK),
)
def test_forced_cards_fall_where_they_were_stacked_for(
    seats: list[int], dealing: str, bonus: str, seed: int, shuffled: list[Card]
) -> None:
    """For every way of dealing, the order that a deck is stacked by is the order in which it is dealt."""
    table = table_with(seats, seed, dealing=dealing, six_card_bonus=bonus)
    order = places(RULEBOOK, table.setup.options, {}, seats)
    cards = iter(shuffled)
    wanted = {place: [next(cards) for _ in range(order.count(place))] for place in dict.fromkeys(order)}
    table.submit(StackDeck(stack(wanted, order)))
    play_on(table)
    assert dealt(table) == wanted


@settings(max_examples=60, deadline=None)
@given(
    seats=st.sets(st.integers(1, 7), min_size=1).map(sorted),
    dealing=st.sampled_from(WAYS),
    seed=st.integers(0, 2**32),
)
def test_no_card_is_dealt_twice(seats: list[int], dealing: str, seed: int) -> None:
    """The cards of all places in a round are different cards of the pack."""
    table = table_with(seats, seed, dealing=dealing)
    play_on(table)
    cards = [card for hand in dealt(table).values() for card in hand]
    assert len(cards) == len(set(cards)) == 5 * len(seats) + 6


@settings(max_examples=80, deadline=None)
@given(
    dealing=st.sampled_from(WAYS),
    lost=st.integers(-10, 52),
    wrong=st.dictionaries(st.sampled_from(("seat 1", "seat 2", "dealer", "bonus box")), st.integers(0, 20), max_size=2),
    counted=st.booleans(),
)
def test_whatever_is_wrong_with_cards_and_hands_every_wager_is_settled_once(
    dealing: str, lost: int, wrong: dict[str, int], counted: bool
) -> None:
    """No mishap leaves a round without an end or a wager without a result."""
    table = table_with([1, 2], dealing=dealing, six_card_bonus="A")
    table.submit(LoseCards(lost))
    for place, cards in wrong.items():
        table.submit(Misdeal(place, cards))
    if counted:
        table.submit(Choose("count the stub", 1))
    play_on(table)
    events = [seen.event for seen in table.seen]
    assert sum(isinstance(event, RoundEnded) for event in events) == 1
    settled = [event.seat for event in events if isinstance(event, WagerSettled) and event.wager == "ante"]
    assert sorted(settled) == [1, 2]


@pytest.mark.parametrize("dealing", WAYS)
@pytest.mark.parametrize(("lost", "misdealt", "stays"), [(0, 6, True), (1, None, False), (2, 6, False)])
def test_the_deck_leaves_the_table_unless_it_is_complete(
    dealing: str, lost: int, misdealt: int | None, *, stays: bool
) -> None:
    """After a count that finds the deck incomplete nobody can wager until new cards are brought."""
    table = table_with([1], dealing=dealing)
    table.submit(LoseCards(lost))
    if misdealt is not None:
        table.submit(Misdeal("seat 1", misdealt))
    table.submit(Choose("count the stub", 1))
    play_on(table)
    assert table.seen[-1].event == RoundEnded(1, void=True)
    assert table.submit(PlaceWager(1, "ante", dollars(10))).accepted is stays
    if not stays:
        assert table.submit(BringDecks(1, preinspected=True, preshuffled=True)).accepted


def test_a_count_of_the_dealers_own_choice_puts_off_the_next_one() -> None:
    """Counted in the second round, the stub is counted again in the seventh."""
    table = table_with([])
    table.submit(Sit(1))
    for number in range(1, 8):
        assert table.submit(PlaceWager(1, "ante", dollars(10))).accepted
        if number == 2:
            table.submit(Choose("count the stub", 1))
        play_on(table)
    counted, number = [], 0
    for seen in table.seen:
        number += isinstance(seen.event, RoundEnded)
        if isinstance(seen.event, Procedure) and seen.event.act == "counts the stub":
            counted.append(number + 1)
    assert counted == [2, 7]
