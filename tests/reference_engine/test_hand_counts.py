"""How many hands of each kind there are: all deals of four and of five cards, against figures worked out on paper.

Every day five cards come from nine ranks; the whole pack is counted in the slow tests.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from clausewise.reference_engine.core.cards import RANKS, SUITS, Card
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.four_card import best_five, best_four
from clausewise.reference_engine.rulebooks import mlgca_four_card, oneida_four_card


def rulings_of(rules: RuleSet, **chosen: str) -> Rulings:
    """The rulings of a sound engine, by the adopted readings where no other is chosen."""
    adopted = {question: choices[0] for question, choices in rules.readings.items()}
    return Rulings(rules.provisions, adopted | {name.replace("_", "-"): choice for name, choice in chosen.items()})


RULINGS = rulings_of(mlgca_four_card.RULES)

Classes = tuple[str, ...]


def deals(size: int, ranks: str = RANKS, suits: Classes = (SUITS,)) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One deal for all that differ only by a renaming of the suits, and their number.

    Suits that have been treated alike so far form a class: of a class only the number of suits taken matters.
    """
    if size == 0:
        yield (), 1
        return
    if not ranks:
        return
    for taken in product(*(range(len(alike) + 1) for alike in suits)):
        if sum(taken) > size:
            continue
        here = tuple(Card(ranks[0] + suit) for alike, n in zip(suits, taken, strict=True) for suit in alike[:n])
        ways = 1
        for alike, n in zip(suits, taken, strict=True):
            ways *= comb(len(alike), n)
        split = tuple(part for alike, n in zip(suits, taken, strict=True) for part in (alike[:n], alike[n:]) if part)
        for rest, times in deals(size - len(here), ranks[1:], split):
            yield here + rest, ways * times


def test_every_four_cards() -> None:
    """270,725 hands: as many of each kind as can be counted by hand."""
    found: Counter[str] = Counter()
    for cards, ways in deals(4):
        found[best_four(cards, RULINGS).category] += ways
    runs = 11  # from A-2-3-4 to J-Q-K-A
    assert found == {
        "four-of-a-kind": 13,
        "straight flush": runs * 4,
        "three-of-a-kind": 13 * 4 * 48,
        "flush": 4 * comb(13, 4) - runs * 4,
        "straight": runs * 4**4 - runs * 4,
        "two pairs": comb(13, 2) * 6 * 6,
        "pair": 13 * 6 * comb(12, 2) * 4 * 4,
        "nothing": (comb(13, 4) - runs) * (4**4 - 4),
    }
    assert found.total() == comb(52, 4)


NINE_RANKS = "A2345TJQK"
"""With a run of five at either end, and none that goes round the ace."""


def test_five_cards_of_nine_ranks() -> None:
    """376,992 deals: the best four of five in both games, and the five themselves, each figure counted by hand.

    Four runs of four ranks and two of five. Four suited cards in a row: 16 with any of 32 others, but the eight runs of
    five in one suit hold two of them. A flush has four or five cards of a suit. A straight has a run with one of its
    ranks paired, or with any of five other ranks, two sets of which hold two runs; four cards of a suit make either a
    flush. Aces are a pair with three of eight other ranks, where that is neither.
    """
    flushes = 4 * (comb(9, 5) + comb(9, 4) * 27)
    paired, alone = 4 * (4 * 6 * 4**3 - 4 * 4 * 3), (4 * 5 - 2) * (4**5 - 4 * (1 + 5 * 3))
    expected = {
        "four-of-a-kind": 9 * 32,
        "straight flush": 16 * 32 - 8,
        "three-of-a-kind": 9 * 4 * comb(32, 2),
        "flush": flushes - (16 * 32 - 8),
        "straight": paired + alone,
        "two pairs": comb(9, 2) * 6 * 6 * 28,
        "pair of aces": 6 * comb(8, 3) * 4**3 - 2 * 6 * 4**3 - (comb(8, 3) - 2) * 4 * 3,
    }
    for rules in (mlgca_four_card.RULES, oneida_four_card.RULES):
        best = best_of_five(rulings_of(rules), NINE_RANKS)
        assert best.total() == comb(36, 5)
        assert {name: best[name] for name in expected} == expected
    five: Counter[str] = Counter()
    for cards, ways in deals(5, NINE_RANKS):
        five[best_five(cards, RULINGS).category] += ways
    assert five == {
        "royal flush": 4,
        "straight flush": 4,
        "four-of-a-kind": 9 * 32,
        "full house": 9 * 8 * 4 * 6,
        "flush": 4 * (comb(9, 5) - 2),
        "straight": 2 * (4**5 - 4),
        "three-of-a-kind": 9 * 4 * comb(8, 2) * 16,
        "two pairs": comb(9, 2) * 6 * 6 * 28,
        "pair": 9 * 6 * comb(8, 3) * 4**3,
        "nothing": (comb(9, 5) - 2) * (4**5 - 4),
    }


@pytest.mark.slow
def test_every_five_cards() -> None:
    """2,598,960 deals: the best four of five, and the five themselves.

    Four cards of one rank and any other: 13 * 48. Three of a rank and two others of other ranks: 13 * 4 * comb(48, 2),
    with a pair or without. Four suited cards in a row and a fifth: each of the 44 with any of 48, but a run of five in
    one suit (10 * 4, from A-5 to 10-A) holds two of them and was counted twice: 44 * 48 - 40. The others are the known
    figures for the best four cards of five, and for hands of five.
    """
    best: Counter[str] = Counter()
    five: Counter[str] = Counter()
    for cards, ways in deals(5):
        hand = best_four(cards, RULINGS)
        best["pair of aces" if hand.category == "pair" and hand.of == (14,) else hand.category] += ways
        five[best_five(cards, RULINGS).category] += ways
    assert best.total() == comb(52, 5)
    assert best["four-of-a-kind"] == 13 * 48 == 624
    assert best["straight flush"] == 44 * 48 - 40 == 2_072
    assert best["three-of-a-kind"] == 13 * 4 * comb(48, 2) == 58_656
    assert best["flush"] == 114_616
    assert best["straight"] == 101_808
    assert best["two pairs"] == 123_552
    assert best["pair of aces"] == 81_096
    assert five == {
        "royal flush": 4,
        "straight flush": 36,
        "four-of-a-kind": 624,
        "full house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three-of-a-kind": 54_912,
        "two pairs": 123_552,
        "pair": 1_098_240,
        "nothing": 1_302_540,
    }


def best_of_five(rulings: Rulings, ranks: str = RANKS) -> Counter[str]:
    """Of all deals of five cards of these ranks, how often the best four are what."""
    found: Counter[str] = Counter()
    for cards, ways in deals(5, ranks):
        hand = best_four(cards, rulings)
        found["pair of aces" if hand.category == "pair" and hand.of == (14,) else hand.category] += ways
    return found


@pytest.mark.slow
def test_the_figures_of_oneida_four_card_poker() -> None:
    """Read as four cards, its hands are as frequent as those of its sister game."""
    best = best_of_five(rulings_of(oneida_four_card.RULES))
    assert best.total() == comb(52, 5)
    assert {name: best[name] for name in oneida_four_card.RULES.aces_up["A"]} == {
        "four-of-a-kind": 624,
        "straight flush": 2_072,
        "three-of-a-kind": 58_656,
        "flush": 114_616,
        "straight": 101_808,
        "two pairs": 123_552,
        "pair of aces": 81_096,
    }


@pytest.mark.slow
def test_where_a_king_is_the_highest_of_a_straight_flush() -> None:
    """Ten runs a suit with any of 48 others, but nine runs of five a suit below the ace hold two of them.

    What is no straight flush then is a flush, or where three or four of a rank are there as well, it never was one.
    """
    best = best_of_five(rulings_of(oneida_four_card.RULES, highest_straight_flush="king-high"))
    assert best["straight flush"] == 40 * 48 - 36 == 1_884
    assert best["flush"] == 114_616 + 2_072 - 1_884


@pytest.mark.slow
def test_where_straights_and_flushes_want_five_cards() -> None:
    """By the letter four cards make neither; what is left is what repeats.

    Two pairs: comb(13, 2) * 6 * 6 * 44, or three with a pair, which has three of a kind. A pair and three others of
    different ranks: 13 * 6 * comb(12, 3) * 4**3, a thirteenth of them with aces.
    """
    best = best_of_five(rulings_of(oneida_four_card.RULES, five_card_words="as-printed"))
    assert best["straight flush"] == best["flush"] == best["straight"] == 0
    assert best["four-of-a-kind"] == 624
    assert best["three-of-a-kind"] == 54_912 + 3_744
    assert best["two pairs"] == comb(13, 2) * 6 * 6 * 44 == 123_552
    assert best["pair of aces"] == 6 * comb(12, 3) * 4**3 == 84_480
