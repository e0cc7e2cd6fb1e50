"""The Allure page of a run: light, in the document's order, and without a share that hides what was not examined."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from clausewise.cli import main
from clausewise.registry import load_rulebooks
from clausewise.reports.allure_html import generator
from clausewise.reports.allure_ordering import in_document_order
from clausewise.reports.allure_packing import packed_page, unpacked
from clausewise.reports.assembling import dossier_of

SCENARIOS = (
    "first: Given a toy table; Then the toy holds",
    "second: Given a toy table; Then the toy breaks",
    "third: Then the toy never arises",
)


def page_of(data: dict[str, str]) -> str:
    """A page as Allure writes it."""
    named = ",".join(f'd("{name}","{base64.b64encode(text.encode()).decode()}")' for name, text in data.items())
    ready = ".then(function(){\n window.allureReportDataReady = true;\n })"
    return f"<body><script defer>\n Promise.allSettled([{named}])\n {ready}\n </script></body>"


def test_a_packed_page_holds_the_same_in_a_tenth() -> None:
    """Each text once, however many names it has, and none changed."""
    data = {f"data/{n}.json": json.dumps({"name": "höher </script>", "steps": ["the same"] * 90}) for n in range(90)}
    page = page_of(data)
    light = packed_page(page)
    assert unpacked(light) == data
    assert len(light) < len(page) / 10
    assert light.count("</script>") == 2


def test_a_page_of_another_form_stays_as_it_is() -> None:
    """A newer Allure may write its pages otherwise: then they are heavy, and whole."""
    assert packed_page("<body>other</body>") == "<body>other</body>"


@pytest.mark.parametrize(("skipped", "share"), [(1, 99.9), (0, 100)])
def test_what_was_not_examined_is_no_part_of_a_hundred(skipped: int, share: float) -> None:
    """Allure itself says 100 % where one of a thousand was left out."""
    counts = {"total": 1000, "passed": 1000 - skipped, "skipped": skipped}
    data = {"widgets/statistic.json": json.dumps(counts), "widgets/pie_chart.json": json.dumps({"percentage": 100})}
    assert json.loads(unpacked(packed_page(page_of(data)))["widgets/pie_chart.json"])["percentage"] == share


def test_results_are_put_in_the_order_of_the_document(toy: Any, tmp_path: Path) -> None:
    """Whatever order they were played in: under the seed 5 another one."""
    toy.rule(*SCENARIOS)
    toy.run("--allure", "--seed", "5")
    dossier, _ = dossier_of(toy.tmp / "out", load_rulebooks(toy.features))
    in_document_order(dossier, toy.tmp / "out" / "allure-results", tmp_path / "ordered")
    results = [json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "ordered").glob("*-result.json")]
    assert [result["name"] for result in sorted(results, key=lambda one: one["start"])] == ["first", "second", "third"]
    assert all(result["stop"] >= result["start"] for result in results)
    assert (tmp_path / "ordered" / "environment.properties").exists()


def test_what_passed_is_light_and_what_did_not_is_drawn(toy: Any) -> None:
    """Each names its place in the journal; only what went wrong has a drawing and its events beside it."""
    toy.rule(*SCENARIOS).run("--allure")
    results = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in (toy.tmp / "out" / "allure-results").glob("*-result.json")
    ]
    attached = {result["name"]: len(result.get("attachments", ())) for result in results}
    assert (attached["first"], attached["second"]) == (0, 2)
    assert all("`clausewise journal show . " in result["description"] for result in results)


@pytest.mark.skipif(isinstance(generator(), str), reason="Allure 3 is not installed here")
def test_the_page_of_a_run_stands_alone(toy: Any, tmp_path: Path) -> None:
    """Clauses by chapter and title, earlier runs beside this one, and no folder of results left."""
    toy.rule(*SCENARIOS)
    more = ["--allure-history", str(tmp_path / "history.jsonl")]
    for out in ("before", "now"):
        arguments = toy.arguments("--allure", *more, out=out, target="http://toy")
        main(["run", *(one for one in arguments if one != "--allure-results")])
    assert not (toy.tmp / "now" / "allure-results").exists()
    shown = unpacked((toy.tmp / "now" / "allure.html").read_text(encoding="utf-8"))
    tree = shown["widgets/tree.json"]
    assert "1.A" in tree
    results = [json.loads(text) for name, text in shown.items() if name.startswith("data/test-results/")]
    assert all(len(result["history"]) == 1 for result in results)
