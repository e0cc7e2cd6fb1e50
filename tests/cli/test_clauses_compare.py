"""`clausewise clauses compare` and `clausewise clauses carry`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewise.failures import CLEAN, USAGE

Run = Callable[[str], Any]
COMPARE = "clauses compare harbour lake --features features"
LAKE = "Chapter 1 - Boats.\nA. Each boat shall carry:\n(1) Three oars; and\n(2) A lamp.\n(3) One bell.\n(4) A rope.\n"


@pytest.fixture
def lake(run: Run, place: Path, locked: None) -> None:
    """Another rulebook: one sentence is the same, one worded otherwise, one has another number, one is new."""
    del locked
    folder = place / "features" / "lake"
    folder.mkdir()
    rulebook = (place / "features" / "harbour" / "rulebook.toml").read_text()
    (folder / "rulebook.toml").write_text(rulebook.replace("harbour.txt", "lake.txt"))
    (place / "documents" / "lake.txt").write_text(LAKE)
    # The harbour's bell is the lake's third rule; the harbour has a second and no third.
    assert run("lock lake --documents documents --features features").code == CLEAN
    harbour = place / "documents" / "harbour.txt"
    harbour.write_text(harbour.read_text() + "B. One bell.\nC. Dusk ends it.\n")
    assert run("lock harbour --documents documents --features features").code == CLEAN


@pytest.mark.usefixtures("lake")
def test_provisions_are_compared_by_their_fingerprints(run: Run) -> None:
    """Same, reworded, and one-sided on either side; no document is needed."""
    said = run(COMPARE)
    assert said.code == CLEAN
    assert said.out.splitlines() == [
        "harbour and lake: 1 provision in the same words",
        "",
        "In other words: 2",
        "  1.A.1  (3 and 3 words)",
        "  1.A.2  (2 and 2 words)",
        "  (--documents DIR shows the words)",
        "",
        "Only in harbour: 2",
        "  1.B  (the other says the same as 1.A.3)",
        "  1.C",
        "",
        "Only in lake: 2",
        "  1.A.3  (the other says the same as 1.B)",
        "  1.A.4",
    ]


@pytest.mark.usefixtures("lake")
def test_the_documents_lend_the_words(run: Run) -> None:
    """What one says in brackets, what the other says in braces."""
    out = run(f"{COMPARE} --documents documents").out
    assert "    [-two-] {+three+} oars and\n" in out
    assert "shows the words" not in out


@pytest.mark.usefixtures("lake")
def test_the_comparison_as_json(run: Run) -> None:
    """For machines: one-sided provisions stand under their rulebook."""
    found = json.loads(run(f"{COMPARE} --format json --documents documents").out)
    assert (found["rulebooks"], found["same"]) == (["harbour", "lake"], ["1.A"])
    assert found["reworded"][0] == {"provision": "1.A.1", "words": [3, 3], "diff": "[-two-] {+three+} oars and"}
    assert found["only"]["lake"] == [
        {"provision": "1.A.3", "same_words": "1.B"},
        {"provision": "1.A.4", "same_words": ""},
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("clauses compare harbour", "needs two rulebooks"),
        ("clauses compare harbour sea", "sea: there is no such rulebook"),
        ("clauses compare harbour lake --format csv", "as a table or as json"),
        ("clauses show harbour.1.A lake", "only `clauses compare` takes two"),
        ("clauses carry harbour.1.A", "needs two clauses"),
        ("clauses carry harbour.1.A lake.9", "lake.9: no such clause"),
        ("clauses carry harbour.1.A lake.1.A --format csv", "has one form"),
    ],
)
@pytest.mark.usefixtures("lake")
def test_what_cannot_be_compared_is_explained(run: Run, line: str, message: str) -> None:
    """One message, and the code for wrong use."""
    said = run(f"{line} --features features")
    assert (said.code, message in said.err) == (USAGE, True)


@pytest.mark.usefixtures("lake")
def test_a_rule_is_carried_to_another_rulebook(run: Run) -> None:
    """A draft with the other clause's id, and what has to be looked at."""
    said = run("clauses carry harbour.1.A lake.1.A --features features")
    assert said.code == CLEAN
    assert said.out.startswith("  # Carried from harbour.1.A. To look at:\n  # - corresponds.toml does not say")
    assert "\n  @lake.1.A " in said.out
