"""In which order cards leave the deck, for every way of dealing."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.reference_engine.families.against_dealer.dealing_order import misdealt
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import BONUS_BOX
from clausewise.reference_engine.rulebooks.games import places

WAYS = ("manual shoe", "hand", "automated shoe", "automated shuffler")

seats = st.sets(st.integers(1, 7), min_size=1).map(sorted)
options = st.fixed_dictionaries(
    {
        "dealing": st.sampled_from(WAYS),
        "six-card-bonus": st.sampled_from(("none", "A")),
        "shuffling": st.sampled_from(("by device", "by reshuffling device")),
    }
)
readings = st.fixed_dictionaries(
    {
        "bonus-card": st.sampled_from(("when-offered", "always")),
        "six-card-bonus-dealing": st.sampled_from(("dealt-first", "automated-only")),
        "dealer-stack-first": st.sampled_from(("dealer-first", "players-first")),
    }
)


@given(seats, options, readings)
def test_everybody_gets_the_number_of_cards_that_the_rules_say(
    at: list[int], house: dict[str, str], read: dict[str, str]
) -> None:
    """Five for each seat, six for the dealer, nobody else but the bonus box, which gets one card, the first."""
    order = places("mlgca-four-card", house, read, at)
    assert [order.count(f"seat {seat}") for seat in at] == [5] * len(at)
    assert order.count("dealer") == 6
    assert order.count(BONUS_BOX) == (order[0] == BONUS_BOX)
    assert len(order) == 5 * len(at) + 6 + order.count(BONUS_BOX)


@given(seats, st.sampled_from(("manual shoe", "hand")))
def test_card_by_card_the_dealers_two_last_cards_end_the_deal(at: list[int], dealing: str) -> None:
    """Nobody gets a card between the dealer's fifth and sixth, and in each turn seats come in rising order."""
    order = places("mlgca-four-card", {"dealing": dealing}, {}, at)
    assert order[-2:] == ["dealer", "dealer"]
    turn = [*(f"seat {seat}" for seat in at), "dealer"]
    assert order[: len(turn)] == turn
    assert order[len(turn) : 2 * len(turn)] == turn


@given(seats, st.sampled_from(("automated shoe", "automated shuffler")), readings)
def test_a_device_does_not_interrupt_a_stack(at: list[int], dealing: str, read: dict[str, str]) -> None:
    """The cards of a place follow one another."""
    order = places("mlgca-four-card", {"dealing": dealing, "six-card-bonus": "A"}, read, at)
    changes = sum(before != after for before, after in pairwise(order))
    assert changes == len(set(order)) - 1


@pytest.mark.parametrize(
    ("read", "shuffling", "first"),
    [
        ("dealer-first", "by device", "dealer"),
        ("players-first", "by device", "seat 3"),
        ("players-first", "by reshuffling device", "dealer"),
    ],
)
def test_only_a_reshuffling_device_is_exempt_where_players_come_first(read: str, shuffling: str, first: str) -> None:
    """The exception does not depend on which of the two readings is chosen for the rule."""
    house = {"dealing": "automated shoe", "shuffling": shuffling}
    assert places("mlgca-four-card", house, {"dealer-stack-first": read}, [3])[0] == first


@given(seats, st.dictionaries(st.sampled_from(("seat 1", "dealer")), st.integers(0, 20)))
def test_a_misdeal_changes_the_number_at_its_places_and_nowhere_else(at: list[int], wrong: dict[str, int]) -> None:
    """A place that is misdealt gets exactly so many cards, the others what they would have had, in the same order."""
    order = places("mlgca-four-card", {"dealing": "hand"}, {}, at)
    got = misdealt(order, wrong)
    assert {place: got.count(place) for place in wrong} == wrong
    assert [place for place in got if place not in wrong] == [place for place in order if place not in wrong]
