"""Chapter 12, sections D(3) and D(4): the progressive meters, how they grow, and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.against_dealer.four_card.mlgca.meters_chosen import (
    APART,
    HIGH_WAGER,
    MetersChosen,
)
from clausewise.reference_engine.vocabulary.against_dealer.events import MeterChanged

if TYPE_CHECKING:
    from collections.abc import Iterable

    from clausewise.reference_engine.core.odds import MeterShare
    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.vocabulary.events import AnyEvent

RATE = 10
"""Percent of a progressive wager that goes on each meter: what this house has submitted."""
WHOLE_DOLLAR = 100
METERS = "meters"
"""What one of several meters that change is one of."""


def provision(table: MlgcaGround, meter: str) -> str:
    """The provision for the amounts of one meter."""
    letter = str(table.option("progressive"))
    return f"meter.{letter}.{name_of(meter)}" if len(table.rules.least_meters[letter]) > 1 else f"meter.{letter}"


def name_of(meter: str) -> str:
    """The meter's name on the paytable: where wagers of 5 dollars have meters apart, these are called the same."""
    return meter.removesuffix(APART)


def open_meters(table: MlgcaGround) -> None:
    """Each meter shows its initial amount."""
    for meter in table.rules.least_meters.get(str(table.option("progressive")), {}):
        apart = table.rulings.reading("meter-by-wager") == "meter-for-each"
        for key in (meter, meter + APART) if apart else (meter,):
            _show_start(table, key, "initial")


def follow(table: MlgcaGround, events: Iterable[AnyEvent]) -> None:
    """What these events show of another house's meters is chosen here too."""
    fault = table.rulings.fault
    if fault is not None and any(one.provision.startswith("meter.") for one in fault.all()):
        return  # an engine that breaks a rule on meters has amounts of its own
    chosen = MetersChosen(events)
    if chosen:
        open_as_chosen(table, chosen)


def open_as_chosen(table: MlgcaGround, chosen: MetersChosen) -> None:
    """The meters of a table that has just been opened begin where another house has chosen, and follow its rate."""
    table.meters_chosen = chosen
    shown = [place for place, seen in enumerate(table.seen) if isinstance(seen.event, MeterChanged)]
    for place in reversed(shown):
        del table.emitted[place]
    table.meters.clear()
    open_meters(table)


def grow(table: MlgcaGround, wager: Cents) -> None:
    """A progressive wager moves the meters by the rate of progression; one taken back moves them back."""
    before = len(table.emitted)
    _grow(table, wager)
    table.may_be_told_later(before, until="verifies the hand")  # then it is a player's turn to be paid


def _grow(table: MlgcaGround, wager: Cents) -> None:
    apart = table.rulings.reading("meter-by-wager") == "meter-for-each"
    for meter in table.meters:
        if apart and meter.endswith(APART) != (abs(wager) >= HIGH_WAGER):
            continue
        rate = table.rulings.figure("meter.rate", RATE)
        chosen = table.meters_chosen.grown(meter, wager) if rate == RATE else None
        table.meters[meter] = Cents(table.meters[meter] + (wager * rate // 100 if chosen is None else chosen))
        table.does(
            MeterChanged(meter, table.meters[meter], "wager"), "meter.rate", fixes=("amount",), once=False, among=METERS
        )


def key_for(table: MlgcaGround, meter: str, stake: Cents) -> str:
    """The meter that a wager of this amount plays for."""
    return meter + APART if stake >= HIGH_WAGER and meter + APART in table.meters else meter


def amount_won(table: MlgcaGround, payout: MeterShare, stake: Cents) -> Cents:
    """The share of what the meter shows when it is the player's turn to be paid."""
    key = key_for(table, payout.meter, stake)
    shows = table.meters.get(key, Cents(0))
    before = table.current().meters_before.get(key, Cents(0))
    letter = str(table.option("progressive"))
    initial = table.rules.least_meters.get(letter, {}).get(payout.meter, Cents(0))
    shows = table.rulings.choose(
        "meter.paid-in-turn",
        shows,
        {"as it was when the round began": before, "the initial amount": initial,
         "in whole dollars": Cents(shows // WHOLE_DOLLAR * WHOLE_DOLLAR)},
    )  # fmt: skip
    return payout.of(shows)


def paid(table: MlgcaGround, payout: MeterShare, stake: Cents, amount: Cents) -> None:
    """What becomes of a meter that has paid: at once, or after all players where each gets the amount in full."""
    key = key_for(table, payout.meter, stake)
    if key not in table.meters:
        return
    if table.rulings.reading("meter-winners") == "each-in-full":
        table.current().meters_to_settle.append((key, payout, amount))
    else:
        _settle(table, key, payout, amount)


def after_settling(table: MlgcaGround) -> None:
    """Changes that waited until every player had been paid."""
    waiting = table.current().meters_to_settle
    for key, payout, amount in waiting:
        _settle(table, key, payout, amount)
    waiting.clear()


def restore(table: MlgcaGround, *provisions: str) -> None:
    """As some read it, what the wagers of a void round added to the meters goes back with them."""
    if table.rulings.reading("void-round-meter", "kept") == "restored":
        for meter, amount in table.current().meters_before.items():
            if table.meters[meter] != amount:
                table.meters[meter] = amount
                table.reports(MeterChanged(meter, amount, "void"), *provisions, among=METERS)


def lower(table: MlgcaGround, by: Cents, *provisions: str) -> None:
    """Takes money from the first meter, for what is paid out of it."""
    for meter in list(table.meters)[:1]:
        table.meters[meter] = Cents(table.meters[meter] - by)
        table.reports(MeterChanged(meter, table.meters[meter], "payout"), *provisions, among=METERS)


def _settle(table: MlgcaGround, key: str, payout: MeterShare, amount: Cents) -> None:
    if payout.share < 1:
        reading = table.rulings.reading("meter-after-share")
        if reading == "unchanged":
            return
        if reading == "reduced":
            table.meters[key] = Cents(table.meters[key] - amount)
            table.does(
                MeterChanged(key, table.meters[key], "payout"),
                "meter.paid-in-turn",
                fixes=("amount",),
                once=False,
                among=METERS,
            )
            return
    starting_again = [key]
    if len(table.meters) > 1 and not key.endswith(APART):
        everything = list(table.meters)
        starting_again = table.rulings.choose(
            f"meter.{table.option('progressive')}",
            starting_again,
            {"all meters start again": everything,
             "another meter starts again": [other for other in everything if other != key][:1]},
        )  # fmt: skip
    for meter in starting_again:
        _show_start(table, meter, "reset")


def _show_start(table: MlgcaGround, key: str, cause: Literal["initial", "reset"]) -> None:
    """The initial or the reset amount."""
    letter = str(table.option("progressive"))
    least = table.meters_chosen.start(key, cause, table.rules.least_meters[letter][name_of(key)])
    amount = table.rulings.choose(
        provision(table, key),
        least,
        {"a dollar less": Cents(least - WHOLE_DOLLAR), "a tenth of it": Cents(least // 10)},
    )
    standing = table.meters.get(key, Cents(0))
    amount = table.rulings.choose("meter.amounts", amount, {"at nothing": Cents(0), "where it stood": standing})
    event = MeterChanged(key, amount, cause)
    cited = ("meter.amounts", provision(table, key), f"meter.{letter}")
    if table.does(event, *cited, fixes=("amount",), once=False, among=METERS):
        table.meters[key] = amount
