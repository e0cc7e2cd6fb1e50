"""The random rounds by which equivalent faults are known."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clausewise.reference_engine.engine import RULE_SETS, open_table
from clausewise.reference_engine.events import BonusPaid, Folded, RoundEnded, WagerSettled
from clausewise.reference_engine.random_rounds import Script, scripts

RULES = RULE_SETS["mlgca-four-card"]


def played(rounds: int) -> list[Script]:
    """So many rounds."""
    return list(scripts("mlgca-four-card", RULES.options, RULES.readings, open_table, rounds))


def test_the_same_rounds_every_time() -> None:
    """A longer series begins with the shorter one; what is called equivalent today is so tomorrow."""
    assert played(60)[: len(played(30))] == played(30)


def test_so_many_rounds_come_to_their_end() -> None:
    """Counted by the events of the tables that the scripts are played on again."""
    ended = 0
    for script in played(100):
        table = open_table(script.setup)
        for stimulus in script.stimuli[: -1 if script.crash else None]:
            table.submit(stimulus)
        ended += sum(isinstance(seen.event, RoundEnded) for seen in table.seen)
    assert ended >= 100


def test_they_come_to_everything_that_matters() -> None:
    """Wins, losses, folds and bonuses, refusals and acceptances, every option and every reading."""
    results: set[str] = set()
    kinds: set[type] = set()
    receipts: set[bool] = set()
    for script in (every := played(300)):
        table = open_table(script.setup)
        stimuli = script.stimuli[: -1 if script.crash else None]
        receipts |= {table.submit(stimulus).accepted for stimulus in stimuli}
        kinds |= {type(seen.event) for seen in table.seen}
        results |= {seen.event.result for seen in table.seen if isinstance(seen.event, WagerSettled)}
    assert {"wins", "loses", "forfeited", "returned"} <= results
    assert {Folded, BonusPaid} <= kinds
    assert receipts == {True, False}
    for option, values in RULES.options.items():
        assert {script.setup.options[option] for script in every} == set(values)
    for reading, choices in RULES.readings.items():
        assert {script.setup.readings.get(reading, choices[0]) for script in every} == set(choices)


def test_tables_differ() -> None:
    """No two neighbours are played alike."""
    assert all(one.stimuli != other.stimuli for one, other in pairwise(played(30)))


@pytest.mark.parametrize("rulebook", RULE_SETS)
def test_no_table_breaks_down(rulebook: str) -> None:
    """Whatever is done to it in whatever order, under every option and every reading."""
    rules = RULE_SETS[rulebook]
    crashes = [one.crash for one in scripts(rulebook, rules.options, rules.readings, open_table, 150) if one.crash]
    assert crashes == []
