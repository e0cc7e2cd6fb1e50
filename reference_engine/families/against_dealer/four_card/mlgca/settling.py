"""Chapter 11, second part: settling player by player, counterclockwise from the dealer's right (D(4) to D(11))."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.against_dealer.completing import collect_hand
from clausewise.reference_engine.families.against_dealer.four_card import payouts
from clausewise.reference_engine.families.against_dealer.four_card.mlgca import (
    envy,
    meters,
    progressive,
    six_card_bonus,
)
from clausewise.reference_engine.families.against_dealer.order_of_settling import (
    PLAYERS,
    RANKED,
    SETTLING,
    PlayerByPlayer,
    Turns,
)
from clausewise.reference_engine.families.against_dealer.paytables import payout_amount
from clausewise.reference_engine.families.against_dealer.settling import (
    ante_and_play,
    at_stake,
    in_order,
    standing,
    turn_up,
)
from clausewise.reference_engine.families.subjects import A_PLAYERS
from clausewise.reference_engine.hands.four_card import best_four, compare
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clausewise.reference_engine.families.against_dealer.four_card.mlgca.ground import MlgcaGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import Comparison, RankedHand
    from clausewise.reference_engine.vocabulary.events import AnyEvent

DONE = ""
WAGERS = {"ante": 0, "play": 0, "ante bonus": 0, "aces up": 1, "six card bonus": 2}
"""Which of a player's wagers are settled after which."""


def settle(table: MlgcaGround) -> None:
    """All players with a hand, one after the other; then the dealer's cards are collected."""
    before = len(table.emitted)
    order = in_order(table, "settle.order", _still_to_settle(table))
    courses = [partial(_goes_on, table, seat, settle_seat(table, seat)) for seat in order]
    wager_by_wager = table.rulings.reading("settling-round") == "wager-by-wager"
    for course in courses if not wager_by_wager else ():
        while course() != DONE:
            pass
    while wager_by_wager and courses:
        courses = [course for course in courses if course() != DONE]
    meters.after_settling(table)
    current = table.current()
    for place, card in current.beside.items():
        collect_hand(table, place, (card,), None)
    collect_hand(table, "dealer", tuple(current.dealer_cards), None)
    table.leaves_open(before, SETTLING, WagerByWager() if wager_by_wager else PlayerByPlayer(Succession()))
    table.may_be_told_together(before, "collects cards", "discards")


class Succession:
    """The succession in which one player's wagers are settled: ante and play in any order, with the bonus."""

    def __init__(self) -> None:
        self._turn = len(WAGERS)
        self._envied: int | None = None
        """For whose hand an envy bonus was the last thing."""

    def __call__(self, event: AnyEvent) -> int:
        wager = getattr(event, "wager", None) or getattr(event, "bonus", None)
        if wager in WAGERS:
            return RANKED + WAGERS[wager]
        holder = event.holder if isinstance(event, BonusPaid) else None
        if holder is None or holder != self._envied:  # who of several gets the bonus first is said nowhere
            self._turn += 1  # a progressive payout goes step by step, the envy bonuses that it brings after it
        self._envied = holder
        return RANKED + self._turn


class WagerByWager(PlayerByPlayer):
    """Each kind of wager goes round the table before the next one does; the cards lie for as long as they like."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self._turns = 0
        self._last: object = None

    def __call__(self, event: AnyEvent) -> Turns | None:
        match event:
            case Procedure(act="collects cards" | "discards"):
                return self.of_cards(event)
            case HandRanked(wager=None):
                return {event.owner: RANKED}
        seat, wager = getattr(event, "seat", None), getattr(event, "wager", None) or getattr(event, "bonus", None)
        of_one = (seat, WAGERS[wager]) if wager in WAGERS else getattr(event, "holder", None)
        if of_one is None or of_one != self._last:
            self._turns += 1  # ante and play of one player share a turn, and the bonuses for one hand
        self._last = of_one
        return {PLAYERS: self._turns, f"seat {seat}": RANKED + self._turns}


def _goes_on(table: MlgcaGround, seat: Seat, course: Iterator[str]) -> str:
    """One more step of a player's settlement."""
    with table.concerning(seat.subject):
        return next(course, DONE)


def _still_to_settle(table: MlgcaGround) -> list[Seat]:
    """Hands that are still in the round, and those in the rack on which a wager rests, from the dealer's right."""
    return [seat for seat in table.current().counterclockwise() if not seat.cards_collected or seat.wagers]


def settle_seat(table: MlgcaGround, seat: Seat) -> Iterator[str]:
    """Everything one player has at stake, in the order of the section; says after which step it may be left off."""
    lies = not seat.cards_collected
    if lies:
        turn_up(table, seat, "settle.order", late="hand-ranked")
    collected = table.rulings.choose(
        "collect.after-settling",
        "after all wagers",
        {
            "before the ante": "before the ante",
            "before the aces up": "before the aces up",
            "before the progressive": "before the progressive",
            "never": "never",
        },
    )
    collect = partial(_collect, table, seat, collected if lies else "never")
    with table.concerning(A_PLAYERS, alone=True):
        hand = seat.hand = best_four(seat.cards, table.rulings, "settle.player-hand")
    table.does(
        HandRanked(seat.place, "four card", hand.category, hand.cards), "settle.player-hand", *hand.provisions[:4],
        fixes=("cards",), among="hands ranked",
    )  # fmt: skip
    collect("before the ante")
    comparison = compare(hand, table.dealer_hand, table.rulings)
    seat.higher_or_equal = comparison.sign >= 0
    aces_up_first = "aces up" in seat.wagers and not table.rulings.holds("settle.aces-up", truth=True)
    if aces_up_first:
        _settle_side_wager(table, seat, "aces up")
    if "ante" in seat.wagers:
        _against_the_dealer(table, seat, hand, comparison)
    yield "ante and play"
    for wager in ("aces up", "six card bonus", "progressive"):
        collect(f"before the {wager}")
        if wager in seat.wagers and not (wager == "aces up" and aces_up_first):
            with table.concerning({"wager": wager}):
                _settle_side_wager(table, seat, wager)
        yield wager
    if "progressive" not in seat.placed:
        envy.pay_without_payout(table, seat)
    seat.wagers.clear()
    collect("after all wagers")


def _collect(table: MlgcaGround, seat: Seat, when: str, now: str) -> None:
    """A player's cards go when it is time."""
    if now == when:
        collect_hand(table, seat.place, tuple(seat.cards), seat.number)


def _settle_side_wager(table: MlgcaGround, seat: Seat, wager: str) -> None:
    """A wager against a paytable, which stands whatever became of the hand against the dealer's."""
    withheld = False
    if not seat.higher_or_equal or seat.folded:
        higher_kind = seat.hand is not None and seat.hand.rank[0] > table.dealer_hand.rank[0]
        misreadings = {
            "only with a hand that is not lower than the dealer's": seat.higher_or_equal,
            "only with a play wager that was not lost": False,
            "only with a higher kind of hand than the dealer's": higher_kind,
        }
        if wager != "progressive":  # that one is forfeited by a fold
            misreadings["only for a player who did not fold"] = not seat.folded
        provision = f"settle.{wager.replace(' ', '-')}-regardless"
        withheld = not table.rulings.choose(provision, True, misreadings)
    if wager == "progressive" and "ante" not in seat.placed:
        withheld = withheld or table.rulings.reading("progressive-without-ante") == "needs-a-play-wager"
    match wager:
        case "aces up":
            payouts.aces_up(table, seat, withheld=withheld)
        case "six card bonus":
            six_card_bonus.six_card_bonus(table, seat, withheld=withheld)
        case _:
            progressive.progressive(table, seat, withheld=withheld)


def _against_the_dealer(table: MlgcaGround, seat: Seat, hand: RankedHand, comparison: Comparison) -> None:
    """A lower hand loses ante and play, a hand as high or higher is paid even money on both."""
    sign = standing(table, hand, comparison.sign)
    stands = at_stake(seat)
    if sign < 0:
        _lose(table, seat, stands, comparison)
    else:
        _win(table, seat, stands, comparison, equal=sign == 0)
    payouts.ante_bonus(table, seat, wins=sign >= 0)


def _lose(table: MlgcaGround, seat: Seat, stands: dict[str, Cents], comparison: Comparison) -> None:
    collected = ante_and_play(table, "settle.lower", or_neither=True)
    for wager, stake in stands.items():
        cited = ("settle.compare", *comparison.provisions[:3]) if wager == "ante" else comparison.provisions[:3]
        event = WagerSettled(seat.number, wager, stake, "loses")
        if wager not in collected or (wager == "ante" and _ante_comes_back(table, seat)):
            event = WagerSettled(seat.number, wager, stake, "returned", stake_back=True)
        table.settles(event, "settle.lower", *cited)


def _ante_comes_back(table: MlgcaGround, seat: Seat) -> bool:
    """Whether a hand that loses to the dealer's brings the ante back because it earns the bonus."""
    earns = seat.hand is not None and "play" in seat.wagers and seat.hand.category in table.rules.ante_bonus
    return earns and table.rulings.reading("ante-bonus-on-loss") == "paid-with-the-ante"


def _win(table: MlgcaGround, seat: Seat, stands: dict[str, Cents], comparison: Comparison, *, equal: bool) -> None:
    rulings = table.rulings
    result = "wins"
    if equal:
        reading = rulings.reading("equal-hand")
        result = rulings.choose(
            "settle.higher-or-equal",
            "wins" if reading == "wins" else "returned",
            {"an equal hand is returned": "returned" if reading == "wins" else "wins", "an equal hand loses": "loses"},
        )
    paid = ante_and_play(table, "settle.higher-or-equal")
    for wager, stake in stands.items():
        # no event cites more than five clauses: what the ante leaves out, the play wager cites
        cited = ("settle.compare", *comparison.provisions[:2]) if wager == "ante" else comparison.provisions[:3]
        if result == "wins" and wager in paid:
            odds = rulings.payout("pay.even-money", Odds(1, "to"))
            event = WagerSettled(seat.number, wager, stake, "wins", payout_amount(odds, stake), stake_back=True)
            cited = ("pay.even-money", *cited)
        elif result == "loses":
            event = WagerSettled(seat.number, wager, stake, "loses")
        else:
            event = WagerSettled(seat.number, wager, stake, "returned", stake_back=True)
        table.settles(event, "settle.higher-or-equal", *cited)
