"""docs/findings.md says of each engine what a run of its documented command finds."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clausewise.adapters.third_party.engines import ENGINES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "findings.md"
ROOT = PAGE.parents[1]
IN_NODE = "engine-blackjack"
"""It is no extra: npm installs it in node/engines."""
COMMAND = re.compile(r"^    (clausewise run --target \"stdio:clausewise serve --engine ([\w-]+)[ :].*)$", re.MULTILINE)
VERDICTS = ("pass", "fail", "inconclusive", "not-offered", "informative")
FOUND = re.compile(r"### Deviations(.*?)(?=\n### What |\n## |\Z)", re.DOTALL)


@dataclass(frozen=True)
class Finding:
    """What the page says of one engine."""

    engine: str
    command: str
    text: str

    def rows(self) -> list[str]:
        """The counts of each rulebook."""
        return re.findall(r"^\| `[\w-]+`(?: \| \d+)+ \|$", self.text, re.MULTILINE)

    def deviations(self) -> set[str]:
        """The clauses that the tables of deviations begin with."""
        tables = "".join(FOUND.findall(self.text))
        cells = re.findall(r"^\| (`(?:oasis|oneida)-[^|]*) \|", tables, re.MULTILINE)
        return {clause for cell in cells for clause in re.findall(r"`([^`]+)`", cell)}


def findings() -> list[Finding]:
    """A section for each engine, found by the command in it."""
    sections = re.split(r"^(?=## )", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [Finding(found[2], found[1], text) for text in sections if (found := COMMAND.search(text))]


def test_the_page_has_a_section_for_each_engine() -> None:
    """With its command, its counts and its deviations."""
    assert sorted(finding.engine for finding in findings()) == sorted([*ENGINES, IN_NODE])
    for finding in findings():
        assert finding.rows(), finding.engine
        assert finding.deviations() or "### What random rounds add" in finding.text, finding.engine


@pytest.mark.slow
@pytest.mark.parametrize("finding", findings(), ids=lambda finding: finding.engine)
def test_the_counts_are_those_of_a_run(finding: Finding, tmp_path: Path) -> None:
    """The documented command gives the counts and the failing clauses that the page names."""
    engine = ENGINES.get(finding.engine)
    if engine is not None and find_spec(engine.library) is None:
        pytest.skip(f"{engine.title} is not installed: pip install 'clausewise[{engine.installed_by}]'")
    if engine is None and not (ROOT / "node" / "engines" / "node_modules").is_dir():
        pytest.skip(f"{finding.engine} is not installed: make findings does it")
    command = finding.command.replace("node/engines", str(ROOT / "node" / "engines"))
    words = [*shlex.split(command), "--no-allure", "--out", str(tmp_path / "run")]
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    subprocess.run(words, env={**os.environ, "PATH": path}, cwd=tmp_path, capture_output=True, check=False)
    verdicts: dict[str, Any] = msgspec.json.decode((tmp_path / "run" / "verdicts.json").read_bytes())["clauses"]
    rulebooks = dict.fromkeys(verdict["rulebook"] for verdict in verdicts.values())
    counted = {book: Counter(v["verdict"] for v in verdicts.values() if v["rulebook"] == book) for book in rulebooks}
    rows = [
        f"| `{book}` | {counts.total()} | {' | '.join(str(counts[verdict]) for verdict in VERDICTS)} |"
        for book, counts in counted.items()
    ]
    assert finding.rows() == rows
    assert finding.deviations() == {clause for clause, v in verdicts.items() if v["verdict"] == "fail"}
