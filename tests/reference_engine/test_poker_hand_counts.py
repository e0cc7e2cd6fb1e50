"""How many hands of each kind there are for a pot, against figures that are known elsewhere, or counted by hand."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb, prod

import pytest

from clausewise.reference_engine.core.cards import RANKS, SUITS, Card
from clausewise.reference_engine.hands.pot.best_five import ALONE, HAND_SIZE, best_high, lowball_hand
from clausewise.reference_engine.hands.pot.eight_or_better import best_low
from tests.reference_engine.test_hand_counts import NINE_RANKS, deals
from tests.reference_engine.test_poker_hands import HIGH_NAMES, LOWBALL_NAMES, OMAHA_NAMES, rules

HIGH = rules(HIGH_NAMES)
LOW = rules(OMAHA_NAMES)
LOWBALL = rules(LOWBALL_NAMES)


def test_five_cards_of_nine_ranks() -> None:
    """376,992 hands, high and by Lowball's rows; the nine ranks hold two runs of five, one of them a wheel."""
    high: Counter[str] = Counter()
    low: Counter[str] = Counter()
    for cards, ways in deals(5, NINE_RANKS):
        high[best_high(cards, (), HIGH, ALONE).category] += ways
        low[lowball_hand(cards, LOWBALL).category] += ways
    alike = {
        "four-of-a-kind": 9 * 32,
        "full house": 9 * 8 * 4 * 6,
        "three-of-a-kind": 9 * 4 * comb(8, 2) * 16,
        "two pairs": comb(9, 2) * 6 * 6 * 28,
        "pair": 9 * 6 * comb(8, 3) * 4**3,
    }
    assert high == alike | {
        "royal flush": 4,
        "straight flush": 4,
        "flush": 4 * (comb(9, 5) - 2),
        "straight": 2 * (4**5 - 4),
        "high card": (comb(9, 5) - 2) * (4**5 - 4),
    }
    assert low == alike | {"wheel": 4**5, "high card": (comb(9, 5) - 1) * 4**5}
    assert high.total() == low.total() == comb(36, 5)


@pytest.mark.slow
def test_every_five_cards_high() -> None:
    """2,598,960 hands, as every book on poker has them."""
    found: Counter[str] = Counter()
    for cards, ways in deals(5):
        found[best_high(cards, (), HIGH, ALONE).category] += ways
    assert found == {
        "royal flush": 4,
        "straight flush": 36,
        "four-of-a-kind": 624,
        "full house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three-of-a-kind": 54_912,
        "two pairs": 123_552,
        "pair": 1_098_240,
        "high card": 1_302_540,
    }
    assert found.total() == comb(52, 5) == 2_598_960


@pytest.mark.slow
def test_every_five_cards_in_lowball() -> None:
    """The same cards by Lowball's rows: straights and flushes are high cards, a wheel is five ranks in any suits."""
    found: Counter[str] = Counter()
    for cards, ways in deals(5):
        found[lowball_hand(cards, LOWBALL).category] += ways
    assert found == {
        "wheel": 4**5,
        "high card": (comb(13, 5) - 1) * 4**5,
        "pair": 1_098_240,
        "two pairs": 123_552,
        "three-of-a-kind": 54_912,
        "full house": 3_744,
        "four-of-a-kind": 624,
    }
    assert (comb(13, 5) - 1) * 4**5 == 1_302_540 + 10_200 + 5_108 + 36 + 4 - 4**5


def rank_sets(size: int, ranks: int) -> Iterator[tuple[int, ...]]:
    """Every way to have so many cards of so many ranks: how many of each."""
    if ranks == 0:
        if size == 0:
            yield ()
        return
    for here in range(min(size, len(SUITS)) + 1):
        for rest in rank_sets(size - here, ranks - 1):
            yield (here, *rest)


def in_suits(counts: tuple[int, ...], turn: int) -> tuple[Card, ...]:
    """Cards of these ranks: from the first suit on, or each rank from another suit on."""
    return tuple(
        Card(rank + SUITS[(first * turn + n) % len(SUITS)])
        for first, (rank, number) in enumerate(zip(RANKS, counts, strict=True))
        for n in range(number)
    )


@pytest.mark.slow
def test_every_seven_cards_low() -> None:
    """Of 133,784,560 hands 24,530,944 hold an eight or better.

    Suits have no say in a low hand (the properties show it): one hand stands for all of the same ranks, in as many
    suits as there are. Each of the 49,205 is judged by the engine in two arrangements, packed into one suit as far as
    possible and spread over all, so that flushes and straights are among them.
    """
    qualifying: Counter[int] = Counter()
    total = 0
    for counts in rank_sets(7, len(RANKS)):
        ways = prod(comb(len(SUITS), n) for n in counts)
        total += ways
        for turn in (0, 1):
            if best_low(in_suits(counts, turn), (), LOW, ALONE).hand is not None:
                qualifying[turn] += ways
    assert total == comb(52, 7) == 133_784_560
    assert qualifying == {0: 24_530_944, 1: 24_530_944}


def flushes_of(size: int) -> Iterator[tuple[tuple[int, ...], tuple[Card, ...], int]]:
    """Cards with five or more of a suit: how many of each rank, one hand for all that are alike, and their number.

    That suit may be any of four; in which of the others the rest is has no say.
    """
    flush, others = SUITS[0], SUITS[1:]
    for suited in range(HAND_SIZE, size + 1):
        for rest in rank_sets(size - suited, len(RANKS)):
            if max(rest) > len(others):
                continue
            ways = len(SUITS) * prod(comb(len(others), n) for n in rest)
            beside = tuple(Card(rank + suit) for rank, n in zip(RANKS, rest, strict=True) for suit in others[:n])
            for chosen in combinations(range(len(RANKS)), suited):
                counts = tuple(n + (which in chosen) for which, n in enumerate(rest))
                yield counts, (*(Card(RANKS[which] + flush) for which in chosen), *beside), ways


def four_of_a_suit(counts: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these ranks, up to four of them in one suit and no more: the first of each of four ranks."""
    held = [(rank, number) for rank, number in zip(RANKS, counts, strict=True) if number]
    return tuple(
        Card(rank + SUITS[(n + (place >= HAND_SIZE - 1)) % len(SUITS)])
        for place, (rank, number) in enumerate(held)
        for n in range(number)
    )


def no_two_alike(counts: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these ranks, each in the next suit."""
    ranks = [rank for rank, number in zip(RANKS, counts, strict=True) for _ in range(number)]
    return tuple(Card(rank + SUITS[place % len(SUITS)]) for place, rank in enumerate(ranks))


@pytest.mark.slow
@pytest.mark.parametrize("in_suits_of", [four_of_a_suit, no_two_alike])
def test_every_seven_cards_high(in_suits_of: Callable[[tuple[int, ...]], tuple[Card, ...]]) -> None:
    """133,784,560 hands: the best five of each kind of seven.

    Suits have no say where fewer than five cards share one (the properties show it): one hand stands for all of the
    same ranks. Where five share one, the suits of the others have none.
    """
    found: Counter[str] = Counter()
    with_flushes: Counter[tuple[int, ...]] = Counter()
    for counts, cards, ways in flushes_of(7):
        with_flushes[counts] += ways
        found[best_high(cards, (), HIGH, ALONE).category] += ways
    for counts in rank_sets(7, len(RANKS)):
        ways = prod(comb(len(SUITS), n) for n in counts) - with_flushes[counts]
        found[best_high(in_suits_of(counts), (), HIGH, ALONE).category] += ways
    assert found == {
        "royal flush": 4_324,
        "straight flush": 37_260,
        "four-of-a-kind": 224_848,
        "full house": 3_473_184,
        "flush": 4_047_644,
        "straight": 6_180_020,
        "three-of-a-kind": 6_461_620,
        "two pairs": 31_433_400,
        "pair": 58_627_800,
        "high card": 23_294_460,
    }
    assert found.total() == comb(52, 7)
