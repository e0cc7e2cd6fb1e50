"""Each way of misbehaving, through a whole run: the right verdict, one message, bounded time and memory, sound reports.

`make misbehave` prints what comes of all of them; a few are run every day.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.robustness.examining import Found, afterwards, examine, features_of_one_book
from tests.robustness.misbehaviours import SOUND, cases, wrong

EVERY_DAY = {
    ("floods events", "http"),
    ("a card dealt twice", "stdio"),
    ("dies between stimulus and event", "stdio"),
    ("a certificate that nobody signed", "http"),
    ("names that act", "stdio"),
}
KEEP_THE_RULES = ("describes itself otherwise later", "cookies, megabytes of them")
LARGEST_JOURNAL = 16 * 2**20
THAT_ACT = ("names that act", "a refusal that acts", "a problem that acts")


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One rulebook."""
    return features_of_one_book(tmp_path_factory.mktemp("book"))


@pytest.fixture(scope="module")
def sound(features: Path, tmp_path_factory: pytest.TempPathFactory) -> Found:
    """A run against a system that behaves."""
    found = examine(SOUND, "stdio", tmp_path_factory.mktemp("sound"), features)
    assert (found.code, found.verdict, found.others) == (0, "pass", "pass")
    return found


@pytest.mark.parametrize(
    ("name", "transport"),
    [
        pytest.param(*case, marks=() if case in EVERY_DAY else pytest.mark.slow)
        for case in cases()
        if case[0] not in THAT_ACT
    ],
)
def test_what_comes_of_it(name: str, transport: str, features: Path, sound: Found, tmp_path: Path) -> None:
    """Never a pass; the rest of the run goes on with new tables; the journal is whole and gives the same reports."""
    if name == "a certificate that nobody signed" and shutil.which("openssl") is None:
        pytest.skip("nothing here makes a certificate: there is no openssl")
    found = examine(name, transport, tmp_path, features)
    assert wrong(name, transport, found, sound) == [], found.said
    assert found.verdict != "pass" or name in KEEP_THE_RULES
    # A few scenarios: what a system says in them can be no reason to fill a disk.
    assert sum(path.stat().st_size for path in found.out.glob("journal/*")) < LARGEST_JOURNAL
    if found.verdict:
        code, told = afterwards("report", found, "--no-allure", "--features", str(features))
        assert code == found.code
        assert "Traceback" not in told


@pytest.mark.parametrize(
    ("name", "transport"),
    [
        pytest.param(name, transport, marks=() if (name, transport) in EVERY_DAY else pytest.mark.slow)
        for name in THAT_ACT
        for transport in ("stdio", "http")
    ],
)
def test_text_that_would_act_is_shown_as_text(
    name: str, transport: str, features: Path, sound: Found, tmp_path: Path
) -> None:
    """In the terminal, on every page, in every table and file that a program may open, and in the names of files."""
    found = examine(name, transport, tmp_path, features, more=("--format", "table"))
    assert wrong(name, transport, found, sound) == [], found.said
    code, told = afterwards("report", found, "--format", "github", "--features", str(features))
    assert code == found.code
    assert all(sign.isprintable() or sign == "\n" for sign in told)
    assert not any(line.startswith("::error::x") for line in told.splitlines())
    shown = 0
    for path in found.out.rglob("*"):
        assert re.fullmatch(r"[\w.-]+", path.name)
        if path.is_dir() or path.suffix in (".jsonl", ".gz"):
            continue
        text = path.read_text(encoding="utf-8")
        assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", text), path.name
        shown += "alert(1)" in text
        match path.suffix:
            case ".html":
                assert "<script>alert" not in text
                assert "\u202e" not in text
            case ".json" | ".sarif":
                json.loads(text)
            case ".xml" | ".svg":
                ET.fromstring(text.encode())  # noqa: S314  our own
            case ".csv":
                rows = list(csv.reader(text.splitlines()))
                assert len({len(cells) for cells in rows}) == 1
                assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cells in rows for cell in cells)
            case _:
                assert path.suffix in {".properties", ".txt", ".md"}, path.name
    assert shown > 0
