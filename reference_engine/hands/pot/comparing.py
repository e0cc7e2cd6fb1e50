"""Which of two hands for a pot is the better, high and low.

The documents give the highest and the lowest hand of each rank and say little of what lies between: the readings
`same-category` and `low-compare` say what is compared there.
"""

from __future__ import annotations

from clausewise.reference_engine.core.cards import RANK_OF
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import RankedHand
from clausewise.reference_engine.hands.comparing import MISTURNED, SUIT_ORDERS, Comparison, by_suit, cards_in_turn, sign
from clausewise.reference_engine.hands.pot.definitions import HIGH, SECOND_LOWEST, WHEEL, low_definitions

_SUIT_FIRST = "a flush of spades is the highest"
_SPADES_IN_PAIRS = "of equal pairs the one with the spade is higher"
_SPADES_IN_LOWS = "of equal low hands a flush of spades is lower"
_THE_EXAMPLE = {7, 6, 4, 3, 2}
_PROVISION_OF = {d.name: d.provision for d in HIGH} | {"nothing": "rank.high-card"}
_OF_ANY_LOW = ("rank.cards-low", "rank.low-compare")
_LOW_PROVISION_OF = {d.name: d.provision for d in low_definitions(any_run=False, aces_high=True, full_house=True)} | {
    "nothing": "rank.high-card"
}


def compare_high(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """How the first hand stands to the second: 1 if it is higher."""
    if a.rank[0] != b.rank[0]:
        return Comparison(sign(a.rank[0], b.rank[0]), ("rank.hands",))
    in_suit = a.category in {"flush", "straight flush", "royal flush"} and a.cards[0][1] != b.cards[0][1]
    if in_suit and _suit_order("rank.suits", rulings, _SUIT_FIRST) == _SUIT_FIRST:
        return Comparison(by_suit(a.cards[:1], b.cards[:1], "cdhs"), ("rank.suits",))
    provision = _PROVISION_OF[a.category]
    suits = ("rank.suits",) if in_suit else ()
    if a.rank[1] != b.rank[1]:
        return Comparison(sign(a.rank[1], b.rank[1]), (provision, "rank.cards", *suits, "rank.hands", "rank.compare"))
    left, right = a.rank[2], b.rank[2]
    if rulings.reading("same-category", "card-by-card") == "split":
        # What the list ranks is the set or the end of a run, or else the highest card; no other card is named in it.
        left, right = ((), ()) if a.rank[1] else (left[:1], right[:1])
    if left != right:
        # A single card can only be forgotten.
        misread = MISTURNED[:3] if len(left) > 1 else MISTURNED[:1]
        compared = "rank.compare" if rulings.knows("rank.compare") else provision
        higher = cards_in_turn(left, right, compared, rulings, misread)
        if higher:
            return Comparison(higher, tuple(dict.fromkeys((compared, provision, "rank.cards", *suits, "rank.hands"))))
    spades = [any(card[1] == "s" for card in hand.cards[:2]) for hand in (a, b)]
    if a.category == "pair" and spades[0] != spades[1]:
        return _equal(a, b, (provision,), "rank.suits", rulings, _SPADES_IN_PAIRS)
    return _equal(a, b, (provision,), "rank.suits", rulings)


def compare_low(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """How the first low hand stands to the second: 1 if it is lower, which is better."""
    suits = "rank.suits-low" if rulings.knows("rank.suits-low") else "rank.suits"
    if rulings.knows("rank.low-best") and _is_wheel(a) != _is_wheel(b):
        return _with_a_wheel(a, b, rulings)
    if a.rank[0] != b.rank[0]:
        return Comparison(-sign(a.rank[0], b.rank[0]), ("rank.low-hands", "rank.hands"))
    if a.rank[1] != b.rank[1]:
        also = _OF_ANY_LOW if rulings.knows("rank.low-hands") else ()
        of_the_kind = _LOW_PROVISION_OF.get(a.category, "rank.low-hands")
        return Comparison(-sign(a.rank[1], b.rank[1]), ("rank.low-hands", of_the_kind, *also))
    left, right = a.rank[2], b.rank[2]
    if rulings.reading("low-compare", "card-by-card") == "highest-card":
        left, right = ((), ()) if a.rank[1] else (left[:1], right[:1])
    if left != right:
        by_example = rulings.knows("rank.low-example") and _example_applies(a.rank[2], b.rank[2])
        if by_example and not a.rank[1]:
            return _by_example(a, b, rulings)
        better = _in_turn(left, right, rulings)
        if better:
            return Comparison(better, ("rank.low-compare", "rank.cards-low"))
    if a.rank[2] != b.rank[2]:
        return Comparison(0, ("rank.low-compare",))  # read as equal though their cards differ: no question of suits
    lowest = ("rank.low-best",) if _is_wheel(a) else ()
    if _all_spades(a) != _all_spades(b):
        return _equal(a, b, (*lowest, "rank.low-compare"), suits, rulings, _SPADES_IN_LOWS)
    return _equal(a, b, (*lowest, "rank.low-compare"), suits, rulings)


def _with_a_wheel(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """One of them is 5-4-3-2-A, and no hand is lower."""
    better = 1 if _is_wheel(a) else -1
    other = b if _is_wheel(a) else a
    misread = {"another hand is lower": -better, "it is lower than no other hand": 0}
    if {RANK_OF[card[0]] for card in other.cards} == {*SECOND_LOWEST}:
        misread["6, 4, 3, 2 and ace is lower"] = -better
    how = rulings.choose("rank.low-best", better, misread)
    if how != better:
        return Comparison(how, ("rank.low-best",))
    if a.rank[0] != b.rank[0]:
        return Comparison(-sign(a.rank[0], b.rank[0]), ("rank.low-best", "rank.hands"))
    return Comparison(_in_turn(a.rank[2], b.rank[2], rulings), ("rank.low-best", "rank.low-compare"))


def _in_turn(left: tuple[int, ...], right: tuple[int, ...], rulings: Rulings) -> int:
    return -cards_in_turn(left, right, "rank.low-compare", rulings)


def _all_spades(hand: RankedHand) -> bool:
    return all(card[1] == "s" for card in hand.cards)


def _is_wheel(hand: RankedHand) -> bool:
    return {RANK_OF[card[0]] for card in hand.cards} == {*WHEEL}


def _example_applies(left: tuple[int, ...], right: tuple[int, ...]) -> bool:
    """Whether one hand has the lower highest card and the other the lower lowest card."""
    return (left[0] - right[0]) * (left[-1] - right[-1]) < 0


def _by_example(a: RankedHand, b: RankedHand, rulings: Rulings) -> Comparison:
    """The hand with the lowest card of all is still the higher one."""
    better = _in_turn(a.rank[2], b.rank[2], rulings)
    misread = {
        "the hand with the lowest card is lower": -sign(a.rank[2][-1], b.rank[2][-1]),
        "they are equal": 0,
        "the hand with the highest card is lower": sign(a.rank[2][0], b.rank[2][0]),
    }
    if any({RANK_OF[card[0]] for card in hand.cards} == _THE_EXAMPLE for hand in (a, b)):
        misread["7, 6, 4, 3 and 2 is the higher"] = -better
    how: int = rulings.choose("rank.low-example", better, misread)
    return Comparison(how, ("rank.low-compare", "rank.low-example", "rank.cards-low"))


def _equal(a: RankedHand, b: RankedHand, by: tuple[str, ...], suits: str, rulings: Rulings, *also: str) -> Comparison:
    """Nothing is left to tell them apart; suits do not."""
    order = _suit_order(suits, rulings, *also)
    if order == _SPADES_IN_PAIRS:
        return Comparison(1 if any(card[1] == "s" for card in a.cards[:2]) else -1, (*by, suits))
    if order == _SPADES_IN_LOWS:
        return Comparison(1 if _all_spades(a) else -1, (*by, suits))
    if order in SUIT_ORDERS:
        return Comparison(by_suit(a.cards, b.cards, SUIT_ORDERS[order]), (*by, suits))
    return Comparison(0, (*by, suits))


def _suit_order(provision: str, rulings: Rulings, *also: str) -> str:
    """No suit is above another; the empty order."""
    return rulings.choose(provision, "", {name: name for name in (*SUIT_ORDERS, *also)})
