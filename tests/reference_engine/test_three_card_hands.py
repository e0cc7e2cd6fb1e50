"""The rank of three cards, and how often each kind of hand comes: all 22,100 of them."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise
from math import comb

import pytest

from clausewise.reference_engine.core.cards import PACK, RANK_OF, Card, parse_cards
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.four_card import compare
from clausewise.reference_engine.hands.three_card import best_three
from clausewise.reference_engine.rulebooks.three_card import PROVISIONS, READINGS

ADOPTED = {question: choices[0] for question, choices in READINGS.items()}
RULINGS = Rulings(PROVISIONS, ADOPTED)
QUEEN = 12


def reading(**otherwise: str) -> Rulings:
    """The adopted readings but for one."""
    return Rulings(PROVISIONS, ADOPTED | {name.replace("_", "-"): choice for name, choice in otherwise.items()})


def higher(left: str, right: str, rulings: Rulings = RULINGS) -> int:
    """How one hand stands to another."""
    a, b = (best_three(parse_cards(cards), rulings) for cards in (left, right))
    return compare(a, b, rulings).sign


def test_every_three_cards() -> None:
    """As many hands of each kind as can be counted by hand; the dealer qualifies with seven in ten."""
    found: Counter[str] = Counter()
    qualifying = 0
    for cards in combinations(PACK, 3):
        hand = best_three(cards, RULINGS)
        found[hand.category] += 1
        qualifying += hand.category != "nothing" or highest(cards) >= QUEEN
    runs = 12  # from 3-2-A to A-K-Q
    assert found == {
        "straight flush": runs * 4,
        "three-of-a-kind": 13 * 4,
        "straight": runs * 4**3 - runs * 4,
        "flush": 4 * comb(13, 3) - runs * 4,
        "pair": 13 * 6 * 48,
        "nothing": (comb(13, 3) - runs) * (4**3 - 4),
    }
    assert found.total() == comb(52, 3) == 22_100
    assert (found["straight flush"], found["three-of-a-kind"], found["straight"]) == (48, 52, 720)
    assert (found["flush"], found["pair"]) == (1_096, 3_744)
    assert qualifying == 15_380


def highest(cards: Sequence[Card]) -> int:
    """The highest rank among some cards."""
    return max(RANK_OF[card[0]] for card in cards)


def test_the_order_of_the_hands() -> None:
    """A straight flush, three of a kind, a straight, a flush, a pair, nothing: each beats the next."""
    order = ("3h 2h Ah", "2c 2d 2s", "3h 2c Ad", "5c 3c 2c", "2c 2d 3s", "As Kd Jc")
    assert [higher(left, right) for left, right in pairwise(order)] == [1] * 5


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("Ah Kh Qh", "Ks Qs Js"),  # straight flushes by where they end
        ("4h 3h 2h", "3s 2s As"),  # 3-2-A is the lowest
        ("Ac Ad As", "Kc Kd Ks"),
        ("Ac Kd Qs", "Kc Qd Js"),
        ("4c 3d 2s", "3c 2d As"),
        ("Ac 3c 2d", "Kc Qd 9h"),  # a straight, though with its ace low, beats no hand
        ("Kc 3c 2c", "Qd Jd 9d"),  # flushes by their highest card
        ("Kc 9c 4c", "Kd 9d 3d"),  # down to the last
        ("3c 3d 2s", "2c 2d As"),  # the pair comes before the third card
        ("Kc Kd 4s", "Kh Ks 3c"),
        ("Qc 3d 2s", "Jc Td 8s"),
    ],
)
def test_within_a_kind(left: str, right: str) -> None:
    """The left hand is the higher one, whichever is compared to which."""
    assert (higher(left, right), higher(right, left)) == (1, -1)


@pytest.mark.parametrize(
    ("left", "right"), [("Ah Kh Qh", "As Ks Qs"), ("Kc 9c 4c", "Kd 9d 4d"), ("Ac Kd 9s", "Ad Ks 9c")]
)
def test_suits_are_equal(left: str, right: str) -> None:
    """The same ranks in other suits are a draw."""
    assert higher(left, right) == 0


def test_no_straight_round_the_ace() -> None:
    """K-A-2 is no straight."""
    assert best_three(parse_cards("Kc Ad 2s"), RULINGS).category == "nothing"


def test_readings() -> None:
    """Each rejected choice turns the comparison that it is about."""
    assert higher("2c 2d As", "Kc Kd Qs", reading(rank_tie_break="any-card")) == 1
    assert higher("3c 2d As", "Kc Qd Js", reading(ace_below_straights="high-card")) == 1
    assert higher("Kc 9c 4c", "Kd 8d 5d", reading(shared_cards="physical-cards")) == 0
    assert higher("Kc Ad 2s", "Ah Kh Jh", reading(king_ace_two="sequence")) == 1
