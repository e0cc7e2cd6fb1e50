"""Faults by hand of Oneida Poker in how pots are divided, with the clauses that they break."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.families.misreadings import Breaking, replaced
from clausewise.reference_engine.families.pot import (
    awarding,
    betting_round,
    halving,
    odd_amounts,
    pots,
    ranking,
    showdown,
    whole_pots,
)
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.pot.events import HandShown
from tests.verdicts.by_hand import ByHand, altered, around, of
from tests.verdicts.by_hand_poker_hands import OMAHA_EIGHT, POKER, STUD, STUD_EIGHT, STUD_SPLIT, plays

# --- pots, halves, odd dollars ----------------------------------------------------------------------------------------


def _one_side_pot(sound: Any) -> Any:
    def side_pots(put_in: Any, active: Any, fee: int = 0) -> Any:
        found = sound(put_in, active, fee)
        if len(found) <= 2:
            return found
        return [found[0], pots.Pot("side 1", sum(pot.amount for pot in found[1:]), found[1].seats)]

    return side_pots


def _folded_chips_to_the_main_pot(sound: Any) -> Any:
    def side_pots(put_in: Any, active: Any, fee: int = 0) -> Any:
        if len(sound(put_in, active, fee)) == 1:
            return sound(put_in, active, fee)
        folded = sum(amount for seat, amount in put_in.items() if seat not in active)
        first, *rest = sound({seat: amount for seat, amount in put_in.items() if seat in active}, active, fee)
        return [pots.Pot(first.name, first.amount + folded, first.seats), *rest]

    return side_pots


def _the_low_hand_of_all(sound: Any) -> Any:
    def award_pot(table: Any, hand: Any, pot: Any, players: Sequence[Any], *provisions: str) -> None:
        with_lows = [player for player in hand.active() if player.low is not None]
        right = ranking.best

        def best(asked: Any, able: Sequence[Any], share: str) -> Any:
            return right(asked, with_lows if share == "low" and pot.name != "main" else able, share)  # type: ignore[arg-type]

        with replaced(ranking, "best", best):
            sound(table, hand, pot, players, *provisions)

    return award_pot


def _second_high_has_a_part(sound: Any) -> Any:
    def of_whole(table: Any, hand: Any, amount: int, best: list[Any], players: Sequence[Any]) -> Any:
        whole, winners, why = sound(table, hand, amount, best, players)
        others = [player for player in players if player not in winners and player.high is not None]
        if plays(table, OMAHA_EIGHT) and others:
            winners = [*winners, max(others, key=lambda player: player.high.rank)]
        return whole, winners, why

    return of_whole


def _odd_to_the_low_in_omaha(sound: Any) -> Any:
    def halves(table: Any, hand: Any, amount: int, highs: Any, lows: Any) -> tuple[int, int]:
        high, low = sound(table, hand, amount, highs, lows)
        return (low, high) if plays(table, OMAHA_EIGHT) else (high, low)

    return halves


def _odd(share: str, order: Callable[[Any, Any, Sequence[Any], list[int]], list[int]], *games: str) -> Breaking:
    """What does not divide among equal hands goes to another of them."""

    def by(sound: Any) -> Any:
        def in_turn(table: Any, hand: Any, players: Sequence[Any], of_share: str) -> list[int]:
            right: list[int] = sound(table, hand, players, of_share)
            return order(table, hand, players, right) if of_share == share and plays(table, *games) else right

        return in_turn

    return around(odd_amounts, "in_turn", by)


def _from_the_button(_table: object, hand: Any, players: Sequence[Any], _right: list[int]) -> list[int]:
    found: list[int] = hand.clockwise(hand.button, [player.seat for player in players])
    return found


def _common_card_but_for_the_last(sound: Any) -> Any:
    def common_cards(table: Any, hand: Any, player: Any) -> Sequence[Card]:
        found: Sequence[Card] = sound(table, hand, player)
        return [] if plays(table, STUD) and player is hand.active()[-1] else found

    return common_cards


def _first_five(table: Any, shown: AnyEvent) -> AnyEvent:
    return altered(shown, cards=shown.cards[:5]) if isinstance(shown, HandShown) and plays(table, STUD) else shown


def _uncalled_stays(sound: Any) -> Any:
    """A bet that only somebody's last chips have called is not made smaller: he takes all of it who wins."""

    def return_uncalled(table: Any) -> None:
        hand = table.current()
        if any(player.stack == 0 and not player.folded for player in hand.players.values()):
            hand.uncalled, hand.partly_called = Cents(0), False
            return
        sound(table)

    return return_uncalled


POKER_POTS: tuple[ByHand, ...] = (
    ByHand("no more than one side pot is formed", POKER, ("G.4.d.i",), around(pots, "side_pots", _one_side_pot),
           ("G.4.d.iii", "A.1", "A.28")),
    ByHand("what a player has bet who folded lies in the main pot", POKER, ("G.4.d.i",),
           around(pots, "side_pots", _folded_chips_to_the_main_pot), ("G.4.d.iii", "A.1", "A.28")),
    ByHand("the low half of a side pot goes to the lowest hand of all", POKER, ("G.4.d.i",),
           around(awarding, "award_pot", _the_low_hand_of_all), ("G.4.d.iii", "A.1", "A.28")),
    ByHand("in Omaha without a low hand the second high hand has a part", POKER, ("K.11.s1",),
           around(whole_pots, "of_whole", _second_high_has_a_part), ("C.5.s1", "K.10.b")),
    ByHand("in Omaha the low half has the odd dollar", POKER, ("K.10.b.i",),
           around(halving, "halves", _odd_to_the_low_in_omaha)),
    ByHand("in Omaha the odd dollar of tied high hands goes by the button", POKER, ("K.10.b.ii.s1",),
           _odd("high", _from_the_button, OMAHA_EIGHT), ("K.10.b.iv",)),
    ByHand("in Omaha the odd dollar of tied low hands goes to the other end", POKER, ("K.10.b.iii.s1",),
           _odd("low", lambda _table, _hand, _players, right: right[::-1], OMAHA_EIGHT), ("K.10.b.iv",)),
    ByHand("in stud the odd dollar of tied low hands goes by the dealer's left", POKER, ("I.9.b.iii.s1",),
           _odd("low", _from_the_button, STUD_SPLIT, STUD_EIGHT), ("I.9.b.iv",)),
    ByHand("the common card is not the last player's", POKER, ("A.10",),
           around(showdown, "common_cards", _common_card_but_for_the_last), ("I.8.s2", "I.9.s1")),
    ByHand("of a stud hand five cards are shown", POKER, ("P.4",), of(HandShown, _first_five), ("A.27", "I.9")),
    ByHand("what last chips do not call stays in the pot", POKER, ("G.4.d.i",),
           around(betting_round, "return_uncalled", _uncalled_stays), ("G.4.d.iii", "N.4", "A.28")),
)  # fmt: skip
