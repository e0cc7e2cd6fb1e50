"""A kept clause is not called broken, and no broken one is lost: with faults written by hand.

`make blame` measures all of them over whole rulebooks, alone and in pairs.
"""

from __future__ import annotations

import pytest

from tests.verdicts.by_hand import ByHand
from tests.verdicts.measuring_blame import DOUBLE, READ_ALONE, SINGLE, Measured, measure, own_clauses

ONEIDA = "oneida-four-card"
SHORT = tuple(fault for fault in SINGLE if fault.short and fault not in READ_ALONE)
EVERY_DAY = (SHORT[0], SHORT[-1])
"""One against the dealer and one for a pot."""
BY_THE_DOCUMENT = tuple(fault for fault in READ_ALONE if fault.short)
AT_TIMES = tuple(fault for fault in READ_ALONE if not fault.short)
RULEBOOKS = tuple(dict.fromkeys(fault.rulebook for fault in SINGLE))
NEIGHBOURS = {
    "oasis-lowball": ("oasis-lowball.award", "oasis-lowball.rank.suits", "oasis-lowball.object"),
    "oasis-holdem": ("oasis-holdem.award", "oasis-holdem.rank.suits", "oasis-holdem.object"),
    "three-card": ("three-card.c", "three-card.f.5", "three-card.k"),
    "oneida-four-card": ("oneida-four-card.G.2", "oneida-four-card.H", "oneida-four-card.I.2"),
}
"""The chapters in which the faults of every day show."""


@pytest.mark.parametrize(
    "fault",
    [pytest.param(fault, marks=() if fault in EVERY_DAY else pytest.mark.slow) for fault in SHORT],
    ids=lambda fault: f"{fault.rulebook} {fault.name}",
)
def test_what_is_kept_is_not_called_broken(fault: ByHand) -> None:
    """In the chapters where a fault shows, a clause that is merely cited beside the broken one is not called so."""
    found = measure([fault], NEIGHBOURS[fault.rulebook])
    assert found.wrongly == frozenset()
    assert found.lost == ()


def _is_caught(fault: ByHand) -> None:
    """By a scenario of a clause that it breaks, unless there is a reason why none can show it."""
    found = measure([fault], own_clauses([fault]))
    assert bool(found.unheld & fault.rightly) is not bool(fault.cannot_show)


@pytest.mark.parametrize("fault", BY_THE_DOCUMENT, ids=lambda fault: f"{fault.rulebook} {fault.name}")
def test_a_fault_that_was_written_by_the_document_alone_is_caught(fault: ByHand) -> None:
    """Scenarios of the clauses that it breaks show it."""
    _is_caught(fault)


@pytest.mark.slow
@pytest.mark.parametrize("fault", AT_TIMES, ids=lambda fault: f"{fault.rulebook} {fault.name}")
def test_every_fault_that_was_written_by_the_document_alone_is_caught(fault: ByHand) -> None:
    """Scenarios of the clauses that each breaks show it, or it says why nothing can."""
    _is_caught(fault)


def test_each_fault_breaks_clauses_of_its_rulebook() -> None:
    """There are 270 and more faults over all rulebooks, twenty pairs of them, and no name is there twice."""
    names = [(fault.rulebook, fault.name) for fault in SINGLE]
    assert len(set(names)) == len(names) >= 270
    assert len(RULEBOOKS) == 11
    assert len(set(DOUBLE)) == len(DOUBLE) == 20
    assert all(len({fault.rulebook for fault in pair}) == 1 for pair in DOUBLE)


def _of_a_count(name: str) -> Measured:
    """What is said of the clauses on counting the stub, for each way of dealing, of a house with this fault."""
    fault = next(one for one in SINGLE if (one.rulebook, one.name) == (ONEIDA, name))
    return measure([fault], [f"{ONEIDA}.{clause}" for clause in ("G.6.b", "H.5", "I.5")])


def test_a_clause_that_asks_for_what_another_says_is_broken_with_it() -> None:
    """What a count leads to is said of the shoe, and asked for wherever it is made: both are called."""
    found = _of_a_count("a void round costs aces up")
    asked = {f"{ONEIDA}.{clause}" for clause in ("G.6.b.s1", "G.6.b.s2", "H.5", "I.5")}
    assert asked <= found.called
    assert found.wrongly == frozenset()


def test_a_clause_that_asks_for_what_another_says_is_kept_with_it() -> None:
    """A house that counts as it should is not called to have broken it, whatever else is wrong there."""
    assert _of_a_count("a flush brings four for aces up").wrongly == frozenset()
