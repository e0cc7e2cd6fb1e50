"""What rests on words that are others now: what people gave, and clauses under other numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clausewise.failures import ClausewiseError
from clausewise.running.selection_file import read_selection
from tests.changes.lab import Lab

CONFIG = """
[[attestation]]
clause = "three-card.posted"
finding = "met"
method = "looked at it"
inspector = "A. Adams"
second_person = "B. Brown"
date = "2026-01-31"
expires = "2099-01-31"
evidence = "sign.jpg"
build = "1"
words = "{words}"

[[variance]]
clause = "three-card.ledger.flush"
authority = "The Harbour Board"
reference = "letter 7"
date = "2026-01-31"
text = "A flush may be paid 3 to 1."
words = "{flush}"
"""
NUMBERED = r"""
title = "Pair plus at the Harbour Fair"
short_authority = "Section 14"
authority = "The Harbour Board"
version = "3"
game = "Three Card Poker"

[document]
name = "fair.txt"
heading = 'Chapter (\d+) - .+'
levels = ["A."]
"""


def wording(lab: Lab, clause: str) -> str:
    """As `clauses show` prints it."""
    said = lab.says(f"clauses show three-card.{clause} --features features")[1]
    return next(line.split()[1] for line in said.splitlines() if line.split()[:1] == ["wording"])


def test_what_people_gave_for_other_words_counts_no_longer_and_says_so(lab: Lab) -> None:
    """In the list of what an amendment means, and in the verdicts of the next run; before it, it counted."""
    Path("sign.jpg").write_text("a picture")
    words = {"words": wording(lab, "posted"), "flush": wording(lab, "ledger.flush")}
    Path("clausewise.toml").write_text(CONFIG.format(**words))
    lab.table("table.py")
    assert lab.run("table.py", "before") == 0
    assert lab.says("impact three-card --documents documents --features features")[0] == 0
    text = lab.document.read_text()
    lab.document.write_text(text.replace("hangs at the table", "hangs at every table").replace("4 to 1", "3 to 1"))
    code, said = lab.says("impact three-card --documents documents --features features --run before --format json")
    stale = [(one["kind"], one["clause"], "for other words" in one["why"]) for one in json.loads(said)["stale"]]
    assert code == 1
    assert stale == [("attestation", "three-card.posted", True), ("variance", "three-card.ledger.flush", True)]
    assert lab.says("lock three-card --documents documents --features features")[0] == 0
    assert lab.run("table.py", "after", "--clause", "three-card.posted", "--clause", "three-card.ledger.flush") == 4
    found = json.loads(Path("after/verdicts.json").read_text())["clauses"]
    assert found["three-card.posted"]["verdict"] == "unattested"
    assert "for other words of the clause" in found["three-card.posted"]["reason"]
    assert "for other words of the clause" in found["three-card.ledger.flush"]["lapsed"]
    code, said = lab.says("diff before after --features features")
    assert (code, "attested, attested → unattested" in said) == (1, True)


def test_a_reading_takes_what_rests_on_it_along(lab: Lab) -> None:
    """Its question was asked of words that are others now."""
    lab.document.write_text(lab.document.read_text().replace("A pair is paid 1 to 1", "A pair is paid 2 to 1"))
    said = lab.says("impact three-card --documents documents --features features")[1]
    assert "reading   pair-plus-rows" in said
    assert "To be tested again: 1 clause" in said


def test_in_a_numbered_document_a_clause_put_in_moves_the_others(lab: Lab) -> None:
    """They keep their words, and are found under their new numbers."""
    (lab.book / "rulebook.toml").write_text(NUMBERED)
    (lab.book / "readings.toml").unlink()
    (lab.book / "01-pair-plus.feature").write_text(
        "Feature: Pair plus\n\n  @three-card.1.A @payout @informative\n  Rule: One\n\n"
        "  @three-card.1.B @payout @informative\n  Rule: Two\n"
    )
    lab.document.write_text("Chapter 1 - Pair plus.\nA. A pair is paid.\nB. A flush is paid.\n")
    (lab.book / "clauses.lock").unlink()
    assert lab.says("lock three-card --documents documents --features features")[0] == 0
    lab.document.write_text("Chapter 1 - Pair plus.\nA. A pair is paid.\nB. A straight is paid.\nC. A flush is paid.\n")
    code, said = lab.says("impact three-card --documents documents --features features --format json")
    found = json.loads(said)
    assert code == 1
    assert {(one["clause"], one["was"], one["status"]) for one in found["clauses"]} == {
        ("three-card.1.B", "", "added"), ("three-card.1.C", "three-card.1.B", "moved"),
    }  # fmt: skip
    assert [one["rule"].partition(":")[0] for one in found["clauses"]] == ["", "01-pair-plus.feature"]
    assert found["unwritten"] == ["three-card.1.B"]


@pytest.mark.parametrize(
    ("text", "message"),
    [("# nothing\n", "names no clause"), ("a.1 a.2\n", "1: one clause a line"), (None, "cannot be read as text")],
)
def test_a_selection_that_names_nothing_is_refused(tmp_path: Path, text: str | None, message: str) -> None:
    """Without a clause everything would be run."""
    path = tmp_path / "again.txt"
    if text is not None:
        path.write_text(text)
    with pytest.raises(ClausewiseError, match=message):
        read_selection(path)


def test_a_selection_has_its_reasons_behind_a_mark(tmp_path: Path) -> None:
    """And a clause that stands twice is taken once."""
    path = tmp_path / "again.txt"
    path.write_text("# of three-card\na.1  # changed\na.1\n\na.2\n")
    assert read_selection(path) == ("a.1", "a.2")


def test_what_is_no_baseline_is_said_in_one_line(lab: Lab) -> None:
    """A broken file, a directory without a run, a baseline in the wrong place."""
    Path("base.json").write_text("{}")
    Path("empty").mkdir()
    for line, message in (
        ("diff base.json empty", "base.json: is no baseline"),
        ("diff empty empty", "there is no journal here"),
        ("diff empty base.json", "a baseline goes first"),
        ("history empty", "holds no run"),
    ):
        code, said = lab.says(f"{line} --features features")
        assert (code, message in said, said.count("\n")) == (2, True, 1), said
