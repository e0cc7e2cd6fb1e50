"""Two faults in one house: what the first hides of the second is looked for behind it, and nothing else found there."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.core.rulings import Fault, Rulings
from tests.verdicts.by_hand import ByHand
from tests.verdicts.measuring_blame import SINGLE, measure, own_clauses


def of(rulebook: str, name: str) -> ByHand:
    """The fault of this name."""
    return next(one for one in SINGLE if one.rulebook == rulebook and name in one.name)


PAIRS = (
    pytest.param("oasis-pineapple", "put away is shown", "showdown shows nothing", id="told in a way of its own"),
    pytest.param("oasis-pineapple", "showdown shows nothing", "equal hands", id="what might have come later"),
    pytest.param(
        "oasis-omaha", "before the river", "a quarter", id="a breach that is known", marks=pytest.mark.slow
    ),
)  # fmt: skip


@pytest.mark.parametrize(("rulebook", "first", "second"), PAIRS)
def test_a_fault_behind_another_is_not_lost(rulebook: str, first: str, second: str) -> None:
    """In every scenario of the second fault's clauses the first shows before it: clauses of both are called."""
    faults = of(rulebook, first), of(rulebook, second)
    found = measure(faults, own_clauses(faults))
    assert found.lost == ()
    assert found.wrongly == frozenset()


@pytest.mark.parametrize(("rulebook", "first", "second"), PAIRS)
def test_behind_a_fault_that_is_alone_nothing_is_blamed(rulebook: str, first: str, second: str) -> None:
    """The same scenarios at a house with the first fault only: the clauses of the second are kept, and not called."""
    fault, kept = of(rulebook, first), of(rulebook, second)
    found = measure([fault], own_clauses([fault, kept]))
    assert found.lost == ()
    assert found.wrongly == frozenset()


def test_an_engine_may_be_broken_in_two_places() -> None:
    """Each of two faults is there where its own decision is taken, and nothing else is broken."""
    both = Fault("rate", "figure", "one more", beside=Fault("row", "payout", "one less"))
    rulings = Rulings({"rate": ("1",), "row": ("2",), "other": ("3",)}, {}, both)
    assert rulings.figure("rate", 5) == 6
    assert rulings.payout("row", Odds(4, "to")) == Odds(3, "to")
    assert rulings.figure("other", 5) == 5
    assert rulings.breaks_any_of({"row"})
    assert not rulings.breaks_any_of({"other"})
