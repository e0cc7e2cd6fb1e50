"""In which order cards leave the deck in a hand: needed to force the cards by stacking the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from clausewise.reference_engine.families.pot.rules import PotRules
from clausewise.reference_engine.families.pot.state import clockwise


def places_in_hand(rules: PotRules, seats: Sequence[int], button: int, draws: Mapping[int, int]) -> list[str]:
    """The place that each card goes to, from the top of the deck; `draws` says how many cards each seat draws."""
    order = [f"seat {seat}" for seat in clockwise(button, seats)]
    found: list[str] = []
    for step in (step for street in rules.streets for step in street.steps):
        match step.kind:
            case "deal":
                found += order * step.count
            case "burn":
                found.append("burn")
            case "board":
                found += ["board"] * step.count
            case "draw":
                found += [f"seat {seat}" for seat in clockwise(button, seats) for _ in range(draws.get(seat, 0))]
            case _:
                pass
    return found


def dealing_order(
    rules: PotRules, seats: Sequence[int], options: Mapping[str, str | int], readings: Mapping[str, str]
) -> list[str]:
    """The same where nothing is said of the button: it lies before the last of the seats, and nobody draws."""
    del options, readings
    return places_in_hand(rules, seats, max(seats, default=1), {})
