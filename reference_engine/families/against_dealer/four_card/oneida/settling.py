"""Settling by the Oneida rules: play, ante and aces up of one player after the other, and ties that stand off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.against_dealer.four_card import payouts
from clausewise.reference_engine.families.against_dealer.four_card.oneida import ranking
from clausewise.reference_engine.families.against_dealer.order_of_settling import (
    RANKED,
    SETTLING,
    PlayerByPlayer,
    Turns,
)
from clausewise.reference_engine.families.against_dealer.paytables import payout_amount
from clausewise.reference_engine.families.against_dealer.settling import hands_left, in_order, standing, turn_up
from clausewise.reference_engine.families.subjects import A_PLAYERS
from clausewise.reference_engine.hands.definitions import NOTHING
from clausewise.reference_engine.hands.four_card import compare
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from collections.abc import Collection

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.families.against_dealer.four_card.ground import FourCardGround
    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.hands.four_card import Comparison, RankedHand
    from clausewise.reference_engine.vocabulary.events import AnyEvent

BROUGHT_IN = "between the dealer's hand and the aces up area"
CONTAINER = "table inventory container"
EVERY_KIND = EVEN_MONEY, ACES_UP, BONUS = "even money", "aces up", "the bonus"
"""What is paid: ante and play against the dealer, aces up by its table, and a bonus."""
LOSERS = "losing wagers and hands"
WAGERS = {"play": 0, "ante": 1, "ante bonus": 1, "aces up": 2}
"""Which of a player's wagers are settled after which."""

When = Literal["first of all", "before the last wager", "when all is settled", "after the losing hands", "never"]
"""When the cards of a hand are collected: each in its turn, those of a tied hand later."""


@dataclass(frozen=True, slots=True)
class Contest:
    """How a hand stands to the dealer's, whether that is paid, and whether the order of wagers is seen."""

    sign: int
    paid: bool
    in_order: bool


def settle(table: FourCardGround) -> None:
    """Everybody with a hand, from the dealer's right; then tied hands, which wait, and the dealer's are collected."""
    before = len(table.emitted)
    order = in_order(table, "settle.order", hands_left(table))
    order = table.rulings.choose(
        "definition.round",
        order,
        {"over before the last player is settled": order[:-1], "over before anybody is settled": [],
         "over when one player is settled": order[:1]},
    )  # fmt: skip
    waiting = [seat for seat in order if _when_settled(table, seat) == "after the losing hands"]
    for seat in waiting:
        collect(table, seat.place, tuple(seat.cards), seat.number, "collect.tied-hand")
    collect(table, "dealer", tuple(table.current().dealer_cards), None)
    table.leaves_open(before, SETTLING, _Turns({seat.place for seat in waiting}))
    table.may_be_told_together(before, "collects cards", "discards", "puts away chips")


class _Turns(PlayerByPlayer):
    """Player by player; losing chips and hands go when they like, but before the hands that `wait`, which are tied."""

    def __init__(self, wait: Collection[str]) -> None:
        super().__init__(_in_succession)
        self._wait = wait

    def __call__(self, event: AnyEvent) -> Turns | None:
        if not isinstance(event, Procedure) or event.act != "puts away chips" or event.wager is None:
            return super().__call__(event)
        return {f"seat {event.seat}": RANKED + WAGERS[event.wager], LOSERS: 0}

    def of_cards(self, event: Procedure) -> Turns:
        turns = super().of_cards(event)
        return turns if event.seat is None else {**turns, LOSERS: int(event.owner in self._wait)}


def _in_succession(event: AnyEvent) -> int | None:
    """The turn of a wager in its player's course: play, ante with its bonus, aces up."""
    turn = WAGERS.get(str(getattr(event, "wager", None) or getattr(event, "bonus", None)))
    return None if turn is None else RANKED + turn


def _when_settled(table: FourCardGround, seat: Seat) -> When:
    with table.concerning(seat.subject):
        return settle_seat(table, seat)


def settle_seat(table: FourCardGround, seat: Seat) -> When:
    """Everything one player has at stake, and when the cards are collected."""
    rulings = table.rulings
    turn_up(table, seat, "settle.order", late="wager-settled", place=BROUGHT_IN)
    with table.concerning(A_PLAYERS, alone=True):
        hand = seat.hand = table.best_hand(seat.cards, "settle.player-hand")
    table.does(
        HandRanked(seat.place, hand.game, hand.category, hand.cards),
        "settle.player-hand", *ranking.why_ranked(table, hand), fixes=("cards",), among="hands ranked",
    )  # fmt: skip
    comparison = compare(hand, table.dealer_hand, rulings)
    sign = _sign(table, hand, comparison)
    seat.higher_or_equal = sign >= 0
    paid = rulings.choose(
        "payouts",
        EVERY_KIND,
        {f"without {kind}": tuple(one for one in EVERY_KIND if one != kind) for kind in EVERY_KIND},
    )
    contests = "play" in seat.wagers
    stands_off = contests and sign == 0 and rulings.reading("tied-hand") == "stands-off"
    when = _when_collected(table, tied=stands_off, lost=sign < 0 or seat.folded)
    wagers = _in_order(table, seat)
    for wager in wagers:
        if when == "first of all" and wager == wagers[0]:
            collect(table, seat.place, tuple(seat.cards), seat.number)
        if when == "before the last wager" and wager == wagers[-1]:
            collect(table, seat.place, tuple(seat.cards), seat.number)
        with table.concerning({"wager": wager}):
            if wager == "aces up":
                _aces_up(table, seat, stands_off=stands_off, offered=ACES_UP in paid)
            else:
                _against_the_dealer(table, seat, wager, comparison, Contest(sign, EVEN_MONEY in paid, len(wagers) > 1))
        none = BONUS not in paid or (stands_off and rulings.reading("tie-scope") == "every-wager")
        if wager == "ante" and not none:
            payouts.ante_bonus(table, seat, wins=sign >= 0)
    seat.wagers.clear()
    if when == "when all is settled":
        why = "collect.losing-hands" if sign < 0 else "collect.reconstructible"
        why = "fold.collect-cards" if seat.folded else why
        collect(table, seat.place, tuple(seat.cards), seat.number, why)
    return when


def _in_order(table: FourCardGround, seat: Seat) -> list[str]:
    """The player's wagers in the order in which they are settled."""
    order = table.rulings.choose(
        "settle.wager-order",
        ("play", "ante", "aces up"),
        {"the ante first": ("ante", "play", "aces up"), "aces up first": ("aces up", "play", "ante"),
         "aces up before the ante": ("play", "aces up", "ante")},
    )  # fmt: skip
    return [wager for wager in order if wager in seat.wagers]


def _when_collected(table: FourCardGround, *, tied: bool, lost: bool) -> When:
    others: dict[str, When] = {"first of all": "first of all", "never": "never"}
    if tied:
        others["as any other hand"] = "when all is settled"
        return table.rulings.choose("collect.tied-hand", "after the losing hands", others)
    if lost:
        others["before the last wager"] = "before the last wager"
        return table.rulings.choose("collect.losing-hands", "when all is settled", others)
    return "when all is settled"


def _sign(table: FourCardGround, hand: RankedHand, comparison: Comparison) -> int:
    """How the player's hand stands to the dealer's; two hands that are none of the others, by their cards."""
    rulings, dealer = table.rulings, table.dealer_hand
    sign = comparison.sign
    if hand.category == dealer.category == NOTHING:
        others = {"all such hands are equal": 0, "the dealer's is always the higher": -1,
                  "the player's is always the higher": 1}  # fmt: skip
        sign = rulings.choose("rank.high-card", sign, others)
    elif NOTHING in (hand.category, dealer.category):
        above = {hand.category, dealer.category} == {NOTHING, "pair"}
        sign = rulings.choose("rank.high-card", sign, {"it is above a pair": -sign if above else sign})
    return standing(table, hand, sign)


def _against_the_dealer(
    table: FourCardGround, seat: Seat, wager: str, comparison: Comparison, contest: Contest
) -> None:
    """Ante and play: won, lost, or neither."""
    rulings, stake, sign = table.rulings, seat.wagers[wager], contest.sign
    cited = _cited(table, seat, wager, comparison, contest)
    result = "wins" if sign > 0 else "loses"
    if sign == 0:
        stands_off = rulings.reading("tied-hand") == "stands-off"
        right, other = ("returned", "wins") if stands_off else ("wins", "returned")
        result = rulings.choose(
            "settle.tie", right, {"the dealer wins": "loses", f"a tied hand's wagers are {other}": other}
        )
        result = rulings.choose(
            "settle.tied-wagers",
            result,
            {"they are collected": "loses", "the ante is collected": "loses" if wager == "ante" else result,
             f"the play wager is {other}": other if wager == "play" else result},
        )  # fmt: skip
    if result == "loses":
        event = WagerSettled(seat.number, wager, stake, "loses")
        table.does(event, "settle.losing-wagers", *cited, fixes=("result",))
        put_away(table, seat, wager)
    elif result == "wins":
        odds = rulings.payout("pay.even-money", Odds(1, "to"))
        pays = payouts.by_the_odds(rulings, payout_amount(odds, stake), stake)
        pays = pays if contest.paid else Cents(0)
        event = WagerSettled(seat.number, wager, stake, "wins", pays, stake_back=True)
        table.does(event, "settle.higher" if sign > 0 else "settle.tied-wagers", *cited, fixes=("result",))
    else:
        event = WagerSettled(seat.number, wager, stake, "returned", stake_back=True)
        table.settles(event, "settle.tied-wagers", *cited)


def _cited(table: FourCardGround, seat: Seat, wager: str, comparison: Comparison, contest: Contest) -> tuple[str, ...]:
    """No event cites more than five clauses: what the play wager leaves out, the ante cites."""
    why = ranking.why_compared(table, seat, comparison)
    if wager == "play":
        return (*(["settle.wager-order"] if contest.in_order else []), *why[:3])
    alike = seat.hand is not None and seat.hand.category == table.dealer_hand.category
    tie = ("settle.tie",) if alike else ()
    paid = contest.sign > 0 or (contest.sign == 0 and table.rulings.reading("tied-hand") == "wins")
    return (*tie, "pay.by-odds" if paid else "settle.compare", *why[-2:])


def _aces_up(table: FourCardGround, seat: Seat, *, stands_off: bool, offered: bool) -> None:
    """By the paytable, whatever the dealer has and though the player has folded."""
    if stands_off and table.rulings.reading("tie-scope") == "every-wager":
        event = WagerSettled(seat.number, "aces up", seat.wagers["aces up"], "returned", stake_back=True)
        table.settles(event, "settle.tied-wagers", "settle.tie")
        return
    withheld = seat.folded and not table.rulings.choose(
        "fold.aces-up",
        True,
        {"a fold costs aces up": False, "only a higher hand than the dealer's": seat.higher_or_equal},
    )
    other = ranking.otherwise_ranked(table, seat.cards)
    also = "definition.aces-up" if other is None else f"aces-up.A.{other.category}"
    if not payouts.aces_up(table, seat, also, withheld=withheld or not offered):
        put_away(table, seat, "aces up")


def put_away(table: FourCardGround, seat: Seat, wager: str, provision: str = "collect.losing-wagers") -> None:
    """What the house has won goes into the container."""
    table.does(
        Procedure("puts away chips", seat=seat.number, wager=wager, place=CONTAINER), provision,
        fixes=("place", "seat"), late="round-ended",
    )  # fmt: skip


def collect(
    table: FourCardGround,
    owner: str,
    cards: tuple[Card, ...],
    seat: int | None,
    why: str = "collect.reconstructible",
) -> None:
    """The cards leave the table, and lie in the rack so that each hand can be put together again."""
    table.does(Procedure("collects cards", owner=owner, seat=seat), why, fixes=("owner",))
    table.does(
        Procedure("discards", owner=owner, seat=seat, place="discard rack", cards=cards),
        "collect.reconstructible", why,
        fixes=("place", "cards"),
    )  # fmt: skip
