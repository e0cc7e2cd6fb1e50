"""`clausewise journal show`: from a line that a page names to what was done there, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.failures import CLEAN, USAGE
from clausewise.journal import JournalWriter, ScenarioJournal
from clausewise.journal.records import ConfigurationUsed, Difference, Header
from clausewise.reference_engine.core.money import Cents
from clausewise.reference_engine.vocabulary.against_dealer.stimuli import PlaceWager
from clausewise.reference_engine.vocabulary.core.events import Procedure
from clausewise.reference_engine.vocabulary.description import Description, Receipt, TableSetup
from clausewise.reference_engine.vocabulary.events import Seen

TIME = "2026-01-01T00:00:00.000000+00:00"


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A run of one scenario, which failed."""
    described = Description(
        manufacturer="Acme", product="Table", version="1.2", build="test", protocol=1, vocabulary={"core": 1},
        games=("four-card-poker",), options={},
    )  # fmt: skip
    used = ConfigurationUsed(name="usual", target="x", description=described)
    header = Header(time=TIME, run="r", segment="main", harness="1", rulebooks={"b": "1"}, configurations=(used,))
    writer = JournalWriter(tmp_path, "main", header)
    journal = ScenarioJournal(writer)
    journal.started(uid="u", rulebook="b", clause="b.1", name="pays <n>", file="f", line=3, configuration="usual",
                    example={"n": "50"})  # fmt: skip
    journal.step_started("Given", "a table", 4)
    journal.opened("t1", TableSetup(rulebook="b", seed=1))
    journal.step_ended("pass")
    journal.step_started("When", "seat 1 wagers 10", 5)
    journal.submitted("t1", "s1", PlaceWager(1, "ante", Cents(1000)))
    journal.answered("t1", "s1", Receipt(accepted=False, reason="not \x1b[31mnow"))
    journal.step_ended("pass")
    journal.step_started("Then", "seat 1 is paid 50", 6)
    journal.happened("t1", Seen(sequence=1, at=0, event=Procedure(act="cuts")))
    journal.checked("the ante is paid", ok=False, expected="50", got="40")
    journal.step_ended("fail", "not 50")
    journal.ended("fail", "not 50", step="Then seat 1 is paid 50",
                  difference=Difference(index=0, expected="pays 50", got="pays 40"))  # fmt: skip
    writer.seal({"fail": 1})
    return tmp_path


def shown(run: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """What is printed of a line."""
    capsys.readouterr()
    assert main(["journal", "show", str(run), *more]) == CLEAN
    return capsys.readouterr().out


def test_a_scenario_is_told_from_its_first_line(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was done, what was answered and seen, what was checked and how it ended, with the numbers of the lines."""
    told = shown(run, capsys, "2")
    assert ">  2  b.1: pays 50" in told
    assert "   6    When seat 1 wagers 10" in told
    assert "told the system: place wager: seat 1, wager ante, amount 10" in told
    assert "it refused that (not ⟨ESC⟩[31mnow)" in told
    assert "checked: the ante is paid: NOT SO: expected 50, got 40" in told
    assert "ended: fail, at: Then seat 1 is paid 50: not 50" in told
    assert "first difference: expected pays 50; got pays 40" in told


def test_in_the_middle_the_steps_around_are_shown(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The step with its neighbours; all of the scenario where that is asked for; other lines by themselves."""
    assert "Given a table" not in shown(run, capsys, "12")
    assert "Given a table" in shown(run, capsys, "12", "--whole")
    assert "the run r of Clausewise 1" in shown(run, capsys, "1")
    assert "the footer" in shown(run, capsys, "main:15")


@pytest.mark.parametrize(
    ("place", "said"),
    [("99", "has 15 lines, and no line 99"), ("gw7:1", "has no segment 'gw7'"), ("twelve", "is no line of a journal")],
)
def test_a_line_that_is_not_there_is_told(run: Path, capsys: pytest.CaptureFixture[str], place: str, said: str) -> None:
    """With what is there."""
    assert main(["journal", "show", str(run), place]) == USAGE
    assert said in capsys.readouterr().err
