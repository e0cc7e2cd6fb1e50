"""A rule set that maps no clause to a provision has no such rule."""

from __future__ import annotations

import pytest

from clausewise.reference_engine.core.odds import Odds
from clausewise.reference_engine.core.rule_set import RuleSet
from clausewise.reference_engine.core.rulings import Refusal, Rulings, Site
from clausewise.reference_engine.families.table import Opening, Table
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import Declaration, TableSetup

CLAUSES = {"cut": ("b.1",)}
RULES = RuleSet(rulebook="harbour", title="Harbour", provisions=CLAUSES, readings={}, options={})


def test_what_no_rule_forbids_is_permitted_and_no_place_for_a_fault() -> None:
    """An act is refused by a rule of the rule set and by no other."""
    sites: list[Site] = []
    rulings = Rulings(CLAUSES, {}, notice=sites.append)
    assert rulings.permits("bet", lawful=False)
    rulings.demand("bet", lawful=False, reason="never heard")
    assert sites == []
    with pytest.raises(Refusal):
        rulings.demand("cut", lawful=False, reason="heard")


def test_what_no_rule_says_is_not_cited() -> None:
    """Clauses that are there are cited beside provisions that are not."""
    assert Rulings(CLAUSES, {}).cite(["bet", "cut"]) == ("b.1",)


def test_a_duty_that_no_rule_imposes_is_not_done() -> None:
    """Unless the game cannot do without it: then it is seen, and cites what else there is."""
    sites: list[Site] = []
    table = Table(Opening(TableSetup("harbour"), RULES, notice=sites.append))
    assert not table.does(Procedure("washes"), "wash", "cut")
    assert table.does(Procedure("stacks"), "stack", "cut", anyway=True)
    assert [seen.event for seen in table.seen] == [Procedure("stacks")]
    assert list(table.citations) == [("b.1",)]
    assert sites == []


def test_a_fact_that_no_rule_asks_for_is_not_declared() -> None:
    """It would be cited by nothing."""
    facts: Declaration = {}
    table = Table(Opening(TableSetup("harbour"), RULES))
    table.declares(facts, "number of oars", 2, "oars")
    table.declares(facts, "number of decks", 1, "cut")
    assert facts == {"number of decks": 1}


def test_what_only_a_rule_can_answer_must_not_be_asked() -> None:
    """A figure, a question, a choice, a payout: without the rule it is the engine that is wrong."""
    rulings = Rulings(CLAUSES, {})
    assert rulings.knows("cut")
    assert not rulings.knows("bet")
    with pytest.raises(LookupError, match="the rule set has no rule bet"):
        rulings.figure("bet", 1)
    with pytest.raises(LookupError):
        rulings.holds("bet", truth=True)
    with pytest.raises(LookupError):
        rulings.choose("bet", 1, {"two": 2})
    with pytest.raises(LookupError):
        rulings.payout("bet", Odds(1, "to"))


def test_a_question_that_the_rule_set_does_not_leave_open() -> None:
    """The code says what holds then, or it must not ask."""
    rulings = Rulings(CLAUSES, {"tie": "wins"})
    assert rulings.reading("tie", "loses") == "wins"
    assert rulings.reading("exposed", "void") == "void"
    with pytest.raises(KeyError):
        rulings.reading("exposed")
