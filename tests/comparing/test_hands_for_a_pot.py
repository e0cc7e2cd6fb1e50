"""Two rule sets over the same hands for a pot: what is found, with which hand, and what is no difference."""

from __future__ import annotations

import pytest

from clausewise.comparing.compare import compare
from clausewise.comparing.for_a_pot import ForAPot
from clausewise.comparing.playing import Side
from clausewise.registry import load_rulebook
from clausewise.reports.comparison_results import Compared, Found

HOLDEM = Side("oasis-holdem", {}, {})


def makes(one: Side, other: Side) -> ForAPot:
    """What makes hands for the two."""
    made = ForAPot.of(one, other)
    assert made is not None
    return made


@pytest.mark.parametrize(
    "side",
    [
        HOLDEM,
        pytest.param(Side("oneida-poker", {}, {}), marks=pytest.mark.slow),
        pytest.param(Side("oasis-omaha", {}, {}), marks=pytest.mark.slow),
    ],
)
def test_a_rule_set_differs_in_nothing_from_itself(side: Side) -> None:
    """No hand of all the directed ones tells it from itself."""
    made = makes(side, side)
    hands = (*made.directed(), *map(made.random, range(20)))
    assert [d for one in hands for d in made.differences(one, made.play(one, side), made.play(one, side))] == []


def test_games_that_deal_otherwise_are_not_played_together() -> None:
    """Three cards are not two, and a draw is no board."""
    assert ForAPot.of(HOLDEM, Side("oasis-pineapple", {}, {})) is None
    assert ForAPot.of(HOLDEM, Side("oasis-lowball", {}, {})) is None


@pytest.fixture(scope="module")
def compared() -> Compared:
    """Oneida's Hold'em beside the card room's, in the usual houses of both."""
    books = load_rulebook("oneida-poker"), load_rulebook("oasis-holdem")
    return compare(*books, rounds=20, every_choice=False)[0]


def of(compared: Compared, about: str) -> list[Found]:
    """The differences of this kind."""
    return [found for found in compared.differences if found.about == about]


def test_what_two_authorities_make_of_a_hand(compared: Compared) -> None:
    """An eleventh player, what may be bet, odd chips and what the house takes: each with the clauses of both."""
    (eleventh,) = of(compared, "buy in")
    assert (eleventh.one.told, eleventh.other.told, eleventh.other.clauses) == (
        "allowed", "refused", ("oasis-holdem.table.1",)
    )  # fmt: skip
    (bet,) = of(compared, "bet, on the flop")
    assert (bet.one.told, bet.other.told) == ("refused", "allowed")
    assert "oneida-poker.R" in bet.one.clauses
    taken = {(found.one.told, found.other.told) for found in of(compared, "what the house takes")}
    assert ("nothing", "4 as fee") in taken


def test_each_difference_has_its_shortest_hand(compared: Compared) -> None:
    """Two players and one bet are enough to show what may be bet; nobody acts who need not."""
    (bet,) = of(compared, "bet, on the flop")
    assert len(bet.acts) == len(["seat 1 brings", "seat 2 brings", "seat 1 bets"])
