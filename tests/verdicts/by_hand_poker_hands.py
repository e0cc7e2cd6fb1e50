"""Faults by hand of Oneida Poker: how hands rank, whose hand shows or opens, and who gets which part of a pot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from clausewise.reference_engine.core.cards import RANK_OF, SUITS, Card
from clausewise.reference_engine.families.misreadings import Breaking
from clausewise.reference_engine.families.pot import (
    ranking,
    up_cards,
)
from clausewise.reference_engine.hands.choosing import RankedHand, strengths
from clausewise.reference_engine.hands.pot.best_five import best_high
from clausewise.reference_engine.hands.pot.definitions import HIGH_ORDER
from clausewise.reference_engine.hands.pot.eight_or_better import best_low
from clausewise.reference_engine.hands.pot.showing import Showing, showing
from tests.verdicts.by_hand import ByHand, around, reads, together

POKER: Final = "oneida-poker"
HOLDEM, OMAHA_HIGH = "Hold'em High", "Omaha High"
OMAHA_EIGHT = "Omaha High-Low Split Eight or Better"
STUD_HIGH, STUD_SPLIT = "Seven-Card Stud High", "Seven-Card Stud High-Low Split"
STUD_EIGHT = "Seven-Card Stud High-Low Split Eight or Better"
DRAW_HIGH, DRAW_LOW, FIVE_STUD = "Five-Card Draw High", "Five-Card Draw Low", "Five-Card Stud High"
OMAHA, SEVEN_STUD, STUD = (OMAHA_HIGH, OMAHA_EIGHT), (STUD_HIGH, STUD_SPLIT, STUD_EIGHT), "Stud"
ACE, NATURAL_FIVE = 14, 5
WHEEL: Final = frozenset({ACE, 5, 4, 3, 2})
_KINDS = strengths(HIGH_ORDER)
Ranked = Callable[[Any, Any, Sequence[Card], RankedHand], RankedHand | None]


def plays(table: Any, *games: str) -> bool:
    """Whether one of these games is played, each named whole or in part."""
    return any(game in table.rules.game if game == STUD else game == table.rules.game for game in games)


# --- how hands rank ---------------------------------------------------------------------------------------------------


def _ranks(change: Ranked, *games: str, share: str = "high", of_none: bool = False) -> Breaking:
    """A player's hand is given another rank; `of_none`: also where there is no such hand."""

    def by(sound: Any) -> Any:
        def rank(table: Any, player: Any, board: Sequence[Card]) -> None:
            sound(table, player, board)
            hand = getattr(player, share)
            if (hand is not None or of_none) and (not games or plays(table, *games)):
                setattr(player, share, change(table, player, board, hand))

        return rank

    return around(ranking, "rank", by)


def _weighs(category: str, weigh: Callable[[Any], Any]) -> Ranked:
    """Hands of one kind are compared otherwise."""
    return lambda _table, _player, _board, hand: (
        replace(hand, rank=weigh(hand.rank)) if hand.category == category else hand
    )


def _laid(hand: RankedHand) -> frozenset[int]:
    return frozenset(RANK_OF[card[0]] for card in hand.cards)


def _highest_wheel(_table: object, _player: object, _board: object, hand: RankedHand) -> RankedHand:
    is_run = hand.category in ("straight", "straight flush")
    return replace(hand, rank=(hand.rank[0], (ACE + 1,), ())) if is_run and _laid(hand) == WHEEL else hand


def _no_straight_of_a_wheel(_table: object, _player: object, _board: object, hand: RankedHand) -> RankedHand:
    if hand.category != "straight" or _laid(hand) != WHEEL:
        return hand
    return replace(hand, category="high card", rank=(_KINDS["high card"], (), (5, 4, 3, 2, 1)))


def _aces_over_first(rank: Any) -> Any:
    three, pair = rank[1]
    return (rank[0], (pair, three), rank[2]) if pair == ACE else rank


def _four_before_full(_table: object, _player: object, _board: object, hand: RankedHand) -> RankedHand:
    step = {"full house": 1, "four-of-a-kind": -1}.get(hand.category, 0)
    return replace(hand, rank=(hand.rank[0] + step, *hand.rank[1:]))


def _ace_high(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((ACE if value == 1 else value for value in values), reverse=True))


def _ace_is_high(_table: object, _player: object, _board: object, hand: RankedHand) -> RankedHand:
    return replace(hand, rank=(hand.rank[0], _ace_high(hand.rank[1]), _ace_high(hand.rank[2])))


def _single_ace_is_low(_table: object, _player: object, _board: object, hand: RankedHand) -> RankedHand:
    if hand.category not in ("high card", "pair"):
        return hand
    singles = sorted((1 if value == ACE else value for value in hand.rank[2]), reverse=True)
    return replace(hand, rank=(hand.rank[0], hand.rank[1], tuple(singles)))


def _one_card_of_the_hole_for_a_flush(table: Any, player: Any, board: Sequence[Card], hand: RankedHand) -> RankedHand:
    other = best_high(player.cards, board, table.rulings, (1, 2))
    return other if other.category == "flush" and other.rank > hand.rank else hand


def _any_cards_for_the_low(table: Any, player: Any, board: Sequence[Card], _hand: RankedHand) -> RankedHand | None:
    return best_low(player.cards, board, table.rulings, (0, 1, 2)).hand


def _best(change: Callable[[Any, list[Any], str], list[Any]]) -> Breaking:
    """Of those who have the best hand others win."""

    def by(sound: Any) -> Any:
        def best(table: Any, players: Sequence[Any], share: str) -> Any:
            equal, provisions = sound(table, players, share)
            return (change(table, equal, share) if len(equal) > 1 else equal), provisions

        return best

    return around(ranking, "best", by)


def _by_spades(table: Any, equal: list[Any], share: str) -> list[Any]:
    if share != "high" or not plays(table, OMAHA_HIGH):
        return equal
    spades = {player.seat: sum(card[1] == "s" for card in player.high.cards) for player in equal}
    return [player for player in equal if spades[player.seat] == max(spades.values())]


RANKINGS: tuple[ByHand, ...] = (
    ByHand("in draw poker 5-4-3-2-A is the highest straight", POKER, ("C.1.f",), _ranks(_highest_wheel, DRAW_HIGH),
           ("C.1.b", "C.4", "L.9.a")),
    ByHand("a full house with a pair of aces goes by the pair first", POKER, ("C.1.d",),
           _ranks(_weighs("full house", _aces_over_first)), ("C.5",),
           short=True),
    ByHand("of two flushes no more than the highest cards are compared", POKER, ("C.5",),
           _ranks(_weighs("flush", lambda rank: (*rank[:2], rank[2][:1]))), ("C.1.e", "C.5.s1")),
    ByHand("the fifth card beside two pairs is not compared", POKER, ("C.5",),
           _ranks(_weighs("two pairs", lambda rank: (*rank[:2], ()))), ("C.1.h", "C.5.s1")),
    ByHand("the last card beside a pair is not compared", POKER, ("C.5",),
           _ranks(_weighs("pair", lambda rank: (*rank[:2], rank[2][:2]))), ("C.1.i", "C.5.s1")),
    ByHand("in five-card stud a single ace is below a two", POKER, ("C.4",), _ranks(_single_ace_is_low, FIVE_STUD),
           ("C.5", "M.8")),
    ByHand("in Omaha of equal high hands the one with more spades wins", POKER, ("C.4.s2",), _best(_by_spades),
           ("C.5.s1", "C.5", "K.10.a")),
    ByHand("of three equal hands two have a part of the pot", POKER, ("C.5.s1",),
           _best(lambda _table, equal, _share: equal[:2]), ("J.10.s3", "I.9.b.ii", "I.9.b.iii", "K.10.b.ii",
                                                           "K.10.b.iii")),
    ByHand("in low draw an ace is high", POKER, ("C.4.s1",), _ranks(_ace_is_high, DRAW_LOW, share="low"),
           ("C.3", "L.9.b")),
    ByHand("in low draw straights and flushes do not count", POKER, ("C.3",), reads("low-ranking", "cards-alone"),
           ("L.9.b",)),
    ByHand("in low draw 5-4-3-2-A is no straight", POKER, ("C.3",),
           _ranks(_no_straight_of_a_wheel, DRAW_LOW, share="low"), ("L.9.b", "C.4.s1")),
    ByHand("in low draw four of a kind is better than a full house", POKER, ("C.3",),
           _ranks(_four_before_full, DRAW_LOW, share="low"), ("L.9.b",)),
    ByHand("in Omaha a flush takes one card of the hole", POKER, ("K.10.s1",),
           _ranks(_one_card_of_the_hole_for_a_flush, *OMAHA)),
    ByHand("in Omaha a low hand takes any cards", POKER, ("K.12.a",),
           _ranks(_any_cards_for_the_low, OMAHA_EIGHT, share="low", of_none=True), ("K.10.s1",)),
    ByHand("in Omaha 5-4-3-2-A is the worst low hand", POKER, ("K.10.b.v",),
           _ranks(lambda _table, _player, _board, hand: replace(hand, rank=(hand.rank[0], (), (8, 8, 8, 8, 8)))
                  if _laid(hand) == WHEEL else hand, OMAHA_EIGHT, share="low"), ("K.10.b", "C.4.s1", "C.5")),
    ByHand("in Omaha a low hand is not made of the cards of the high one", POKER, ("K.12.b",),
           _ranks(lambda _table, player, _board, hand: None if {*hand.cards} == {*player.high.cards} else hand,
                  OMAHA_EIGHT, share="low"), ("K.10.b.v", "K.12.a")),
    ByHand("in stud a flush is no low hand", POKER, ("I.11.b",),
           _ranks(lambda _table, player, _board, hand: None if player.high.category == "flush"
                  and {*hand.cards} == {*player.high.cards} else hand, STUD_SPLIT, STUD_EIGHT, share="low"),
           ("I.11", "I.11.s1")),
    ByHand("in stud an eight does not qualify", POKER, ("I.10",),
           _ranks(lambda _table, _player, _board, hand: None if 8 in _laid(hand) else hand, STUD_EIGHT, share="low"),
           ("I.10.s1",)),
)  # fmt: skip


# --- the hands that show, and the forced bet --------------------------------------------------------------------------


def _shows(change: Callable[[Showing], Showing]) -> Breaking:
    return around(up_cards, "showing", lambda sound: lambda cards, rulings, **how: change(sound(cards, rulings, **how)))


def _two_pairs_as_one(shown: Showing) -> Showing:
    of_each, laid = shown.rank
    return Showing(((2, 1, 1), laid), shown.provisions) if of_each == (2, 2) else shown


def _nothing_beside_a_pair(shown: Showing) -> Showing:
    of_each, laid = shown.rank
    return Showing((of_each, laid[:1]), shown.provisions) if of_each[:2] in ((2, 1), (2,)) else shown


def _first(who: Callable[[Any, Any, Any], int | None]) -> Breaking:
    """Another player opens by the hands that show."""

    def by(sound: Any) -> Any:
        def highest(table: Any, hand: Any, street: Any) -> int:
            right: int = sound(table, hand, street)
            other = who(table, hand, street)
            return right if other is None else other

        return highest

    return around(up_cards, "highest_showing", by)


def _by_suit_on_fifth_street(table: Any, hand: Any, street: Any) -> int | None:
    if street.name != "fifth" or not plays(table, *SEVEN_STUD):
        return None
    shown = {player.seat: showing(player.up, table.rulings, of_three="sets-and-cards", any_card=False).rank
             for player in hand.active()}  # fmt: skip
    equal = [seat for seat in shown if shown[seat] == max(shown.values())]
    return int(max(equal, key=lambda seat: max(_strength(card) for card in hand.players[seat].up)))


def _aces_show_low(table: Any, hand: Any, _street: Any) -> int | None:
    if not plays(table, STUD_SPLIT):
        return None
    shown = {}
    for player in hand.active():
        ranks = [1 if card[0] == "A" else RANK_OF[card[0]] for card in player.up]
        laid = sorted({*ranks}, key=lambda value: (-ranks.count(value), -value))
        shown[player.seat] = ([ranks.count(value) for value in laid], laid)
    return int(next(seat for seat in shown if shown[seat] == max(shown.values())))


def _strength(card: Card) -> tuple[int, int]:
    return RANK_OF[card[0]], SUITS.index(card[1])


def _forced(who: Callable[[dict[int, Card], list[int]], int], *games: str) -> Breaking:
    """Another player has the forced bet: by the up-cards, and the seats from the left of the dealer."""

    def by(sound: Any) -> Any:
        def bettor(table: Any, hand: Any) -> int:
            right: int = sound(table, hand)
            shown = {player.seat: player.up[-1] for player in hand.active() if player.up}
            return who(shown, sorted(shown)) if shown and plays(table, *games) else right

        return bettor

    return around(up_cards, "forced_bettor", by)


def _nearest_of_the_lowest(shown: dict[int, Card], seats: list[int]) -> int:
    least = min(RANK_OF[card[0]] for card in shown.values())
    return next(seat for seat in seats if RANK_OF[shown[seat][0]] == least)


def _low_ace(card: Card) -> tuple[int, int]:
    value, suit = _strength(card)
    return (1 if value == ACE else value), suit


def _clubs_of_the_highest(shown: dict[int, Card], seats: list[int]) -> int:
    top = max(_low_ace(card)[0] for card in shown.values())
    return min((seat for seat in seats if _low_ace(shown[seat])[0] == top), key=lambda seat: _strength(shown[seat])[1])


def _may_fold_on_seventh_street() -> Breaking:
    def refusing(sound: Any) -> Any:
        return lambda table, betting: None if betting.street.name == "seventh" else sound(table, betting)

    def offering(sound: Any) -> Any:
        return lambda table, betting: betting.street.name != "seventh" and sound(table, betting)

    return together(around(up_cards, "demand_no_fold", refusing), around(up_cards, "opens_the_round", offering))


def _may_check_on_the_last_street(sound: Any) -> Any:
    return lambda table, betting: betting.street.name != "fifth" and sound(table, betting)


def _from_the_left_of_the_dealer(sound: Any) -> Any:
    def order(table: Any, hand: Any, street: Any, able: Sequence[int]) -> list[int]:
        right: list[int] = sound(table, hand, street, able)
        forced = street.starts == "left of the forced bet" and plays(table, FIVE_STUD)
        return sorted(able) if forced else right

    return order


SHOWING: tuple[ByHand, ...] = (
    ByHand("two pairs that show are worth the higher pair alone", POKER, ("I.6.a",), _shows(_two_pairs_as_one),
           ("I.8", "M.6.s1", "M.7")),
    ByHand("of equal pairs that show the other cards do not count", POKER, ("I.6.a",), _shows(_nothing_beside_a_pair),
           ("I.6.b", "I.8", "C.5", "M.6.s1", "M.6.s2", "M.7")),
    ByHand("on fifth street suits decide between equal hands that show", POKER, ("I.6.b",),
           _first(_by_suit_on_fifth_street), ("I.8", "C.4.s2")),
    ByHand("in high-low split an ace that shows is low on every street", POKER, ("I.6.a",), _first(_aces_show_low),
           ("C.4", "I.8", "I.12")),
    ByHand("in five-card stud who opened the third street opens the fourth", POKER, ("M.7",),
           _first(lambda table, hand, street: hand.opened_by if street.name == "fourth" and plays(table, FIVE_STUD)
                  else None), ("M.6.s1",)),
    ByHand("in five-card stud of equal lowest up-cards the first has the forced bet", POKER, ("M.4.s2",),
           _forced(_nearest_of_the_lowest, FIVE_STUD), ("M.4.s3", "M.4")),
    ByHand("in five-card stud an ace has the forced bet before a two", POKER, ("M.4.s1",),
           _forced(lambda shown, seats: min(seats, key=lambda seat: _low_ace(shown[seat])), FIVE_STUD),
           ("M.4.s3", "M.4")),
    ByHand("in high-low split of equal highest up-cards the club has the forced bet", POKER, ("I.4.s2",),
           _forced(_clubs_of_the_highest, STUD_SPLIT), ("I.4.b", "I.4")),
    ByHand("in high-low split an ace is the highest up-card", POKER, ("I.4.b",),
           _forced(lambda shown, seats: max(seats, key=lambda seat: _strength(shown[seat])), STUD_SPLIT),
           ("I.4", "I.4.s3")),
    ByHand("in eight or better the highest up-card has the forced bet", POKER, ("I.4.c",),
           _forced(lambda shown, seats: max(seats, key=lambda seat: _low_ace(shown[seat])), STUD_EIGHT),
           ("I.4", "I.4.s3", "I.4.s1")),
    ByHand("in eight or better an ace is the lowest up-card", POKER, ("I.4.c",),
           _forced(lambda shown, seats: min(seats, key=lambda seat: _low_ace(shown[seat])), STUD_EIGHT),
           ("I.4", "I.4.s1", "I.4.s3")),
    ByHand("in five-card stud the first turn is left of the dealer, wherever the forced bet is", POKER, ("M.5",),
           around(up_cards, "order", _from_the_left_of_the_dealer), ("A.15", "G.3.c")),
    ByHand("on seventh street whoever opens may fold", POKER, ("I.6.a",), _may_fold_on_seventh_street(),
           ("I.8", "I.7")),
    ByHand("in five-card stud whoever opens the last street may check", POKER, ("M.7",),
           around(up_cards, "must_bet", _may_check_on_the_last_street), ("M.6.s2", "M.6.s1", "M.6.s3")),
)  # fmt: skip

POKER_HANDS: tuple[ByHand, ...] = (*RANKINGS, *SHOWING)
