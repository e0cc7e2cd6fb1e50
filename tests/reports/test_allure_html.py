"""The Allure page: what is taken out of it, and what is said when it cannot be made."""

import json
import shutil
from pathlib import Path

import pytest

from clausewise.reports import allure_html
from clausewise.reports.allure_html import build_html, calls_outside, keep_inside
from clausewise.reports.allure_packing import unpacked

PAGE = """<!DOCTYPE html>
<html><head lang="en"><title>Run</title></head><body>
<script src="data:text/javascript;base64,YQ=="></script>
<script async src="https://analytics.example/gtag/js?id=G-1"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('config', 'G-1');
</script>
<script>window.allureReportData = {};</script>
<a href="https://allure.example">a link that a reader may follow</a>
</body></html>"""


def write_result(folder: Path) -> None:
    """The least that Allure takes for a result."""
    folder.mkdir()
    result = {
        "uuid": "b3f0f8de-35ab-4d8d-a5f2-0f5c3ad4cc62",
        "historyId": "1",
        "name": "Equal hands are paid",
        "status": "passed",
        "start": 1,
        "stop": 2,
        "labels": [{"name": "epic", "value": "Four Card"}, {"name": "clause", "value": "four-card.11"}],
    }
    (folder / "b3f0f8de-35ab-4d8d-a5f2-0f5c3ad4cc62-result.json").write_text(json.dumps(result), encoding="utf-8")


def test_the_analytics_go_and_the_report_stays() -> None:
    """Both halves of the analytics tag are taken out; the report's own scripts and its links remain."""
    page = keep_inside(PAGE)
    assert "gtag" not in page
    assert "dataLayer" not in page
    assert "data:text/javascript;base64,YQ==" in page
    assert "window.allureReportData = {};" in page
    assert "https://allure.example" in page


def test_the_policy_stands_before_anything_that_loads() -> None:
    """A policy binds only what comes after it, so that it is the first thing in the head."""
    page = keep_inside(PAGE)
    assert page.index("Content-Security-Policy") < page.index("<title>")
    assert "http" not in allure_html.POLICY


@pytest.mark.parametrize(
    "loads",
    [
        '<script src="https://a.example/x.js"></script>',
        "<img alt='' src='//a.example/x.png'>",
        '<link rel="preconnect" href="http://a.example/x">',
        "<style>@import url(https://a.example/x.css);</style>",
        "<p style=\"background: url('https://a.example/x.png')\">",
    ],
)
def test_whatever_loads_from_elsewhere_is_noticed(loads: str) -> None:
    """Scripts, pictures, links in the head and style sheets are all ways to call out."""
    assert [address.partition("//")[2].partition("/")[0] for address in calls_outside(loads)] == ["a.example"]


def test_a_clean_page_calls_nobody() -> None:
    """Of the sample page, only the analytics script would have called; once it is gone nothing does."""
    assert calls_outside(PAGE) == ["https://analytics.example/gtag/js?id=G-1"]
    assert calls_outside(keep_inside(PAGE)) == []


def test_without_node_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without Node is told what it misses and why, and no page is left behind."""
    write_result(tmp_path / "results")
    monkeypatch.setenv("PATH", str(tmp_path))
    reason = build_html(tmp_path / "results", tmp_path / "page.html")
    assert reason is not None
    assert reason.startswith("The Allure page is left out: Node is not installed")
    assert "\n" not in reason
    assert not (tmp_path / "page.html").exists()


def test_without_results_there_is_no_page(tmp_path: Path) -> None:
    """An empty folder is not shown as a report of nothing."""
    reason = build_html(tmp_path, tmp_path / "page.html")
    assert reason is not None
    assert "no Allure results" in reason


def test_a_generator_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the generator said last stands in the reason."""
    write_result(tmp_path / "results")
    broken = tmp_path / "allure"
    broken.write_text("#!/bin/sh\necho 'no such plugin' >&2\nexit 7\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(allure_html, "generator", lambda: [str(broken)])
    reason = build_html(tmp_path / "results", tmp_path / "page.html")
    assert reason == "The Allure page is left out: Allure ended with code 7: no such plugin"


@pytest.mark.skipif(
    shutil.which("node") is None or not allure_html.IN_CHECKOUT.is_file(),
    reason="`make run` sets up Allure where Node is; here it is not",
)
def test_the_real_page_holds_the_results_and_calls_nobody(tmp_path: Path) -> None:
    """Allure's own page, of the locked version, passes through the cleaning with its data whole."""
    write_result(tmp_path / "results")
    assert build_html(tmp_path / "results", tmp_path / "deep" / "page.html") is None
    page = (tmp_path / "deep" / "page.html").read_text(encoding="utf-8")
    assert "gtag" not in page
    assert "googletagmanager" not in page
    assert calls_outside(page) == []
    assert "widgets/tree.json" in unpacked(page)
