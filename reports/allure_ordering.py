"""The Allure results of a run in the order of the documents, whatever order they were played in.

Allure orders by the time of the start and by nothing else. For its page the scenarios therefore begin one after the
other, a millisecond apart; each takes as long as it took, and the journal has the real times.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from clausewise.reports.dossier import Dossier

_LAST = 1 << 30


def in_document_order(dossier: Dossier, results: Path, ordered: Path) -> None:
    """Writes the results of this folder into another one."""
    clauses = [clause for rulebook in dossier.rulebooks for clause in rulebook.clauses]
    places = {clause.id: number for number, clause in enumerate(clauses)}
    lines = {(s.clause, s.name): s.line for clause in clauses for s in clause.scenarios}
    ordered.mkdir(parents=True, exist_ok=True)
    found: list[tuple[tuple[int, int, int, str], Path, dict[str, Any]]] = []
    for path in results.iterdir():
        if not path.name.endswith("-result.json"):
            shutil.copy(path, ordered)
            continue
        result = json.loads(path.read_text(encoding="utf-8"))
        clause = next((label["value"] for label in result["labels"] if label["name"] == "clause"), "")
        name = str(result["fullName"]).removeprefix(f"{clause} ")
        key = (places.get(clause, _LAST), lines.get((clause, name), _LAST), int(result["start"]), path.name)
        found.append((key, path, result))
    first = min((int(result["start"]) for _, _, result in found), default=0)
    for number, (_, path, result) in enumerate(sorted(found, key=lambda one: one[0])):
        result["stop"] = first + number + int(result["stop"]) - int(result["start"])
        result["start"] = first + number
        (ordered / path.name).write_text(json.dumps(result, ensure_ascii=False), encoding="utf-8")
