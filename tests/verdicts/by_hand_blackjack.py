"""Faults by hand of Oneida Blackjack, with the clauses that they break."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.core.rulings import Refusal
from clausewise.reference_engine.families.points import (
    announcing,
    boxes,
    dealing,
    electing,
    insurance,
    settling,
    turns,
)
from clausewise.reference_engine.families.points import table as points_table
from clausewise.reference_engine.families.points.counting import ACE, TEN, Count
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import WithdrawWager
from clausewise.reference_engine.vocabulary.points.words import INSURANCES, SPOTS
from tests.verdicts.by_hand import ByHand, acts, altered, around, of, permits, reads, together

BLACKJACK: Final = "oneida-blackjack"
NINE, FIVE_CARDS, DOLLAR, TARGET, SEVENTEEN, SEVEN = 9, 5, 100, 21, 17, 7
SECOND = 2


def up_card_of(table: Any) -> int:
    """The rank of the dealer's up-card; 0 where none lies open."""
    card = dealing.up_card(table)
    return 0 if card is None else rank(card)


def _of_event(table: Any, event: Any) -> Any:
    """The hand that an event is about."""
    return next(hand for hand in table.current().boxes[event.seat].hands if hand.number == event.hand)


# --- what hands count, and how they are settled -----------------------------------------------------------------------


def _aces_of_three_cards_are_one(sound: Any) -> Any:
    def count(rulings: Any, cards: Any) -> Count:
        right: Count = sound(rulings, cards)
        several = sum(rank(card) == ACE for card in cards) > 1 and len(cards) > SECOND
        return Count(right.total - 10, soft=False) if several and right.soft else right

    return count


def _outcome(change: Callable[[Any, Any, Any, Any], Any]) -> Any:
    """Another outcome for a hand; None: the right one."""

    def by(sound: Any) -> Any:
        def outcome(table: Any, hand: Any, dealer: Any, *also: str) -> Any:
            right = sound(table, hand, dealer, *also)
            other = change(table, hand, dealer, right)
            return right if other is None else right._replace(result=other)

        return outcome

    return around(settling, "outcome", by)


def total_of(table: Any, hand: Any) -> int:
    """What a hand counts."""
    return int(announcing.points(table, hand).total)


def pays(change: Callable[[Any, Any], Any]) -> Any:
    """Wagers are settled otherwise."""
    return of(WagerSettled, change)


def _blackjack_of_split_aces(table: Any, event: Any) -> Any:
    if event.wager != SPOTS[0] or event.result != "wins":
        return event
    hand = _of_event(table, event)
    natural = hand.initial and hand.split_from is not None and total_of(table, hand) == TARGET
    return altered(event, pays=Cents(event.stake * 3 // 2)) if natural else event


def _insurance_back_with_a_blackjack(table: Any, event: Any) -> Any:
    if event.wager != INSURANCES[0] or event.result != "loses":
        return event
    own = announcing.is_blackjack(table, table.current().boxes[event.seat].hand)
    return altered(event, result="returned", stake_back=True) if own else event


def _odds_under_a_nine(sound: Any) -> Any:
    return lambda table: Fraction(1) if up_card_of(table) == NINE else sound(table)


def _paid_under_an_ace_without_insurance(sound: Any) -> Any:
    def announce(table: Any) -> None:
        sound(table)
        if up_card_of(table) == ACE and not insurance.is_taken(table):
            for box in table.current().clockwise():
                if box.hand.stakes and announcing.is_blackjack(table, box.hand):
                    settling.pay_at_once(table, box.hand)

    return announce


def _soft_where_there_is_an_ace(table: Any, event: Any) -> Any:
    if event.words != "hard" or not event.owner.startswith("seat "):
        return event
    hands = table.current().boxes[int(event.owner[5:])].hands
    cards = next(hand.cards for hand in hands if hand.number == event.hand)
    return altered(event, words="soft") if any(rank(card) == ACE for card in cards) else event


def _surrender_in_dollars(_table: object, event: Any) -> Any:
    half = event.pays // DOLLAR * DOLLAR
    return altered(event, pays=Cents(half)) if event.result == "surrendered" else event


SETTLING: tuple[ByHand, ...] = (
    ByHand("an ace and a ten of split aces are paid as a Blackjack", BLACKJACK, ("A.1",),
           pays(_blackjack_of_split_aces), ("J.1", "J.1.b", "J.4.a", "J.4.b.s1")),
    ByHand("a ten and an ace of split tens are a Blackjack", BLACKJACK, ("A.1",),
           around(announcing, "_takes_it_away", lambda sound: lambda table, hand: sound(table, hand) and (
               getattr(hand, "split_from", None) is None or rank(hand.split_from) == ACE)), ("J.4.a", "J.1.c")),
    ByHand("a hard total with an ace is announced as soft", BLACKJACK, ("A.3",),
           acts("announces the total", _soft_where_there_is_an_ace)),
    ByHand("who has a Blackjack gets insurance back that loses", BLACKJACK, ("A.4",),
           pays(_insurance_back_with_a_blackjack), ("J.6",)),
    ByHand("a push at seventeen is lost", BLACKJACK, ("J.3",),
           _outcome(lambda table, hand, _dealer, right: "loses" if right.result == "returned"
                    and total_of(table, hand) == SEVENTEEN else None), ("A.5", "J.2.b")),
    ByHand("under a ten a Blackjack and another twenty-one are a push", BLACKJACK, ("J.1.c",),
           _outcome(lambda table, _hand, _dealer, right: "returned" if "win.blackjack" in right.provisions
                    and TEN <= up_card_of(table) < ACE else None), ("A.5", "J.4.b.s1")),
    ByHand("under a ten a Blackjack loses to a Blackjack", BLACKJACK, ("J.4.b.s2",),
           _outcome(lambda table, _hand, _dealer, right: "loses" if "push.blackjacks" in right.provisions
                    and TEN <= up_card_of(table) < ACE else None), ("A.5", "J.3")),
    ByHand("a doubled wager goes back when the dealer has a Blackjack", BLACKJACK, ("J.2.b",),
           _outcome(lambda table, hand, dealer, right: "returned" if right.result == "loses" and hand.doubled
                    and announcing.is_blackjack(table, dealer) else None), ("J.2", "A.5", "J.2.c")),
    ByHand("five cards that are not over win", BLACKJACK, ("J.2.b",),
           _outcome(lambda table, hand, _dealer, right: "wins" if right.result == "loses" and len(hand.cards)
                    >= FIVE_CARDS and total_of(table, hand) <= TARGET else None), ("J.2", "A.5", "J.2.c")),
    ByHand("a simple twenty-one that was doubled is no push", BLACKJACK, ("J.3.s1",),
           _outcome(lambda table, hand, dealer, right: "loses" if right.result == "returned" and hand.doubled
                    and announcing.is_blackjack(table, dealer) else None)),
    ByHand("a dealer over twenty-one pays no hand below twelve", BLACKJACK, ("J.1.a",),
           _outcome(lambda table, hand, _dealer, right: "returned" if "win.dealer-over" in right.provisions
                    and total_of(table, hand) < 12 else None), ("J.1",)),
    ByHand("a Blackjack under a nine is paid even money", BLACKJACK, ("J.4.a",),
           around(settling, "odds_of_a_blackjack", _odds_under_a_nine),
           short=True),
    ByHand("without insurance a Blackjack under an ace is paid at once", BLACKJACK, ("J.4.b",),
           around(settling, "announce_blackjacks", _paid_under_an_ace_without_insurance),
           ("J.4.b.s1", "J.4.b.s2")),
    ByHand("half of a surrendered wager is given back in whole dollars", BLACKJACK, ("A.7",),
           pays(_surrender_in_dollars)),
    ByHand("of two aces in three cards neither counts eleven", BLACKJACK, ("F.3",),
           around(announcing, "count", _aces_of_three_cards_are_one), ("F", "A.3")),
)  # fmt: skip


# --- what players elect -----------------------------------------------------------------------------------------------


def _refuses(name: str, when: Callable[[Any, Any], bool]) -> Any:
    """Players may not elect this, though they may."""

    def by(sound: Any) -> Any:
        def demand(table: Any, act: Any) -> Any:
            hand = sound(table, act)
            if when(table, hand):
                raise Refusal("not at this table")
            return hand

        return demand

    return around(electing, name, by)


def _second_hand_of_aces_draws() -> Any:
    def decides(sound: Any) -> Any:
        def may(table: Any, hand: Any) -> bool:
            again = turns.split_aces(hand) and hand.number == SECOND and hand.initial and not hand.done
            return (again and total_of(table, hand) < TARGET) or bool(sound(table, hand))

        return may

    def has_its_ace(sound: Any) -> Any:
        return lambda hand: hand.number != SECOND and sound(hand)

    return together(around(turns, "may_decide", decides), around(electing, "_has_its_ace", has_its_ace))


def _second_card_on_a_low_double(sound: Any) -> Any:
    def gets(table: Any, hand: Any, *provisions: str) -> None:
        sound(table, hand, *provisions)
        if hand.doubled and table.round is not None and len(hand.cards) == 3 and total_of(table, hand) < 12:
            sound(table, hand, *provisions)

    return gets


def _resplit(sound: Any) -> Any:
    def demand(table: Any, act: Any) -> Any:
        box = table.current().boxes.get(act.seat)
        if box is None or table.spots == 1 or act.hand == 1:
            return sound(table, act)
        before, box.splits = box.splits, 0
        try:
            return sound(table, act)
        finally:
            box.splits = before

    return demand


def _with_a_gap(sound: Any) -> Any:
    def demand(table: Any, wager: Any, player: int) -> None:
        taken = {} if table.round is None else table.round.boxes
        own = {player, wager.seat, *(number for number, box in taken.items() if box.player == player)}
        if wager.seat in taken or max(own) - min(own) != len(own):
            sound(table, wager, player)

    return demand


def _by_the_highest_wager(sound: Any) -> Any:
    def in_order(table: Any) -> Any:
        return sorted(sound(table), key=lambda hand: -hand.stakes.get(SPOTS[0], 0))

    return in_order


def _leaves_when_settled(sound: Any) -> Any:
    def rise(self: Any, stimulus: Any) -> None:
        taken = {} if self.round is None else self.round.boxes
        own = [box for box in taken.values() if box.player == stimulus.seat]
        if own and not any(hand.stakes for box in own for hand in box.hands) and stimulus.seat in self.seated:
            self.seated.pop(stimulus.seat)
            return
        sound(self, stimulus)

    return rise


def _first_two_spots(sound: Any) -> Any:
    return lambda table, hand: sound(table, hand)[:2]


ELECTIONS: tuple[ByHand, ...] = (
    ByHand("a hand that comes of a split is not doubled", BLACKJACK, ("A.2",),
           _refuses("demand_double", lambda _table, hand: hand.split_from is not None), ("J.7", "H.5.s1", "I.6.s1")),
    ByHand("what is split has to be of one rank", BLACKJACK, ("A.6",), reads("split-value", "rank"), ("J.8",)),
    ByHand("the third hand of a box is wagered at half", BLACKJACK, ("A.6",),
           of(WagerTaken, lambda _table, event: altered(event, amount=Cents(event.amount // 2))
              if event.wager == SPOTS[0] and event.hand > 2 else event)),
    ByHand("three cards may be surrendered", BLACKJACK, ("A.7",), permits("surrender.first-two", lambda *_asked: True)),
    ByHand("a further box is not split", BLACKJACK, ("G.5.s1",),
           _refuses("demand_split", lambda table, hand: table.current().boxes[hand.seat].player != hand.seat),
           ("A.6", "J.8")),
    ByHand("boxes with one between them are one player's", BLACKJACK, ("G.5",),
           around(boxes, "demand_allowed", _with_a_gap)),
    ByHand("a wager is taken back after the first card", BLACKJACK, ("G.3.s1",),
           permits("wager.closed", lambda act, right: right or isinstance(act, WithdrawWager))),
    ByHand("who has lost leaves before the round is over", BLACKJACK, ("G.2.s1",),
           around(points_table.PointsTable, "_rise", _leaves_when_settled)),
    ByHand("the highest wager has the first turn", BLACKJACK, ("H.5", "I.6"),
           around(turns, "in_order", _by_the_highest_wager)),
    ByHand("nobody draws to nineteen", BLACKJACK, ("H.7", "I.8"),
           _refuses("demand_draw", lambda table, hand: total_of(table, hand) >= 19)),
    ByHand("the second of two split aces draws on", BLACKJACK, ("H.7.c", "I.8.c"), _second_hand_of_aces_draws()),
    ByHand("a doubled hand below twelve gets another card", BLACKJACK, ("H.7.b", "I.8.b"),
           around(electing, "_gets_a_card", _second_card_on_a_low_double), ("A.2",)),
    ByHand("in Multiple Action the second hand of a split is split again", BLACKJACK, ("J.8.s2",),
           around(electing, "demand_split", _resplit)),
    ByHand("in Multiple Action a third wager is not doubled", BLACKJACK, ("L.3.s1",),
           around(electing, "_each_wager", _first_two_spots), ("A.2", "A.6")),
    ByHand("in Multiple Action hands are surrendered", BLACKJACK, ("J.5.s2",),
           permits("surrender.multiple", lambda *_asked: True)),
)  # fmt: skip

BLACKJACK_FAULTS: tuple[ByHand, ...] = (*SETTLING, *ELECTIONS)
