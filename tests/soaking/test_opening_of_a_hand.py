"""What no document orders at the opening of a hand may come in any order; what one does order is still looked at."""

import pytest

from clausewise.reference_engine.core.rulings import Fault
from tests.soaking.conftest import Soaks

BROKEN = {
    "the rate is determined when the cards are dealt": (
        Fault("collection.before-the-hand", "duty", "done late"),
        "oasis-holdem.collection.4",
    ),
    "the rate is not determined": (
        Fault("collection.before-the-hand", "duty", "not done"),
        "oasis-holdem.collection.4",
    ),
    "the deck is not shuffled": (Fault("deck.shuffled", "duty", "not done"), "oasis-holdem.deal.shuffle.1"),
    "the deck is shuffled when the deal has begun": (
        Fault("deck.shuffled", "duty", "done late"),
        "oasis-holdem.deal.shuffle.1",
    ),
    "a hand is not shown": (Fault("award.showdown", "duty", "not done"), "oasis-holdem.award.2"),
}
TAKES_LONG = "a hand is not shown"


@pytest.mark.parametrize(
    ("fault", "clause"),
    [pytest.param(*broken, marks=pytest.mark.slow if name == TAKES_LONG else ()) for name, broken in BROKEN.items()],
    ids=BROKEN,
)
def test_what_is_ordered_is_looked_at(soaks: Soaks, fault: Fault, clause: str) -> None:
    """A soak calls the clause that states it."""
    assert soaks.against_an_engine(fault).run("--seed", "1", "--rounds", "20", book="oasis-holdem") == 1
    failed = [found for found, entry in soaks.verdicts.clauses.items() if entry.verdict == "fail"]
    assert clause in failed
