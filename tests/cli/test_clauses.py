"""`clausewise clauses`."""

import csv
import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from clausewise.failures import CLEAN, USAGE

Run = Callable[[str], Any]
pytestmark = pytest.mark.usefixtures("locked")
NUMBERS = ["harbour.1.A", "harbour.1.A.1", "harbour.1.A.2"]


def test_the_table_has_a_line_for_each_clause(run: Run) -> None:
    """Under a line that counts them."""
    said = run("clauses harbour --features features")
    assert said.code == CLEAN
    lines = said.out.splitlines()
    assert lines[0] == "Harbour Fair Games (harbour): 3 clauses, 2 scenarios"
    assert [line.split()[0] for line in lines[2:]] == NUMBERS
    assert lines[3].split()[1:4] == ["equipment", "play", "2"]
    assert lines[3].endswith("A boat has two oars (readings: oars)")


def test_json_and_csv_say_the_same(run: Run) -> None:
    """Ids in document order, fingerprints in full."""
    rows = json.loads(run("clauses --format json --features features").out)
    table = list(csv.DictReader(io.StringIO(run("clauses --format csv --features features").out)))
    assert [row["id"] for row in rows] == [row["id"] for row in table] == NUMBERS
    assert [row["fingerprint"] for row in rows] == [row["fingerprint"] for row in table]
    assert rows[1]["scenarios"] == ["Paddles", "Oars"]
    assert [row["scenarios"] for row in table] == ["0", "2", "0"]
    assert (rows[1]["readings"], table[1]["readings"]) == (["oars"], "oars")
    assert rows[0]["channels"] == []


def test_show_gives_the_clause_its_scenarios_and_its_readings(run: Run) -> None:
    """All that an auditor asks of one clause."""
    out = run("clauses show harbour.1.A.1 --features features").out
    assert "A boat has two oars" in out
    assert "01-boats.feature:7" in out
    assert "adopted  yes: It is." in out
    assert "rejected no: It is not." in out
    assert "Paddles  [under oars.yes]" in out
    assert "      | paddle | paddle |" in out
    assert "no rule set for this rulebook" in out


def test_show_quotes_the_document(run: Run) -> None:
    """Only where a copy of it is at hand."""
    assert "One bell." in run("clauses show harbour.1.A.2 --features features --documents documents").out
    assert "One bell." not in run("clauses show harbour.1.A.2 --features features").out


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("clauses show", "needs the id of a clause"),
        ("clauses show harbour.1.A.2 --format json", "`clausewise clauses --format json` lists all"),
        ("clauses show harbour.9", "harbour.9: no such clause in harbour"),
        ("clauses show x.1", "x: there is no such rulebook"),
        ("clauses harbour harbour.1.A", "clausewise clauses show ID"),
        ("clauses harbor", "known are: harbour"),
    ],
)
def test_what_cannot_be_shown_is_explained(run: Run, line: str, message: str) -> None:
    """One message, and the code for wrong use."""
    said = run(f"{line} --features features")
    assert said.code == USAGE
    assert message in said.err
    assert said.out == ""
