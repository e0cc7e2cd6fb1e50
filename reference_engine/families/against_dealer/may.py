"""What may be done now at a table against the dealer: sitting down, wagering, deciding.

What is refused the acts know themselves: they are asked as if somebody did them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import rotation
from clausewise.reference_engine.families.against_dealer import changing, completing, leaving, wagers
from clausewise.reference_engine.families.against_dealer.boxes import MOST_POSITIONS
from clausewise.reference_engine.families.offers import GOES_ON, Amounts, Offer
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import ChangeWager, PlaceWager, WithdrawWager
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Perform, Rise, Sit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Seat

T = TypeVar("T")


def may(table: HouseBankedGround) -> tuple[Offer, ...]:
    """Everything that players may do now, each with value chips in the own box, and whether the house goes on."""
    with table.rulings.only_wondering():
        parts = (_coming_and_going, _wagers, _standing, _decisions, _of_the_house)
        return tuple(offer for part in parts for offer in part(table))


def _takes(demand: Callable[[HouseBankedGround, T], object], table: HouseBankedGround, act: T) -> bool:
    try:
        demand(table, act)
    except Refusal:
        return False
    return True


def _of_the_house(table: HouseBankedGround) -> Iterator[Offer]:
    awaited = table.awaited_person()
    if awaited is not None:
        yield Offer(Perform(awaited))
    elif table.agenda or _something_is_next(table):
        yield GOES_ON


def _something_is_next(table: HouseBankedGround) -> bool:
    """Whether the house has something to begin now that no duty is left."""
    if table.phase == "ready":
        return bool(table.left_standing and table.cards.decks)
    seats = table.round.clockwise() if table.round is not None else []
    if table.phase == "betting":
        return any(seat.wagers for seat in seats)
    return table.phase == "deciding" and not any(seat.asked and _is_undecided(seat) for seat in seats)


def _is_undecided(seat: Seat) -> bool:
    return "play" not in seat.wagers and not seat.folded


def _coming_and_going(table: HouseBankedGround) -> Iterator[Offer]:
    yield from (Offer(Sit(seat)) for seat in range(1, MOST_POSITIONS + 1))
    for seat in sorted(table.seated):
        for rise in (Rise(seat, leaves) for leaves in (True, False)):
            if _takes(leaving.only_rises, table, rise):
                yield Offer(rise)


# --- before the cards -------------------------------------------------------------------------------------------------


def _wagers(table: HouseBankedGround) -> Iterator[Offer]:
    if not _can_be_wagered(table):
        return
    for seat in sorted(table.seated):
        box = table.round.seats.get(seat) if table.round is not None else None
        stand: Mapping[str, Cents] = box.wagers if box is not None else {}
        for wager in table.rules.initial_wagers:
            for total in table.amounts(wager, _beside(wager, stand)):
                yield from _if_taken(table, seat, wager, total.beyond(stand.get(wager, Cents(0))))


def _can_be_wagered(table: HouseBankedGround) -> bool:
    """Before a round the cards have to be ready; what the house has still to do with them may leave none."""
    return table.round is not None or (not table.agenda and _has_cards(table))


def _has_cards(table: HouseBankedGround) -> bool:
    return _takes(lambda at, _: rotation.demand_ready(at), table, None)


def _beside(wager: str, stand: Mapping[str, Cents]) -> dict[str, Cents]:
    return {other: amount for other, amount in stand.items() if other != wager}


def _if_taken(table: HouseBankedGround, seat: int, wager: str, amounts: Amounts) -> Iterator[Offer]:
    act = PlaceWager(seat, wager, Cents(amounts.least))
    if amounts and _takes(wagers.demand_lawful, table, act):
        yield Offer(act, (amounts,))


def _standing(table: HouseBankedGround) -> Iterator[Offer]:
    """What stands may be changed, or taken back."""
    current = table.round
    for box in current.clockwise() if current is not None else []:
        for wager, stands in box.wagers.items():
            amounts = table.amounts_to_change(wager, _beside(wager, box.wagers))
            if current is not None and not current.bets_open and wager != "play":
                amounts = tuple(those.up_to(stands - 1) for those in amounts)
            for those in filter(None, amounts):
                change = ChangeWager(box.number, wager, Cents(those.least))
                if _takes(changing.demand_lawful, table, change):
                    yield Offer(change, (those,))
            back = WithdrawWager(box.number, wager)
            if _takes(changing.demand_lawful, table, back):
                yield Offer(back)


# --- with the cards ---------------------------------------------------------------------------------------------------


def _decisions(table: HouseBankedGround) -> Iterator[Offer]:
    """To stay in against the dealer, or to give the hand up."""
    for box in table.round.clockwise() if table.round is not None else []:
        if "ante" in box.placed:
            for amounts in table.amounts("play", {"ante": wagers.ante_of(box)}):
                yield from _if_taken(table, box.number, "play", amounts)
        fold = Fold(box.number)
        if _takes(completing.may_fold, table, fold):
            yield Offer(fold)
