"""Every way in which two jurisdictions part over one player's everyday round, worked out from the two documents."""

from __future__ import annotations

from itertools import product

import pytest

from clausewise.comparing.compare import compare
from clausewise.registry import load_rulebook
from clausewise.reports.comparison_results import Compared

ALLOWED, REFUSED, NO_RULE = "allowed", "refused", "no rule of it"
INITIAL = ("ante", "aces up")
BOTH = {
    # Oneida's sign states the least and the greatest wager; MLGCA has no limits.
    **{("allowed", f"place wager: {wager} before the cards"): {(REFUSED, ALLOWED)} for wager in INITIAL},
    **{("allowed", f"change wager: {wager} before the cards"): {(REFUSED, ALLOWED)} for wager in INITIAL},
    # Chips, tokens and coupons on one side, value chips, plaques and what is approved on the other.
    **{
        ("allowed", f"place wager: {wager}, {instrument} before the cards"): {(REFUSED, ALLOWED)}
        for wager, instrument in product(INITIAL, ("plaque", "approved instrument"))
    },
    **{
        ("allowed", f"place wager: {wager}, match play coupon before the cards"): {(ALLOWED, REFUSED)}
        for wager in INITIAL
    },
    # MLGCA's dealer asks one player after the other.
    ("allowed", "fold with the cards dealt"): {(ALLOWED, REFUSED)},
    ("allowed", "place wager: play with the cards dealt"): {(ALLOWED, REFUSED)},
    # A player who leaves, touches laid-down cards, tells of a hand, or is unsure of it.
    ("allowed", "rise with the cards dealt"): {(REFUSED, ALLOWED)},
    ("allowed", "touch cards: player with the cards dealt"): {(REFUSED, ALLOWED)},
    ("allowed", "conduct: communicates about the hand with the cards dealt"): {("something follows", NO_RULE)},
    ("allowed", "conduct: asks the dealer to check the hand with the cards dealt"): {("something follows", NO_RULE)},
    ("paid", "ante, conduct: communicates about the hand"): {("forfeited", "loses")},
    ("paid", "play, conduct: communicates about the hand"): {("forfeited", "loses")},
    # What MLGCA's floor may order, and how its idle table may be spread.
    ("allowed", "an order to shuffle before the cards"): {(NO_RULE, ALLOWED)},
    ("allowed", "an order to shuffle with the cards dealt"): {(NO_RULE, ALLOWED)},
    ("allowed", "ask for cards before the cards"): {(NO_RULE, ALLOWED)},
    # Oneida looks at each hand by itself.
    ("void", "misdeal: a player has a wrong number of cards"): {("the round goes on", "all hands are void")},
    ("void", "misdeal: the dealer has a wrong number of cards"): {("the round goes on", "all hands are void")},
}
"""Oneida's answers and MLGCA's, over cards that make nothing; ties and paytables have tests of their own."""


@pytest.fixture(scope="module")
def compared() -> Compared:
    """Each directed round at tables whose houses have chosen nothing."""
    oneida, mlgca = (load_rulebook(name) for name in ("oneida-four-card", "mlgca-four-card"))
    return compare(oneida, mlgca, rounds=0, every_choice=False)[0]


def test_oneida_and_mlgca_part_in_these_ways_and_no_others(compared: Compared) -> None:
    """No difference is missing, none is one too many, and the engine copes with every round."""
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for difference in compared.differences:
        found.setdefault((difference.aspect, difference.about), set()).add((difference.one.told, difference.other.told))
    assert found == BOTH
    assert compared.broke_down == ()


def test_a_difference_names_the_clauses_of_the_side_that_rules_on_it(compared: Compared) -> None:
    """Also where a rule lets the round go on; that a round begins with a wager is no reason to allow the wager."""
    without = [d.about for d in compared.differences if not (d.one.clauses or d.other.clauses)]
    assert without == ["ask for cards before the cards"]
    cited = {d.about: (d.one.clauses[:1], d.other.clauses[:1]) for d in compared.differences}
    dealer_short = cited["misdeal: the dealer has a wrong number of cards"]
    assert dealer_short[0] == ("oneida-four-card.L.3.s1",)
    assert cited["place wager: ante, plaque before the cards"][1] == ("mlgca-four-card.7.E.1",)
