"""What chance brought guests is compared with what a fair table brings, and a fair table hardly ever stands out."""

from __future__ import annotations

from collections import Counter
from random import Random

from clausewise.following.comparison import Exchange
from clausewise.reference_engine.core.cards import PACK, Card
from clausewise.reference_engine.core.dice import Face
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.cards.events import CardDealt
from clausewise.reference_engine.vocabulary.core.events import RoundStarted
from clausewise.reference_engine.vocabulary.core.stimuli import Fold, Proceed
from clausewise.reference_engine.vocabulary.dice.events import DiceShown
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.shuffler.events import StackDealt
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.unannounced.brought import brought
from clausewise.verdicts.by_chance import stand_out, together, told

ROUNDS = 130
"""About as many as guests play in a run of Three Card Poker."""
HANDS = 4


def evening(chance: Random, aces: float = 0.0) -> dict[str, dict[str, int]]:
    """Three cards to the dealer and to each player, round by round; so often one of the dealer's is an ace."""
    players, dealer = Counter[str](), Counter[str]()
    for _ in range(ROUNDS):
        cards = chance.sample(PACK, 3 * HANDS)
        if chance.random() < aces:
            cards[0] = Card(f"A{cards[0][1]}")
        dealer.update("".join(cards[:3]))
        players.update("".join(cards[3:]))
    return {"the dealer's cards": dict(dealer), "the players' cards": dict(players)}


def test_a_fair_table_does_not_stand_out() -> None:
    """In none of a thousand evenings."""
    assert not [seed for seed in range(1_000) if stand_out(evening(Random(seed)))]


def test_a_dealer_who_has_an_ace_in_every_second_round_stands_out() -> None:
    """In each of twenty evenings, and nobody's other cards do."""
    for seed in range(20):
        odd = stand_out(evening(Random(seed), aces=0.5))
        assert [(one.where, one.what) for one in odd] == [("the dealer's cards", "A")]


def test_what_stands_out_is_told_with_what_was_to_be_expected() -> None:
    """And what to do about it."""
    sentence = told({"the dice": {"1": 10, "2": 12, "3": 11, "4": 9, "5": 10, "6": 98}})
    assert "6 came 98 times among 150 of the dice, where 25 are expected" in sentence
    assert "clausewise randomness" in sentence
    assert told({}) == ""
    assert "stands out" in told(evening(Random(1)))


def test_a_face_that_never_comes_stands_out() -> None:
    """It is not among the counts at all."""
    assert [one.what for one in stand_out({"the dice": dict.fromkeys("12345", 100)})] == ["6"]


def at_a_table(*steps: tuple[AnyStimulus, *tuple[AnyEvent, ...]]) -> dict[str, dict[str, int]]:
    """What is counted where each step is a stimulus with what was seen of it."""
    return brought(Exchange(stimulus, accepted=True, events=tuple(events)) for stimulus, *events in steps)


def test_only_what_came_before_a_decision_is_counted() -> None:
    """Who is dealt the next card, and whether anybody is, may rest on what the first ones were."""
    counts = at_a_table(
        (PlaceWager(1, "ante", Cents(1000)), RoundStarted(1)),
        (Proceed(), CardDealt("seat 1", 1, "down", Card("As")), CardDealt("dealer", 1, "down")),
        (Proceed(), CardDealt("dealer", 2, "up", Card("Kd"))),
        (Fold(1), CardDealt("dealer", 3, "up", Card("Qd"))),
        (Proceed(), RoundStarted(2)),
        (PlaceWager(1, "ante", Cents(1000)), StackDealt("seat 2", "down", 2, (Card("As"), Card("2c")))),
    )
    assert counts == {
        "the dealer's cards": {"K": 1, "d": 1},
        "the players' cards": {"2": 1, "A": 2, "c": 1, "s": 2},
    }


def thrown(*faces: int) -> DiceShown:
    """What three dice show."""
    return DiceShown(tuple(map(Face, faces)))


def test_of_each_round_the_first_throw_is_counted() -> None:
    """What is thrown again was thrown for a reason, and a throw may be told twice."""
    counts = at_a_table(
        (Proceed(), RoundStarted(1), thrown(1, 2, 3), thrown(6, 6, 6)),
        (Proceed(), RoundStarted(2), thrown(1, 1, 5)),
    )
    assert counts == {"the dice": {"1": 3, "2": 1, "3": 1, "5": 1}}


def test_several_tables_count_as_one() -> None:
    """Place by place."""
    assert together([{"the dice": {"1": 2}}, {"the dice": {"1": 1, "4": 3}}]) == {"the dice": {"1": 3, "4": 3}}
