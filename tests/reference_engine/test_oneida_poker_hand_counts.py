"""How many hands of each kind Oneida's rankings make of all deals, against figures worked out on paper.

Three cards are all counted every day; five every day from nine ranks, and from the whole pack in the slow tests.
"""

from collections import Counter
from math import comb

import pytest

from clausewise.reference_engine.core.cards import RANK_OF, RANKS, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.pot.best_five import best_high
from clausewise.reference_engine.hands.pot.inverse import inverse_low
from clausewise.reference_engine.hands.pot.three_showing import best_three
from clausewise.reference_engine.rulebooks.oneida_poker.games import DRAW_HIGH, DRAW_LOW, STUD_HIGH
from tests.reference_engine.test_hand_counts import NINE_RANKS, deals, rulings_of

ALL_FIVE = (5,)
LOW = rulings_of(DRAW_LOW)
CARDS_ALONE = rulings_of(DRAW_LOW, low_ranking="cards-alone")


def low_counts(rulings: Rulings, ranks: str = RANKS) -> Counter[str]:
    """Of all deals of five cards of these ranks, how often the low hand is of which kind."""
    found: Counter[str] = Counter()
    for cards, ways in deals(5, ranks):
        found[inverse_low(cards, (), rulings, ALL_FIVE).category] += ways
    return found


def test_every_three_cards() -> None:
    """22,100 hands by the list for three cards.

    Runs of three: 12, from 3-2-A to A-K-Q, each in four suits; the one that ends at the ace is royal.
    """
    rulings = rulings_of(STUD_HIGH)
    found: Counter[str] = Counter()
    for cards, ways in deals(3):
        found[best_three(cards, rulings).category] += ways
    runs = 12
    assert found == {
        "royal flush": 4,
        "straight flush": runs * 4 - 4,
        "three-of-a-kind": 13 * 4,
        "straight": runs * 4**3 - runs * 4,
        "flush": 4 * comb(13, 3) - runs * 4,
        "pair": 13 * 6 * 48,
        "nothing": (comb(13, 3) - runs) * (4**3 - 4),
    }
    assert [found[name] for name in ("straight flush", "three-of-a-kind", "straight", "flush", "pair", "nothing")] == [
        44, 52, 720, 1_096, 3_744, 16_440,
    ]  # fmt: skip
    assert found.total() == comb(52, 3) == 22_100


def test_five_low_cards_of_nine_ranks() -> None:
    """376,992 deals; A to 5 and 10 to A are the runs. Read by the cards alone, these and flushes are high cards."""
    against = {
        "royal flush": 4,
        "straight flush": 4,
        "four-of-a-kind": 9 * 32,
        "full house": 9 * 8 * 4 * 6,
        "flush": 4 * (comb(9, 5) - 2),
        "straight": 2 * (4**5 - 4),
        "three-of-a-kind": 9 * 4 * comb(8, 2) * 16,
        "two pairs": comb(9, 2) * 6 * 6 * 28,
        "pair": 9 * 6 * comb(8, 3) * 4**3,
        "high card": (comb(9, 5) - 2) * (4**5 - 4),
    }
    assert low_counts(LOW, NINE_RANKS) == against
    alone = low_counts(CARDS_ALONE, NINE_RANKS)
    assert alone["high card"] == comb(9, 5) * 4**5
    assert alone["pair"] == against["pair"]
    assert alone.total() == comb(36, 5)


@pytest.mark.slow
def test_every_five_low_cards() -> None:
    """2,598,960 deals, by the known figures: what is the highest kind of hand is the lowest of the low ones."""
    assert low_counts(LOW) == {
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
    alone = low_counts(CARDS_ALONE)
    assert alone["high card"] == comb(13, 5) * 4**5 == 1_302_540 + 4 + 36 + 5_108 + 10_200
    assert alone.total() == comb(52, 5)


def test_low_kinds_stand_upside_down() -> None:
    """Of one deal for each pattern of ranks: a kind of hand that is higher is the worse low hand."""
    one_of_each: dict[str, tuple[Card, ...]] = {}
    for cards, _ in deals(5, NINE_RANKS):
        one_of_each.setdefault(best_high(cards, (), rulings_of(DRAW_HIGH), ALL_FIVE).category, cards)
    high = rulings_of(DRAW_HIGH)
    in_order = sorted(one_of_each, key=lambda name: best_high(one_of_each[name], (), high, ALL_FIVE).rank)
    lows = [inverse_low(one_of_each[name], (), LOW, ALL_FIVE) for name in in_order]
    assert [low.category for low in lows] == in_order
    assert [low.rank for low in lows] == sorted(low.rank for low in lows)


@pytest.mark.slow
def test_the_best_low_hands() -> None:
    """Where straights and flushes count, 6-4-3-2-A of several suits is the best: 4 ** 5 - 4 deals; else 5-4-3-2-A."""
    for rulings, ranks, ways in ((LOW, {6, 4, 3, 2, 14}, 4**5 - 4), (CARDS_ALONE, {5, 4, 3, 2, 14}, 4**5)):
        found: Counter[tuple[object, ...]] = Counter()
        of: dict[tuple[object, ...], set[int]] = {}
        for cards, times in deals(5):
            rank = inverse_low(cards, (), rulings, ALL_FIVE).rank
            found[rank] += times
            of.setdefault(rank, {RANK_OF[card[0]] for card in cards})
        best = min(found)
        assert of[best] == ranks
        assert found[best] == ways
