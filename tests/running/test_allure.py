"""Allure results: what they say, and that they say the same when they are made from the journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from clausewise.registry import KINDS, load_rulebooks
from clausewise.reports.allure_content import SEVERITY
from clausewise.reports.allure_results import write_allure_results

SCENARIOS = (
    "passes: Given a toy table; Then the toy holds",
    "fails: Given a toy table; Then the toy breaks",
    "crashes: When the toy crashes; Then the toy holds",
    "never arises: Then the toy never arises",
    "is not offered: Given the toy is not offered; Then the toy holds",
    "[@reading:ties.lose] is read otherwise: Then the toy holds",
    "is undefined: Given nobody has defined this",
)
OF_THE_MACHINE = {"host", "thread"}


def results_in(folder: Path) -> dict[str, dict[str, Any]]:
    """The results by history id, without times, names of files and what the machine is called."""
    found = {}
    for path in folder.glob("*-result.json"):
        result = json.loads(path.read_text(encoding="utf-8"))
        result["labels"] = [label for label in result["labels"] if label["name"] not in OF_THE_MACHINE]
        for part in (result, *result.get("steps", ())):
            for name in ("uuid", "start", "stop"):
                part.pop(name, None)
            for attachment in part.get("attachments", ()):
                attachment["body"] = (folder / attachment.pop("source")).read_text(encoding="utf-8")
        found[result["historyId"]] = result
    return found


def test_the_journal_gives_the_same_results(toy: Any) -> None:
    """Result for result, step for step, attachment for attachment."""
    toy.rule(*SCENARIOS)
    toy.rules(
        toy.one_rule(*SCENARIOS) + "  @toy.1.B @limits @trace\n  Rule: B\n    Scenario Outline: rows <what>\n"
        "      Given a toy table\n      Then the toy <what>\n      Examples:\n        | what |\n        | holds |\n"
    )
    toy.run("--allure")
    live = results_in(toy.tmp / "out" / "allure-results")
    again = toy.tmp / "again"
    assert write_allure_results(toy.tmp / "out", load_rulebooks(toy.features), again) == len(SCENARIOS) + 1
    assert len(live) == len(SCENARIOS) + 1
    assert results_in(again) == live


def test_what_a_result_says(toy: Any) -> None:
    """Where it stands, how it ended, what was done, and what was seen."""
    toy.rule(*SCENARIOS).run("--allure")
    results = {result["name"]: result for result in results_in(toy.tmp / "out" / "allure-results").values()}
    assert {name: result["status"] for name, result in results.items()} == {
        "passes": "passed",
        "fails": "failed",
        "crashes": "broken",
        "never arises": "skipped",
        "is not offered": "skipped",
        "is read otherwise": "skipped",
        "is undefined": "broken",
    }
    failed = results["fails"]
    labels = [(label["name"], label["value"]) for label in failed["labels"]]
    assert [value for name, value in labels if name == "clause"] == ["toy.1.A"]
    assert {("epic", "Toy"), ("feature", "Toys"), ("severity", "critical"), ("kind", "payout")} <= set(labels)
    assert failed["statusDetails"]["message"] == "fail: it breaks: expected this, got that"
    assert [(s["name"], s["status"]) for s in failed["steps"]] == [
        ("Given a toy table", "passed"),
        ("Then the toy breaks", "failed"),
    ]
    assert failed["links"][0]["url"] == "matrix.html#toy.1.A"
    assert [a["type"] for a in failed["attachments"]] == ["image/svg+xml", "text/plain"]
    assert failed["attachments"][1]["body"] == "    1  round started: number 1, deck deck 1\n"


def test_the_report_names_system_rules_and_seal(toy: Any) -> None:
    """Beside the results, where Allure looks for what holds for all of them."""
    toy.rule(*SCENARIOS).run("--allure")
    text = (toy.tmp / "out" / "allure-results" / "environment.properties").read_text(encoding="utf-8")
    told = dict(line.split("=", 1) for line in text.splitlines())
    assert told["system"] == "Playground Toy 1"
    assert told["rules"].startswith("Toy, edition ")
    assert told["seal"] == (toy.tmp / "out" / "seal.txt").read_text(encoding="ascii").strip()


def test_history_is_the_same_with_workers(toy: Any) -> None:
    """A scenario keeps its history id however it was run, so that trends can be drawn."""
    toy.rule(*SCENARIOS)
    toy.run("--allure", out="serial")
    toy.run("--allure", "-n", "2", out="spread")
    assert results_in(toy.tmp / "serial" / "allure-results") == results_in(toy.tmp / "spread" / "allure-results")


def test_every_kind_has_a_severity() -> None:
    """A clause of a new kind would otherwise break the run that meets it."""
    assert set(SEVERITY) == set(KINDS)
