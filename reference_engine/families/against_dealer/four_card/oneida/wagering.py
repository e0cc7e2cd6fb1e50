"""Wagers by the Oneida rules: an ante, aces up or both, before any card is dealt and within the posted limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer import limits
from clausewise.reference_engine.families.against_dealer.four_card.wagering import ACES_UP, ANTE, ante_and_aces_up
from clausewise.reference_engine.families.against_dealer.wagers import demand_before_no_more_bets, play_amounts
from clausewise.reference_engine.families.offers import Amounts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

POSTED = limits.Posted("limits")


def lawful_beside(table: FourCardGround, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
    """One of the two is enough, and both are lawful together."""
    initial = _initial(wager.wager)
    demand_limits(table, wager.wager, Cents(standing.get(wager.wager, 0) + wager.amount))
    both = {wager.wager, *standing} >= {ANTE, ACES_UP}
    lawful = ante_and_aces_up(table, wager.wager, standing)
    return lawful, initial, "limits" if both else "wager.kinds", "wager.before-no-more-bets"


def _initial(wager: str) -> str:
    """What says that a wager is placed before any card is dealt."""
    return "initial.ante" if wager == ANTE else "initial.aces-up"


def demand_in_time(table: FourCardGround, wager: PlaceWager) -> None:
    """Before any card by what an initial wager is; and before that, until no more bets is announced."""
    current = table.round
    seat = current.seats.get(wager.seat) if current else None
    stands = seat is not None and wager.wager in seat.wagers
    if not stands:
        dealt = current is not None and current.first_card_dealt
        table.rulings.demand(_initial(wager.wager), not dealt, "an initial wager is placed before any card is dealt")
        if dealt:
            return
    demand_before_no_more_bets(table, wager)


def demand_limits(table: FourCardGround, wager: str, total: Cents) -> None:
    """The posted limits: of ante and aces up, and as some read it of the play wager too."""
    if wager != "play":
        limits.demand_within(table, POSTED, total)
        return
    lawful = not _bound_to_play(table) or not above_the_maximum(table, total)
    table.rulings.demand("limits", lawful, "no wager is more than the posted maximum")


def amounts(table: FourCardGround, wager: str, others: Mapping[str, Cents]) -> Amounts:
    """What a wager may come to: within the posted limits, and of a play wager what goes with the ante."""
    if wager != "play":
        return limits.within(table, POSTED)
    play = play_amounts(table, others[ANTE])
    return Amounts(play.least, min(play.greatest, _maximum(table)), play.step) if _bound_to_play(table) else play


def _bound_to_play(table: FourCardGround) -> bool:
    return table.rulings.reading("limits-of-play") == "every-wager"


def _maximum(table: FourCardGround) -> Cents:
    return Cents(100 * table.option_number("maximum-wager"))


def above_the_maximum(table: FourCardGround, amount: Cents) -> bool:
    """Whether it is more than the sign says."""
    return amount > _maximum(table)


def demand_to_play(table: FourCardGround, wager: PlaceWager) -> None:
    """By the letter of the definitions a play wager needs an aces up wager."""
    demand_limits(table, "play", wager.amount)
    if table.rulings.reading("exchanged-definitions") == "exchanged":
        table.rulings.demand("initial.aces-up", lawful=True, reason="a play wager needs an aces up wager")
        return
    seat = table.current().seats.get(wager.seat)
    if seat is None or ACES_UP not in seat.placed:
        raise Refusal("a play wager needs an aces up wager", "initial.aces-up")
