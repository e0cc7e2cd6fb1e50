"""What vendors misread alike in every card game against the dealer: even money, bonuses, folds, for one and to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat


def clauses_of(provisions: Mapping[str, tuple[str, ...]], *names: str) -> tuple[str, ...]:
    """The clauses that these provisions serve; one that ends in a dot stands for all that begin so."""
    return tuple(
        dict.fromkeys(
            clause
            for wanted in names
            for provision, clauses in provisions.items()
            if provision == wanted or (wanted.endswith(".") and provision.startswith(wanted))
            for clause in clauses
        )
    )


def seat_of(table: HouseBankedGround, number: int) -> Seat:
    """The seat in the round in progress."""
    return table.current().seats[number]


def two_for_one(_: HouseBankedGround, event: AnyEvent) -> AnyEvent:
    """Even money is taken for two to one."""
    if isinstance(event, WagerSettled) and event.wager in ("ante", "play") and event.result == "wins":
        return msgspec.structs.replace(event, pays=Cents(2 * event.stake))
    return event


def for_one(wager: str) -> Callable[[Any, AnyEvent], AnyEvent]:
    """Odds to one are taken for odds for one: the stake is a part of the payout."""

    def change(_: HouseBankedGround, event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and (event.wager, event.result) == (wager, "wins"):
            return msgspec.structs.replace(event, pays=Cents(event.pays - event.stake))
        return event

    return change


def loss_costs_bonus(table: HouseBankedGround, event: AnyEvent) -> AnyEvent | None:
    """Who loses to the dealer gets no ante bonus."""
    match event:
        case BonusPaid(bonus="ante bonus") if not seat_of(table, event.seat).higher_or_equal:
            return None
    return event


def fold_costs(wager: str) -> Callable[[Any, AnyEvent], AnyEvent]:
    """Who folds has given this wager away as well."""

    def change(table: HouseBankedGround, event: AnyEvent) -> AnyEvent:
        if isinstance(event, WagerSettled) and event.wager == wager and seat_of(table, event.seat).folded:
            return WagerSettled(event.seat, event.wager, event.stake, "loses")
        return event

    return change
