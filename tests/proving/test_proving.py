"""What counts as caught, what survives, and what is shown to be no fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from clausewise.proving import patience as patience_module
from clausewise.proving import planting
from clausewise.reference_engine.families.misreadings import Misreading, replaced
from clausewise.reference_engine.families.table import Table
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.reports.prove_results import ClauseProof, Proof

Proving = Callable[..., Proof]

PLAYED = """\
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards fall as
        | seat 1 | As Ad Kc 7h 2d    |
        | dealer | Ah Ac Ks 7d 2s 3c |
      When seat 1 plays for 10
      And the round is completed
"""

STRONG = "mlgca-four-card.12.A"
WEAK = "mlgca-four-card.11.D.4.c.ii"
SHAKY = "mlgca-four-card.7.C"

WORTH = f"""\
Feature: Rules of different worth

  @{STRONG} @payout @play
  Rule: Ante and play are paid even money
    Scenario: The play wager wins as much as was wagered
{PLAYED}      Then seat 1's ante wins 10
      And seat 1's play wins 10

  @{WEAK} @payout @play
  Rule: An equal hand is paid
    Scenario: Nobody looks at the ante
{PLAYED}      Then seat 1's play wins 10

  @{SHAKY} @betting @play
  Rule: A wager is placed before bets are closed
    Scenario: Aces up after the cards are dealt
      Given a Four Card Poker table under the MLGCA rules
      And seat 1 wagers 10 on ante
      And the cards are dealt
      When seat 1 wagers 10 on aces up
      Then the wager is refused
"""


def with_misreading(monkeypatch: pytest.MonkeyPatch, *misreadings: Misreading) -> None:
    """Only these are planted beside the generated faults."""
    monkeypatch.setattr(planting, "misreadings_of", lambda _: misreadings)


def names(found: ClauseProof) -> set[str]:
    """The faults that survived."""
    return {survivor.fault for survivor in found.survivors}


@pytest.fixture
def proof(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> Proof:
    """The three rules, with generated faults alone."""
    with_misreading(monkeypatch)
    return proving(WORTH)


def test_a_strong_scenario_catches_everything(proof: Proof) -> None:
    """Unpaid, paid more, paid less: the amount is looked at, so each of the three is noticed."""
    found = proof.clauses[STRONG]
    assert {name for name, count in found.operators.items() if count.caught} == {"unpaid", "one more", "one less"}
    assert (found.planted, found.caught, found.survivors) == (3, 3, ())
    assert found.clean


def test_what_nobody_looks_at_survives(proof: Proof) -> None:
    """That only the play wager is paid does not change what the scenario looks at; it is listed with what was run."""
    found = proof.clauses[WEAK]
    unseen = "settle.higher-or-equal: instead: the play only"
    assert unseen in names(found)
    tried = next(one.scenarios for one in found.survivors if one.fault == unseen)
    assert [(run.scenario, run.outcome) for run in tried] == [(f"{WEAK} Nobody looks at the ante", "pass")]
    assert found.caught > 0
    assert not found.clean


def test_a_given_does_not_catch(proof: Proof) -> None:
    """Where a broken engine refuses the lawful wager, the situation is not reached: that is no catch."""
    found = proof.clauses[SHAKY]
    refusing = "wager.before-no-more-bets: refused"
    tried = next(one.scenarios for one in found.survivors if one.fault == refusing)
    assert [run.outcome for run in tried] == ["inconclusive"]
    assert tried[0].at.startswith("And seat 1 wagers")
    assert "wager.before-no-more-bets: accepted" in {one.fault for one in found.caught_faults}


def test_what_changes_nothing_is_equivalent(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same events in the scenario and in all random rounds: nobody can notice it, and the reason is given."""
    with_misreading(monkeypatch, Misreading("nothing is misread", (STRONG,)))
    found = proving(WORTH).clauses[STRONG]
    assert [same.fault for same in found.equivalent] == ["misreading: nothing is misread"]
    assert "3 scenarios" in found.equivalent[0].reason
    assert found.clean


def test_a_difference_outside_the_scenarios_is_seen_in_random_rounds(
    proving: Proving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault that only a third player at a table would notice is no equivalent one."""
    submit = Table.submit

    def forgetful(self: Table, stimulus: AnyStimulus) -> object:
        receipt = submit(self, stimulus)
        if len(self.seen) > 200:
            self.emitted.pop()
        return receipt

    with_misreading(
        monkeypatch, Misreading("long tables forget", (STRONG,), lambda: replaced(Table, "submit", forgetful))
    )
    found = proving(WORTH).clauses[STRONG]
    assert names(found) == {"misreading: long tables forget"}
    assert found.equivalent == ()


@contextmanager
def endless() -> Iterator[None]:
    """An engine that never answers."""

    def submit(self: Table, stimulus: object) -> None:
        while True:
            pass

    with replaced(Table, "submit", submit):
        yield


def crashing() -> None:
    """Falls over."""
    raise ZeroDivisionError


@contextmanager
def falling() -> Iterator[None]:
    """An engine that crashes."""
    with replaced(Table, "submit", lambda _self, _stimulus: crashing()):
        yield


@pytest.mark.parametrize("breaking", [endless, falling])
def test_neither_a_crash_nor_a_timeout_catches(
    proving: Proving, monkeypatch: pytest.MonkeyPatch, breaking: Callable[[], AbstractContextManager[None]]
) -> None:
    """An engine that falls over or never answers is noticed by everybody, which proves nothing about a scenario."""
    monkeypatch.setattr(patience_module, "PATIENCE", 0.2)
    with_misreading(monkeypatch, Misreading("no answer", (STRONG,), breaking))
    found = proving(WORTH).clauses[STRONG]
    assert names(found) == {"misreading: no answer"}
    assert [run.outcome for run in found.survivors[0].scenarios] == ["error"]


def test_a_misreading_is_caught_where_a_then_looks(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reading that was not chosen is taken all the same: the equal hand is returned, and both rules notice."""
    misread = Misreading("equal hands stand off", (STRONG, WEAK), readings={"equal-hand": "stands-off"})
    with_misreading(monkeypatch, misread)
    clauses = proving(WORTH).clauses
    for clause in (STRONG, WEAK):
        assert str(misread) in {one.fault for one in clauses[clause].caught_faults}


def test_an_unsound_scenario_proves_nothing(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Then that the sound engine does not keep would turn red for every fault; the clause counts no catch at all."""
    with_misreading(monkeypatch)
    found = proving(WORTH.replace("ante wins 10", "ante wins 20")).clauses[STRONG]
    assert [run.outcome for run in found.unsound] == ["fail"]
    assert (found.planted, found.caught, found.clean) == (0, 0, False)


def test_two_workers_find_the_same(proving: Proving, proof: Proof, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is proved does not depend on who proved it."""
    with_misreading(monkeypatch)
    assert proving(WORTH, workers=2).clauses == proof.clauses


def test_isolation_looks_at_the_siblings(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sibling with the same scenario turns red with every fault; then no fault tells the clause from it."""
    with_misreading(monkeypatch)
    sibling = "mlgca-four-card.12.B"
    rule = WORTH[WORTH.index(f"  @{STRONG}") : WORTH.index(f"  @{WEAK}")]
    four_aces = (
        rule.replace(STRONG, sibling).replace("As Ad Kc 7h 2d", "As Ad Ac Ah 2d").replace("Ah Ac Ks", "Kh Kd Ks")
    )
    named = four_aces.replace("The play wager wins as much as was wagered", "With a bonus")
    beside = named + "      And seat 1 gets an ante bonus of 250\n"
    found = proving(WORTH.replace(f"  @{WEAK}", beside + f"\n  @{WEAK}")).clauses
    assert found[STRONG].caught == 3
    assert not found[STRONG].isolated
    assert found[sibling].isolated


def test_a_misreading_without_its_place_survives(proving: Proving, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the engine's function has gone, the misreading is not planted; that is said, and nothing else stops."""
    gone = Misreading("the function has gone", (STRONG,), lambda: replaced(Table, "no_such_function", None))
    with_misreading(monkeypatch, gone)
    found = proving(WORTH).clauses[STRONG]
    assert names(found) == {str(gone)}
    assert "no_such_function" in found.survivors[0].scenarios[0].message
    assert found.caught == 3
