"""Old runs of `make run` go, and nothing else does."""

from pathlib import Path

import pytest

from clausewise.running.pruning import main, old_runs


def a_run(folder: Path, name: str) -> Path:
    """A folder that looks like a run."""
    (folder / name / "journal").mkdir(parents=True)
    (folder / name / "journal" / "main.jsonl").touch()
    return folder / name


def test_the_last_runs_stay_and_the_oldest_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the time in their names; each that goes is named."""
    runs = [a_run(tmp_path, f"2026010{day}T120000Z") for day in range(1, 6)]
    assert main([str(tmp_path), "3"]) == 0
    assert [run.exists() for run in runs] == [False, False, True, True, True]
    assert capsys.readouterr().out.count("taken away") == 2


def test_what_is_no_run_of_ours_is_left_alone(tmp_path: Path) -> None:
    """A run with a name that somebody chose, a folder without a journal, a link, a file: none is old."""
    kept = a_run(tmp_path / "elsewhere", "20260101T120000Z")
    a_run(tmp_path, "for-the-commission")
    (tmp_path / "20260102T120000Z").mkdir()
    (tmp_path / "20260103T120000Z").symlink_to(kept)
    (tmp_path / "20260104T120000Z").touch()
    assert old_runs(tmp_path, 0) == []
    assert old_runs(tmp_path / "nowhere") == []
    assert old_runs(kept.parent, 0) == [kept]
