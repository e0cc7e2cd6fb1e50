"""Misreadings of Blackjack under the Oneida rules."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from clausewise.reference_engine.core.cards import rank
from clausewise.reference_engine.families.misreadings import Misreading, decides, happens, replaced
from clausewise.reference_engine.families.points import announcing, counting
from clausewise.reference_engine.families.points.counting import Count
from clausewise.reference_engine.rulebooks.oneida_blackjack import RULEBOOK
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.points.words import HIT, INITIAL_SUIT, SPOTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from clausewise.reference_engine.core.cards import Card
    from clausewise.reference_engine.core.rulings import Rulings
    from clausewise.reference_engine.families.points.table import PointsTable

THREE, JACK = 3, 11
FIVE, SEVENTEEN, LAST_PLACE = 5, 17, 7


def _counts(which: int, worth: int) -> AbstractContextManager[object]:
    """Cards of one rank are worth something else."""
    right = counting.value

    def wrong(rulings: Rulings, card: Card) -> int:
        return worth if rank(card) == which else right(rulings, card)

    return replaced(counting, "value", wrong)


def _five_cards(rulings: Rulings, cards: Sequence[Card]) -> Count:
    """Five cards that are not too many points count twenty-one."""
    right = counting.count(rulings, cards)
    return Count(counting.TARGET, soft=False) if len(cards) == FIVE and right.total < counting.TARGET else right


def _ties_win(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """As many points as the dealer are held to be enough."""
    del table
    if isinstance(event, WagerSettled) and event.result == "returned" and event.wager == "blackjack":
        return msgspec.structs.replace(event, result="wins", pays=event.stake)
    return event


def _dealers_total(table: PointsTable) -> int:
    return announcing.points(table, table.current().dealer).total


def _seventeens_lose(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """The dealer takes a tie of seventeen."""
    if isinstance(event, WagerSettled) and event.result == "returned" and _dealers_total(table) == SEVENTEEN:
        return msgspec.structs.replace(event, result="loses", stake_back=False)
    return event


def _next_to_it_ties(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """One point fewer than the dealer is held to be as many."""
    if not isinstance(event, WagerSettled) or event.result != "loses" or event.wager != SPOTS[0]:
        return event
    own = announcing.points(table, table.current().boxes[event.seat].hands[event.hand - 1]).total
    if _dealers_total(table) - own != 1:
        return event
    return msgspec.structs.replace(event, result="returned", stake_back=True)


def _none_from_the_hand(table: PointsTable, event: AnyEvent) -> AnyEvent | None:
    """A wager at a table that deals from the hand is not taken."""
    return None if isinstance(event, WagerTaken) and table.from_the_hand else event


def _turned(number: int, event: AnyEvent) -> AnyEvent:
    if not isinstance(event, CardDealt) or event.number != number:
        return event
    return msgspec.structs.replace(event, face="up" if event.face == "down" else "down")


def _turned_at_the_last_place(number: int, table: PointsTable, event: AnyEvent) -> AnyEvent:
    """From the hand, that card of the last place lies the other way than the others."""
    there = table.from_the_hand and isinstance(event, CardDealt) and event.to == f"seat {LAST_PLACE}"
    return _turned(number, event) if there else event


def _turned_before_several(number: int, table: PointsTable, event: AnyEvent) -> AnyEvent:
    """From the hand, that card of the dealer's lies the other way where several play."""
    there = table.from_the_hand and isinstance(event, CardDealt) and event.to == "dealer"
    return _turned(number, event) if there and len(table.current().boxes) > 1 else event


def _one_for_a_player(table: PointsTable, event: AnyEvent) -> AnyEvent | None:
    """Who plays two hands makes no optional wager on the second."""
    if not isinstance(event, WagerTaken) or event.wager not in INITIAL_SUIT:
        return event
    return event if table.current().boxes[event.seat].player == event.seat else None


def _last_place_forgotten(wager: str, table: PointsTable, event: AnyEvent) -> AnyEvent | None:
    """The wagers of that kind at the last place are left unsettled, as by who counts one place too few."""
    there = isinstance(event, WagerSettled) and event.seat == LAST_PLACE and event.wager == wager
    return None if there and (wager == HIT or table.spots > 1) else event


def _shows_what_is_lost(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """A hit wager from the hand is shown although it is lost."""
    if isinstance(event, WagerSettled) and event.wager == HIT and event.result == "loses" and table.from_the_hand:
        hand = table.current().boxes[event.seat].hands[event.hand - 1]
        shown = Procedure("turns up", by="player", owner=hand.owner, hand=hand.number, cards=tuple(hand.cards))
        table.does(shown, "hit.notify")
    return event


def _alike_on_all_spots(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """The further wagers of Multiple Action are as large as the first."""
    if not isinstance(event, WagerTaken) or event.wager not in SPOTS[1:]:
        return event
    first = table.current().boxes[event.seat].hand.stakes.get(SPOTS[0], event.amount)
    return msgspec.structs.replace(event, amount=first)


def _up_card_goes_before_three(table: PointsTable, event: AnyEvent) -> AnyEvent:
    """Where a third wager stands the open card is cleared away with the others of the first hand."""
    current = table.round
    if current is None or not isinstance(event, Procedure) or (event.act, event.owner) != ("discards", "dealer"):
        return event
    third = any(SPOTS[-1] in hand.stakes for hand in current.hands())
    whole = tuple(current.dealer.cards)
    return msgspec.structs.replace(event, cards=whole) if third and current.dealer.number == 1 else event


def _of(*clauses: str) -> tuple[str, ...]:
    return tuple(f"{RULEBOOK}.{clause}" for clause in clauses)


MISREADINGS: tuple[Misreading, ...] = (
    Misreading("a three counts two", _of("F.1"), partial(_counts, THREE, 2)),
    Misreading("a jack counts eleven", _of("F.2"), partial(_counts, JACK, 11)),
    Misreading("ties win", _of("J.3"), happens(_ties_win)),
    Misreading(
        "a soft hand is never split into its cards", _of("A.6"), decides("permits", "definition.split", lambda _: True)
    ),
    Misreading(
        "five cards count twenty-one",
        _of("F"),
        lambda: replaced(announcing, "count", _five_cards),
    ),
    Misreading("ties of seventeen are lost", _of("A.5", "J.3"), happens(_seventeens_lose)),
    Misreading("one point fewer than the dealer is a push", _of("J.2.b"), happens(_next_to_it_ties)),
    Misreading("from the hand no wager is taken", _of("G.3"), happens(_none_from_the_hand)),
    Misreading(
        "the first card of the last place lies the other way",
        _of("I.5.a"),
        happens(partial(_turned_at_the_last_place, 1)),
    ),
    Misreading(
        "the second card of the last place lies the other way",
        _of("I.5.c"),
        happens(partial(_turned_at_the_last_place, 2)),
    ),
    Misreading(
        "before several players the dealer's first card lies the other way",
        _of("I.5.b"),
        happens(partial(_turned_before_several, 1)),
    ),
    Misreading(
        "before several players the dealer's second card lies the other way",
        _of("I.5.d"),
        happens(partial(_turned_before_several, 2)),
    ),
    Misreading("a player makes one optional wager, however many hands", _of("K.2.b.s2"), happens(_one_for_a_player)),
    Misreading(
        "hit wagers of the last place are not settled",
        _of("K.6.c", "K.6.f.s2"),
        happens(partial(_last_place_forgotten, HIT)),
    ),
    Misreading("a lost hit wager is shown, too", _of("K.6.f.s4"), happens(_shows_what_is_lost)),
    Misreading("all spots have as much", _of("L.1.s1"), happens(_alike_on_all_spots)),
    Misreading(
        "with three wagers the open card goes with the others", _of("L.6.b"), happens(_up_card_goes_before_three)
    ),
    *(
        Misreading(
            f"the {spot} wager of the last place is not settled in Multiple Action",
            _of(clause),
            happens(partial(_last_place_forgotten, spot)),
        )
        for spot, clause in zip(SPOTS, ("L.6", "L.8", "L.9"), strict=True)
    ),
)
