"""`clausewise verify`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.failures import CLEAN, FAIL, USAGE
from clausewise.journal import JournalWriter
from clausewise.journal.records import Header, Remark

Run = Callable[[str], Any]


@pytest.fixture
def seal(place: Path) -> str:
    """A sealed journal of three lines in `run`; its seal."""
    header = Header(
        time="2026-02-01T00:00:00.000000+00:00", run="r", segment="main", harness="1", rulebooks={}, configurations=()
    )
    writer = JournalWriter(place / "run", "main", header)
    writer.write(Remark(time="2026-02-01T00:00:00.000000+00:00", text="something"))
    return writer.seal({})


def test_a_sound_journal_is_clean(run: Run, seal: str) -> None:
    """The seal is shown, and whoever gave none is told what that leaves open."""
    said = run("verify run")
    assert said.code == CLEAN
    assert said.out.splitlines()[0] == f"sound: 1 segment, seal {seal}"
    assert "compare the seal" in said.out
    said = run(f"verify run --seal {seal}")
    assert (said.code, said.out) == (CLEAN, f"sound: 1 segment, seal {seal}\n")


def test_a_changed_line_is_named(run: Run, seal: str, place: Path) -> None:
    """One line for each problem, with file and line number; the exit code says so too."""
    path = place / "run" / "journal" / "main.jsonl"
    path.write_text(path.read_text().replace("something", "somethinG"))
    said = run(f"verify run --seal {seal}")
    assert said.code == FAIL
    assert said.out.splitlines()[0].startswith("journal/main.jsonl, line 2: was changed")
    assert said.out.splitlines()[-1] == "not sound: 1 problem"


@pytest.mark.usefixtures("seal")
def test_another_seal_is_noticed(run: Run) -> None:
    """The journal was computed anew, or the seal is that of another run."""
    said = run(f"verify run --seal {'0' * 64}")
    assert said.code == FAIL
    assert "line 3: the seal of this journal is" in said.out


@pytest.mark.parametrize(
    ("command", "message"), [("verify nowhere", "no journal here"), ("verify run --seal 12", "64 digits")]
)
def test_what_cannot_be_verified_is_said_so(run: Run, command: str, message: str) -> None:
    """A mistyped directory or seal is not a sound journal."""
    said = run(command)
    assert said.code == USAGE
    assert message in said.err
    assert "Traceback" not in said.err


@pytest.mark.usefixtures("seal")
@pytest.mark.parametrize("command", ["report run", "rejudge run --out again"])
def test_a_header_under_which_nothing_was_tested_is_no_defect(run: Run, command: str) -> None:
    """Its chain is whole, and nobody can judge by it: one sentence says why."""
    said = run(command)
    assert said.code not in {CLEAN, FAIL}
    assert "its header names no configuration, so nothing was tested" in said.err
    assert "a defect of clausewise" not in said.err
