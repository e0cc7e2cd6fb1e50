"""The random rounds by which equivalent faults are known."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.reference_engine.rulebooks.random_rounds import Script, scripts
from clausewise.reference_engine.vocabulary.against_dealer.events import BonusPaid, WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.core.events import Folded, RoundEnded, RoundStarted
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.pot.events import TurnGiven
from clausewise.reference_engine.vocabulary.pot.stimuli import PutIn

AGAINST_THE_DEALER = ("mlgca-four-card", "oneida-four-card", "three-card")


def played(rounds: int, rulebook: str = "mlgca-four-card") -> list[Script]:
    """So many rounds."""
    rules = RULEBOOKS[rulebook].rules
    return list(scripts(rulebook, rules.options, rules.readings, open_table, rounds))


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


@pytest.mark.parametrize("rulebook", AGAINST_THE_DEALER)
def test_they_come_to_everything_that_matters(rulebook: str) -> None:
    """Wins, losses, folds and bonuses, refusals and acceptances, every option and every reading."""
    results: set[str] = set()
    kinds: set[type] = set()
    receipts: set[bool] = set()
    for script in (every := played(300, rulebook)):
        table = open_table(script.setup)
        stimuli = script.stimuli[: -1 if script.crash else None]
        receipts |= {table.submit(stimulus).accepted for stimulus in stimuli}
        kinds |= {type(seen.event) for seen in table.seen}
        results |= {seen.event.result for seen in table.seen if isinstance(seen.event, WagerSettled)}
    assert {"wins", "loses", "forfeited", "returned"} <= results
    assert {Folded, BonusPaid} <= kinds
    assert receipts == {True, False}
    for option, values in RULEBOOKS[rulebook].rules.options.items():
        assert {script.setup.options[option] for script in every} == set(values)
    for reading, choices in RULEBOOKS[rulebook].rules.readings.items():
        assert {script.setup.readings.get(reading, choices[0]) for script in every} == set(choices)


def test_pair_plus_is_played_alone() -> None:
    """By one player beside others with an ante, and by everybody at the table."""
    kinds: set[tuple[bool, bool]] = set()
    for script in played(150, "three-card"):
        table = open_table(script.setup)
        for stimulus in script.stimuli[: -1 if script.crash else None]:
            table.submit(stimulus)
        wagers: dict[int, set[str]] = {}
        for event in (seen.event for seen in table.seen):
            if isinstance(event, RoundStarted):
                wagers = {}
            elif isinstance(event, WagerTaken):
                wagers.setdefault(event.seat, set()).add(event.wager)
            elif isinstance(event, WagerSettled) and event.wager == "pair plus" and event.result in ("wins", "loses"):
                alone = wagers[event.seat] == {"pair plus"}
                kinds.add((alone, all(made == {"pair plus"} for made in wagers.values())))
    assert kinds == {(False, False), (True, False), (True, True)}


def test_tables_differ() -> None:
    """No two neighbours are played alike."""
    assert all(one.stimuli != other.stimuli for one, other in pairwise(played(30)))


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_no_table_breaks_down(rulebook: str) -> None:
    """Whatever is done to it in whatever order, under every option and every reading."""
    rules = RULEBOOKS[rulebook].rules
    crashes = [one.crash for one in scripts(rulebook, rules.options, rules.readings, open_table, 150) if one.crash]
    assert crashes == []


def test_currency_comes_in_the_sum_that_is_due() -> None:
    """No rule says what becomes of more: a house could be followed neither if it took that nor if it did not."""
    paid = []
    for seed in range(1, 31):
        setup = TableSetup("oneida-poker", seed=seed)
        talkers = RULEBOOKS["oneida-poker"].games[0].player
        player = talkers(Random(seed), setup, open_table(setup))
        player.mood = {"puts in": 0.9}
        player.play()
        table, due = open_table(setup), 0
        for stimulus in player.stimuli:
            if isinstance(stimulus, PutIn) and stimulus.cash:
                paid.append((stimulus.amount, due))
            before = len(table.seen)
            table.submit(stimulus)
            turns = [seen.event for seen in table.seen[before:] if isinstance(seen.event, TurnGiven)]
            due = turns[-1].due if turns else due
    assert len(paid) > 10
    assert all(amount == due > 0 for amount, due in paid)
