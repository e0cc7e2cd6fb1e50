"""Sections (j) and (k): the hands are revealed, losing wagers collected, winning ones paid, the cards collected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.families.against_dealer.completing import collect_hand
from clausewise.reference_engine.families.against_dealer.order_of_settling import (
    AT_THE_END,
    PICKED_UP,
    PUT_AWAY,
    RANKED,
    SETTLING,
    TURNED_UP,
    Turns,
)
from clausewise.reference_engine.families.against_dealer.settling import (
    ante_and_play,
    at_stake,
    hands_left,
    in_order,
    standing,
    turn_up,
)
from clausewise.reference_engine.families.against_dealer.state import RETURNED
from clausewise.reference_engine.families.against_dealer.three_card import payouts
from clausewise.reference_engine.families.against_dealer.three_card.outcomes import Outcome
from clausewise.reference_engine.families.subjects import A_PLAYERS
from clausewise.reference_engine.hands.definitions import NOTHING
from clausewise.reference_engine.hands.four_card import compare
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled
from clausewise.reference_engine.vocabulary.cards.events import HandRanked
from clausewise.reference_engine.vocabulary.core.events import Procedure, RoundEnded
from clausewise.reference_engine.vocabulary.events import AnyEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.families.against_dealer.state import Seat
    from clausewise.reference_engine.families.against_dealer.three_card.ground import ThreeCardGround

TYPES = ("against the dealer", "pair plus", "ante bonus")
"""The three payout types."""


@dataclass(frozen=True, slots=True)
class _Standing:
    """How a player's hand stands to the dealer's: 1 higher, 0 equal, -1 lower; and what decided it."""

    sign: int
    cited: tuple[str, ...]
    qualified: bool

    def why(self, wager: str) -> tuple[str, ...]:
        """What is cited for an ante or a play wager: the two between them say it all."""
        return ("settle.qualifies", *self.cited[:2]) if wager == "ante" else self.cited[2:]


def settle(table: ThreeCardGround) -> None:
    """All hands are revealed; all losing wagers are collected, then the winning ones paid, then the cards collected."""
    before = len(table.emitted)
    _settle(table)
    table.leaves_open(before, SETTLING, _turns)
    table.may_be_told_together(before, "collects cards", "discards")


def _turns(event: AnyEvent) -> Turns | None:
    """Hand after hand is revealed, losing wagers go before winning ones, and these are paid from the dealer's right.

    Which losing wager goes first is nowhere said; what comes back has no turn among those that are paid or collected.
    """
    match event:
        case Procedure(act="turns up", owner=str() as owner, seat=int() as seat):
            return {"hands": -seat, "wagers": TURNED_UP, owner: TURNED_UP}
        case HandRanked(owner=owner):
            return {owner: RANKED}
        case WagerSettled(result="wins") | BonusPaid():
            return {"wagers": AT_THE_END - event.seat, f"seat {event.seat}": RANKED}
        case WagerSettled(result="returned"):
            return {f"seat {event.seat}": RANKED}
        case WagerSettled():
            return {"wagers": RANKED, f"seat {event.seat}": RANKED}
        case Procedure(act="collects cards", owner=str() as owner):
            return {"wagers": PICKED_UP, owner: PICKED_UP}
        case Procedure(act="discards", owner=str() as owner):
            return {"wagers": PICKED_UP, owner: PUT_AWAY}
    return None


def _settle(table: ThreeCardGround) -> None:
    seats = hands_left(table)
    for seat in in_order(table, "settle.reveal-order", seats):
        with table.concerning(seat.subject):
            _reveal(table, seat)
    found: dict[int, list[Outcome]] = {}
    for seat in seats:
        with table.concerning(seat.subject):
            found[seat.number] = _outcomes(table, seat)
    _end_early(table, "before the losing wagers are collected")
    pay = in_order(table, "settle.order", seats)
    losing = [(seat, one) for seat in seats for one in found[seat.number] if not one.wins]
    winning = [(seat, one) for seat in pay for one in found[seat.number] if one.wins]
    order = table.rulings.choose(
        "settle.losers-first",
        "losing wagers first",
        {name: name for name in ("winning wagers first", "player by player", "a losing wager last")},
    )
    collect_hands = table.rulings.choose(
        "settle.stay-face-up",
        "after all wagers",
        {name: name for name in ("before the winning wagers are paid", "as each is paid", "after the first is paid")},
    )
    in_turn = {
        "losing wagers first": [*losing, *winning],
        "winning wagers first": [*winning, *losing],
        "player by player": [(seat, one) for seat in seats for one in found[seat.number]],
        "a losing wager last": [*losing[1:], *winning, *losing[:1]],
    }[order]
    _go_through(table, in_turn, collect_hands)
    for seat in seats:
        seat.wagers.clear()
    winners = {seat.number for seat, _ in winning}
    for seat in seats:
        if not seat.cards_collected:
            also = ("settle.stay-face-up",) if seat.number in winners else ()
            collect_hand(table, seat.place, tuple(seat.cards), seat.number, *also)
    collect_hand(table, "dealer", tuple(table.current().dealer_cards), None)


def _go_through(table: ThreeCardGround, in_turn: Sequence[tuple[Seat, Outcome]], collect_hands: str) -> None:
    """Each wager in its turn."""
    paid = 0
    last = {seat.number: number for number, (seat, _) in enumerate(in_turn)}
    somebody_wins = any(one.wins for _, one in in_turn)
    for number, (seat, one) in enumerate(in_turn):
        if one.wins and not paid:
            _end_early(table, "before the winning wagers are paid")
            if collect_hands == "before the winning wagers are paid":
                _collect(table, [seat for seat, other in in_turn if other.wins])
        why = ("settle.order",) if one.wins else ("settle.losers-first",) if somebody_wins else ()
        table.does(one.event, *one.provisions, *why, fixes=one.fixes, among=one.among)
        paid += one.wins
        if paid == 1 and one.wins:
            _end_early(table, "after the first winning wager is paid")
            if collect_hands == "after the first is paid":
                _collect(table, [other for other, _ in in_turn[number:]])
        if one.wins and collect_hands == "as each is paid" and last[seat.number] == number:
            _collect(table, [seat])


def _collect(table: ThreeCardGround, seats: Sequence[Seat]) -> None:
    """Misread: the cards go before all winning wagers are paid."""
    for seat in seats:
        if not seat.cards_collected:
            seat.cards_collected = True
            collect_hand(table, seat.place, tuple(seat.cards), seat.number)


def _end_early(table: ThreeCardGround, moment: str) -> None:
    """A round ends when all wagers are settled and not before."""
    moments = (
        "before the losing wagers are collected",
        "before the winning wagers are paid",
        "after the first winning wager is paid",
    )
    ends = table.rulings.choose("definition.round", "", {name: name for name in moments})
    if ends == moment:
        current = table.current()
        current.ended = True
        table.reports(RoundEnded(current.number, current.void), "definition.round")


def _reveal(table: ThreeCardGround, seat: Seat) -> None:
    """The dealer turns up a hand that is still in the round."""
    turn_up(table, seat, "settle.reveal-order", late="wager-settled")
    with table.concerning(A_PLAYERS, alone=True):
        hand = seat.hand = table.best_hand(seat.cards)
    table.reports(
        HandRanked(seat.place, hand.game, hand.category, hand.cards), *hand.provisions[:4], among="hands ranked"
    )


# --- what becomes of the wagers ---------------------------------------------------------------------------------------


def _outcomes(table: ThreeCardGround, seat: Seat) -> list[Outcome]:
    """Everything one player has at stake."""
    if seat.hand is None:
        return []
    types = table.rulings.choose(
        "payouts", TYPES, {f"nothing is paid {_told(one)}": tuple(t for t in TYPES if t != one) for one in TYPES}
    )
    comparison = compare(seat.hand, table.dealer_hand, table.rulings)
    stands = _Standing(standing(table, seat.hand, comparison.sign), comparison.provisions, _qualifies(table))
    seat.higher_or_equal = stands.sign >= 0
    found: list[Outcome] = []
    if "ante" in seat.wagers:
        found += _against_the_dealer(table, seat, stands, paid=TYPES[0] in types)
        if TYPES[2] in types:
            found += payouts.ante_bonus(table, seat, higher=stands.sign > 0)
    if "pair plus" in seat.wagers:
        found.append(payouts.pair_plus(table, seat, withheld=TYPES[1] not in types))
    return found


def _told(one: str) -> str:
    return one if one == TYPES[0] else f"as {one}"


def _qualifies(table: ThreeCardGround) -> bool:
    """Whether the dealer has enough, which is a queen or better: any of the hands, or a card that is high enough."""
    hand = table.dealer_hand
    made = hand.category != NOTHING
    highest = max((RANK_OF[card[0]] for card in hand.cards), default=0)
    least = table.rules.least_qualifying
    return table.rulings.choose(
        "settle.qualifies",
        made or highest >= least,
        {
            "the next higher card is needed": made or highest > least,
            "the next lower card is enough": made or highest >= least - 1,
            "a pair or better is needed": made,
            "a hand without such a card is not enough": highest >= least,
            "every hand is enough": True,
        },
    )


def _against_the_dealer(table: ThreeCardGround, seat: Seat, stands: _Standing, *, paid: bool) -> list[Outcome]:
    """Ante and play: paid, returned or lost."""
    every_hand = table.rulings.reading("ante-on-unqualified") == "every-hand"
    if not paid:
        return [_returned(seat, wager, "settle.higher") for wager in at_stake(seat)]
    if not stands.qualified and (every_hand or stands.sign > 0):
        return _unqualified(table, seat)
    if stands.sign > 0:
        return _higher(table, seat, stands)
    if stands.sign == 0:
        return _drawn(table, seat, stands)
    collected = ante_and_play(table, "settle.lower", or_neither=True)
    return [
        _loses(seat, wager, "settle.lower", "settle.compare", *stands.why(wager))
        if wager in collected
        else _returned(seat, wager, "settle.lower", "settle.compare", *stands.why(wager))
        for wager in at_stake(seat)
    ]


def _loses(seat: Seat, wager: str, *provisions: str) -> Outcome:
    return Outcome(WagerSettled(seat.number, wager, seat.wagers[wager], "loses"), provisions, ("result",))


def _returned(seat: Seat, wager: str, *provisions: str) -> Outcome:
    event = WagerSettled(seat.number, wager, seat.wagers[wager], "returned", stake_back=True)
    return Outcome(event, provisions, ("result",), among=RETURNED)


def _higher(table: ThreeCardGround, seat: Seat, stands: _Standing) -> list[Outcome]:
    """The player's hand is ranked higher: even money on both."""
    wins = ante_and_play(table, "settle.higher")
    found = []
    for wager in at_stake(seat):
        if wager in wins:
            found.append(
                payouts.paid(
                    table, seat, wager, table.rulings.payout("pay.even-money", Odds(1, "to")),
                    "settle.higher", "pay.even-money", *stands.why(wager),
                )
            )  # fmt: skip
        else:
            found.append(_returned(seat, wager, "settle.higher", *stands.why(wager)))
    return found


def _drawn(table: ThreeCardGround, seat: Seat, stands: _Standing) -> list[Outcome]:
    """Hands of equal rank."""
    stands_off = table.rulings.reading("drawn-hand") == "stands-off"
    result = table.rulings.choose(
        "settle.draw",
        "returned" if stands_off else "loses",
        {"a draw wins": "wins", ("a draw loses" if stands_off else "a draw is returned"): (
            "loses" if stands_off else "returned"
        )},
    )  # fmt: skip
    cited = {wager: ("settle.draw", *stands.why(wager)) for wager in at_stake(seat)}
    if result == "wins":
        return [payouts.paid(table, seat, wager, Odds(1, "to"), *why) for wager, why in cited.items()]
    becomes = _returned if result == "returned" else _loses
    return [becomes(seat, wager, *why) for wager, why in cited.items()]


def _unqualified(table: ThreeCardGround, seat: Seat) -> list[Outcome]:
    """The dealer has less than queen high: the ante is paid, the play wager returned."""
    treatment = table.rulings.choose(
        "settle.unqualified",
        "ante paid, play returned",
        {name: name for name in ("both are paid", "both are returned", "the play wager is lost")},
    )
    cited = ("settle.unqualified", "settle.qualifies")
    found = []
    for wager in at_stake(seat):
        pays = (wager == "ante" and treatment != "both are returned") or treatment == "both are paid"
        if pays:
            odds = table.rulings.payout("pay.unqualified", Odds(1, "to"))
            found.append(payouts.paid(table, seat, wager, odds, *cited, "pay.unqualified"))
        elif wager == "play" and treatment == "the play wager is lost":
            found.append(_loses(seat, wager, *cited))
        else:
            found.append(_returned(seat, wager, *cited))
    return found
