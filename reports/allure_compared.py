"""Whether the Allure results beside a journal are those that the journal gives."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from clausewise.registry.model import Rulebook
from clausewise.reports.allure_results import write_allure_results

OF_THE_MACHINE = {"host", "thread"}
OF_THE_WRITING = ("uuid", "start", "stop")


def results_in(folder: Path) -> Counter[str]:
    """The results, each as text: without times, names of files and what the machine is called."""
    return Counter(json.dumps(_result(path), sort_keys=True) for path in folder.glob("*-result.json"))


def altered_results(directory: Path, rulebooks: Iterable[Rulebook], results: Path) -> list[str]:
    """The names of results that the journal does not give, and of those of the journal that are not there."""
    if not results.is_dir():
        return []
    try:
        found = results_in(results)
    except (OSError, ValueError, TypeError, AttributeError) as problem:
        return [f"a result that cannot be read: {problem}"]
    with tempfile.TemporaryDirectory() as again:
        write_allure_results(directory, rulebooks, Path(again))
        given = results_in(Path(again))
    return sorted({str(json.loads(text).get("name")) for text in (found - given) + (given - found)})


def _result(path: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    result["labels"] = [label for label in result["labels"] if label["name"] not in OF_THE_MACHINE]
    for part in (result, *result.get("steps", ())):
        for name in OF_THE_WRITING:
            part.pop(name, None)
        for attachment in part.get("attachments", ()):
            attachment["body"] = (path.parent / Path(attachment.pop("source")).name).read_text(encoding="utf-8")
    return result
