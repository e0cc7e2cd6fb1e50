"""A report is worth what its journal is: `report` looks at the chain first, and `verify` makes the reports again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.journal.chain import compose, encoder, link, take_apart
from clausewise.journal.records import Checked
from clausewise.journal.writer import now

REPORTS = ("matrix.html", "verdicts.json", "junit.xml", "verdicts.csv")


@pytest.fixture
def out(toy: Any) -> Path:
    """The folder of a run in which one scenario passed and one failed."""
    toy.rule("one: Given a toy table; Then the toy holds", "two: Then the toy breaks")
    assert toy.run() == 1
    return Path(toy.tmp / "out")


def told(toy: Any, *command: str) -> int:
    """The exit code of a command about the run."""
    return main([*command, str(toy.tmp / "out"), "--features", str(toy.features)])


def test_a_journal_that_was_edited_is_not_reported_as_evidence(
    toy: Any, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fail was made a pass in the file, without its hash: every report says so, none shows the seal, exit code 1."""
    path = out / "journal" / "main.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"outcome":"fail"', b'"outcome":"pass"').replace(b"false", b"true"))
    capsys.readouterr()
    assert told(toy, "report", "--no-allure") == 1
    assert "NOT AS IT WAS WRITTEN: journal/main.jsonl, line" in capsys.readouterr().out
    page = (out / "matrix.html").read_text()
    assert "nothing on this page is evidence" in page
    assert (out / "seal.txt").read_text().strip() not in page
    assert '"not_as_written": []' not in (out / "verdicts.json").read_text()


def test_a_sound_run_verifies_with_its_reports(toy: Any, out: Path) -> None:
    """What `run` wrote is what the journal gives."""
    assert all((out / name).exists() for name in REPORTS)
    assert told(toy, "verify") == 0


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_that_was_edited_beside_a_whole_journal_is_found(
    toy: Any, out: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Named, with the command that makes it again; after that all is sound."""
    path = out / name
    path.write_text(path.read_text().replace("fail", "pass"))
    capsys.readouterr()
    assert told(toy, "verify") == 1
    assert f"{name}: is not what the journal gives" in capsys.readouterr().out
    assert told(toy, "report", "--no-allure") == 1  # the run has a fail
    assert told(toy, "verify") == 0


def test_a_system_that_was_mended_while_the_run_was_down_does_not_pass(
    toy: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """A check fails, the run is killed before the scenario ends, and the same passes when the run is gone on with."""
    toy.rule("one: Given a toy table; Then the toy holds", "deadly: When the toy dies; Then the toy holds")
    assert toy.start().returncode == -9
    journal = toy.tmp / "out" / "journal" / "main.jsonl"
    unmet_before_the_kill(journal)
    assert toy.run("--resume") == 1
    assert "note: the run was cut off, and gone on with at" in capsys.readouterr().out
    verdicts = (toy.tmp / "out" / "verdicts.json").read_text()
    assert "passed when the run was gone on with, but not before it was cut off: the toy holds" in verdicts
    assert "gone on with at" in (toy.tmp / "out" / "matrix.html").read_text()


def unmet_before_the_kill(journal: Path) -> None:
    """Adds to a journal that was cut off the line of a check that was not met, as the harness would have written it."""
    lines = journal.read_bytes().splitlines()
    last = take_apart(lines[-1])
    assert last is not None
    body = encoder.encode(Checked(time=now(), sentence="the toy holds", ok=False))
    with journal.open("ab") as stream:
        stream.write(compose(last.n + 1, link(last.hash, body), body))
