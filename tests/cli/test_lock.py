"""`clausewise lock`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.failures import CLEAN, FAIL, USAGE

Run = Callable[[str], Any]
LOCK = "lock harbour --documents documents --features features"
CHECK = "lock --check --documents documents --features features"


def change(place: Path, before: str, after: str) -> None:
    """Another wording of the document."""
    path = place / "documents" / "harbour.txt"
    assert before in path.read_text()
    path.write_text(path.read_text().replace(before, after))


def test_lock_counts_what_it_locked(run: Run, place: Path) -> None:
    """Three clauses of 4, 3 and 2 words."""
    said = run(LOCK)
    assert said.code == CLEAN
    assert said.out == f"{place}/features/harbour/clauses.lock: 3 clauses, 9 words of harbour.txt\n"


@pytest.mark.usefixtures("locked")
def test_an_unchanged_document_is_clean(run: Run) -> None:
    """Every clause is listed."""
    said = run(CHECK)
    assert said.code == CLEAN
    assert [line.split() for line in said.out.splitlines()[1:4]] == [
        ["unchanged", "harbour.1.A"],
        ["unchanged", "harbour.1.A.1"],
        ["unchanged", "harbour.1.A.2"],
    ]
    assert "3 clauses: 3 unchanged, 0 changed, 0 moved, 0 gone" in said.out


@pytest.mark.usefixtures("locked")
def test_a_changed_document_fails_with_a_word_diff(run: Run, place: Path) -> None:
    """With --changes nothing else is listed."""
    change(place, "Two oars", "Three oars")
    said = run(f"{CHECK} --changes")
    assert said.code == FAIL
    assert said.out.splitlines()[1] == "  changed   harbour.1.A.1  [-1 word-] {+three+} oars and"
    assert "unchanged harbour" not in said.out


@pytest.mark.usefixtures("locked")
def test_against_the_old_document_the_diff_has_the_old_words(run: Run, place: Path) -> None:
    """And a document that is not the old one is refused."""
    (place / "old.txt").write_bytes((place / "documents" / "harbour.txt").read_bytes())
    change(place, "Two oars", "Three oars")
    assert "[-two-] {+three+} oars and" in run(f"{CHECK} --against old.txt").out
    said = run(f"{CHECK} --against documents/harbour.txt")
    assert said.code == USAGE
    assert "is not the document from which clauses.lock was made" in said.err


@pytest.mark.usefixtures("locked")
def test_the_comparison_as_json(run: Run, place: Path) -> None:
    """For machines."""
    change(place, "(2) One bell.", "(2) One bell.\nA mast too.")
    said = run(f"{CHECK} --format json")
    assert said.code == FAIL
    result = json.loads(said.out)["harbour"]
    assert [s["status"] for s in result["states"]] == ["unchanged"] * 3
    assert (result["unclaimed"], result["unchanged"]) == (["A mast too."], False)


@pytest.mark.usefixtures("locked")
def test_locking_anew_says_which_clauses_to_look_at(run: Run, place: Path) -> None:
    """The lock is only the first half of a change."""
    assert "No clause differs" in run(LOCK).out
    change(place, "Two oars; and\n(2) One bell", "Four oars; and\n(2) One bell; and\n(3) One mast")
    out = run(LOCK).out
    assert "  added: harbour.1.A.3\n" in out
    assert "  changed: harbour.1.A.1, harbour.1.A.2\n" in out


def test_what_is_missing_is_explained(run: Run) -> None:
    """No lock, no rulebook, no document."""
    said = run(CHECK)
    assert (said.code, "no rulebook here has a clauses.lock" in said.err) == (USAGE, True)
    said = run("lock --documents documents --features features")
    assert (said.code, "name the rulebook" in said.err) == (USAGE, True)
    said = run("lock harbour --documents nowhere --features features")
    assert (said.code, "nowhere: no such folder" in said.err) == (USAGE, True)
    said = run("lock harbor --documents documents --features features")
    assert (said.code, "known are: harbour" in said.err) == (USAGE, True)
