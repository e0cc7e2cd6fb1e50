"""What may be done now where hands count points: sitting down, wagering, electing.

What is refused the acts know themselves: they are asked as if somebody did them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer
from clausewise.reference_engine.families.points import boxes, electing, insurance, suits, turns, wagering
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Sit
from clausewise.reference_engine.vocabulary.points.stimuli import DoubleDown, Draw, Split, Stand, Surrender
from clausewise.reference_engine.vocabulary.points.words import HIT, INSURANCES, SPOTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from clausewise.reference_engine.families.points.ground import PointsGround
    from clausewise.reference_engine.families.points.state import Box, Hand

T = TypeVar("T")


def may(table: PointsGround) -> tuple[Offer, ...]:
    """Everything that players may do now, each with chips in the own box, and whether the house goes on."""
    with table.rulings.only_wondering():
        parts = (_wagers, _standing, _insurances, _elections, _of_the_house)
        found = tuple(offer for part in parts for offer in part(table))
    return (*(Offer(Sit(seat)) for seat in range(1, boxes.MOST_POSITIONS + 1)), *found)


def _takes(demand: Callable[[PointsGround, T], object], table: PointsGround, act: T) -> bool:
    try:
        demand(table, act)
    except Refusal:
        return False
    return True


def _wagers(table: PointsGround) -> Iterator[Offer]:
    if table.round is None and table.agenda:
        return  # what the house has still to do with the cards comes first
    for seat in sorted(table.seated):
        box = table.round.boxes.get(seat) if table.round is not None else None
        for wager in wagering.offered(table):
            stands = 0 if box is None else {**box.hand.stakes, **box.beside}.get(wager, Cents(0))
            allowed = wagering.amounts(table, wager, box).beyond(stands)
            act = PlaceWager(seat, wager, Cents(allowed.least))
            if allowed and _takes(wagering.demand_lawful, table, act):
                yield Offer(act, (allowed,))


def _standing(table: PointsGround) -> Iterator[Offer]:
    for box in table.round.clockwise() if table.round is not None else []:
        for wager in {**box.hand.stakes, **box.beside}:
            if wager in INSURANCES:
                continue
            allowed = wagering.amounts(table, wager, box)
            if wager == SPOTS[0] and table.cards.packs == 1:
                beside = max([stake for other, stake in box.beside.items() if other not in INSURANCES], default=0)
                allowed = Amounts(max(allowed.least, beside), allowed.greatest)
            change = ChangeWager(box.number, wager, Cents(allowed.least))
            if allowed and _takes(wagering.demand_changeable, table, change):
                yield Offer(change, (allowed,))
            back = WithdrawWager(box.number, wager)
            if _takes(wagering.demand_changeable, table, back):
                yield Offer(back)


def _insurances(table: PointsGround) -> Iterator[Offer]:
    if table.phase != "insuring":
        return
    for box in table.current().clockwise():
        for wager in INSURANCES[: table.spots]:
            allowed = insurance.amounts(table, box, wager).beyond(box.beside.get(wager, 0))
            act = PlaceWager(box.number, wager, Cents(allowed.least))
            if allowed and _takes(insurance.demand_lawful, table, act):
                yield Offer(act, (allowed,))


def _elections(table: PointsGround) -> Iterator[Offer]:
    for hand in table.round.hands() if table.round is not None else []:
        if hand.asked and not hand.done:
            yield from _of_one(table, table.current().boxes[hand.seat], hand)


def _of_one(table: PointsGround, box: Box, hand: Hand) -> Iterator[Offer]:
    named = hand.seat, hand.number
    if _takes(electing.demand_draw, table, Draw(*named)):
        yield Offer(Draw(*named))
    if _takes(electing.demand_stand, table, Stand(*named)):
        yield Offer(Stand(*named))
    if _takes(electing.demand_double, table, DoubleDown(*named)):
        yield Offer(DoubleDown(*named))
    if _takes(electing.demand_split, table, Split(*named)):
        yield Offer(Split(*named))
    if _takes(electing.demand_surrender, table, Surrender(*named)):
        yield Offer(Surrender(*named))
    allowed = wagering.optional_amounts(table, box.hand.stakes.get(SPOTS[0], Cents(0)))
    hit = PlaceWager(hand.seat, HIT, Cents(allowed.least), hand=hand.number)
    if allowed and _takes(lambda at, act: suits.demand_hit_wager(at, act, turns.to_decide(at, *named)), table, hit):
        yield Offer(hit, (allowed,))


def _of_the_house(table: PointsGround) -> Iterator[Offer]:
    awaited = table.awaited_person()
    if awaited is not None:
        yield Offer(Perform(awaited))
    elif table.agenda or (table.round is not None and table.phase in ("betting", "insuring") and table.round.boxes):
        yield GOES_ON
