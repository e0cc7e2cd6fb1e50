"""The folder of a test of randomness: the plan as it was, the result, its page and its words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clausewise.failures import ClausewiseError
from clausewise.randomness.gathering import NAMES
from clausewise.randomness.plans import FILE_NAME, PlanFile
from clausewise.reports.randomness_page import lines, page
from clausewise.reports.randomness_results import Result, encode
from clausewise.showing import visible

RESULT: Final = "result.json"


def prepare(folder: Path, plan: PlanFile) -> None:
    """A folder in which nothing lies yet but this plan; the plan is kept in it, byte by byte."""
    folder.mkdir(parents=True, exist_ok=True)
    there = [name for name in (RESULT, *NAMES.values()) if (folder / name).exists()]
    copy = folder / FILE_NAME
    if there:
        raise ClausewiseError(f"{folder / there[0]}: is there already; name another folder with --out")
    if copy.exists() and copy.read_bytes() != plan.content:
        raise ClausewiseError(f"{copy}: another plan lies there; name another folder with --out")
    copy.write_bytes(plan.content)


def write(result: Result, folder: Path) -> tuple[Path, ...]:
    """Writes the result, and says where."""
    content = {
        RESULT: encode(result),
        "report.txt": "".join(f"{visible(line)}\n" for line in lines(result)).encode(),
        "report.html": page(result).encode(),
    }
    for name, written in content.items():
        (folder / name).write_bytes(written)
    return tuple(folder / name for name in content)
