"""A kept clause is not called broken, and no broken one is lost: with faults written by hand.

`make blame` measures all of them over whole rulebooks, alone and in pairs.
"""

from __future__ import annotations

import pytest

from tests.verdicts.by_hand import ByHand
from tests.verdicts.measuring_blame import DOUBLE, SINGLE, measure

SHORT = tuple(fault for fault in SINGLE if fault.short)
RULEBOOKS = tuple(dict.fromkeys(fault.rulebook for fault in SINGLE))
NEIGHBOURS = {
    "oasis-lowball": ("oasis-lowball.award", "oasis-lowball.rank.suits", "oasis-lowball.object"),
    "oasis-holdem": ("oasis-holdem.award", "oasis-holdem.rank.suits", "oasis-holdem.object"),
    "three-card": ("three-card.c", "three-card.f.5", "three-card.k"),
    "oneida-four-card": ("oneida-four-card.G.2", "oneida-four-card.H", "oneida-four-card.I.2"),
}
"""The chapters in which the faults of every day show."""


@pytest.mark.parametrize("fault", SHORT, ids=lambda fault: f"{fault.rulebook} {fault.name}")
def test_what_is_kept_is_not_called_broken(fault: ByHand) -> None:
    """In the chapters where a fault shows, a clause that is merely cited beside the broken one is not called so."""
    found = measure([fault], NEIGHBOURS[fault.rulebook])
    assert found.wrongly == frozenset()
    assert found.lost == ()


def test_each_fault_breaks_clauses_of_its_rulebook() -> None:
    """There are sixty and more faults over all rulebooks, twenty pairs of them, and no name is there twice."""
    names = [(fault.rulebook, fault.name) for fault in SINGLE]
    assert len(set(names)) == len(names) >= 60
    assert len(RULEBOOKS) == 8
    assert len(set(DOUBLE)) == len(DOUBLE) == 20
    assert all(len({fault.rulebook for fault in pair}) == 1 for pair in DOUBLE)
