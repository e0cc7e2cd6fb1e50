"""The clause matrix in a browser: it opens without a complaint or a request, finds, filters, links and obeys keys."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from clausewise.reports.dossier import Dossier
from clausewise.reports.markup import Markup
from clausewise.reports.matrix import matrix_page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM = os.environ.get("CLAUSEWISE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium on this machine; install one or name it in CLAUSEWISE_CHROMIUM"
)

# Does what a reader does and writes what then stands on the page into it; --dump-dom shows it to the test.
ACTS = """
"use strict";
(() => {
  const seen = {};
  const byId = (id) => document.getElementById(id);
  const shown = () => Array.from(document.querySelectorAll("details.clause:not([hidden])"))
    .filter((clause) => !clause.closest("[hidden]")).map((clause) => clause.id.replace("tiny-poker.", ""));
  const here = () => {
    const clause = document.activeElement.closest("details.clause");
    return clause ? clause.id : document.activeElement.id;
  };
  const press = (key, more) => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  const choose = (name, value) => {
    byId("by-" + name).value = value;
    byId("by-" + name).dispatchEvent(new Event("change"));
  };
  const type = (words) => { byId("search").value = words; byId("search").dispatchEvent(new Event("input")); };

  const linked = byId("tiny-poker.2.B");
  seen.linkOpens = linked.open;
  seen.linkFocused = here();
  seen.linkInView = linked.getBoundingClientRect().top >= 0 && linked.getBoundingClientRect().top < innerHeight;
  seen.all = shown();
  choose("verdict", "fail"); seen.fails = shown(); seen.said = byId("shown").textContent;
  choose("chapter", "tiny-poker/2"); seen.failsOfTwo = shown(); byId("reset").click();
  choose("channel", "attestation"); seen.attestation = shown(); byId("reset").click();
  type("EQUAL provisional"); seen.found = shown(); type("kc"); seen.card = shown();
  type("nothing has this"); seen.none = shown(); seen.noneSaid = !byId("nothing").hidden;
  byId("search").focus(); press("Escape"); seen.escaped = shown().length;
  seen.left = document.activeElement !== byId("search");

  document.activeElement.blur();
  press("/"); seen.slash = document.activeElement.id;
  press("j"); seen.typing = document.activeElement.id;
  document.activeElement.blur();
  press("j"); seen.first = here(); press("j"); seen.second = here(); press("k"); seen.back = here();
  press("k"); seen.top = here();
  press("j", { ctrlKey: true }); seen.withControl = here();
  document.activeElement.click(); seen.opened = byId("tiny-poker.1.A").open;
  press("Escape"); seen.inner = byId("tiny-poker.1.A").open; seen.closedHere = here();

  document.querySelector('button[data-verdict="pass"]').click(); seen.button = shown();
  location.hash = "#tiny-poker.3.A";
  addEventListener("hashchange", () => {
    seen.hiddenLink = shown().includes("3.A") && byId("tiny-poker.3.A").open;
    byId("fold").click(); seen.unfolded = document.querySelectorAll("details.clause[open]").length;
    byId("fold").click(); seen.folded = document.querySelectorAll("details.clause[open]").length;
    const summary = byId("tiny-poker.1.A").querySelector("summary");
    summary.focus();
    seen.nameOfSvg = document.querySelector("svg title").textContent;
    seen.requests = performance.getEntriesByType("resource").length;
    seen.hacked = typeof window.hacked;
    const told = document.createElement("pre");
    told.id = "seen";
    told.textContent = JSON.stringify(seen);
    document.body.append(told);
  });
})();
"""


def browse(page: Path, scratch: Path, fragment: str = "", width: int = 1280) -> tuple[str, list[str]]:
    """The page as it stands after its scripts have run, and what the browser complained of."""
    assert CHROMIUM is not None
    done = subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
            "--enable-logging=stderr", f"--user-data-dir={scratch / 'profile'}", f"--window-size={width},900",
            "--virtual-time-budget=5000", "--dump-dom", page.as_uri() + fragment,
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )  # fmt: skip
    return done.stdout, [line for line in done.stderr.splitlines() if ":CONSOLE" in line]


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One profile for all, which spares two seconds a test."""
    return tmp_path_factory.mktemp("browser")


def test_a_reader_finds_the_way(dossier: Dossier, scratch: Path) -> None:
    """Deep link, filters, search and keys do what the page says, without an error and without a request."""
    path = scratch / "matrix.html"
    path.write_text(matrix_page(dossier, more_script=Markup(ACTS)), encoding="utf-8")
    dom, complaints = browse(path, scratch, "#tiny-poker.2.B")
    assert complaints == []
    found = re.search(r'<pre id="seen">(.*?)</pre>', dom, re.DOTALL)
    assert found, "the script that plays the reader did not come to its end"
    seen: dict[str, Any] = json.loads(unescape(found[1]))
    every = ["1.A", "1.C", "1.D", "2.B", "2.C", "2.D", "3.A", "3.B", "3.C"]
    assert seen == {
        "linkOpens": True, "linkFocused": "tiny-poker.2.B", "linkInView": True,
        "all": every, "fails": ["1.A", "2.B"], "said": "2 of 9 clauses shown", "failsOfTwo": ["2.B"],
        "attestation": ["3.A", "3.B"], "found": ["2.B"], "card": ["1.A", "1.C", "2.B"], "none": [], "noneSaid": True,
        "escaped": 9, "left": True, "slash": "search", "typing": "search",
        "first": "tiny-poker.1.A", "second": "tiny-poker.1.C", "back": "tiny-poker.1.A", "top": "tiny-poker.1.A",
        "withControl": "tiny-poker.1.A", "opened": True, "inner": False, "closedHere": "tiny-poker.1.A",
        "button": ["1.C"], "hiddenLink": True, "unfolded": 9, "folded": 0,
        "nameOfSvg": "The table: Equal hands are paid (amount 10)", "requests": 0, "hacked": "undefined",
    }  # fmt: skip


MEASURES = """
"use strict";
document.querySelectorAll("details").forEach((one) => { one.open = true; });
const cells = Array.from(document.querySelectorAll("section > table :is(td, th)"));
const told = document.createElement("pre");
told.id = "seen";
told.textContent = JSON.stringify({
  inner: innerWidth, page: document.documentElement.scrollWidth,
  tall: cells.filter((cell) => cell.offsetHeight > 4 * cell.offsetWidth && cell.offsetWidth > 0).length,
  cells: cells.length,
});
document.body.append(told);
"""


@pytest.mark.parametrize("width", [390, 1200])
def test_a_narrow_page_is_set_in_words(dossier: Dossier, scratch: Path, width: int) -> None:
    """No cell is a column of single letters, and nobody has to push the page to the side."""
    path = scratch / "narrow.html"
    path.write_text(matrix_page(dossier, more_script=Markup(MEASURES)), encoding="utf-8")
    dom, _ = browse(path, scratch, width=width)
    found = re.search(r'<pre id="seen">(.*?)</pre>', dom, re.DOTALL)
    assert found
    seen = json.loads(unescape(found[1]))
    assert seen["cells"] > 20
    assert seen["tall"] == 0
    assert seen["page"] <= seen["inner"]  # a window is never as narrow as a phone, but the style is that of one


def test_what_got_past_escaping_would_not_run(dossier: Dossier, scratch: Path) -> None:
    """A script, a handler and an image that somebody put into the page are stopped by its policy."""
    path = scratch / "tampered.html"
    page = matrix_page(dossier).replace(
        "<footer>",
        "<footer><script>document.body.id = 'hacked'</script><img src=x onerror=\"document.body.id = 'hacked'\">"
        "<img src='https://127.0.0.1:9/x.png'>",
    )
    path.write_text(page, encoding="utf-8")
    dom, complaints = browse(path, scratch)
    assert 'id="hacked"' not in dom
    assert len([line for line in complaints if "Content Security Policy" in line]) >= 3
