"""Whose turn it is: hand by hand from the dealer's left, as long as there is something to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.points import announcing, dealing, suits
from clausewise.reference_engine.families.points.counting import ACE
from clausewise.reference_engine.families.points.state import Hand
from clausewise.reference_engine.vocabulary.core.events import Procedure

if TYPE_CHECKING:
    from clausewise.reference_engine.families.points.ground import PointsGround


def in_order(table: PointsGround) -> list[Hand]:
    """The hands in the order in which they are played."""
    hands = table.current().hands()
    others = {"from the dealer's right": hands[::-1], "the last hand first": [*hands[-1:], *hands[:-1]]}
    return table.rulings.choose(table.way.rule("turn"), hands, others)


def next_turn(table: PointsGround) -> bool:
    """Turns to the next hand that has something to decide; False if there is none any more."""
    table.phase = "electing"
    for hand in in_order(table):
        if hand.done:
            continue
        if len(hand.cards) == 1 and not gets_second_card(table, hand):
            return True  # the round is void
        if may_decide(table, hand):
            announcing.announce_total(table, hand)
            if not hand.asked:
                hand.asked = True
                table.does(
                    Procedure("asks", seat=hand.seat, hand=hand.number), table.way.rule("turn"),
                    *_as_if_occupied(table, hand), fixes=("seat",), anyway=True,
                )  # fmt: skip
            return True
        hand.done = True
        if len(hand.cards) > 1:
            announcing.announce_total(table, hand)
    return False


def _as_if_occupied(table: PointsGround, hand: Hand) -> tuple[str, ...]:
    box = table.current().boxes[hand.seat]
    return ("wager.as-if-occupied",) if box.player != box.number else ()


def gets_second_card(table: PointsGround, hand: Hand) -> bool:
    """A hand that comes of a split gets its second card, which may decide a Hit Wager; False if the round is void."""
    rule = "one-on-aces" if split_aces(hand) else "draws-up"
    card = dealing.one_more(table, hand, table.way.rule(rule), table.way.rule("draws-up"))
    if card is not None:
        suits.settle_hit_wager(table, hand, over=False)
    return table.round is not None


def split_aces(hand: Hand) -> bool:
    """Whether it comes of a pair of aces."""
    return hand.split_from is not None and rank(hand.split_from) == ACE


def may_decide(table: PointsGround, hand: Hand) -> bool:
    """Whether there is anything to decide: below twenty-one, and not one card on a split ace or a double."""
    rulings, way = table.rulings, table.way
    if hand.done or hand.surrendered or hand.doubled or not hand.stakes:
        return False
    counted = announcing.points(table, hand)
    if split_aces(hand) and hand.initial:
        again = _is_pair_of_aces(hand) and rulings.reading("split-aces-again") == "yes"
        stands = not again and rulings.reading("double-split-aces") == "no"
        stands = rulings.choose(way.rule("one-on-aces"), stands, {"further cards may be drawn": False})
        if stands:
            return False
    if counted.total > table.rules.target:
        return False
    if counted.total == table.rules.target:
        draws = counted.soft and not hand.initial and rulings.reading("soft-21") == "may-draw"
        return not rulings.choose(way.rule("no-draw-21"), not draws, {"twenty-one may be drawn to": False})
    return True


def _is_pair_of_aces(hand: Hand) -> bool:
    return hand.initial and all(rank(card) == ACE for card in hand.cards)


def to_decide(table: PointsGround, seat: int, number: int) -> Hand:
    """The hand for which this player may elect something now."""
    hand = hand_of(table, seat, number)
    its_turn = table.phase == "electing" and hand is not None and hand is in_turn(table)
    table.rulings.demand(table.way.rule("turn"), its_turn, "it is not this hand's turn")
    if hand is None or not hand.cards:
        raise Refusal("there is no such hand", table.way.rule("turn"))
    return hand


def hand_of(table: PointsGround, seat: int, number: int) -> Hand | None:
    """One of the hands of a box."""
    box = table.current().boxes.get(seat)
    return next((hand for hand in box.hands if hand.number == number), None) if box is not None else None


def in_turn(table: PointsGround) -> Hand | None:
    """The hand that was asked, and has not come to its end."""
    return next((hand for hand in in_order(table) if hand.asked and not hand.done), None)
