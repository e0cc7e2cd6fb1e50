"""Who may wager what, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.equipment.cards_care import loading
from clausewise.reference_engine.families.against_dealer import boxes, completing
from clausewise.reference_engine.families.against_dealer.state import Round, Seat
from clausewise.reference_engine.families.offers import Amounts
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerTaken
from clausewise.reference_engine.vocabulary.core.events import RoundStarted

if TYPE_CHECKING:
    from clausewise.reference_engine.families.against_dealer.ground import HouseBankedGround
    from clausewise.reference_engine.families.against_dealer.state import Round
    from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager

CASH, COUPON = "cash", "match play coupon"
WORDS = {1: "once", 2: "twice", 3: "three times"}


def demand_lawful(table: HouseBankedGround, wager: PlaceWager) -> tuple[str, ...]:
    """Refuses a wager that may not be put down: the rules are asked in their order. By what else it is lawful."""
    rulings = table.rulings
    rulings.demand(
        "wager.kinds", wager.wager in table.rules.wagers, f"there is no wager called {wager.wager} in this game"
    )
    if wager.amount <= 0:
        raise Refusal("a wager of nothing is no wager", "wager.kinds")
    _form(table, wager)
    owner = boxes.owner(table, wager)
    rulings.demand("wager.seated", owner in table.seated, "only a player who is seated may wager")
    if wager.wager == "play":
        _demand_play_lawful(table, wager)
        return ()
    current = table.round
    table.demand_in_time(wager)
    boxes.demand_allowed(table, wager, owner)
    seat = current.seats.get(wager.seat) if current else None
    return table.lawful_beside(wager, dict(seat.wagers) if seat else {})


def place(table: HouseBankedGround, wager: PlaceWager) -> None:
    """A wager is put down."""
    provisions = demand_lawful(table, wager)
    if wager.wager == "play":
        _place_play(table, wager)
        return
    owner = boxes.owner(table, wager)
    current = table.round or start_round(table)
    seat = current.seats.setdefault(wager.seat, Seat(wager.seat, owner))
    amount = Cents(seat.wagers.get(wager.wager, 0) + wager.amount)
    if not table.recognises(wager, seat, amount):
        return
    seat.wagers[wager.wager] = seat.placed[wager.wager] = amount
    if owner != wager.seat:
        provisions = (*provisions[:3], "wager.adjacent")
    event = WagerTaken(wager.seat, wager.wager, amount)
    table.does(event, *provisions, "wager.instrument", fixes=("amount",), anyway=True)
    table.wager_moved(wager.wager, wager.amount)


def _form(table: HouseBankedGround, wager: PlaceWager) -> None:
    """What a wager is made with: chips, and what else the rules name; some wagers with chips only."""
    if table.rulings.knows("wager.verbal"):
        said = wager.instrument == CASH
        table.rulings.demand("wager.verbal", not said, "words with cash beside them are no wager")
    allowed = set(table.rules.instruments)
    if table.option("match-play") == "not accepted":
        allowed.discard(COUPON)
    article = "an" if wager.instrument[0] in "aeiou" else "a"
    table.rulings.demand(
        "wager.instrument",
        wager.instrument in allowed or (wager.instrument == CASH and table.rulings.knows("wager.verbal")),
        f"a wager is not made with {article} {wager.instrument} at this table",
    )
    chips_only = table.chips_only.get(wager.wager)
    if chips_only and table.rulings.reading("side-wager-instrument") == "chips-only":
        table.rulings.demand(
            chips_only, wager.instrument == "value chip", f"the {wager.wager} wager is made with value chips only"
        )


def demand_before_no_more_bets(table: HouseBankedGround, wager: PlaceWager, *, until_first_card: bool = False) -> None:
    """All wagers but the play wager stand before no more bets is announced; none grows afterwards."""
    rulings, current = table.rulings, table.round
    bets_open = current is None or current.bets_open
    seat = current.seats.get(wager.seat) if current else None
    if seat is not None and wager.wager in seat.wagers:
        rulings.demand("wager.fixed", bets_open, "no wager may be increased after no more bets was announced")
        return
    in_time = bets_open or (until_first_card and current is not None and not current.first_card_dealt)
    rulings.demand(
        "wager.before-no-more-bets", in_time or wager.wager in _late(table), "no more bets has been announced"
    )


def _late(table: HouseBankedGround) -> tuple[str, ...]:
    """The wagers that may be placed after no more bets."""
    last = table.rules.wagers[-1]
    if table.rulings.knows("wager.play-when"):  # that rule is about the play wager, and this one is not
        others = {"the ante as well": ("play", "ante"), f"the {last} as well": ("play", last)}
        return table.rulings.choose("wager.before-no-more-bets", ("play",), others)
    return table.rulings.choose(
        "wager.before-no-more-bets",
        ("play",),
        {"not even the play wager": (), "the ante as well": ("play", "ante"),
         f"the {last} as well": ("play", last)},
    )  # fmt: skip


def start_round(table: HouseBankedGround) -> Round:
    """A round begins with its first wager, or goes on with one where all that stood went back."""
    if table.waiting is not None:
        return _go_on(table, table.waiting)
    table.rounds += 1
    table.round = table.new_round(table.rounds, table.cards.deck_in_play())
    table.round.deck.rounds += 1
    table.phase = "betting"
    decks = "decks.one" if len(table.cards.decks) == 1 else "decks.two"
    permitted = () if loading.by_hand(table) else ("decks.permitted",)
    table.reports(RoundStarted(table.rounds, table.round.deck.name), decks, *permitted)
    for number, player, wager, amount in table.left_standing:
        seat = table.round.seats.setdefault(number, Seat(number, player))
        seat.wagers[wager] = seat.placed[wager] = amount
        table.reports(WagerTaken(number, wager, amount))
    table.left_standing.clear()
    return table.round


def _go_on(table: HouseBankedGround, waiting: Round) -> Round:
    table.round, table.waiting = waiting, None
    waiting.deck = table.cards.deck_in_play()
    waiting.bets_open = True
    table.phase = "betting"
    return waiting


def _demand_play_lawful(table: HouseBankedGround, wager: PlaceWager) -> None:
    """Refuses a play wager that is not for this player to make, now and of this amount."""
    rulings = table.rulings
    after_looking = _after_looking(table)
    in_time = after_looking and (rulings.knows("complete.ask") or not table.current().revealed)
    rulings.demand("definition.play-wager", in_time, "a play wager is made after a look at the cards")
    if after_looking:
        rulings.demand("wager.play-when", lawful=True, reason="a play wager is placed together with the ante")
        if not rulings.knows("wager.play-when"):
            may_be_late = "play" in _late(table)
            rulings.demand("wager.before-no-more-bets", may_be_late, "no more bets has been announced")
        _demand_ante(table, wager.seat)
        _demand_first(table, wager.seat)
        seat = completing.seat_to_decide(table, wager.seat)
        table.demand_to_play(wager)
    else:
        seat = _seat_with_ante(table, wager.seat)
    demand_play_amount(table, ante_of(seat), wager.amount)


def _after_looking(table: HouseBankedGround) -> bool:
    return table.phase in ("deciding", "settling")


def ante_of(seat: Seat) -> Cents:
    """What the play wager is measured by, also where the ante has been collected."""
    return seat.wagers.get("ante", seat.placed["ante"])


def _place_play(table: HouseBankedGround, wager: PlaceWager) -> None:
    """A player stays in against the dealer."""
    rulings = table.rulings
    seat = table.current().seats[wager.seat]
    seat.wagers["play"] = seat.placed["play"] = wager.amount
    table.does(
        WagerTaken(wager.seat, "play", wager.amount),
        "complete.play", "definition.play-wager", "wager.ante-and-play", "wager.ante",
        "wager.play-when" if rulings.knows("wager.play-when") else "wager.before-no-more-bets",
        *(table.why_played(wager) or ("wager.instrument",)),
        fixes=("amount",),
    )  # fmt: skip
    if _after_looking(table):
        table.decided()


def _demand_ante(table: HouseBankedGround, number: int) -> None:
    """A hand that was dealt for other wagers does not compete with the dealer's."""
    seat = table.current().seats.get(number)
    if seat is None:
        return
    table.rulings.demand("definition.ante-wager", "ante" in seat.placed, "a play wager needs an ante")
    if "ante" not in seat.placed:
        raise Refusal("a play wager needs an ante", "wager.ante-and-play", "wager.ante")


def _demand_first(table: HouseBankedGround, number: int) -> None:
    """A play wager stands as it was placed: a second one would increase it."""
    seat = table.current().seats.get(number)
    if seat is not None and "play" in seat.wagers:
        raise Refusal("the play wager has been placed", "wager.fixed")


def _seat_with_ante(table: HouseBankedGround, number: int) -> Seat:
    seat = table.current().seats.get(number)
    if seat is None or "ante" not in seat.wagers:
        raise Refusal("a play wager needs an ante", "wager.ante-and-play", "wager.ante")
    return seat


def demand_play_amount(table: HouseBankedGround, ante: Cents, amount: Cents) -> None:
    """At least the ante, and at most so many times the ante as the rules say."""
    allowed, times = play_amounts(table, ante), WORDS[table.rules.play_most]
    if amount < allowed.least:
        raise Refusal("a play wager is at least the ante", "play.least")
    if amount > allowed.greatest:
        raise Refusal(f"a play wager is at most {times} the ante", "play.most")
    if amount % allowed.step:
        raise Refusal(f"a play wager is the ante once or a multiple of it, at most {times}", "play.least", "play.most")


def play_amounts(table: HouseBankedGround, ante: Cents) -> Amounts:
    """What a play wager beside this ante may come to."""
    least = table.rulings.figure("play.least", ante)
    most = table.rulings.figure("play.most", table.rules.play_most * ante)
    in_multiples = table.rulings.reading("play-amount", "any-amount") == "whole-multiples"
    return Amounts(least, most, ante if in_multiples else 1)
