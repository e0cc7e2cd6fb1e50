"""Faults written by hand: what they break comes back, and what they name is there."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.cards import parse_cards
from clausewise.reference_engine.description import TableSetup
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.events import WagerSettled
from clausewise.reference_engine.games import places
from clausewise.reference_engine.layouts import stack
from clausewise.reference_engine.misread_four_card import MISREADINGS
from clausewise.reference_engine.misreadings import Misreading
from clausewise.reference_engine.money import dollars
from clausewise.reference_engine.rule_sets.mlgca_four_card import PROVISIONS
from clausewise.reference_engine.stimuli import PlaceWager, Proceed, Sit, StackDeck

CLAUSES = {clause for clauses in PROVISIONS.values() for clause in clauses}
TEN = dollars(10)
EQUAL = {"seat 1": parse_cards("As Ad Kc 7h 2d"), "dealer": parse_cards("Ah Ac Ks 7d 2s 3c")}


def settled() -> list[tuple[str, str, int]]:
    """Ante and play of a player whose hand is as high as the dealer's."""
    setup = TableSetup("mlgca-four-card")
    table = open_table(setup)
    order = places(setup.rulebook, {}, {}, [1])
    for stimulus in (Sit(1), PlaceWager(1, "ante", TEN), StackDeck(stack(EQUAL, order)), *[Proceed()] * 12):
        table.submit(stimulus)
    table.submit(PlaceWager(1, "play", TEN))
    for _ in range(12):
        table.submit(Proceed())
    events = [seen.event for seen in table.seen]
    return [(e.wager, e.result, e.pays) for e in events if isinstance(e, WagerSettled)]


SOUND = [("ante", "wins", TEN), ("play", "wins", TEN)]


@pytest.mark.parametrize("misreading", MISREADINGS, ids=lambda misreading: misreading.name)
def test_a_misreading_names_clauses_and_leaves_nothing_behind(misreading: Misreading) -> None:
    """Its clauses are served by the engine, and after the `with` the engine is sound again."""
    assert misreading.clauses
    assert set(misreading.clauses) <= CLAUSES
    with misreading.breaking():
        pass
    assert settled() == SOUND


@pytest.mark.parametrize(
    ("name", "becomes"),
    [
        ("ties lose", [("ante", "loses", 0), ("play", "loses", 0)]),
        ("even money is two for one", [("ante", "wins", 2 * TEN), ("play", "wins", 2 * TEN)]),
        ("players are settled clockwise", SOUND),
    ],
)
def test_a_misreading_breaks_what_it_says(name: str, becomes: list[tuple[str, str, int]]) -> None:
    """And nothing else: one player at a table is settled the same from either side."""
    (misreading,) = [one for one in MISREADINGS if one.name == name]
    with misreading.breaking():
        assert settled() == becomes


def test_there_are_many_and_each_has_its_own_name() -> None:
    """Names tell them apart in prove.json."""
    assert len({misreading.name for misreading in MISREADINGS}) == len(MISREADINGS) >= 15
