"""The shortest round that shows a difference, found by leaving away whatever it does not need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec

from clausewise.comparing.rounds import Act, Round
from clausewise.reference_engine.core.money import Cents, dollars

EVERYDAY = (dollars(10), dollars(5))
"""Amounts that a reader takes for granted."""


def shrunk(one: Round, shows: Callable[[Round], bool]) -> Round:
    """The round with everything left away that can be; `shows` says whether the difference is still there."""
    while True:
        for candidate in _shorter(one):
            if shows(candidate):
                one = candidate
                break
        else:
            return one


def _shorter(one: Round) -> Iterator[Round]:
    for seat in one.seats:
        if len(one.seats) > 1:
            yield _without_hand(one.without(*(act for act in one.acts if act.seat == seat)), f"seat {seat}")
    for act in one.acts:
        yield one.without(act)
    for act in one.acts:
        amount = getattr(act.stimulus, "amount", None)
        for everyday in EVERYDAY:
            if isinstance(amount, int) and _odder(amount, everyday):
                yield _with(one, act, everyday)
    if any(one.seats) and one.seats[0] > 1 and len(one.seats) == 1:
        yield _moved(one, one.seats[0])


def _odder(amount: int, everyday: int) -> bool:
    """Whether an amount is further from what a reader takes for granted."""
    worth = {value: n for n, value in enumerate(EVERYDAY)}
    return worth[Cents(everyday)] < worth.get(Cents(amount), len(EVERYDAY))


def _with(one: Round, act: Act, amount: Cents) -> Round:
    changed = replace(act, stimulus=msgspec.structs.replace(act.stimulus, amount=amount))
    return replace(one, acts=tuple(changed if other is act else other for other in one.acts))


def _without_hand(one: Round, place: str) -> Round:
    return replace(one, cards=tuple((where, cards) for where, cards in one.cards if where != place))


def _moved(one: Round, seat: int) -> Round:
    """The only player at seat 1."""
    acts = tuple(
        replace(act, stimulus=msgspec.structs.replace(act.stimulus, seat=1)) if act.seat == seat else act
        for act in one.acts
    )
    cards = tuple(("seat 1" if place == f"seat {seat}" else place, hand) for place, hand in one.cards)
    return Round(cards, acts)
