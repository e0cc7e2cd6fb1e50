"""A recorded run is judged again by its answers, without the system."""

import subprocess
import sys
from pathlib import Path

import pytest

from clausewise.journal import read_segment, scenarios
from clausewise.journal.chain import compose, encoder, link, origin, take_apart
from clausewise.journal.records import Footer

CLAUSE = "mlgca-four-card.11.D.4.c.ii"


def clausewise(*arguments: str | Path, place: Path) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own, as a person starts it."""
    command = [sys.executable, "-m", "clausewise", *map(str, arguments)]
    return subprocess.run(command, cwd=place, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of one clause against the reference engine."""
    place = tmp_path_factory.mktemp("recorded")
    ran = clausewise("run", "--clause", CLAUSE, "--out", place / "run", "--no-allure", place=place)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return place / "run"


def computed_anew(recorded: Path, out: Path, was: bytes, becomes: bytes) -> None:
    """A recording of a system that answered otherwise, with every hash right."""
    (out / "journal").mkdir(parents=True)
    head, made = origin("main"), b""
    for entry in read_segment(recorded, "main"):
        body = encoder.encode(entry.record).replace(was, becomes)
        if isinstance(entry.record, Footer):
            body = encoder.encode(entry.record).replace(entry.record.segments["main"].encode(), head)
        head = link(head, body)
        made += compose(entry.n, head, body)
    assert take_apart(made.splitlines()[-1]) is not None
    (out / "journal" / "main.jsonl").write_bytes(made)


def test_the_same_answers_give_the_same_verdicts(recorded: Path, tmp_path: Path) -> None:
    """Stimulus for stimulus and event for event, with the verdicts of the run itself."""
    judged = clausewise("rejudge", recorded, "--out", tmp_path / "again", place=tmp_path)
    assert judged.returncode == 0, judged.stdout + judged.stderr
    assert "the same verdicts as then" in judged.stdout
    before, after = scenarios(recorded), scenarios(tmp_path / "again")
    assert [run.key for run in before] == [run.key for run in after]
    for then, now in zip(before, after, strict=True):
        assert [one.stimulus for one in then.stimuli] == [one.stimulus for one in now.stimuli]
        assert [one.seen for one in then.events] == [one.seen for one in now.events]
        assert then.events


def test_it_is_the_answers_that_are_judged(recorded: Path, tmp_path: Path) -> None:
    """A recording in which the ante is paid one cent short was noted as passed; judged again it fails."""
    computed_anew(recorded, tmp_path / "short", b'"result":"wins","pays":1000', b'"result":"wins","pays":999')
    judged = clausewise("rejudge", tmp_path / "short", place=tmp_path)
    assert judged.returncode == 5, judged.stdout + judged.stderr
    assert f"{CLAUSE}: was pass, is fail" in judged.stdout


def test_a_journal_that_is_not_sound_is_not_judged(recorded: Path, tmp_path: Path) -> None:
    """Nor one whose seal is another."""
    refused = clausewise("rejudge", recorded, "--seal", "0" * 64, "--out", tmp_path / "again", place=tmp_path)
    assert refused.returncode == 1
    assert "not judged again" in refused.stderr
    assert not (tmp_path / "again").exists()
