"""What a proof leaves behind: prove.json, and a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from clausewise.failures import ERROR, ClausewiseError
from clausewise.registry import Rulebook
from clausewise.reports.prove_page import prove_page
from clausewise.reports.prove_results import Proof

JSON = "prove.json"
PAGE = "prove.html"


def prepare(directory: Path) -> Path:
    """Makes the directory before the proof begins: to learn after minutes that it cannot be made would be late."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise ClausewiseError(
            f"{directory}: no proof can be written here: {problem.strerror}; name another place with --out"
        ) from None
    return directory


def write(proof: Proof, rulebooks: Sequence[Rulebook], directory: Path) -> tuple[Path, Path]:
    """Writes both into a directory that is there."""
    try:
        (directory / JSON).write_bytes(msgspec.json.format(msgspec.json.encode(proof), indent=1) + b"\n")
        (directory / PAGE).write_text(prove_page(proof, rulebooks), encoding="utf-8")
    except OSError as problem:
        raise ClausewiseError(
            f"{directory}: the proof cannot be written here: {problem.strerror}; name another place with --out", ERROR
        ) from None
    return directory / JSON, directory / PAGE
