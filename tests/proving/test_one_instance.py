"""Where a rule says *all*, *any* or *no*, it is also broken for one of them alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.proving import planting
from clausewise.proving.one_instance import Decision, Provisions, by_game, instances_of
from clausewise.proving.quantified import aspects, concerned
from clausewise.reference_engine.core.instances import EVERY, About, Instance
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.core.rulings import Fault
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.stimuli import Sit
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.registry import Clause, load_rulebook
from clausewise.reports.prove_results import ClauseProof, OperatorCount, Proof

Proving = Callable[..., Proof]
CLAUSE = "mlgca-four-card.7.C"
LATE_ANTE = "wager.before-no-more-bets (forbids) for one alone: wager: ante"
LATE_ACES_UP = "wager.before-no-more-bets (forbids) for one alone: wager: aces up"
THREE = {name: OperatorCount(1, 1) for name in "abc"}

FEATURE = """\
Feature: Wagers in time

  @mlgca-four-card.7.C @betting @play
  Rule: {rule}
    Scenario Outline: <wager> after the cards are dealt
      Given a Four Card Poker table under the MLGCA rules
      And seat 2 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on <wager>
      Then the wager is refused

      Examples:
        | wager   |
        | aces up |
        {more}
"""


@pytest.fixture(autouse=True)
def generated_faults_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No misreadings."""
    monkeypatch.setattr(planting, "misreadings_of", lambda _: ())


def proved(proving: Proving, rule: str, more: str = "") -> ClauseProof:
    """The proof of the clause with its rule in these words, and one more row."""
    return proving(FEATURE.format(rule=rule, more=more)).clauses[CLAUSE]


def survived(found: ClauseProof) -> set[str]:
    """What no scenario noticed."""
    return {one.fault for one in found.survivors}


def test_no_kind_of_wager_is_one_after_the_other(proving: Proving) -> None:
    """A scenario with one kind does not notice a house that takes another kind late; random rounds know that kind."""
    found = proved(proving, "No kind of wager is taken when bets are closed")
    assert LATE_ANTE in survived(found)
    assert LATE_ACES_UP not in survived(found)


def test_a_row_for_the_kind_notices_it(proving: Proving) -> None:
    """Nothing but the row is new."""
    found = proved(proving, "No kind of wager is taken when bets are closed", "| ante    |")
    assert LATE_ANTE not in survived(found)


def test_a_rule_without_such_a_word_is_asked_for_no_more(proving: Proving) -> None:
    """It is planted for one alone only where the rule speaks of all of them."""
    found = proved(proving, "A wager comes in time")
    assert found.alone.planted == 0


@pytest.mark.parametrize(("more", "left", "closed"), [("", (LATE_ANTE,), ()), ("| ante    |", (), (LATE_ANTE,))])
def test_what_is_not_asked_yet_is_told_and_leaves_the_list(
    proving: Proving, tmp_path: Path, more: str, left: tuple[str, ...], closed: tuple[str, ...]
) -> None:
    """Listed beside the features, it does not fail the proof; once it is noticed, the list does."""
    beside = tmp_path / "features" / "mlgca-four-card" / "known_gaps.toml"
    beside.parent.mkdir(parents=True)
    beside.write_text(f'[not_yet_asked]\n"7.C" = ["{LATE_ANTE}"]\n', encoding="utf-8")
    found = proved(proving, "No kind of wager is taken when bets are closed", more)
    assert (found.not_yet_asked, found.asked_now) == (left, closed)
    assert LATE_ANTE not in survived(found)
    assert msgspec.structs.replace(found, survivors=(), operators=THREE, isolated=True).clean == (not closed)


def test_a_fault_for_one_instance_leaves_the_others(proving: Proving) -> None:
    """A house that refuses aces up takes the ante."""
    del proving
    fault = Fault("wager.instrument", "permits", "refused", Instance("wager", "aces up"))
    table = open_table(TableSetup("mlgca-four-card"), fault=fault)
    table.submit(Sit(1))
    assert table.submit(PlaceWager(1, "ante", dollars(10))).accepted
    assert not table.submit(PlaceWager(1, "aces up", dollars(10))).accepted


@pytest.mark.parametrize(
    ("name", "seen", "asked"),
    [
        ("Each player is dealt in", [("seat", "the lowest"), ("seat", "the highest")], 2),
        ("Each player is dealt in", [("seat", "the lowest")], 0),
        ("Each player is dealt in", [("wager", "ante"), ("wager", "play")], 0),
        ("Ante and play are paid", [("wager", "ante"), ("wager", "play"), ("wager", "aces up")], 2),
        ("The ante is paid", [("wager", "ante"), ("wager", "play")], 0),
    ],
)
def test_which_instances_a_rule_speaks_of(name: str, seen: list[tuple[str, str]], asked: int) -> None:
    """All that its noun names, or those that it names one by one; never the only one there is."""
    clause = Clause("b.1", "b", "betting", ("play",), name, "", Path(), 1, (), (), None, None)
    assert len(concerned(clause, [Instance(*one) for one in seen])) == asked


@pytest.mark.parametrize(("second", "asked"), [("one", 2), ("another", 0)])
def test_what_another_game_decides_about_is_not_asked(second: str, asked: int) -> None:
    """Of two seats that were seen, one in each game, a clause of the one game knows one alone."""
    book = load_rulebook("three-card")
    clause = next(clause for clause in book.clauses if "seat" in aspects(clause))
    faults = {other.id: () for other in book.clauses} | {clause.id: (Fault("deal", "duty", "not done"),)}

    def told(seat: str) -> dict[About, set[str]]:
        return {frozenset({Instance("seat", seat)}): {"not done"}}

    decision: Decision = ("deal", "duty")
    seen = by_game([(["one"], {decision: told("the lowest")}), ([second], {decision: told("the highest")})])
    served: dict[str, Provisions] = {"one": {"deal": (clause.id,)}, "another": {"deal": ()}}
    found = instances_of([book], faults, {book.id: [seen]}, {book.id: served})
    assert len(found[clause.id]) == asked


def test_a_fault_says_for_what_it_is() -> None:
    """Nothing is said where it is for everything."""
    assert str(Fault("deal", "duty", "not done", EVERY)) == "deal: not done"
    alone = Fault("deal", "duty", "not done", Instance("seat", "the lowest"))
    assert str(alone) == "deal: not done, for one alone (seat: the lowest)"
