"""Faults by hand of Oneida Poker where something has gone wrong, with the clauses that they break."""

from __future__ import annotations

from typing import Any

from clausewise.reference_engine.families.pot import (
    dead_rounds,
    dealing,
    positions,
    spoilt_cards,
    spoilt_hands,
    waiting,
)
from clausewise.reference_engine.vocabulary.core.events import Procedure
from tests.verdicts.by_hand import ByHand, acts, around, with_fields
from tests.verdicts.by_hand_poker_hands import FIVE_STUD, HOLDEM, POKER, STUD, plays
from tests.verdicts.by_hand_poker_house import THREE

# --- what goes wrong --------------------------------------------------------------------------------------------------


def _forced_bets_are_bets(sound: Any) -> Any:
    def in_time(table: Any, hand: Any, provision: str) -> None:
        before = set(hand.voluntary)
        hand.voluntary |= {seat for seat, player in hand.players.items() if player.posted}
        sound(table, hand, provision)
        hand.voluntary = before

    return in_time


def _not_looked_at_when_burned(sound: Any) -> Any:
    def top(table: Any, place: str) -> Any:
        if place != "burn":
            return sound(table, place)
        right, spoilt_cards.lies_open = spoilt_cards.lies_open, lambda *_asked: False
        try:
            return sound(table, place)
        finally:
            spoilt_cards.lies_open = right

    return top


def _antes_stay(sound: Any) -> Any:
    def give_back(table: Any, hand: Any, provision: str) -> None:
        if provision == "ineligible.returned":
            for seat, player in hand.players.items():
                player.total -= hand.antes.get(seat, 0)
        sound(table, hand, provision)

    return give_back


def _deck_with_too_many_stays(sound: Any) -> Any:
    def wrong_number(table: Any) -> None:
        if table.hand is not None and table.hand.deck.missing < 0:
            dead_rounds._dead(table, "wrong-number.dead", "wrong-number.returned")  # noqa: SLF001
            return
        sound(table)

    return wrong_number


def _what_lies_in_front_alone(sound: Any) -> Any:
    def refund(table: Any, hand: Any, player: Any, amount: int, provision: str) -> None:
        sound(table, hand, player, player.in_front if provision == "hand.refund" else amount, provision)

    return refund


def _leaver_stays_on_the_river(sound: Any) -> Any:
    return lambda table, hand, player: hand.reached == "river" or sound(table, hand, player)


def _no_place_is_kept(sound: Any) -> Any:
    def note_fold(table: Any, betting: Any, player: Any) -> None:
        sound(table, betting, player)
        if plays(table, FIVE_STUD):
            player.talk.keeps_place = False

    return note_fold


def _last_comes_first(sound: Any) -> Any:
    def take_seat(table: Any, stimulus: Any) -> None:
        before = table.waiting
        if len(before) >= THREE:
            table.waiting = before[::-1]
        sound(table, stimulus)
        if len(before) >= THREE:
            table.waiting = table.waiting[::-1]

    return take_seat


def _any_of_several_vacancies(sound: Any) -> Any:
    def announce(table: Any) -> None:
        vacant = set(range(1, table.seats() + 1)) - set(table.players)
        if len(vacant) > 1 and table.rulings.knows("waiting.announced"):
            table.reports(Procedure("announces a vacancy", by="house"), "waiting.announced")
            return
        sound(table)

    return announce


def _a_face_up_card(table: Any, _event: Procedure) -> bool:
    last = table.seen[-1].event
    return isinstance(last, Procedure) and last.act == "finds"


POKER_MISHAPS: tuple[ByHand, ...] = (
    ByHand("forced bets count as bets of one's own will", POKER, ("P.6.b", "P.6.d"),
           around(dead_rounds, "_in_time", _forced_bets_are_bets)),
    ByHand("a burn card that lies face up is not found", POKER, ("P.6.c",),
           around(dealing, "top", _not_looked_at_when_burned), ("P.9", "A.6")),
    ByHand("in a round that is dead antes do not go back", POKER, ("P.7",),
           around(dead_rounds, "_give_back", _antes_stay)),
    ByHand("a deck with too many cards stays at the table", POKER, ("P.8",),
           around(dead_rounds, "wrong_number", _deck_with_too_many_stays)),
    ByHand("a card that is found face up goes to the burn cards", POKER, ("P.9",),
           acts("discards", with_fields(place="burn pile"), when=_a_face_up_card), ("F.5.c",)),
    ByHand("of a protected hand no more goes back than lies in front", POKER, ("P.10.c",),
           around(spoilt_hands, "_refund", _what_lies_in_front_alone)),
    ByHand("who leaves on the river keeps the hand", POKER, ("P.10.d",),
           around(spoilt_hands, "abandoned", _leaver_stays_on_the_river)),
    ByHand("in five-card stud no folded position gets a card", POKER, ("P.5",),
           around(positions, "note_fold", _no_place_is_kept),
           cannot_show="as the document is read nobody checks there, and the forced bet has a turn behind a bet alone"),
    ByHand("in stud a floorperson decides disputes", POKER, ("P.2",),
           acts("decides the dispute", with_fields(by="floorperson"), when=lambda table, _event: plays(table, STUD))),
    ByHand("of three who wait the last is seated first", POKER, ("S.s1",),
           around(waiting, "_take_seat", _last_comes_first)),
    ByHand("where several seats are vacant a vacancy is announced to nobody", POKER, ("S.s2",),
           around(waiting, "_announce", _any_of_several_vacancies)),
    ByHand("in hold'em a hand with a wrong number of cards plays on", POKER, ("P.10",),
           around(spoilt_hands, "foul", lambda sound: lambda table, hand, seat: None if plays(table, HOLDEM)
                  else sound(table, hand, seat)), ("A.16",)),
)  # fmt: skip
