"""Games with dice, to whoever knows no game: what may be done now, and a plain round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.dice import wagering
from clausewise.reference_engine.families.dice.layout import PLACES
from clausewise.reference_engine.families.family import Family
from clausewise.reference_engine.families.offers import GOES_ON, Offer
from clausewise.reference_engine.families.plain_round import NOBODYS_SEAT, PlainRound
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.stimuli import Perform, Sit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clausewise.reference_engine.families.dice.ground import DiceGround
    from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

SEATS: Final = range(1, 9)
"""Where players sit who come at random; no rule says how many there may be."""


def may(table: DiceGround) -> tuple[Offer, ...]:
    """Everything that players may do now, with chips, and whether the house goes on."""
    with table.rulings.only_wondering():
        return tuple(_offers(table))


def _offers(table: DiceGround) -> Iterator[Offer]:
    yield from (Offer(Sit(seat)) for seat in SEATS)
    allowed, current = wagering.amounts(table), table.round
    for seat in sorted(table.seated):
        for place in PLACES:
            standing = current.wagers.get((seat, place)) if current is not None else None
            more = allowed.beyond(standing.amount if standing is not None else 0)
            act = PlaceWager(seat, place.wager, Cents(more.least), selection=place.selection)
            if more and _taken(table, act):
                yield Offer(act, (more,))
    for wager in current.wagers.values() if current is not None else ():
        named = wager.seat, wager.place.wager
        change = ChangeWager(*named, Cents(allowed.least), selection=wager.named)
        if _taken(table, change):
            yield Offer(change, (allowed if table.current().bets_open else allowed.up_to(wager.amount),))
        back = WithdrawWager(*named, selection=wager.named)
        if _taken(table, back):
            yield Offer(back)
    awaited = table.awaited_person()
    if awaited is not None:
        yield Offer(Perform(awaited))
    elif table.agenda or not (table.open or table.inspected) or (current is not None and current.wagers):
        yield GOES_ON


def _taken(table: DiceGround, act: PlaceWager | ChangeWager | WithdrawWager) -> bool:
    try:
        if isinstance(act, PlaceWager):
            wagering.demand_lawful(table, act)
        else:
            wagering.demand_changeable(table, act)
    except Refusal:
        return False
    return True


def plainer(act: AnyStimulus) -> tuple[AnyStimulus, ...] | None:
    """A wager is plain enough."""
    return () if isinstance(act, PlaceWager) else None


DICE: Final = Family(
    name="dice",
    may=may,
    plain_round=PlainRound(
        seats=(1,),
        before=(Sit(1), PlaceWager(1, "small", dollars(10))),
        after=(),
        untimely=PlaceWager(NOBODYS_SEAT, "small", dollars(10)),
        heeds_mishaps=True,
        modules=frozenset({"core", "house-banked", "dice"}),
    ),
    wagers_against_the_house=True,
    stakes=(PlaceWager,),
    everyday={PlaceWager: (dollars(10), dollars(5)), ChangeWager: (dollars(20), dollars(10))},
    plainer=plainer,
)
