"""What lint says: where, what, and what to do about it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

Level = Literal["error", "note"]


class Finding(msgspec.Struct, frozen=True):
    """One finding; a note is worth knowing and does not fail the lint."""

    path: Path
    line: int
    rule: str
    what: str
    todo: str
    level: Level = "error"
    clause: str | None = None


def line_of(path: Path, text: str) -> int:
    """The first line of a file that holds a text; 1 where none does."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return 1
    return next((number for number, line in enumerate(lines, 1) if text in line), 1)
