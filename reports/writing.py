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
NAMES = (MATRIX, VERDICTS, JUNIT, TABLE)


@dataclass(frozen=True)
class Written:
    """What was made: the files, by what they are, and what they tell."""

    files: dict[str, Path]
    dossier: Dossier
    verdicts: Verdicts


def write_reports(directory: Path, rulebooks: Iterable[Rulebook], *, notes: tuple[str, ...] = ()) -> Written:
    """Makes the reports of the run in this directory from its journal."""
    dossier, verdicts = dossier_of(directory, rulebooks, notes=notes)
    made = {what: _write(directory / name, content) for what, (name, content) in _contents(dossier, verdicts).items()}
    return Written(made, dossier, verdicts)


def altered_reports(directory: Path, rulebooks: Iterable[Rulebook]) -> list[str]:
    """The reports beside a journal that are not what the journal gives; one that is not there says nothing."""
    contents = _contents(*dossier_of(directory, rulebooks))
    return [name for name, content in contents.values() if _is_another(directory / name, content)]


def _contents(dossier: Dossier, verdicts: Verdicts) -> dict[str, tuple[str, bytes]]:
    """For each report the name of its file and what is in it."""
    return {
        "matrix": (MATRIX, matrix_page(dossier).encode()),
        "verdicts": (VERDICTS, encode(verdicts)),
        "junit": (JUNIT, junit_xml(dossier).encode()),
        "table": (TABLE, csv_text(dossier).encode()),
    }


def _is_another(path: Path, content: bytes) -> bool:
    try:
        return path.read_bytes() != content
    except FileNotFoundError:
        return False
    except OSError as problem:
        raise ClausewiseError(f"{path}: cannot be read: {problem.strerror}", ERROR) from None


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
