"""However a system lets its cards be forced, its scenarios come to the same."""

from pathlib import Path

import msgspec
import pytest

from clausewise.adapters.reference import ReferenceSystem
from clausewise.reference_engine.engine import describe, open_table
from clausewise.reference_engine.vocabulary.description import Forcing
from tests.running.test_unseen_fields import outcomes_of


@pytest.mark.parametrize(
    ("rulebook", "clause"),
    [
        ("three-card", "k.1"),
        ("mlgca-four-card", "11.D.4"),
        ("oasis-holdem", "award.a"),
        ("oasis-lowball", "deal.draw.a"),
    ],
)
@pytest.mark.parametrize(("forcing", "outcome"), [("positions", "pass"), ("none", "inconclusive")])
def test_cards_are_forced_by_place_where_the_order_cannot_be(
    rulebook: str, clause: str, forcing: Forcing, outcome: str, tmp_path: Path
) -> None:
    """A system that knows only whose next cards are forced shows as much as one that takes a whole deck."""
    description = msgspec.structs.replace(describe(), forcing=(forcing,))
    found = outcomes_of(tmp_path, ReferenceSystem(open_table, lambda: description), rulebook, clause)
    assert outcome in found[clause]
    assert found[clause] <= {"pass", "inconclusive"} if outcome == "inconclusive" else found[clause] == {"pass"}
