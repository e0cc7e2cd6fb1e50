"""What is in a bundle: the run as it lies, the features by which it was judged, and all that is made of these two.

What is made is made again when a bundle is checked, so nothing in it can say what the journal does not.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.filing.letterhead import Letterhead, fill_letter
from clausewise.filing.paper import told_on_paper
from clausewise.filing.printing import pdf
from clausewise.filing.readme import readme
from clausewise.filing.signing import FOLDER as SIGNATURES
from clausewise.filing.workbook import workbook
from clausewise.journal import footer_of, required_header
from clausewise.journal.chain import FOLDER as JOURNAL
from clausewise.journal.chain import is_of_a_segment
from clausewise.journal.records import Header
from clausewise.journal.writer import SEAL_FILE
from clausewise.judge import Judge
from clausewise.registry import Rulebook, load_rulebook
from clausewise.reports.assembling import dossier_of
from clausewise.reports.dossier import Dossier
from clausewise.reports.quoting import Lacking, Quoted, with_words
from clausewise.reports.writing import NAMES, report_files
from clausewise.running.run import edition
from clausewise.showing import listed
from clausewise.verdicts import Verdicts

MANIFEST: Final = "bundle.json"
SUMS: Final = "SHA256SUMS"
README: Final = "README.txt"
REPORT: Final = "report.pdf"
LETTER: Final = "letter.pdf"
LETTER_TEXT: Final = "letter.txt"
WORKBOOK: Final = "workbook.xlsx"
ATTESTATIONS: Final = "attestations.json"
RUN: Final = "run/"
FEATURES: Final = "features/"
OF_AN_EDITION: Final = frozenset({".feature", ".toml", ".lock"})
AT_TOP: Final = frozenset({MANIFEST, SUMS, README, REPORT, LETTER, LETTER_TEXT, WORKBOOK, ATTESTATIONS})
IN_RUN: Final = frozenset({SEAL_FILE, *NAMES})
TOOLS: Final = ("typst", "xlsxwriter")
MADE_BY: Final = {REPORT: ("typst",), LETTER: ("typst",), WORKBOOK: ("xlsxwriter", "zlib")}
"""Files that another version of a tool may make otherwise."""
MODULES: Final = ("cryptography", "rfc3161_client", "typst", "xlsxwriter")


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bundle was made of, beside the journal and the features; `harness` made the bundle, not the run."""

    format: int
    run: str
    seal: str
    number: str
    harness: Judge
    tools: dict[str, str]
    letterhead: Letterhead
    words: dict[str, str]
    """The clauses' own, of those that failed; empty where no document was at hand."""
    lacking: dict[str, Lacking] = {}
    """Of which of them there are none, and why."""


def require_extra() -> None:
    """One line for whoever has not installed what bundles need."""
    if lacking := [name for name in MODULES if find_spec(name) is None]:
        raise ClausewiseError(
            f"bundles need {listed(lacking)}, which came not with clausewise itself: pip install 'clausewise[filing]'"
        )


def tools() -> dict[str, str]:
    """The versions of the tools that are installed here."""
    return {**{name: version(name) for name in TOOLS}, "zlib": zlib.ZLIB_RUNTIME_VERSION}


def rulebooks_of(header: Header, features: Path | None) -> tuple[Rulebook, ...]:
    """The rulebooks of a run, in the edition that was played."""
    books = tuple(load_rulebook(name, features) for name in header.rulebooks)
    if others := [book.id for book in books if edition(book) != header.rulebooks[book.id]]:
        raise ClausewiseError(
            f"{listed(others)}: the features here are another edition than the run was judged by; name the folder of "
            "those with --features"
        )
    return books


def copied(run: Path, books: Sequence[Rulebook]) -> dict[str, bytes]:
    """The journal as it lies, its seal, and the features."""
    sealed = footer_of(run)
    if sealed is None:
        raise ClausewiseError(
            f"{run}: the run has not finished, so there is nothing to file; go on with it by --resume"
        )
    files = {f"{RUN}{SEAL_FILE}": f"{sealed[1]}\n".encode()}
    for path in sorted((run / JOURNAL).iterdir()):
        if is_of_a_segment(path.name):
            files[f"{RUN}{JOURNAL}/{path.name}"] = path.read_bytes()
    ran = required_header(run).rulebooks
    for book in books:
        for path in sorted(book.folder.iterdir()):
            if path.suffix in OF_AN_EDITION:
                files[f"{FEATURES}{book.id}/{path.name}"] = path.read_bytes()
        if edition(book) != ran[book.id]:
            raise ClausewiseError(f"{book.folder}: was changed while it was read; try again once nobody edits it")
    return files


def made(
    run: Path,
    books: Sequence[Rulebook],
    manifest: Manifest,
    journal: Sequence[str],
    judged: tuple[Dossier, Verdicts] | None = None,
) -> dict[str, bytes]:
    """All that follows from the journal, the features and what the laboratory says; `journal` are its files' names.

    `judged` is what the journal gives where it has been read already: a long one takes a while.
    """
    told, verdicts = judged or dossier_of(run, books)
    dossier = with_words(told, Quoted(manifest.words, manifest.lacking))
    header = required_header(run)
    report = manifest.letterhead.report
    letter = fill_letter(manifest.letterhead.letter, _letter_words(dossier, manifest.letterhead))
    return {
        **{f"{RUN}{name}": content for name, content in report_files(dossier, verdicts).items()},
        MANIFEST: as_text(manifest),
        ATTESTATIONS: as_text(header.attestations),
        README: readme(manifest.letterhead, dossier.run, journal).encode(),
        REPORT: pdf("report.typ", told_on_paper(dossier, manifest.letterhead), report.issued),
        LETTER_TEXT: letter.encode(),
        LETTER: pdf("letter.typ", _letter_told(letter, manifest.letterhead), report.issued),
        WORKBOOK: workbook(dossier, report.number, report.issued),
    }


def as_text(told: object) -> bytes:
    """JSON for people and machines."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def sums(files: Mapping[str, bytes]) -> bytes:
    """The digest of each file but those of the signatures, as `sha256sum -c` reads them."""
    lines = [
        f"{sha256(content).hexdigest()}  {name}\n"
        for name, content in sorted(files.items())
        if name != SUMS and not name.startswith(SIGNATURES)
    ]
    return "".join(lines).encode()


def _letter_words(dossier: Dossier, letterhead: Letterhead) -> dict[str, str]:
    described = dossier.run.configurations[0].description
    return {
        "laboratory": letterhead.laboratory.name,
        "laboratory_address": letterhead.laboratory.address,
        "customer": letterhead.customer.name,
        "customer_address": letterhead.customer.address,
        "number": letterhead.report.number,
        "issued": letterhead.report.issued,
        "product": f"{described.product} {described.version}",
        "manufacturer": described.manufacturer,
        "rules": listed([book.title for book in dossier.rulebooks]),
        "summary": dossier.summary,
        "seal": dossier.run.seal,
        "run": dossier.run.run,
        "authoriser": letterhead.authoriser.name,
        "function": letterhead.authoriser.function,
    }


def _letter_told(letter: str, letterhead: Letterhead) -> dict[str, Any]:
    paragraphs = [part.strip("\n").split("\n") for part in letter.split("\n\n") if part.strip()]
    # A long line goes on in the next one, an address does not.
    return {
        "title": f"Letter with test report {letterhead.report.number}",
        "laboratory": letterhead.laboratory.name,
        "paragraphs": [[" ".join(lines)] if _is_prose(lines) else lines for lines in paragraphs],
    }


def _is_prose(lines: Sequence[str]) -> bool:
    return len(lines) > 1 and all(len(line) > 60 for line in lines[:-1])  # noqa: PLR2004  no address is as long
