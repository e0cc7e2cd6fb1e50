"""The Allure page of a run: one HTML file that opens from disk and calls nobody.

Allure 3 makes the page and needs Node. It is the only thing that does, so that whatever stands in its way is a sentence
for the end of the run and never a failure of it.
"""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from clausewise.reports.allure_packing import packed_page
from clausewise.reports.markup import Markup, fill

TITLE = "Clausewise"
PATIENCE = 600
"""Seconds that Allure may take; thousands of scenarios are done in well under one minute."""

IN_CHECKOUT = Path(__file__).resolve().parents[1] / "node" / "node_modules" / "allure" / "cli.js"

RUNS_KEPT = 10
"""Of earlier runs so many are shown, and kept in the file of the history."""

CATEGORIES = (
    {"name": "Rules broken", "matchers": {"statuses": ["failed"]}},
    {"name": "Errors of the harness", "matchers": {"statuses": ["broken"]}},
    {"name": "Not examined", "matchers": {"statuses": ["skipped", "unknown"]}},
)

OF_NO_MEANING = ("host", "thread", "framework", "language", "package", "parentSuite", "suite", "subSuite")
"""Labels that allure-pytest adds by itself; they say where a test lay, and nothing about the system."""

POLICY = Markup(
    "default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline' data:; img-src data: blob:; "
    "media-src data: blob:; font-src data:; connect-src data: blob:; frame-src data: blob:; form-action 'none'"
)
"""What the browser lets the page load: only what lies in the page itself. It binds code that we have not read, too."""

_SCRIPT = re.compile(r"<script\b(?P<attributes>[^>]*)>(?P<body>.*?)</script\s*>", re.IGNORECASE | re.DOTALL)
_ELSEWHERE = re.compile(r"""\bsrc\s*=\s*["']?\s*(?:https?:)?//""", re.IGNORECASE)
_ANALYTICS = re.compile(r"\bgtag\s*\(|\bdataLayer\b")
_LOADS = re.compile(
    r"""<(?:script|img|iframe|frame|embed|source|video|audio|object|link|input|track)\b[^>]*?"""
    r"""\b(?:src|href|data|srcset)\s*=\s*["']?\s*(?P<address>(?:https?:)?//[^"'\s>]*)""",
    re.IGNORECASE,
)
_IMPORTS = re.compile(
    r"""(?:@import\s+(?:url\()?|\burl\()\s*["']?(?P<address>(?:https?:)?//[^"'\s)]*)""", re.IGNORECASE
)
_HEAD = re.compile(r"<head\b[^>]*>", re.IGNORECASE)


def build_html(results: Path, page: Path, *, history: Path | None = None) -> str | None:
    """Makes `page` from a folder of Allure results; returns None, or in one line why the page was left out.

    In `history` Allure keeps what became of each test in the last runs.
    """
    if not any(results.glob("*-result.json")):
        return f"The Allure page is left out: {results} holds no Allure results."
    command = generator()
    if isinstance(command, str):
        return command
    with tempfile.TemporaryDirectory(prefix="clausewise-allure-") as scratch:
        made = _generate(command, results.resolve(), Path(scratch), history)
        if isinstance(made, str):
            return made
        html = packed_page(keep_inside(made.read_text(encoding="utf-8")))
    outside = calls_outside(html)
    if outside:
        return f"The Allure page is left out: it would call {', '.join(outside)}."
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(html, encoding="utf-8")
    return None


def keep_inside(html: str) -> str:
    """Takes the analytics out of an Allure page and forbids the browser to load anything from elsewhere."""

    def kept(script: re.Match[str]) -> str:
        foreign = _ELSEWHERE.search(script["attributes"]) or _ANALYTICS.search(script["body"])
        return "" if foreign else script[0]

    without = _SCRIPT.sub(kept, html)
    policy = fill('<meta http-equiv="Content-Security-Policy" content="{}">', POLICY)
    return _HEAD.sub(lambda head: f"{head[0]}\n    {policy}", without, count=1)


def calls_outside(html: str) -> list[str]:
    """The addresses that a page would load by itself when it is opened; links that a reader may follow do not count."""
    found = {match["address"] for pattern in (_LOADS, _IMPORTS) for match in pattern.finditer(html)}
    return sorted(found)


def generator() -> list[str] | str:
    """How to start Allure 3 here, or why it cannot be started."""
    node = shutil.which("node")
    if node is None:
        return "The Allure page is left out: Node is not installed here (node is not on the PATH)."
    if IN_CHECKOUT.is_file():
        return [node, str(IN_CHECKOUT)]
    installed = shutil.which("allure")
    if installed is None:
        return "The Allure page is left out: Allure 3 is not installed here (npm install --global allure@3)."
    return [installed]


def _generate(command: list[str], results: Path, scratch: Path, history: Path | None) -> Path | str:
    """Runs Allure; returns the page that it made, or why it made none."""
    made = scratch / "report"
    config = scratch / "allurerc.json"
    awesome = {
        "reportName": TITLE,
        "reportLanguage": "en",
        "singleFile": True,
        "groupBy": ["epic", "feature", "story"],
        "appendTitlePath": False,
    }
    config.write_text(
        json.dumps(
            {
                "name": TITLE,
                "output": str(made),
                "appendHistory": history is not None,
                **({"historyPath": str(history.resolve()), "historyLimit": RUNS_KEPT} if history else {}),
                "hideLabels": OF_NO_MEANING,
                "categories": {"rules": CATEGORIES},
                "plugins": {"awesome": {"options": awesome}},
            }
        ),
        encoding="utf-8",
    )
    try:
        done = subprocess.run(  # noqa: S603  # the program is the one found above; nothing goes through a shell
            [*command, "generate", "--config", str(config), "--cwd", str(scratch), str(results)],
            cwd=scratch,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"The Allure page is left out: Allure was not done after {PATIENCE} seconds."
    except OSError as error:
        return f"The Allure page is left out: Allure could not be started ({error.strerror})."
    page = made / "index.html"
    if done.returncode != 0 or not page.is_file():
        said = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1]
        return f"The Allure page is left out: Allure ended with code {done.returncode}: {said}"
    return page
