"""The limits that a house has posted for a table, and what a kill makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewise.reference_engine.families.pot.ground import PotGround
DOUBLE, HALF = "kill.double", "kill.half"


def posted(table: PotGround) -> tuple[int, int]:
    """The limits that the house has posted, whatever a kill makes of them."""
    limits = {**table.rules.units, **table.rules.spreads}
    lower, higher = limits[str(table.option("limits"))]
    return int(lower), int(higher)


def posted_least(table: PotGround) -> int:
    """The least wager that the house has posted."""
    return posted(table)[0]


def least_of_the_hand(table: PotGround) -> int:
    """The least wager of this hand, as a kill may have increased it."""
    return of_the_hand(table)[0]


def by_which_kill(table: PotGround) -> str:
    """The rule on what the kill of this house does to the limits."""
    return DOUBLE if table.option("kill") == "kill" else HALF


def of_the_hand(table: PotGround) -> tuple[int, int]:
    """The limits of the hand: as posted, or under a kill half as much again, or twice as much."""
    lower, higher = posted(table)
    if not table.kill.in_force:
        return lower, higher
    half, twice = (lower * 3 // 2, higher * 3 // 2), (lower * 2, higher * 2)
    right, other = (twice, half) if by_which_kill(table) == DOUBLE else (half, twice)
    return table.chosen(
        by_which_kill(table),
        right,
        {"as posted": (lower, higher), "as much as the other kill has": other,
         "the lower limit only": (right[0], higher), "the higher limit only": (lower, right[1])},
    )  # fmt: skip
