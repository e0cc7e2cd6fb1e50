"""What stands beside the features: rulebook.toml and readings.toml."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from clausewise.registry.model import DocumentSpec, Option, Reading
from clausewise.registry.tables import read_toml


class _RulebookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    authority: str
    version: str
    game: str
    document: DocumentSpec
    short_authority: str = ""
    adoption: str = "not stated in the document"
    options: tuple[Option, ...] = ()


class _ReadingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reading: tuple[Reading, ...] = ()


class RulebookHead(msgspec.Struct, frozen=True):
    """rulebook.toml, checked; clause numbers are widened to full ids."""

    id: str
    folder: Path
    title: str
    authority: str
    short_authority: str
    """As the sentences of the features name it."""
    version: str
    adoption: str
    game: str
    document: DocumentSpec
    options: tuple[Option, ...]


def read_rulebook_head(folder: Path) -> RulebookHead:
    """rulebook.toml of a folder; the folder's name is the rulebook's id."""
    written = read_toml(folder / "rulebook.toml", _RulebookFile)
    return RulebookHead(
        id=folder.name,
        folder=folder,
        title=written.title,
        authority=written.authority,
        short_authority=written.short_authority,
        version=written.version,
        adoption=written.adoption,
        game=written.game,
        document=written.document,
        options=tuple(replace(option, clauses=_full_ids(option.clauses, folder.name)) for option in written.options),
    )


def read_readings(folder: Path) -> tuple[Reading, ...]:
    """readings.toml of a folder; none where the document raises no question."""
    path = folder / "readings.toml"
    if not path.exists():
        return ()
    written = read_toml(path, _ReadingsFile).reading
    return tuple(replace(reading, clauses=_full_ids(reading.clauses, folder.name)) for reading in written)


def _full_ids(ids: tuple[str, ...], rulebook: str) -> tuple[str, ...]:
    """Ids may be written without the rulebook's name, as the document numbers them."""
    return tuple(i if i.startswith(f"{rulebook}.") else f"{rulebook}.{i}" for i in ids)
