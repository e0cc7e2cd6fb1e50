"""How much one event cites: what it goes by first, and no more than a reader follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround

MOST_CITED = 5


def at_most(table: PotGround, *provisions: Sequence[str]) -> list[str]:
    """Of these provisions, in their order, those whose clauses one event cites; the first is what demands it."""
    found: list[str] = []
    for provision in (name for some in provisions for name in some):
        if not found or len(table.rulings.cite([*found, provision])) <= MOST_CITED:
            found.append(provision)
    return found
