"""The streets of a hand in their order: what is done in each, and when its betting round occurs."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.pot.ground import PotGround
    from clausewise.reference_engine.families.pot.rules import Step, Street


_FEE_STREET = {"after-the-deal": "first", "after-the-draw": "draw", "never": ""}
"""A reading: where the fee is taken in a game without a flop."""


def of_the_fee(table: PotGround) -> str:
    """The street in which the fee is taken; none if there is no such moment in the game."""
    without_a_flop = table.rulings.reading("fee-without-a-flop", "")
    return _FEE_STREET[without_a_flop] if without_a_flop else table.rules.fee_after


def in_order(table: PotGround) -> deque[tuple[Street, Step]]:
    """Everything that is to be done after the forced bets."""
    found: deque[tuple[Street, Step]] = deque()
    for street in table.rules.streets:
        steps = [(street, step) for step in _steps(table, street)]
        drawn = [step for step in found if step[0].round == "draw"]
        if bool(drawn) and table.chosen(f"{street.name}.round", False, {"the betting round before the draw": True}):
            found = deque([*(step for step in found if step not in drawn), *steps, *drawn])
        else:
            found.extend(steps)
    return table.chosen("game.procedures", found, _without_some(found))


def _without_some(steps: deque[tuple[Street, Step]]) -> dict[str, deque[tuple[Street, Step]]]:
    """Misread: a game that leaves out what another one leaves out."""
    bets = [place for place, (_, step) in enumerate(steps) if step.kind == "bet"]
    last = steps[-1][0]
    return {
        "the last betting round is left out": deque(each for n, each in enumerate(steps) if n != bets[-1]),
        "the first betting round is left out": deque(each for n, each in enumerate(steps) if n != bets[0]),
        "the last street is left out": deque(each for each in steps if each[0] is not last),
    }


def _steps(table: PotGround, street: Street) -> Sequence[Step]:
    steps = _with_the_fee(table, street)
    bets = [step for step in steps if step.kind == "bet"]
    others = [step for step in steps if step.kind != "bet"]
    if bets and not others:
        return table.chosen(
            f"{street.name}.round", steps, {"no betting round": (), "two betting rounds": (*steps, *bets)}
        )
    if not bets:
        return steps
    misread: dict[str, tuple[Step, ...]] = {
        "no betting round": tuple(others),
        "the betting round before the cards": (*bets, *others),
        "two betting rounds": (*steps, *bets),
    }
    steps = table.chosen(f"{street.name}.round", steps, misread)
    del misread["no betting round"]
    return table.chosen("betting.each-street", steps, misread)


def _with_the_fee(table: PotGround, street: Street) -> tuple[Step, ...]:
    """The fee is taken where the street has it, or after the bets of that street."""
    if street.name != of_the_fee(table):
        return tuple(step for step in street.steps if step.kind != "fee")
    if table.rulings.reading("moment-of-the-fee", "when-the-flop-lies") == "when-the-flop-lies":
        return street.steps
    return (*(step for step in street.steps if step.kind != "fee"), *(s for s in street.steps if s.kind == "fee"))
