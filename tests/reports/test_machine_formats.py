"""JUnit XML, CSV and annotations: what machines read tells the same as the page, and obeys no system."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clausewise.reports.dossier import Dossier
from clausewise.reports.github import github_lines
from clausewise.reports.junit import junit_xml
from clausewise.reports.sarif import sarif_json
from clausewise.reports.step_summary import run_summary
from clausewise.reports.table import HEADINGS, csv_text, harmless

BOOK = "tiny-poker"


@pytest.fixture
def junit(dossier: Dossier) -> ET.Element:
    """The JUnit file of the small run, read back."""
    return ET.fromstring(junit_xml(dossier))  # noqa: S314  our own


def test_junit_has_the_common_shape(junit: ET.Element) -> None:
    """Elements and attributes are those that the common schema knows, in its order, and the totals add up."""
    assert junit.tag == "testsuites"
    (suite,) = junit
    assert set(suite.keys()) == {"name", "tests", "failures", "errors", "skipped", "time", "timestamp"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", suite.get("timestamp", ""))
    assert [child.tag for child in suite] == ["properties"] + ["testcase"] * (len(suite) - 1)
    cases = suite.findall("testcase")
    for case in cases:
        assert {"name", "classname", "time"} <= set(case.keys()) <= {"name", "classname", "time", "file", "line"}
        assert [child.tag for child in case] in (
            ["properties"], ["properties", "failure"], ["properties", "error"], ["properties", "skipped"],
        )  # fmt: skip
    for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        assert int(suite.get(name, "")) == len(suite.findall(f"testcase/{tag}")) == int(junit.get(name, ""))
    assert int(suite.get("tests", "")) == len(cases)
    names = [(case.get("classname"), case.get("name")) for case in cases]
    assert len(names) == len(set(names))


def test_junit_tells_every_outcome(junit: ET.Element) -> None:
    """One case for each scenario, and one for each clause that has none; its result follows from the verdict."""
    told = [
        (str(case.get("classname")).removeprefix(f"{BOOK}."), [c.tag for c in case if c.tag != "properties"])
        for case in junit.iter("testcase")
    ]
    assert told == [
        ("1.A", ["failure"]), ("1.A", []), ("1.C", []), ("1.C", []), ("1.D", ["skipped"]), ("2.B", ["failure"]),
        ("2.C", ["skipped"]), ("2.D", ["error"]), ("3.A", ["skipped"]), ("3.B", []), ("3.C", ["skipped"]),
    ]  # fmt: skip
    failure = junit.find(f"./testsuite/testcase[@classname='{BOOK}.2.B']/failure")
    assert failure is not None
    assert failure.get("message") == "the ante loses"
    assert "expected: wins 10" in str(failure.text)
    assert "the system:   seat 1: ante loses" in str(failure.text)


def test_junit_carries_clause_strength_readings_and_seal(junit: ET.Element) -> None:
    """As properties, which other tools keep."""
    told = {p.get("name"): p.get("value") for p in junit.findall("./testsuite/properties/property")}
    assert told["seal"] == "ab" * 32
    case = junit.find(f"./testsuite/testcase[@classname='{BOOK}.2.B']")
    assert case is not None
    properties = {p.get("name"): p.get("value") for p in case.iter("property")}
    assert properties["clause"] == f"{BOOK}.2.B"
    assert properties["strength"] == "forced"
    assert properties["provisional"] == "yes"


def test_a_finding_of_not_met_is_a_failure_of_its_own(dossier: Dossier) -> None:
    """A clause that failed by attestation while its scenarios passed is not lost."""
    book = dossier.rulebooks[0]
    failed = replace(book.clauses[1], verdict="fail", why="attested as not met")
    root = ET.fromstring(junit_xml(replace(dossier, rulebooks=(replace(book, clauses=(failed,)),))))  # noqa: S314  our own
    assert [child.get("message") for child in root.iter("failure")] == ["attested as not met"]
    assert root.get("tests") == "3"


def test_csv_has_a_row_for_each_clause(dossier: Dossier) -> None:
    """A spreadsheet reads it back as it was meant."""
    text = csv_text(dossier)
    assert text.startswith("\ufeffrulebook,clause,")
    rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
    assert [row["clause"] for row in rows] == [clause.id for clause in dossier.rulebooks[0].clauses]
    assert set(rows[0]) == set(HEADINGS)
    first = rows[0]
    assert (first["verdict"], first["scenarios"], first["passed"], first["failed"]) == ("fail", "2", "1", "1")
    assert rows[3]["variance"] == "The Agency, V-7, 2026-05-01: The table may pay later"


BEGINNINGS = st.one_of(
    st.tuples(st.sampled_from(["", " ", "\u00a0 "]), st.sampled_from("=+-@＝＠")).map("".join),  # noqa: RUF001  these, too
    st.sampled_from("\t\r\n"),
)


@given(BEGINNINGS, st.text(max_size=8))
def test_no_cell_is_a_formula(beginning: str, rest: str) -> None:
    """What a spreadsheet would compute begins with an apostrophe, also after blanks."""
    assert harmless(beginning + rest).startswith("'")


def test_csv_neutralises_what_comes_from_outside(dossier: Dossier) -> None:
    """A reason that is a formula is text in the table."""
    book = dossier.rulebooks[0]
    clauses = tuple(replace(clause, why="=HYPERLINK(1)\nx") for clause in book.clauses)
    rows = list(csv.DictReader(io.StringIO(csv_text(replace(dossier, rulebooks=(replace(book, clauses=clauses),))))))
    assert {row["why"] for row in rows} == {"'=HYPERLINK(1)⟨LF⟩x"}


def test_annotations_stand_at_the_scenario(dossier: Dossier) -> None:
    """An error for each failing scenario, a warning for what was not shown, and one line in sum."""
    lines = github_lines(dossier)
    assert [line.split("::")[1].split(" ")[0] for line in lines] == ["error"] * 3 + ["warning"] * 2 + ["notice"]
    assert lines[1].startswith(
        f"::error file={BOOK}/2-payouts.feature,line=12,title={BOOK}.2.B::Equal hands are paid (amount 10) [one deck]: "
        "the ante loses%0Aexpected wins 10, got loses </script>"
    )
    inside = github_lines(dossier, "features/")
    assert f"file=features/{BOOK}/2-payouts.feature,line=12," in inside[1]
    assert lines[-1] == (
        "::notice title=Clausewise::1 of 3 passed, 2 failed, 1 attested, 4 not examined "
        "(1 error, 1 inconclusive, 1 unattested, 1 not offered), 1 informative; seal " + "ab" * 32
    )


def test_annotations_of_rulebooks_that_are_not_in_the_repository_stand_at_no_file(dossier: Dossier) -> None:
    """A line of a file that is not there would be shown nowhere."""
    assert not [line for line in github_lines(dossier, None) if "file=" in line]


def test_what_was_expected_and_got_is_told_once(dossier: Dossier) -> None:
    """A message that says it already is not followed by it."""
    book = dossier.rulebooks[0]
    clause = next(one for one in book.clauses if one.id == f"{BOOK}.2.B")
    scenario = replace(clause.scenarios[0], message="the ante: expected wins 10, got loses")
    check = replace(scenario.steps[1].checks[0], got="loses")
    scenario = replace(scenario, steps=(scenario.steps[0], replace(scenario.steps[1], checks=(check,))))
    alone = replace(dossier, rulebooks=(replace(book, clauses=(replace(clause, scenarios=(scenario,)),)),))
    assert github_lines(alone)[0].count("expected wins 10, got loses") == 1
    assert sarif_json(alone).count("expected wins 10, got loses") == 1


def test_sarif_has_what_the_standard_requires(dossier: Dossier) -> None:
    """Version, tool, rules and results; each result names its rule, its place and what it is."""
    told = json.loads(sarif_json(dossier))
    assert (told["version"], "sarif-schema-2.1.0" in told["$schema"]) == ("2.1.0", True)
    (run,) = told["runs"]
    driver = run["tool"]["driver"]
    assert driver["name"] == "Clausewise"
    rules = [rule["id"] for rule in driver["rules"]]
    assert len(set(rules)) == len(rules)
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        assert result["kind"] in {"fail", "open", "review"}
        assert (result["level"] == "none") is (result["kind"] != "fail")
        assert result["message"]["text"]
        (location,) = result["locations"]
        place = location["physicalLocation"]
        assert place["artifactLocation"]["uri"].startswith(f"features/{BOOK}/")
        assert place["artifactLocation"]["uriBaseId"] in run["originalUriBaseIds"]
        assert place["region"]["startLine"] >= 1
        assert re.fullmatch("[0-9a-f]{64}", result["partialFingerprints"]["clausewise/v1"])
    assert [(r["ruleId"].removeprefix(f"{BOOK}."), r["kind"]) for r in run["results"]] == [
        ("1.A", "fail"), ("2.B", "fail"), ("2.C", "open"), ("3.A", "review"),
    ]  # fmt: skip
    (invocation,) = run["invocations"]
    assert invocation["executionSuccessful"] is False
    assert "2.D" in invocation["toolExecutionNotifications"][0]["message"]["text"]


def test_sarif_obeys_no_system(dossier: Dossier) -> None:
    """What would act in a terminal is made visible; the file stays JSON."""
    assert "\x1b" not in sarif_json(dossier)
    assert "\\u001b" not in sarif_json(dossier)


def test_the_summary_of_a_step_is_markdown_that_obeys_no_system(dossier: Dossier) -> None:
    """Counts, and every clause that fails; nothing in it is markup of a system's."""
    told = run_summary(dossier)
    assert "| ✗ fail | 2 |" in told
    assert f"| {BOOK}.2.B | fail |" in told
    assert "<script" not in told
    assert "<img" not in told


def test_an_annotation_is_one_line(dossier: Dossier) -> None:
    """A message cannot begin a command of its own, and a name cannot end the properties."""
    book = dossier.rulebooks[0]
    evil = replace(book.clauses[5], why="50 %\r\n::set-output name=x::y", file="a,line=9:b", line=0)
    lines = github_lines(replace(dossier, rulebooks=(replace(book, clauses=(evil,)),)))
    assert lines[0] == f"::error file=a%2Cline=9%3Ab,title={BOOK}.2.D::error: 50 %25%0A::set-output name=x::y"


def test_many_warnings_say_how_many(dossier: Dossier) -> None:
    """GitHub drops what is beyond ten without a word."""
    book = dossier.rulebooks[0]
    unseen = tuple(replace(book.clauses[4], id=f"{BOOK}.9.{number}") for number in range(14))
    lines = github_lines(replace(dossier, rulebooks=(replace(book, clauses=unseen),)))
    warnings = [line for line in lines if line.startswith("::warning")]
    assert len(warnings) == 10
    assert warnings[-1].endswith("14 clauses are inconclusive or unattested; these are the first 9")
