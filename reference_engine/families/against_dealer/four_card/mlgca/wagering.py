"""Chapter 7 beyond what every game has: aces up, the progressive wager and the six card bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents, dollars
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import progressive_chips
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.dealing_order import deals_bonus_card
from clausewise.reference_engine.families.against_dealer.four_card.wagering import ante_and_aces_up
from clausewise.reference_engine.families.against_dealer.wagers import demand_before_no_more_bets
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround, MlgcaRound
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

BY_CHIP_ONLY = {"progressive": "wager.progressive-after", "six card bonus": "wager.six-card-bonus-after"}
PROGRESSIVE_CHIPS = (dollars(1), dollars(5))


def demand_in_time(table: MlgcaGround, wager: PlaceWager) -> None:
    """A progressive chip may have a time of its own, and aces up by a reading."""
    current = table.round
    seat = current.seats.get(wager.seat) if current else None
    stands = seat is not None and wager.wager in seat.wagers
    if current is not None and wager.wager == "progressive" and not stands:
        _try_device(table, current, wager.seat)
        progressive_chips.demand_time_for_chip(table)
        return
    deadline = table.rulings.reading("aces-up-deadline", "announcement") if wager.wager == "aces up" else ""
    demand_before_no_more_bets(table, wager, until_first_card=deadline == "first-card")


def _try_device(table: MlgcaGround, current: MlgcaRound, seat: int) -> None:
    """A chip put on a device that is locked is not recognised."""
    if current.locked_out and not table.rulings.holds("table.lock-out", truth=True):
        table.reports(acknowledgement(seat), "table.lock-out")


def acknowledgement(seat: int) -> Procedure:
    """The device at a seat shows that it has taken the chip."""
    return Procedure("acknowledges", by="progressive system", seat=seat, wager="progressive")


def demand_nothing_rests_on(left: set[str]) -> None:
    """A side wager that needs others keeps them on the table."""
    if "progressive" in left and not left & {"ante", "aces up"}:
        raise Refusal("the progressive wager rests on this one", "wager.progressive-after")
    if "six card bonus" in left and not left >= {"ante", "aces up"}:
        raise Refusal("the six card bonus wager rests on this one", "wager.six-card-bonus-after")


def lawful_beside(table: MlgcaGround, wager: PlaceWager, standing: Mapping[str, Cents]) -> tuple[str, ...]:
    """Whether a wager may stand beside those that stand already, and the provisions by which it does."""
    match wager.wager:
        case "progressive":
            _progressive(table, wager, standing)
            return "wager.progressive-after", "wager.progressive", "definition.progressive-hand"
        case "six card bonus":
            _six_card_bonus(table, standing)
            return "wager.six-card-bonus-after", "wager.six-card-bonus"
        case "ante":
            return (ante_and_aces_up(table, wager.wager, standing),)
        case "aces up":
            return ante_and_aces_up(table, wager.wager, standing), "definition.aces-up"
        case _:
            return ("wager.kinds",)


def _progressive(table: MlgcaGround, wager: PlaceWager, standing: Mapping[str, Cents]) -> None:
    rulings = table.rulings
    seat = table.round.seats.get(wager.seat) if table.round else None
    rulings.demand("wager.progressive", table.option("progressive") != "none", "the wager is not offered here")
    rests_on = rulings.choose(
        "wager.progressive-after",
        "ante" in standing or "aces up" in standing,
        {"an ante is needed": "ante" in standing, "an aces up wager is needed": "aces up" in standing},
    )
    rulings.demand("wager.progressive-after", rests_on, "a progressive wager needs an ante or an aces up wager first")
    if table.round is not None and seat in table.round.unrecognised:
        rulings.demand("wager.progressive-verified", lawful=True, reason="the chip lies there already")
    demand_chip(table, Cents(standing.get("progressive", 0) + wager.amount))


def demand_chip(table: MlgcaGround, total: Cents) -> None:
    """Refuses what is neither one chip of a dollar nor one of five, where a progressive wager is nothing else."""
    if table.rulings.reading("progressive-amount") == "one-or-five":
        allowed = any(total in amounts for amounts in progressive_amounts(table))
        table.rulings.demand("wager.progressive", allowed, "a progressive wager is 1 or 5 dollars")


def progressive_amounts(table: MlgcaGround) -> tuple[Amounts, ...]:
    """What a progressive wager may come to."""
    if table.rulings.reading("progressive-amount") == "one-or-five":
        return tuple(Amounts(chip, chip) for chip in PROGRESSIVE_CHIPS)
    return (Amounts(1),)


def _six_card_bonus(table: MlgcaGround, standing: Mapping[str, Cents]) -> None:
    rulings = table.rulings
    offered = table.option("six-card-bonus") != "none" and deals_bonus_card(table.setup.options, rulings.readings)
    rulings.demand("wager.six-card-bonus", offered, "the wager is not offered here")
    has = ("ante" in standing, "aces up" in standing)
    lawful = all(has) if rulings.reading("six-card-bonus-after") == "both" else any(has)
    lawful = rulings.choose(
        "wager.six-card-bonus-after", lawful, {"an ante is enough": has[0], "an aces up wager is enough": has[1]}
    )
    rulings.demand("wager.six-card-bonus-after", lawful, "a six card bonus wager needs an ante and aces up first")


def recognised(table: MlgcaGround, seat: Seat, amount: Cents) -> bool:
    """Only a chip that the device acknowledges is a wager; it is for the player to see to that."""
    unrecognised = table.current().unrecognised
    missed = seat.number in table.missed_chips
    table.missed_chips.discard(seat.number)
    if not missed:
        table.does(acknowledgement(seat.number), "table.wagering-device", "wager.progressive-verified",
                   fixes=("seat", "by"), once=False, until="announces")  # fmt: skip
    if table.rulings.holds("wager.progressive-verified", not missed):
        unrecognised.pop(seat, None)
        return True
    unrecognised[seat] = amount
    return False
