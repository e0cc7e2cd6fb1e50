"""A round in a file: the table that was asked for and what was done to it, to be played again on any system."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from clausewise.bounded_files import read_bounded
from clausewise.failures import ClausewiseError
from clausewise.following.manners import Manner
from clausewise.reference_engine.vocabulary.description import TableSetup
from clausewise.reference_engine.vocabulary.stimuli import AnyStimulus

FOLDER: Final = "rounds"
MOST_BYTES: Final = 10_000_000


class SavedRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is needed to play it again; the rest is for whoever opens the file."""

    setup: TableSetup
    stimuli: tuple[AnyStimulus, ...]
    clauses: tuple[str, ...] = ()
    """What the difference was blamed on."""
    expected: str = ""
    got: str = ""
    known: tuple[str, ...] = ()
    """Clauses that were known to be broken before: the difference shows when theirs are gone by."""
    manners: tuple[Manner, ...] = ()
    """Of the system, as far as they were known: they are gone by, too."""
    came_again: bool = True
    """The difference showed when the round was played again, before it was saved."""


def save_round(path: Path, saved: SavedRound) -> None:
    """Writes it, indented."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(saved), indent=2) + b"\n")


def load_round(path: Path) -> SavedRound:
    """Reads it back; what is no such file is said in one message."""
    written = read_bounded(
        path,
        MOST_BYTES,
        absent=f"there is no such file; a soak writes its rounds to DIR/{FOLDER}",
        too_long="is larger than any round",
    )
    try:
        return msgspec.json.decode(written, type=SavedRound)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: is no round that a soak has written: {problem}") from None
