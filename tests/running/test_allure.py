"""Allure results: what they say, and that they say the same when they are made from the journal."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.failures import FAIL
from clausewise.registry import KINDS, load_rulebooks
from clausewise.reports.allure_compared import altered_results, results_in
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


def results_by_history(folder: Path) -> dict[str, dict[str, Any]]:
    """The results without what differs from one writing to the next."""
    return {result["historyId"]: result for result in map(json.loads, results_in(folder))}


def test_the_journal_gives_the_same_results(toy: Any) -> None:
    """Result for result, step for step, attachment for attachment."""
    toy.rule(*SCENARIOS)
    toy.rules(
        toy.one_rule(*SCENARIOS) + "  @toy.1.B @limits @trace\n  Rule: B\n    Scenario Outline: rows <what>\n"
        "      Given a toy table\n      Then the toy <what>\n      Examples:\n        | what |\n        | holds |\n"
    )
    toy.run("--allure")
    live = results_by_history(toy.tmp / "out" / "allure-results")
    again = toy.tmp / "again"
    assert write_allure_results(toy.tmp / "out", load_rulebooks(toy.features), again) == len(SCENARIOS) + 1
    assert len(live) == len(SCENARIOS) + 1
    assert results_by_history(again) == live


def test_results_that_were_edited_are_found(toy: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A status, a step, a file that belongs to a result, a result that is gone: each by the name of its scenario."""
    toy.rule(*SCENARIOS)
    toy.run("--allure")
    out, books = toy.tmp / "out", load_rulebooks(toy.features)
    folder = out / "allure-results"
    assert altered_results(out, books, folder) == []
    assert altered_results(out, books, toy.tmp / "none") == []
    failed = next(path for path in folder.glob("*-result.json") if '"failed"' in path.read_text(encoding="utf-8"))
    whole = failed.read_text(encoding="utf-8")
    for now in (whole.replace('"failed"', '"passed"'), whole.replace("the toy breaks", "the toy holds")):
        failed.write_text(now, encoding="utf-8")
        assert altered_results(out, books, folder) == ["fails"]
    failed.write_text("{", encoding="utf-8")
    (unreadable,) = altered_results(out, books, folder)
    assert "cannot be read" in unreadable
    failed.unlink()
    assert altered_results(out, books, folder) == ["fails"]
    capsys.readouterr()
    assert main(["verify", str(out), "--features", str(toy.features)]) == FAIL
    assert "allure-results: fails: is not what the journal gives" in capsys.readouterr().out


def test_what_a_result_says(toy: Any) -> None:
    """Where it stands, how it ended, what was done, and what was seen."""
    toy.rule(*SCENARIOS).run("--allure")
    results = {result["name"]: result for result in results_by_history(toy.tmp / "out" / "allure-results").values()}
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
    serial, spread = ([_elsewhere(one) for one in results_in(toy.tmp / out / "allure-results")] for out in RUNS)
    assert sorted(serial) == sorted(spread)


RUNS = ("serial", "spread")


def _elsewhere(result: str) -> str:
    """A result without its place in the journal, of which each worker writes its own part."""
    assert "clausewise journal show . " in result
    return re.sub(r"journal show \. [\w:]+", "", result)


def test_every_kind_has_a_severity() -> None:
    """A clause of a new kind would otherwise break the run that meets it."""
    assert set(SEVERITY) == set(KINDS)
