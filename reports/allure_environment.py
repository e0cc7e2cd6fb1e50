"""What the Allure report says of the run as a whole: which system, which rules, and under which seal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from clausewise.reports.dossier import Dossier
from clausewise.showing import visible

FILE_NAME = "environment.properties"


def write_environment(dossier: Dossier, results: Path) -> None:
    """Adds the file beside the results; it can only be written when the journal is sealed."""
    results.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{name}={_value(value)}\n" for name, value in _told(dossier) if value)
    (results / FILE_NAME).write_text(text, encoding="utf-8")


def _told(dossier: Dossier) -> Iterator[tuple[str, str]]:
    """A name is one word: in a file of properties it ends at its first space."""
    run = dossier.run
    described = [used.description for used in run.configurations]
    yield "system", "; ".join(dict.fromkeys(f"{d.manufacturer} {d.product} {d.version}" for d in described))
    yield "build", "; ".join(dict.fromkeys(d.build for d in described))
    yield "jurisdiction", "; ".join(dict.fromkeys(d.jurisdiction for d in described if d.jurisdiction))
    yield "rules", "; ".join(f"{book.title}, edition {book.edition}" for book in dossier.rulebooks)
    yield "outcome", dossier.summary
    yield "laboratory", run.laboratory
    yield "tester", run.tester
    yield "technician", "; ".join(dict.fromkeys(used.guided_by for used in run.configurations if used.guided_by))
    yield "checker", run.checker
    yield "harness", f"Clausewise {run.harness}"
    yield "run", run.run
    yield "seal", run.seal or "none, the run has not finished"


def _value(text: str) -> str:
    return visible(text).replace("\\", "\\\\")
