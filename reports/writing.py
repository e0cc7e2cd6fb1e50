"""All reports of a run, written beside its journal; made anew they are the same to the byte."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from clausewise.failures import ERROR, ClausewiseError
from clausewise.registry.model import Rulebook
from clausewise.reports.assembling import dossier_of
from clausewise.reports.dossier import Dossier
from clausewise.reports.junit import junit_xml
from clausewise.reports.matrix import matrix_page
from clausewise.reports.naming import MATRIX
from clausewise.reports.table import csv_text
from clausewise.verdicts import Verdicts, encode

VERDICTS = "verdicts.json"
JUNIT = "junit.xml"
TABLE = "verdicts.csv"


@dataclass(frozen=True)
class Written:
    """What was made: the files, by what they are, and what they tell."""

    files: dict[str, Path]
    dossier: Dossier
    verdicts: Verdicts


def write_reports(directory: Path, rulebooks: Iterable[Rulebook], *, notes: tuple[str, ...] = ()) -> Written:
    """Makes the reports of the run in this directory from its journal."""
    dossier, verdicts = dossier_of(directory, rulebooks, notes=notes)
    made = {
        "matrix": _write(directory / MATRIX, matrix_page(dossier).encode()),
        "verdicts": _write(directory / VERDICTS, encode(verdicts)),
        "junit": _write(directory / JUNIT, junit_xml(dossier).encode()),
        "table": _write(directory / TABLE, csv_text(dossier).encode()),
    }
    return Written(made, dossier, verdicts)


def _write(path: Path, content: bytes) -> Path:
    """Whole or not at all: whoever reads while a report is made anew finds the old one."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise ClausewiseError(f"{path}: cannot be written: {problem.strerror}; the journal is whole", ERROR) from None
    return path
