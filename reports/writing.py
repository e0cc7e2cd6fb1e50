"""All reports of a run, written beside its journal; made anew they are the same to the byte."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from clausewise.failures import ERROR, ClausewiseError
from clausewise.journal.reader import required_header
from clausewise.registry.model import Rulebook
from clausewise.reports.assembling import dossier_of
from clausewise.reports.dossier import Dossier
from clausewise.reports.junit import junit_xml
from clausewise.reports.matrix import matrix_page
from clausewise.reports.naming import MATRIX
from clausewise.reports.quoting import QUOTED, failing, locked_words, quote, read_quoted, with_words
from clausewise.reports.sarif import sarif_json
from clausewise.reports.table import csv_text
from clausewise.verdicts import Verdicts, encode

VERDICTS = "verdicts.json"
JUNIT = "junit.xml"
TABLE = "verdicts.csv"
SARIF = "results.sarif"
NAMES = (MATRIX, VERDICTS, JUNIT, TABLE, SARIF)


@dataclass(frozen=True)
class Written:
    """What was made: the files, by what they are, and what they tell."""

    files: dict[str, Path]
    dossier: Dossier
    verdicts: Verdicts


def write_reports(
    directory: Path, rulebooks: Iterable[Rulebook], *, notes: tuple[str, ...] = (), documents: Path | None = None
) -> Written:
    """Makes the reports of the run in this directory from its journal; with documents they quote what failed."""
    books = tuple(rulebooks)
    dossier, verdicts = dossier_of(directory, books, notes=notes)
    locked = locked_words(books, required_header(directory))
    if documents is not None:
        quoted = quote(books, failing(dossier), documents, locked)
        _write(directory / QUOTED, msgspec.json.format(msgspec.json.encode(quoted), indent=1) + b"\n")
    else:
        quoted, _ = read_quoted(directory, locked)
    dossier = with_words(dossier, quoted)
    made = {what: _write(directory / name, content) for what, (name, content) in _contents(dossier, verdicts).items()}
    return Written(made, dossier, verdicts)


def altered_reports(directory: Path, rulebooks: Iterable[Rulebook]) -> list[str]:
    """The reports beside a journal that are not what the journal gives; one that is not there says nothing."""
    books = tuple(rulebooks)
    dossier, verdicts = dossier_of(directory, books)
    quoted, _ = read_quoted(directory, locked_words(books, required_header(directory)))
    contents = _contents(with_words(dossier, quoted), verdicts)
    return [name for name, content in contents.values() if _is_another(directory / name, content)]


def misquoted(directory: Path, rulebooks: Iterable[Rulebook]) -> list[str]:
    """What lies beside a journal as the clauses' words and is not what was locked."""
    return read_quoted(directory, locked_words(rulebooks, required_header(directory)))[1]


def report_files(dossier: Dossier, verdicts: Verdicts) -> dict[str, bytes]:
    """Every report under the name of its file, for whoever puts them elsewhere."""
    return dict(_contents(dossier, verdicts).values())


def _contents(dossier: Dossier, verdicts: Verdicts) -> dict[str, tuple[str, bytes]]:
    """For each report the name of its file and what is in it."""
    return {
        "matrix": (MATRIX, matrix_page(dossier).encode()),
        "verdicts": (VERDICTS, encode(verdicts)),
        "junit": (JUNIT, junit_xml(dossier).encode()),
        "table": (TABLE, csv_text(dossier).encode()),
        "sarif": (SARIF, sarif_json(dossier).encode()),
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
