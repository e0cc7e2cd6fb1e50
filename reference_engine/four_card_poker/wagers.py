"""Chapter 7: who may wager what, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.events import Procedure, RoundStarted, WagerTaken
from clausewise.reference_engine.four_card_poker import boxes, completing, dealing
from clausewise.reference_engine.four_card_poker.dealing_order import deals_bonus_card
from clausewise.reference_engine.four_card_poker.state import Round, Seat
from clausewise.reference_engine.money import Cents, dollars
from clausewise.reference_engine.rulings import Refusal

if TYPE_CHECKING:
    from clausewise.reference_engine.four_card_poker.game import FourCardTable
    from clausewise.reference_engine.stimuli import PlaceWager

KINDS = ("ante", "play", "aces up", "progressive", "six card bonus")
BY_CHIP_ONLY = {"progressive": "wager.progressive-after", "six card bonus": "wager.six-card-bonus-after"}
PROGRESSIVE_CHIPS = (dollars(1), dollars(5))


def place(table: FourCardTable, wager: PlaceWager) -> None:
    """A wager is put down: the rules of the chapter are asked in their order."""
    rulings = table.rulings
    rulings.demand("wager.kinds", wager.wager in KINDS, f"there is no wager called {wager.wager} in this game")
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "wager.kinds")
    _form(table, wager)
    owner = boxes.owner(table, wager)
    rulings.demand("wager.seated", owner in table.seated, "only a player who is seated may wager")
    if wager.wager == "play":
        place_play(table, wager)
        return
    current = table.round
    _in_time(table, wager, current)
    boxes.demand_allowed(table, wager, owner)
    seat = current.seats.get(wager.seat) if current else None
    standing = dict(seat.wagers) if seat else {}
    provisions = _lawful_beside(table, wager, standing)
    if current is None:
        current = start_round(table)
    seat = current.seats.setdefault(wager.seat, Seat(wager.seat, owner))
    amount = Cents(seat.wagers.get(wager.wager, 0) + wager.amount)
    if wager.wager == "progressive" and not _recognised(table, seat, amount):
        return
    seat.wagers[wager.wager] = seat.placed[wager.wager] = amount
    if owner != wager.seat:
        provisions += ("wager.adjacent",)
    table.does(WagerTaken(wager.seat, wager.wager, amount), *provisions, "wager.instrument", fixes=("amount",))
    if wager.wager == "progressive":
        table.meters_grow(wager.amount)


def _form(table: FourCardTable, wager: PlaceWager) -> None:
    """What a wager is made with: chips, plaques or what else was approved; some wagers with chips only."""
    table.rulings.demand(
        "wager.instrument",
        wager.instrument in ("value chip", "plaque", "approved instrument"),
        f"a wager is made with value chips, plaques or approved instruments, not with {wager.instrument}",
    )
    chips_only = BY_CHIP_ONLY.get(wager.wager)
    if chips_only and table.rulings.reading("side-wager-instrument") == "chips-only":
        table.rulings.demand(
            chips_only, wager.instrument == "value chip", f"the {wager.wager} wager is made with value chips only"
        )


def _in_time(table: FourCardTable, wager: PlaceWager, current: Round | None) -> None:
    """All wagers but the play wager stand before no more bets is announced; none grows afterwards."""
    rulings = table.rulings
    bets_open = current is None or current.bets_open
    seat = current.seats.get(wager.seat) if current else None
    if seat is not None and wager.wager in seat.wagers:
        rulings.demand("wager.fixed", bets_open, "no wager may be increased after no more bets was announced")
        return
    if current is not None and wager.wager == "progressive":
        _try_device(table, current, wager.seat)
        if not bets_open:
            dealing.demand_time_for_chip(table)
            return
        dealing.demand_time_for_chip(table)
        return
    until_first_card = wager.wager == "aces up" and rulings.reading("aces-up-deadline") == "first-card"
    in_time = bets_open or (until_first_card and current is not None and not current.first_card_dealt)
    rulings.demand(
        "wager.before-no-more-bets", in_time or wager.wager in _late(table), "no more bets has been announced"
    )


def _late(table: FourCardTable) -> tuple[str, ...]:
    """The wagers that may be placed after no more bets."""
    return table.rulings.choose(
        "wager.before-no-more-bets",
        ("play",),
        {"not even the play wager": (), "the ante as well": ("play", "ante"),
         "the six card bonus as well": ("play", "six card bonus")},
    )  # fmt: skip


def _try_device(table: FourCardTable, current: Round, seat: int) -> None:
    """A chip put on a device that is locked is not recognised."""
    if current.locked_out and not table.rulings.holds("table.lock-out", truth=True):
        table.reports(acknowledgement(seat), "table.lock-out")


def acknowledgement(seat: int) -> Procedure:
    """The device at a seat shows that it has taken the chip."""
    return Procedure("acknowledges", by="progressive system", seat=seat, wager="progressive")


def _lawful_beside(table: FourCardTable, wager: PlaceWager, standing: dict[str, Cents]) -> tuple[str, ...]:
    """Whether a wager may stand beside those that stand already, and the provisions by which it does."""
    rulings = table.rulings
    match wager.wager:
        case "progressive":
            _progressive(table, wager, standing)
            return "wager.progressive-after", "wager.progressive", "definition.progressive-hand"
        case "six card bonus":
            _six_card_bonus(table, standing)
            return "wager.six-card-bonus-after", "wager.six-card-bonus"
        case "ante" | "aces up" if {wager.wager, *standing} >= {"ante", "aces up"}:
            rulings.demand("wager.ante-and-aces-up", lawful=True, reason="an ante and aces up exclude one another")
            return ("wager.ante-and-aces-up", *(["definition.aces-up"] if wager.wager == "aces up" else []))
        case "ante":
            rulings.demand("wager.ante-and-play", lawful=True, reason="an ante needs an aces up wager")
            return ("wager.ante-and-play",)
        case "aces up":
            rulings.demand("wager.aces-up", lawful=True, reason="an aces up wager needs an ante")
            return "wager.aces-up", "definition.aces-up"
        case _:
            return ("wager.kinds",)


def _progressive(table: FourCardTable, wager: PlaceWager, standing: dict[str, Cents]) -> None:
    rulings = table.rulings
    seat = table.round.seats.get(wager.seat) if table.round else None
    rulings.demand("wager.progressive", table.option("progressive") != "none", "the wager is not offered here")
    rests_on = rulings.choose(
        "wager.progressive-after",
        "ante" in standing or "aces up" in standing,
        {"an ante is needed": "ante" in standing, "an aces up wager is needed": "aces up" in standing},
    )
    rulings.demand("wager.progressive-after", rests_on, "a progressive wager needs an ante or an aces up wager first")
    if seat is not None and seat.unrecognised:
        rulings.demand("wager.progressive-verified", lawful=True, reason="the chip lies there already")
    total = standing.get("progressive", 0) + wager.amount
    if rulings.reading("progressive-amount") == "one-or-five":
        rulings.demand("wager.progressive", total in PROGRESSIVE_CHIPS, "a progressive wager is 1 or 5 dollars")


def _six_card_bonus(table: FourCardTable, standing: dict[str, Cents]) -> None:
    rulings = table.rulings
    offered = table.option("six-card-bonus") != "none" and deals_bonus_card(table.setup.options, rulings.readings)
    rulings.demand("wager.six-card-bonus", offered, "the wager is not offered here")
    has = ("ante" in standing, "aces up" in standing)
    lawful = all(has) if rulings.reading("six-card-bonus-after") == "both" else any(has)
    lawful = rulings.choose(
        "wager.six-card-bonus-after", lawful, {"an ante is enough": has[0], "an aces up wager is enough": has[1]}
    )
    rulings.demand("wager.six-card-bonus-after", lawful, "a six card bonus wager needs an ante and aces up first")


def _recognised(table: FourCardTable, seat: Seat, amount: Cents) -> bool:
    """Only a chip that the device acknowledges is a wager; it is for the player to see to that."""
    missed = seat.number in table.missed_chips
    table.missed_chips.discard(seat.number)
    if not missed:
        table.does(acknowledgement(seat.number), "table.wagering-device", "wager.progressive-verified",
                   fixes=("seat", "by"), once=False)  # fmt: skip
    if table.rulings.holds("wager.progressive-verified", not missed):
        seat.unrecognised = None
        return True
    seat.unrecognised = amount
    return False


def start_round(table: FourCardTable) -> Round:
    """A round begins with its first wager."""
    table.rounds += 1
    table.round = Round(table.rounds, table.deck_in_play(), meters_before=dict(table.meters))
    table.phase = "betting"
    decks = "decks.one" if len(table.decks) == 1 else "decks.two"
    table.reports(RoundStarted(table.rounds, table.round.deck.name), decks)
    return table.round


def place_play(table: FourCardTable, wager: PlaceWager) -> None:
    """A player stays in against the dealer for one to three times the ante."""
    rulings = table.rulings
    after_looking = table.phase in ("deciding", "settling")
    rulings.demand("definition.play-wager", after_looking, "a play wager is made after a look at the cards")
    if after_looking:
        may_be_late = "play" in _late(table)
        rulings.demand("wager.before-no-more-bets", may_be_late, "no more bets has been announced")
        _demand_ante(table, wager.seat)
        _demand_first(table, wager.seat)
        seat = completing.seat_to_decide(table, wager.seat)
    else:
        seat = _seat_with_ante(table, wager.seat)
    demand_play_amount(table, seat.wagers["ante"], wager.amount)
    seat.wagers["play"] = seat.placed["play"] = wager.amount
    table.does(
        WagerTaken(wager.seat, "play", wager.amount),
        "complete.play", "definition.play-wager", "wager.ante-and-play", "wager.before-no-more-bets",
        "wager.instrument",
        fixes=("amount",),
    )  # fmt: skip
    if after_looking:
        table.decided()


def _demand_ante(table: FourCardTable, number: int) -> None:
    """A hand that was dealt for other wagers does not compete with the dealer's."""
    seat = table.current().seats.get(number)
    if seat is not None and "ante" not in seat.placed:
        raise Refusal("a play wager needs an ante", "wager.ante-and-play")


def _demand_first(table: FourCardTable, number: int) -> None:
    """A play wager stands as it was placed: a second one would increase it."""
    seat = table.current().seats.get(number)
    if seat is not None and "play" in seat.wagers:
        raise Refusal("the play wager has been placed", "wager.fixed")


def _seat_with_ante(table: FourCardTable, number: int) -> Seat:
    seat = table.current().seats.get(number)
    if seat is None or "ante" not in seat.wagers:
        raise Refusal("a play wager needs an ante", "wager.ante-and-play")
    return seat


def demand_play_amount(table: FourCardTable, ante: Cents, amount: Cents) -> None:
    """One to three times the ante."""
    least = table.rulings.figure("play.least", ante)
    most = table.rulings.figure("play.most", 3 * ante)
    if amount < least:
        raise Refusal("a play wager is at least the ante", "play.least")
    if amount > most:
        raise Refusal("a play wager is at most three times the ante", "play.most")
    if table.rulings.reading("play-amount") == "whole-multiples" and amount % ante:
        raise Refusal("a play wager is once, twice or three times the ante", "play.least", "play.most")
