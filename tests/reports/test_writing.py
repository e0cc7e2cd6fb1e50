"""From a journal on the disk to the reports, as `clausewise report` makes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clausewise.cli import main
from clausewise.journal.chain import MAIN
from clausewise.journal.records import ConfigurationUsed, Difference, Header
from clausewise.journal.scenario import ScenarioJournal
from clausewise.journal.writer import JournalWriter, now
from clausewise.reference_engine.core.money import dollars
from clausewise.reference_engine.vocabulary.against_dealer.events import WagerSettled, WagerTaken
from clausewise.reference_engine.vocabulary.description import Description
from clausewise.reference_engine.vocabulary.events import Seen
from clausewise.registry import load_rulebooks
from clausewise.reports.assembling import dossier_of
from clausewise.reports.writing import misquoted, write_reports

RULEBOOK = """
title = "Tiny Poker"
authority = "The Agency"
version = "1"
game = "Tiny Poker"
[document]
name = "tiny.txt"
heading = 'Chapter (\\d+)'
levels = ["A."]
"""
FEATURE = """
Feature: Payouts

  @tiny-poker.1.A @payout @play
  Rule: The ante is paid
    One to one.

    Background:
      Given a table

    Scenario Outline: An ante of <amount> wins
      When seat 1 wagers <amount> on ante
      Then seat 1's ante wins <amount>
      And the round is over

      Examples:
        | amount |
        | 10     |
        | 20     |

  @tiny-poker.1.B @introduction
  Rule: This chapter is about payouts
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A features folder with one small rulebook."""
    folder = tmp_path / "features" / "tiny-poker"
    folder.mkdir(parents=True)
    (folder / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    (folder / "1-payouts.feature").write_text(FEATURE, encoding="utf-8")
    return folder.parent


def play(journal: ScenarioJournal, amount: int, *, paid: bool) -> None:
    """One row of the outline."""
    text = f"seat 1's ante wins {amount}"
    journal.started(
        uid=f"ante-{amount}", rulebook="tiny-poker", clause="tiny-poker.1.A", name="An ante of <amount> wins",
        file="tiny-poker/1-payouts.feature", line=11, configuration="the only one", example={"amount": str(amount)},
    )  # fmt: skip
    journal.step_started("Given", "a table", 9)
    journal.step_ended("pass")
    journal.step_started("When", f"seat 1 wagers {amount} on ante", 12)
    journal.happened("first", Seen(1, 0, WagerTaken(1, "ante", dollars(99))))
    journal.happened("second", Seen(1, 0, WagerTaken(1, "ante", dollars(amount))))
    settled = WagerSettled(
        1, "ante", dollars(amount), "wins" if paid else "loses", dollars(amount if paid else 0), paid
    )
    journal.happened("second", Seen(2, 5, settled))
    journal.step_ended("pass")
    journal.step_started("Then", text, 13)
    journal.checked(text, ok=paid, expected=f"wins {amount}", got=f"wins {amount}" if paid else "loses")
    if paid:
        journal.step_ended("pass")
        journal.step_started("And", "the round is over", 14)
        journal.checked("the round is over", ok=True)
        journal.step_ended("pass")
        journal.ended("pass")
    else:
        journal.step_ended("fail", "the ante loses")
        different = Difference(1, f"ante wins {amount}", "ante loses", ("tiny-poker.1.A",))
        journal.ended("fail", "the ante loses", step=f"Then {text}", difference=different)


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """The directory of a run in which the second row fails."""
    directory = tmp_path / "run"
    described = Description(
        manufacturer="Acme", product="Table", version="4", build="test", protocol=1, vocabulary={"core": 1},
        games=("tiny poker",), options={},
    )  # fmt: skip
    header = Header(
        time=now(), run="run-1", segment=MAIN, harness="0.1", rulebooks={"tiny-poker": "1 (x)"},
        configurations=(ConfigurationUsed(name="the only one", target="reference", description=described),),
    )  # fmt: skip
    writer = JournalWriter(directory, MAIN, header)
    journal = ScenarioJournal(writer)
    play(journal, 10, paid=True)
    play(journal, 20, paid=False)
    writer.seal({"pass": 1, "fail": 1})
    return directory


def test_the_dossier_is_what_the_journal_tells(run: Path, features: Path) -> None:
    """Steps with those not reached, filled in from the row; checks; the events of the last table; the difference."""
    dossier, _ = dossier_of(run, load_rulebooks(features))
    clause, about = dossier.rulebooks[0].clauses
    assert (clause.id, clause.kind, clause.verdict, clause.strength) == ("tiny-poker.1.A", "payout", "fail", "forced")
    assert (clause.file, clause.line) == ("tiny-poker/1-payouts.feature", 5)
    assert about.verdict == "informative"
    won, lost = clause.scenarios
    assert lost.title == "An ante of 20 wins"
    assert clause.why == "An ante of 20 wins: the ante loses"
    assert [(f"{step.keyword} {step.text}", step.outcome) for step in lost.steps] == [
        ("Given a table", "pass"), ("When seat 1 wagers 20 on ante", "pass"), ("Then seat 1's ante wins 20", "fail"),
        ("And the round is over", None),
    ]  # fmt: skip
    assert [step.outcome for step in won.steps] == ["pass"] * 4
    assert [(check.expected, check.got) for check in lost.failed_checks] == [("wins 20", "loses")]
    assert [seen.sequence for seen in lost.events] == [1, 2]
    assert lost.difference is not None
    assert lost.difference.clauses == ("tiny-poker.1.A",)
    assert dossier.summary == "0 of 1 passed, 1 failed, 1 informative"


def test_the_command_makes_all_reports(run: Path, features: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It writes the files, says where they are and ends with the exit code of the run."""
    assert main(["report", str(run), "--no-allure", "--features", str(features)]) == 1
    said = capsys.readouterr().out
    for name in ("matrix.html", "verdicts.json", "junit.xml", "verdicts.csv"):
        assert str(run / name) in said
        assert (run / name).stat().st_size > 0
    assert json.loads((run / "verdicts.json").read_bytes())["clauses"]["tiny-poker.1.A"]["verdict"] == "fail"
    assert "✗ fail  tiny-poker.1.A  (payout)  The ante is paid" in said
    assert "    again: clausewise run --clause tiny-poker.1.A" in said
    assert [path.name for path in run.iterdir() if path.name.startswith(".")] == []


def test_the_command_annotates(
    run: Path, features: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For GitHub nothing but its lines is printed; they stand at files that exist where it is called."""
    monkeypatch.chdir(features.parent)
    assert main(["report", str(run), "--no-allure", "--features", str(features), "--format", "github"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("::") for line in lines)
    assert lines[0].startswith("::error file=features/tiny-poker/1-payouts.feature,line=11,title=tiny-poker.1.A::")
    assert Path("features/tiny-poker/1-payouts.feature").is_file()


def test_another_edition_is_told(run: Path, features: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page restates the rules of today: where they are not those of the run, it says so."""
    main(["report", str(run), "--no-allure", "--features", str(features)])
    told = "the rulebook tiny-poker is not the edition that the run played, which was 1 (x)"
    assert f"note: {told}" in capsys.readouterr().out
    assert told in (run / "matrix.html").read_text(encoding="utf-8")


def test_made_again_they_are_the_same(run: Path, features: Path) -> None:
    """To the byte, so that a copy can be compared."""
    files = write_reports(run, load_rulebooks(features)).files.values()
    before = [path.read_bytes() for path in files]
    assert [path.read_bytes() for path in write_reports(run, load_rulebooks(features)).files.values()] == before


def test_no_run_is_one_message(tmp_path: Path, features: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A directory that holds no journal: what, where, what to do, and exit code 2."""
    assert main(["report", str(tmp_path), "--no-allure", "--features", str(features)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"clausewise: {tmp_path}")
    assert len(said.splitlines()) == 1


def test_a_report_that_cannot_be_written_is_one_message(
    run: Path, features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Something in its place is told, and leaves no draft behind."""
    (run / "matrix.html").mkdir()
    assert main(["report", str(run), "--no-allure", "--features", str(features)]) == 3
    assert "matrix.html: cannot be written" in capsys.readouterr().err
    assert [path.name for path in run.iterdir() if path.name.startswith(".")] == []


WORDS = {"1.A": "The ante pays one to one.", "1.B": "This chapter is about payouts."}


@pytest.fixture
def documents(tmp_path: Path, features: Path) -> Path:
    """The document of the small rulebook, which is locked."""
    folder = tmp_path / "documents"
    folder.mkdir()
    (folder / "tiny.txt").write_text(f"Chapter 1\nA. {WORDS['1.A']}\nB. {WORDS['1.B']}\n", encoding="utf-8")
    assert main(["lock", "tiny-poker", "--documents", str(folder), "--features", str(features)]) == 0
    return folder


def report(run: Path, features: Path, *more: str) -> int:
    """By the command, without the Allure page."""
    return main(["report", str(run), "--no-allure", "--features", str(features), *more])


def test_the_clauses_words_stand_beside_what_failed(
    run: Path, features: Path, documents: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the console and the page; made again without the document they are the same."""
    assert report(run, features, "--documents", str(documents)) == 1
    assert f"    the clause: \u201c{WORDS['1.A']}\u201d" in capsys.readouterr().out
    page = (run / "matrix.html").read_text(encoding="utf-8")
    assert f"<blockquote>{WORDS['1.A']}</blockquote>" in page
    assert WORDS["1.B"] not in page  # it did not fail
    assert report(run, features) == 1
    assert (run / "matrix.html").read_text(encoding="utf-8") == page
    assert misquoted(run, load_rulebooks(features)) == []


@pytest.mark.parametrize(
    ("amended", "why"), [(True, "has been amended since it was locked"), (False, "not in the folder")]
)
def test_without_the_locked_words_the_reports_say_why(
    run: Path, features: Path, documents: Path, capsys: pytest.CaptureFixture[str], *, amended: bool, why: str
) -> None:
    """An amended document is not quoted for what it says now, and a missing one is no reason to fail."""
    document = documents / "tiny.txt"
    if amended:
        document.write_text(document.read_text(encoding="utf-8").replace("one to one", "two to one"), encoding="utf-8")
    else:
        document.unlink()
    assert report(run, features, "--documents", str(documents)) == 1
    said = capsys.readouterr().out
    assert "    the clause: not quoted: the document" in said
    assert why in said
    assert "note: of the clauses that failed 1 is not quoted" in said
    assert "two to one" not in (run / "matrix.html").read_text(encoding="utf-8")


def test_words_put_into_a_clauses_mouth_are_found(run: Path, features: Path, documents: Path) -> None:
    """What lies beside the journal as the clauses' words is compared with what was locked, and not shown otherwise."""
    report(run, features, "--documents", str(documents))
    kept = run / "quoted.json"
    kept.write_text(kept.read_text(encoding="utf-8").replace("one to one", "two to one"), encoding="utf-8")
    assert misquoted(run, load_rulebooks(features)) == [
        f"{kept}: the words of tiny-poker.1.A are not those that were locked"
    ]
    report(run, features)
    assert "two to one" not in (run / "matrix.html").read_text(encoding="utf-8")


def test_a_folder_of_documents_that_is_not_there_is_said_before_anything_is_played(
    tmp_path: Path, features: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, and no run is begun."""
    out = tmp_path / "none"
    told = ["run", "--features", str(features), "--out", str(out), "--documents", str(tmp_path / "nowhere")]
    assert main(told) == 2
    assert "nowhere: no such file or folder" in capsys.readouterr().err
    assert not out.exists()
