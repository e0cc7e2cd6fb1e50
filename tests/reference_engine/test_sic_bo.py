"""Sic Bo against all 216 throws: how often each wager wins, and what the house keeps at the least odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from clausewise.reference_engine.core.dice import FACES, Face
from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.families.dice.layout import PLACES
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Proceed, Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.dice.events import LayoutLit
from clausewise.reference_engine.vocabulary.dice.stimuli import SetDice
from clausewise.reference_engine.vocabulary.events import AnyEvent

THROWS = 216
STAKE = dollars(10)
MOST_STAGES = 12
Net = dict[tuple[str, str | None], int]
WAYS_OF_TOTALS = {4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 25, 10: 27, 11: 27, 12: 25, 13: 21, 14: 15, 15: 10, 16: 6, 17: 3}
EDGES = {
    ("small", None): 6, ("big", None): 6, ("one of a kind", "4"): 17, ("two dice combination", "2 and 5"): 36,
    ("three of a kind", "3"): 65, ("total", "5"): 102, ("total", "16"): 102,
}  # fmt: skip
"""What the house keeps of 216 units in 216 throws, as the books on the game have it."""


def thrown(faces: Sequence[Face]) -> Iterator[AnyEvent]:
    """What happens in a round in which everything is wagered on."""
    table = open_table(TableSetup("oneida-sic-bo", seed=1))
    table.submit(Sit(1))
    for place in PLACES:
        assert table.submit(PlaceWager(1, place.wager, STAKE, selection=place.selection)).accepted
    table.submit(SetDice(tuple(faces)))
    for _ in range(MOST_STAGES):
        table.submit(Proceed())
    return (seen.event for seen in table.seen)


@pytest.fixture(scope="module")
def outcomes() -> tuple[Counter[tuple[str, str | None]], Net, list[bool]]:
    """Over all throws: how often each place wins, what its player is ahead, and whether the lights were the winners."""
    ways: Counter[tuple[str, str | None]] = Counter()
    net: Net = dict.fromkeys(((place.wager, place.selection) for place in PLACES), 0)
    lit_right = []
    for faces in product(FACES, repeat=3):
        won = set()
        lit: set[tuple[str, str | None]] = set()
        for event in thrown(faces):
            if isinstance(event, LayoutLit):
                lit = {(spot.wager, spot.selection) for spot in event.spots}
            if isinstance(event, WagerSettled):
                name = event.wager, event.selection
                net[name] += event.pays if event.result == "wins" else Cents(-event.stake)
                if event.result == "wins":
                    won.add(name)
        ways.update(won)
        lit_right.append(lit == won)
    return ways, net, lit_right


def test_how_often_each_total_comes(outcomes: tuple[Counter[tuple[str, str | None]], Net, list[bool]]) -> None:
    """By hand: 3 ways to 4 and 17, 27 to 10 and 11."""
    ways, _, _ = outcomes
    assert {total: ways["total", str(total)] for total in WAYS_OF_TOTALS} == WAYS_OF_TOTALS


@pytest.mark.parametrize(
    ("wager", "selection", "throws"),
    [
        ("three of a kind", "1", 1), ("two of a kind", "1", 16), ("any three of a kind", None, 6),
        ("two dice combination", "1 and 6", 30), ("small", None, 105), ("big", None, 105), ("one of a kind", "6", 91),
    ],
)  # fmt: skip
def test_how_often_each_wager_wins(
    wager: str, selection: str | None, throws: int, outcomes: tuple[Counter[tuple[str, str | None]], Net, list[bool]]
) -> None:
    """Of 216 throws; two of a kind wins with three as well, as it is read."""
    assert outcomes[0][wager, selection] == throws


@pytest.mark.parametrize(("name", "kept"), EDGES.items(), ids=str)
def test_what_the_house_keeps(
    name: tuple[str, str | None], kept: int, outcomes: tuple[Counter[tuple[str, str | None]], Net, list[bool]]
) -> None:
    """At the least odds, of as many units as there are throws."""
    assert outcomes[1][name] == -kept * STAKE


def test_what_wins_is_lit_and_nothing_else(
    outcomes: tuple[Counter[tuple[str, str | None]], Net, list[bool]],
) -> None:
    """In every throw, over all places of the layout."""
    assert len(outcomes[2]) == THROWS
    assert all(outcomes[2])
