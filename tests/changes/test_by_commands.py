"""From an edit to a green gate, and from one build to another, by the commands of docs/changes.md alone."""

from __future__ import annotations

import json
from pathlib import Path

from clausewise.verdicts import decode
from tests.changes.lab import Lab, rule

FLUSH = ('"flush": 4, "pair"', '"flush": 3, "pair"')
PAIR_AND_UNNAMED = ('"pair": 1}', '"pair": 2, "nothing": 1}')
STRAIGHT = ('"straight": 6', '"straight": 5')
THREE = ('"three-of-a-kind": 30', '"three-of-a-kind": 20')
NEXT = ('"version": "1"', '"version": "2"')


def amend(lab: Lab) -> None:
    """One word in a payout, one clause added, one gone, one moved to the end."""
    text = lab.document.read_text()
    text = text.replace("A straight is paid 6 to 1.", "A straight is paid 5 to 1.")
    text = text.replace("A hand that the ledger does not name loses.\n", "")
    text = text.replace("A pair is paid 1 to 1.\n", "") + "A pair is paid 1 to 1.\n"
    lab.document.write_text(text.replace("The ledger hangs", "A straight flush is paid 40 to 1.\nThe ledger hangs"))


def rewrite(lab: Lab) -> None:
    """The Rules that follow from it."""
    del lab.rules["unnamed"]
    lab.rules["ledger.straight"] = rule("ledger.straight", "Straight: 5 to 1", ("Lowest", "3s 2d Ac", "wins 50"))
    lab.rules["ledger.top"] = rule("ledger.top", "Straight flush: 40 to 1", ("Ace high", "Ah Kh Qh", "wins 400"))
    lab.write_rules()


def lock_anew(lab: Lab) -> None:
    """By somebody who has the amended document alone."""
    code, said = lab.says("lock three-card --documents documents --features features")
    assert (code, "A straight flush is paid 40 to 1." in said, "--write-inventory" in said) == (2, True, True)
    said = lab.says("lock three-card --documents documents --features features --write-inventory now.jsonl")[1]
    assert "1 piece of new text" in said
    inventory = Path("now.jsonl")
    rows = [json.loads(line) for line in inventory.read_text().splitlines()]
    assert [row["text"] for row in rows if row["id"] == "" and "straight flush" in row["text"]]
    for row in rows:
        if "straight flush" in row["text"]:
            row["id"] = "three-card.ledger.top"
    inventory.write_text("".join(json.dumps(row) + "\n" for row in rows))
    code, said = lab.says("lock three-card --documents documents --features features --inventory now.jsonl")
    assert code == 0
    assert "added: three-card.ledger.top" in said
    assert "gone: three-card.unnamed" in said
    assert "changed: three-card.ledger.straight" in said


def test_from_an_amended_document_to_a_green_gate(lab: Lab) -> None:
    """The list of what to test again is exact, the gate is red until it was tested, and green then."""
    lab.table("table.py")
    assert lab.run("table.py", "before") == 4  # the sign waits for a person
    assert lab.says("baseline before --out baseline.json --features features")[0] == 0
    assert lab.says("impact three-card --documents documents --features features --run before")[0] == 0
    amend(lab)
    impact = "impact three-card --documents documents --features features --run baseline.json"
    code, said = lab.says(impact)
    assert code == 1
    assert "A straight flush is paid 40 to 1." in said
    lock_anew(lab)
    rewrite(lab)
    code, said = lab.says(f"{impact} --selection again.txt --format json")
    found = json.loads(said)
    assert {(one["clause"].removeprefix("three-card."), one["status"]) for one in found["clauses"]} == {
        ("ledger.straight", "changed"), ("ledger.top", "added"), ("unnamed", "gone"), ("ledger.pair", "moved"),
    }  # fmt: skip
    again = [one["clause"].removeprefix("three-card.") for one in found["again"]]
    assert again == ["ledger.straight", "ledger.top", "ledger.pair"]
    earlier = {one["clause"]: [e["verdict"] for e in one["earlier"]] for one in found["clauses"]}
    assert earlier["three-card.ledger.straight"] == ["pass"]

    assert lab.run("table.py", "old-build", "--selection", "again.txt") == 1
    code, said = lab.says("diff baseline.json old-build --features features --documents documents")
    assert (code, "WORSE" in said) == (1, True)
    assert "was:" in said or "is:  A straight is paid 5 to 1." in said

    lab.table("table.py", STRAIGHT)  # the vendor keeps to it; the version is the same in this example
    assert lab.run("table.py", "after", "--selection", "again.txt") == 0
    code, said = lab.says("diff baseline.json after --features features")
    assert code == 0, said
    assert "Nothing got worse." in said
    assert "4 clauses not asked about again" in said
    assert "out of the rules" in said


def test_two_builds_another_reading_and_an_amended_clause(lab: Lab) -> None:
    """Three faults mended, two new: all five are in the list, with the reading, the words and the build."""
    lab.table("one.py", FLUSH, PAIR_AND_UNNAMED)
    assert lab.run("one.py", "one") == 1
    lab.document.write_text(lab.document.read_text().replace("whatever the dealer holds", "whatever a dealer holds"))
    assert lab.says("lock three-card --documents documents --features features")[0] == 0
    lab.table("two.py", STRAIGHT, THREE, NEXT)
    assert lab.run("two.py", "two", "--reading", "pair-plus-rows=each") == 1
    code, said = lab.says("diff one two --features features --format json")
    assert code == 1
    found = json.loads(said)
    kinds = {change["clause"].removeprefix("three-card."): change["kind"] for change in found["changes"]}
    # What asked about a pair rests on the other reading: it does not apply any more, so that nothing is said of it.
    assert kinds == {
        "ledger.straight": "newly failing", "ledger.three": "newly failing", "ledger.pair": "no longer examined",
        "ledger.flush": "fixed", "unnamed": "fixed", "paid": "fixed",
    }  # fmt: skip
    reasons = {reason["about"]: reason["differs"] for reason in found["reasons"]}
    assert "version: 1 → 2" in reasons["Build and components"]
    assert any("pair-plus-rows: highest → each" in line for line in reasons["Readings"])
    assert [(word["clause"], word["status"]) for word in found["wordings"]] == [("three-card.paid", "changed")]
    assert any("bears out" in note for note in found["notes"])
    assert decode(Path("one/verdicts.json").read_bytes()).clauses


def test_history_has_a_column_a_run_and_leaves_out_what_was_changed(lab: Lab) -> None:
    """By time; a journal that is not as it was written is named, and the exit code says so."""
    lab.table("table.py", FLUSH)
    lab.run("table.py", "runs/b", "--clause", "three-card.ledger")
    lab.table("table.py")
    lab.run("table.py", "runs/a", "--clause", "three-card.ledger", "--reading", "pair-plus-rows=each")
    code, said = lab.says("history runs --features features")
    assert code == 0
    assert "other readings than in the run before: three-card: pair-plus-rows: highest → each" in said
    assert "three-card.ledger.flush  fail → pass" in said
    found = json.loads(Path("runs/history.json").read_text())
    assert [Path(column["directory"]).name for column in found["columns"]] == ["b", "a"]
    reread = {row["clause"].removeprefix("three-card."): row["reread"] for row in found["rows"]}
    assert (reread["ledger.pair"], reread["ledger.flush"]) == ([False, True], [False, False])
    assert "<polyline" in Path("runs/history.html").read_text()
    assert "three-card.ledger.flush,Flush: 4 to 1,fail,pass" in Path("runs/history.csv").read_text()
    journal = next(Path("runs/a/journal").iterdir())
    journal.write_bytes(journal.read_bytes().replace(b"Flush", b"Flash").replace(b"wins", b"lost"))
    journal.write_bytes(journal.read_bytes()[:-40])
    code, said = lab.says("history runs --features features")
    assert (code, "left out: runs/a" in said) == (1, True)
    assert lab.says("diff runs/b runs/a --features features")[0] == 1
