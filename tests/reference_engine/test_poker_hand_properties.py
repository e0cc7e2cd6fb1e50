"""Hands for a pot against a second way to rank them, over random cards and under every reading."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from clausewise.reference_engine.core.cards import PACK, SUITS, Card
from clausewise.reference_engine.core.rulings import Rulings
from clausewise.reference_engine.hands.choosing import RankedHand
from clausewise.reference_engine.hands.pot.best_five import (
    ALONE,
    ANY,
    HIGH_HANDS,
    LOW_HANDS,
    TWO,
    Ranking,
    best_high,
    lowball_hand,
    winners,
)
from clausewise.reference_engine.hands.pot.definitions import HIGH, low_definitions
from clausewise.reference_engine.hands.pot.eight_or_better import best_low
from tests.reference_engine import poker_model as model

CHOSEN_BY = ("object.2", "award.3")
APART_BY = ("object.2.low", "award.3.low")
LOWS = {f"rank.{name}" for name in ("cards-low", "low-qualify", "low-pairs", "low-straights", "low-best",
                                    "low-compare", "low-example")}  # fmt: skip
PROVISIONS: dict[str, tuple[str, ...]] = {
    provision: (provision,)
    for provision in sorted(
        {"rank.cards", "rank.suits", "rank.hands", *CHOSEN_BY, *APART_BY, *LOWS}
        | {d.provision for d in HIGH}
        | {d.provision for d in low_definitions(any_run=False, aces_high=True, full_house=True)}
    )
}
READINGS = {
    "same-category": ("card-by-card", "split"),
    "wrapped-straights": ("none", "count"),
    "full-house-order": ("three-first", "highest-card"),
    "low-compare": ("card-by-card", "highest-card"),
    "wheel": ("five-high", "any-sequence"),
    "aces-in-sets": ("highest", "lowest"),
    "full-house": ("own-rank", "three-of-a-kind"),
}
ADOPTED = {question: choices[0] for question, choices in READINGS.items()}
SOUND = Rulings(PROVISIONS, ADOPTED)

decks = st.permutations(PACK)
readings = st.fixed_dictionaries({question: st.sampled_from(choices) for question, choices in READINGS.items()})


def sign(left: model.Key, right: model.Key) -> int:
    """1 where the first key is the greater."""
    return (left > right) - (left < right)


def all_made(deck: list[Card], rulings: Rulings) -> tuple[object, ...]:
    """Everything that is made of some cards."""
    high = best_high(deck[:2], deck[4:9], rulings, ANY, CHOSEN_BY)
    omaha = best_high(deck[:4], deck[4:9], rulings, TWO, CHOSEN_BY)
    low = best_low(deck[:4], deck[4:9], rulings, TWO, CHOSEN_BY, omaha, APART_BY)
    return high, omaha, low, lowball_hand(deck[:5], rulings)


@given(decks)
def test_hands_of_seven(deck: list[Card]) -> None:
    """The best five of seven have the name, and stand to another hand, as the model says."""
    board = deck[:5]
    hands = [best_high(hole, board, SOUND) for hole in (deck[5:7], deck[7:9])]
    keys = [model.holdem(hole, board) for hole in (deck[5:7], deck[7:9])]
    for hand, key in zip(hands, keys, strict=True):
        assert model.high_key(hand.cards) == key
        assert model.NAMES[key[0]] == hand.category  # type: ignore[call-overload]
    assert HIGH_HANDS.compare(hands[0], hands[1], SOUND).sign == sign(*keys)


@given(decks)
def test_two_and_three(deck: list[Card]) -> None:
    """Omaha's high hand takes exactly two hole cards, and its low hand too, each for itself."""
    board = deck[:5]
    for hole in (deck[5:9], deck[9:13]):
        high = best_high(hole, board, SOUND, TWO)
        assert len({*high.cards} & {*hole}) == 2
        assert model.high_key(high.cards) == model.omaha(hole, board)
        low = best_low(hole, board, SOUND, high=high).hand
        expected = model.low_of(model.omaha_ways(hole, board))
        assert (low is None) == (expected is None)
        if low is not None:
            assert len({*low.cards} & {*hole}) == 2
            assert list(low.rank[2]) == expected


@given(decks)
def test_low_hands_compare(deck: list[Card]) -> None:
    """Of two low hands the one is lower that the model says, whatever seven cards they come from."""
    lows = [best_low(cards, (), SOUND, ALONE).hand for cards in (deck[:7], deck[7:14])]
    expected = [model.low_of(combinations(cards, 5)) for cards in (deck[:7], deck[7:14])]
    assert [low is None for low in lows] == [low is None for low in expected]
    if lows[0] and lows[1] and expected[0] and expected[1]:
        assert LOW_HANDS.compare(lows[0], lows[1], SOUND).sign == -sign(tuple(expected[0]), tuple(expected[1]))


@given(decks, readings)
def test_lowball(deck: list[Card], chosen: dict[str, str]) -> None:
    """Lowball's hands compare as the model says under every reading of its rows."""
    chosen = chosen | {"low-compare": "card-by-card"}
    rulings = Rulings(PROVISIONS, chosen)
    hands = [lowball_hand(deck[at : at + 5], rulings) for at in (0, 5)]
    keys = [
        model.lowball_key(
            deck[at : at + 5],
            aces_high=chosen["aces-in-sets"] == "highest",
            own_full_house=chosen["full-house"] == "own-rank",
            any_run=chosen["wheel"] == "any-sequence",
        )
        for at in (0, 5)
    ]
    assert LOW_HANDS.compare(hands[0], hands[1], rulings).sign == -sign(*keys)


@given(decks, readings)
def test_listening_changes_nothing(deck: list[Card], chosen: dict[str, str]) -> None:
    """What is counted at sight is what is found by trying everything."""
    listened = Rulings(PROVISIONS, chosen, notice=lambda _site: None)
    assert all_made(deck, Rulings(PROVISIONS, chosen)) == all_made(deck, listened)


@given(decks, readings, st.permutations(SUITS))
def test_suits_are_equal(deck: list[Card], chosen: dict[str, str], renamed: list[str]) -> None:
    """With other suits, one for one, everything ranks the same and ties with itself."""
    rulings = Rulings(PROVISIONS, chosen)
    other = [Card(card[0] + renamed[SUITS.index(card[1])]) for card in deck]
    pairs: list[tuple[Ranking, RankedHand | None, RankedHand | None]] = [
        (HIGH_HANDS, best_high(deck[:2], deck[2:7], rulings), best_high(other[:2], other[2:7], rulings)),
        (LOW_HANDS, lowball_hand(deck[:5], rulings), lowball_hand(other[:5], rulings)),
        (LOW_HANDS, best_low(deck[:4], deck[4:9], rulings).hand, best_low(other[:4], other[4:9], rulings).hand),
    ]
    for ranking, hand, twin in pairs:
        assert (hand is None) == (twin is None)
        if hand and twin:
            assert (hand.category, hand.rank, hand.of) == (twin.category, twin.rank, twin.of)
            assert ranking.compare(hand, twin, rulings).sign == 0


@given(decks, readings)
def test_comparing_is_an_order(deck: list[Card], chosen: dict[str, str]) -> None:
    """Turned round it says the opposite, and three hands never go in a circle."""
    rulings = Rulings(PROVISIONS, chosen)
    for ranking, hands in (
        (HIGH_HANDS, [best_high(deck[at : at + 2], deck[10:15], rulings) for at in (0, 2, 4)]),
        (LOW_HANDS, [lowball_hand(deck[at : at + 5], rulings) for at in (0, 5, 10)]),
    ):
        a, b, c = hands
        ab, bc, ac = (ranking.compare(x, y, rulings).sign for x, y in ((a, b), (b, c), (a, c)))
        assert ranking.compare(b, a, rulings).sign == -ab
        if ab >= 0 and bc >= 0:
            assert ac == max(ab, bc)
        if ab <= 0 and bc <= 0:
            assert ac == min(ab, bc)


@given(decks)
def test_the_order_of_the_hands_does_not_matter(deck: list[Card]) -> None:
    """The same seats win, however the hands are given."""
    hands = {seat: best_high(deck[2 * seat : 2 * seat + 2], deck[40:45], SOUND) for seat in range(9)}
    turned = dict(reversed(hands.items()))
    assert {*winners(hands, HIGH_HANDS, SOUND).seats} == {*winners(turned, HIGH_HANDS, SOUND).seats}
