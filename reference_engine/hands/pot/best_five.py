"""Hands that players hold against each other for a pot: the best five high, the best qualifying low, Lowball's five.

    high = best_high(hole, board, rulings, uses=ANY)          # two and five, in any combination
    low = best_low(hole, board, rulings, uses=TWO, high=high) # low.hand is None if nothing qualifies
    winners({1: high, 2: other}, HIGH_HANDS, rulings).seats         # (1,), or more where hands are equal

`uses` says how many hole cards a hand may take, as data of the game; the rest comes from the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product

from clausewise.reference_engine.core.cards import Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import (
    MOST_REMEMBERED,
    Holds,
    Language,
    RankedHand,
    choose,
    high_to_low,
    laid_out,
    so,
    strengths,
    untouched,
    words_as_ruled,
)
from clausewise.reference_engine.hands.comparing import Comparison
from clausewise.reference_engine.hands.pot.comparing import compare_high, compare_low
from clausewise.reference_engine.hands.pot.counting import best_five_at_sight
from clausewise.reference_engine.hands.pot.definitions import (
    ACE_LOW,
    HIGH,
    HIGH_BY_ANY_CARD,
    HIGH_BY_HIGHEST,
    HIGH_MISORDERED,
    HIGH_ORDER,
    LOW_CATEGORIES,
    LOW_MISORDERED,
    LOW_ORDERS,
    low_definitions,
)
from clausewise.reference_engine.hands.pot.nearly import low_near_misses, near_misses
from clausewise.reference_engine.hands.words import NATURAL, ORDERS, Terms

Uses = tuple[int, ...]

ANY: Uses = (0, 1, 2)
"""Any combination of two hole cards and the board."""
TWO: Uses = (2,)
"""Exactly two hole cards and three of the board."""
ALONE: Uses = (5,)
"""Five of the player's own cards: there is no board."""
HAND_SIZE = 5
A_BOARD = 3
"""So many common cards are one: in a stud there are none, but perhaps one, and one's own cards are all the cards."""

_OR_MORE = "two hole cards or more"
_USES: Mapping[str, Uses] = {
    "any combination": ANY,
    "exactly two hole cards": TWO,
    "exactly one hole card": (1,),
    "at least one hole card": (1, 2),
    "at most one hole card": (0, 1),
    "two hole cards or none": (0, 2),
    "three hole cards and two of the board": (3,),
    _OR_MORE: (2, 3, 4),
    "the board alone": (0,),
}
"""How many hole cards a hand takes; what a game does not allow is what it may be mistaken for."""

HIGH_ORDERS = {**ORDERS, "fours above fives": NATURAL | {4: 5, 5: 4}}
"""Misread: how single cards rank; the last of these is wrong about nothing else."""
_HIGH_PROVISIONS = frozenset({"rank.cards", "rank.hands", *(d.provision for d in HIGH)})


_HIGH_READINGS = {"wrapped-straights": "none", "full-house-order": "three-first", "identical-rank": "combination-first"}


def best_high(
    hole: Sequence[Card], board: Sequence[Card], rulings: Rulings, uses: Uses = ANY, chosen_by: Sequence[str] = ()
) -> RankedHand:
    """The highest five cards; `chosen_by` names the provisions that say which may be combined."""
    sound = untouched(rulings, _HIGH_PROVISIONS | {*chosen_by})
    dealt = laid_out((*hole, *board), HAND_SIZE)
    if sound:
        readings = tuple([rulings.reading(question, otherwise) for question, otherwise in _HIGH_READINGS.items()])
        return _sound_high(dealt, tuple(hole), tuple(board), readings, uses)
    uses = uses_as_ruled(uses, hole, board, rulings, chosen_by)
    hand = choose("high", dealt, ways(hole, board, uses), _high_language(rulings), rulings.holds)
    return _with_near_misses(hand, dealt, hole, board, uses)


@lru_cache(maxsize=MOST_REMEMBERED)
def _sound_high(
    dealt: tuple[Card, ...], hole: tuple[Card, ...], board: tuple[Card, ...], readings: tuple[str, ...], uses: Uses
) -> RankedHand:
    """What nobody has broken can be seen at once where every five may be combined."""
    language = _sound_high_language(*readings)
    if readings == tuple(_HIGH_READINGS.values()) and _everything(uses, hole, board):
        hand = choose("high", dealt, (best_five_at_sight(dealt),), language, so)
    else:
        hand = choose("high", dealt, ways(hole, board, uses), language, so)
    return _with_near_misses(hand, dealt, hole, board, uses)


def _with_near_misses(
    hand: RankedHand, dealt: tuple[Card, ...], hole: Sequence[Card], board: Sequence[Card], uses: Uses
) -> RankedHand:
    seen = dealt if _everything(uses, hole, board) else hand.cards
    return replace(hand, provisions=(*hand.provisions, *near_misses(seen, hand.category)))


def uses_as_ruled(
    uses: Uses, hole: Sequence[Card], board: Sequence[Card], rulings: Rulings, chosen_by: Sequence[str]
) -> Uses:
    """How many hole cards, as each of the clauses about it is understood."""
    right = _possible(uses, hole, board)
    many = len(board) >= A_BOARD
    others = {name: _possible(other, hole, board) for name, other in _USES.items() if many or name != _OR_MORE}
    wrong = {name: other for name, other in others.items() if other and other != right}
    for provision in chosen_by:
        right = rulings.choose(provision, right, wrong)
    return right


def _possible(uses: Uses, hole: Sequence[Card], board: Sequence[Card]) -> Uses:
    return tuple(n for n in uses if n <= len(hole) and HAND_SIZE - n <= len(board))


def _everything(uses: Uses, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    return set(_possible(tuple(range(HAND_SIZE + 1)), hole, board)) <= {*uses}


def ways(hole: Sequence[Card], board: Sequence[Card], uses: Uses) -> Iterator[tuple[Card, ...]]:
    """Every five that may be combined."""
    if _everything(uses, hole, board):
        yield from combinations(high_to_low((*hole, *board)), HAND_SIZE)
        return
    own_cards, board_cards = high_to_low(hole), high_to_low(board)
    for n in uses:
        for own, common in product(combinations(own_cards, n), combinations(board_cards, HAND_SIZE - n)):
            yield high_to_low((*own, *common))


def _high_language(rulings: Rulings) -> Language:
    wraps = rulings.reading("wrapped-straights", "none") == "count"
    by_highest = rulings.reading("full-house-order", "three-first") == "highest-card"
    terms = Terms(
        strength=rulings.choose("rank.cards", NATURAL, HIGH_ORDERS),
        ace_below="low",
        round_the_ace=frozenset({1, 2, 3}) if wraps else frozenset(),
    )
    by_any_card = rulings.reading("identical-rank", "combination-first") == "any-card"
    definitions = HIGH_BY_ANY_CARD if by_any_card else HIGH_BY_HIGHEST if by_highest else HIGH
    words = words_as_ruled(definitions, rulings)
    order = strengths(rulings.choose("rank.hands", HIGH_ORDER, HIGH_MISORDERED))
    return Language(terms, words, order)


@lru_cache(maxsize=8)
def _sound_high_language(*readings: str) -> Language:
    chosen = dict(zip(_HIGH_READINGS, readings, strict=True))
    return _high_language(Rulings(dict.fromkeys(_HIGH_PROVISIONS, ()), chosen))


# --- Lowball ----------------------------------------------------------------------------------------------------------

_LOWBALL_PROVISIONS = frozenset(
    {"rank.cards-low", "rank.hands"}
    | {d.provision for d in low_definitions(any_run=False, aces_high=True, full_house=True)}
)
_LOWBALL_READINGS = {"wheel": "five-high", "aces-in-sets": "highest", "full-house": "own-rank"}


def lowball_hand(cards: Sequence[Card], rulings: Rulings) -> RankedHand:
    """What five cards are in Lowball: straights and flushes are nothing there."""
    dealt = laid_out(cards, HAND_SIZE)
    readings = tuple([rulings.reading(question, otherwise) for question, otherwise in _LOWBALL_READINGS.items()])
    if untouched(rulings, _LOWBALL_PROVISIONS):
        return _sound_lowball(dealt, readings)
    return _lowball(dealt, _lowball_language(readings, rulings), rulings.holds)


@lru_cache(maxsize=MOST_REMEMBERED)
def _sound_lowball(dealt: tuple[Card, ...], readings: tuple[str, ...]) -> RankedHand:
    return _lowball(dealt, _sound_lowball_language(readings), so)


def _lowball(dealt: tuple[Card, ...], language: Language, holds: Holds) -> RankedHand:
    hand = choose("low", dealt, combinations(dealt, HAND_SIZE), language, holds, lowest=True)
    return replace(hand, provisions=(*hand.provisions, *low_near_misses(hand.cards, hand.category)))


def _lowball_language(readings: tuple[str, ...], rulings: Rulings) -> Language:
    wheel, aces, full_house = readings
    definitions = low_definitions(
        any_run=wheel == "any-sequence", aces_high=aces == "highest", full_house=full_house == "own-rank"
    )
    terms = Terms(rulings.choose("rank.cards-low", ACE_LOW, LOW_ORDERS), ace_below="low", round_the_ace=frozenset())
    order = rulings.choose("rank.hands", LOW_CATEGORIES, LOW_MISORDERED)
    return Language(terms, words_as_ruled(definitions, rulings), strengths(order))


@lru_cache(maxsize=16)
def _sound_lowball_language(readings: tuple[str, ...]) -> Language:
    return _lowball_language(readings, Rulings(dict.fromkeys(_LOWBALL_PROVISIONS, ()), {}))


# --- who has the best -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ranking:
    """How hands stand to each other: 1 where the first one is the better."""

    game: str
    compare: Callable[[RankedHand, RankedHand, Rulings], Comparison]


HIGH_HANDS = Ranking("high", compare_high)
LOW_HANDS = Ranking("low", compare_low)


@dataclass(frozen=True, slots=True)
class Winners:
    """Whose hands are the best, in the order in which they were given, and what decided it."""

    seats: tuple[int, ...]
    provisions: tuple[str, ...]


def winners(hands: Mapping[int, RankedHand], ranking: Ranking, rulings: Rulings) -> Winners:
    """The best of the hands; several where they are equal."""
    best: list[int] = []
    deciding: dict[str, None] = {}
    for seat, hand in hands.items():
        if not best:
            best = [seat]
            continue
        comparison = ranking.compare(hand, hands[best[0]], rulings)
        deciding |= dict.fromkeys(comparison.provisions)
        if comparison.sign > 0:
            best = [seat]
        elif comparison.sign == 0:
            best.append(seat)
    return Winners(tuple(best), tuple(deciding))
