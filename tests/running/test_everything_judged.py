"""What a run sees is judged whether or not a step asks, and a clause that another one stopped is not called broken."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from clausewise.adapters import targets
from clausewise.adapters.base import Answer
from clausewise.adapters.reference import ReferenceSystem, ReferenceTable
from clausewise.cli import main
from clausewise.failures import CLEAN, FAIL
from clausewise.journal import read_journal, scenarios, verify
from clausewise.journal.records import Blamed
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.engine import open_table
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled
from clausewise.reference_engine.vocabulary.cards.stimuli import StackDeck
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.events import AnyEvent
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus
from clausewise.verdicts import Verdicts, decode

Cashier = Callable[[WagerSettled, bool], WagerSettled]
"""What is paid instead; told whether cards were stacked at this table."""


class Till(ReferenceTable):
    """A table of the engine at which somebody else pays."""

    def __init__(self, setup: TableSetup, cashier: Cashier) -> None:
        super().__init__("t", open_table(setup))
        self._cashier = cashier
        self._stacked = False

    def submit(self, submission: str, stimulus: AnyStimulus) -> Answer:
        """As the engine answers, but for what wagers win."""
        self._stacked = self._stacked or isinstance(stimulus, StackDeck)
        answer = super().submit(submission, stimulus)
        told = tuple(msgspec.structs.replace(seen, event=self._paid(seen.event)) for seen in answer.events)
        return Answer(answer.receipt, told)

    def _paid(self, event: AnyEvent) -> AnyEvent:
        wins = isinstance(event, WagerSettled) and event.pays > 0
        return self._cashier(event, self._stacked) if wins and isinstance(event, WagerSettled) else event


def short_where_nobody_looks(event: WagerSettled, stacked: bool) -> WagerSettled:
    """One cent less, where no cards were stacked."""
    return event if stacked else msgspec.structs.replace(event, pays=Cents(event.pays - 1))


def two_rows_wrong(event: WagerSettled, stacked: bool) -> WagerSettled:  # a Cashier
    """Pair plus pays 35 where it should pay 40, and the play wager twice what it should."""
    if event.wager == "pair plus" and event.pays == 40 * event.stake:
        return msgspec.structs.replace(event, pays=Cents(35 * event.stake))
    return msgspec.structs.replace(event, pays=Cents(2 * event.pays)) if event.wager == "play" else event


def run(cashier: Cashier | None, out: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> tuple[int, Verdicts]:
    """A run of Three Card Poker against a table with this cashier."""

    class House(ReferenceSystem):
        def open(self, setup: TableSetup) -> ReferenceTable:
            """A table, as far as the engine has it."""
            table = super().open(setup)
            return table if cashier is None else Till(setup, cashier)

    with monkeypatch.context() as patched:
        patched.setattr(targets, "open_system", lambda _target, settings=None: House())  # noqa: ARG005
        code = main(
            ["run", "--rulebook", "three-card", "--target", "http://it", "--out", str(out), "--no-allure", *more]
        )
    return code, decode((out / "verdicts.json").read_bytes())


@pytest.fixture(scope="module")
def two_faults(tmp_path_factory: pytest.TempPathFactory) -> Verdicts:
    """A run of the payouts and of who wins, against a house that pays two rows wrong."""
    with pytest.MonkeyPatch.context() as patched:
        code, verdicts = run(two_rows_wrong, tmp_path_factory.mktemp("two") / "out", patched, *CHAPTERS)
    assert code == FAIL
    return verdicts


CHAPTERS = ("--clause", "three-card.c", "--clause", "three-card.f", "--clause", "three-card.k")
EVEN_MONEY = "three-card.k.1.i"
LEDGER = "three-card.k.1.ii.table"


def test_what_is_short_where_no_step_looks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cent less wherever no cards were stacked breaks the clause that says what is paid; all scenarios pass."""
    code, verdicts = run(short_where_nobody_looks, tmp_path / "out", monkeypatch, "--clause", "three-card.i")
    outcomes = {s.outcome for clause in verdicts.clauses.values() for s in clause.scenarios}
    failed = {clause: found.reason for clause, found in verdicts.clauses.items() if found.verdict == "fail"}
    assert code == FAIL
    assert "fail" not in outcomes
    assert {EVEN_MONEY} <= set(failed) <= {EVEN_MONEY, "three-card.k.1.i.s1"}, "nobody was asked about them"
    assert "where no Then asked about it" in failed[EVEN_MONEY]
    assert "pays 9.99" in failed[EVEN_MONEY]


def test_it_comes_to_the_same_when_it_is_judged_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Departures that nobody asked about are in the journal, and so are the clauses that they are blamed on."""
    out = tmp_path / "out"
    _, verdicts = run(short_where_nobody_looks, out, monkeypatch, "--clause", "three-card.i.2")
    assert main(["rejudge", str(out), "--out", str(tmp_path / "again")]) == FAIL
    again = decode((tmp_path / "again" / "verdicts.json").read_bytes())
    assert {name: clause.verdict for name, clause in again.clauses.items()} == {
        name: clause.verdict for name, clause in verdicts.clauses.items()
    }
    assert [fault.clauses for fault in again.faults] == [fault.clauses for fault in verdicts.faults] != []
    assert verify(out) == verify(tmp_path / "again") == []


def test_only_what_is_broken_is_called_so(two_faults: Verdicts) -> None:
    """What a scenario of another clause met on its way is told there, and is not that clause's failure."""
    failed = {name for name, clause in two_faults.clauses.items() if clause.verdict == "fail"}
    assert failed == {EVEN_MONEY, LEDGER}
    draws = two_faults.clauses["three-card.c.3.s1"]
    assert draws.verdict == "inconclusive"
    assert f"stopped by {EVEN_MONEY}" in draws.reason
    assert {s.stopped_by for s in draws.scenarios if s.outcome == "inconclusive"} == {EVEN_MONEY}


def test_faults_are_told_with_what_they_explain(two_faults: Verdicts) -> None:
    """Each with its clauses, the scenario that met it the soonest, and what it stopped."""
    play, ledger = sorted(two_faults.faults, key=lambda fault: -fault.scenarios)
    assert play.clauses == (EVEN_MONEY,)
    assert {"three-card.c.1", "three-card.f.5", "three-card.k.1"} <= set(play.stopped)
    assert play.difference is not None
    assert "play" in play.difference.got
    assert (ledger.clauses, ledger.stopped) == ((LEDGER,), ())


def test_the_front_page_and_the_terminal_group_by_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever reads the first lines learns how few faults there are."""
    _, verdicts = run(two_rows_wrong, tmp_path / "out", monkeypatch, *CHAPTERS[-2:])
    clauses = sum(len({*fault.clauses, *fault.stopped}) for fault in verdicts.faults)
    told = f"2 faults explain {clauses} clauses"
    assert told in capsys.readouterr().out
    assert told in (tmp_path / "out" / "matrix.html").read_text(encoding="utf-8")
    table = (tmp_path / "out" / "verdicts.csv").read_text(encoding="utf-8-sig")
    assert EVEN_MONEY in {row["stopped by"] for row in csv.DictReader(io.StringIO(table))}
    assert f'name="stopped by" value="{EVEN_MONEY}"' in (tmp_path / "out" / "junit.xml").read_text(encoding="utf-8")


def test_a_sound_table_departs_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine beside itself explains everything, and nothing is written about it."""
    code, verdicts = run(None, tmp_path / "out", monkeypatch, "--clause", "three-card.k")
    assert (code, verdicts.faults) == (CLEAN, ())
    assert all(run.ended.difference is None for run in scenarios(tmp_path / "out"))
    assert not [entry for entry in read_journal(tmp_path / "out") if isinstance(entry.record, Blamed)]
