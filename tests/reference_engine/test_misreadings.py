"""Faults written by hand: what they break comes back, and what they name is there."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.cards import parse_cards
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.equipment.stacking import stack
from clausewise.reference_engine.families.misreadings import Misreading
from clausewise.reference_engine.rulebooks.games import RULEBOOKS, places
from clausewise.reference_engine.rulebooks.mlgca_four_card.misread import MISREADINGS
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

TEN = dollars(10)
EQUAL = {"seat 1": parse_cards("As Ad Kc 7h 2d"), "dealer": parse_cards("Ah Ac Ks 7d 2s 3c")}


def settled() -> list[tuple[str, str, int]]:
    """Ante and play of a player whose hand is as high as the dealer's."""
    setup = TableSetup("mlgca-four-card")
    table = open_table(setup)
    order = places(setup.rulebook, {}, {}, [1])
    begins: list[AnyStimulus] = [Sit(1), PlaceWager(1, "ante", TEN), StackDeck(stack(EQUAL, order)), *[Proceed()] * 12]
    for stimulus in begins:
        table.submit(stimulus)
    table.submit(PlaceWager(1, "play", TEN))
    for _ in range(12):
        table.submit(Proceed())
    events = [seen.event for seen in table.seen]
    return [(e.wager, e.result, e.pays) for e in events if isinstance(e, WagerSettled)]


SOUND = [("ante", "wins", TEN), ("play", "wins", TEN)]


EVERY = [
    pytest.param(rulebook, misreading, id=f"{rulebook}: {misreading.name}")
    for rulebook, game in RULEBOOKS.items()
    for misreading in game.misreadings
]


@pytest.mark.parametrize(("rulebook", "misreading"), EVERY)
def test_a_misreading_names_clauses_and_leaves_nothing_behind(rulebook: str, misreading: Misreading) -> None:
    """Its clauses are served by the engine, and after the `with` the engine is sound again."""
    assert misreading.clauses
    served = {clause for clauses in RULEBOOKS[rulebook].rules.provisions.values() for clause in clauses}
    assert set(misreading.clauses) <= served
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


@pytest.mark.parametrize("rulebook", ["mlgca-four-card", "oneida-four-card", "three-card"])
def test_there_are_many_and_each_has_its_own_name(rulebook: str) -> None:
    """Names tell them apart in prove.json."""
    misreadings = RULEBOOKS[rulebook].misreadings
    assert len({misreading.name for misreading in misreadings}) == len(misreadings) >= 15
