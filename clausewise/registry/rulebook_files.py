"""What stands beside the features: rulebook.toml and readings.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from clausewise.registry.model import DocumentSpec, Option, Reading
from clausewise.registry.tables import read_toml


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    heading: str
    levels: tuple[str, ...]
    furniture: tuple[str, ...] = ()


class _Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    clauses: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    unit: str | None = None


class _RulebookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    authority: str
    version: str
    game: str
    document: _Document
    short_authority: str = ""
    """As the sentences of the features name it."""
    adoption: str = "not stated in the document"
    options: tuple[_Option, ...] = ()


class _Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clauses: tuple[str, ...]
    question: str
    choices: dict[str, str]
    adopted: str
    why: str
    effect: Literal["behaviour", "noted"]
    status: Literal["proposed", "confirmed"] = "proposed"
    authority: str | None = None
    reference: str | None = None
    date: str | None = None


class _ReadingsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reading: tuple[_Reading, ...] = ()


class RulebookHead(msgspec.Struct, frozen=True):
    """rulebook.toml, checked; clause numbers are widened to full ids."""

    id: str
    folder: Path
    title: str
    authority: str
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
        version=written.version,
        adoption=written.adoption,
        game=written.game,
        document=DocumentSpec(
            name=written.document.name,
            furniture=written.document.furniture,
            heading=written.document.heading,
            levels=written.document.levels,
        ),
        options=tuple(
            Option(o.id, o.title, _full_ids(o.clauses, folder.name), o.values, o.least, o.most, o.unit)
            for o in written.options
        ),
    )


def read_readings(folder: Path) -> tuple[Reading, ...]:
    """readings.toml of a folder; none where the document raises no question."""
    path = folder / "readings.toml"
    if not path.exists():
        return ()
    return tuple(
        Reading(
            id=r.id,
            clauses=_full_ids(r.clauses, folder.name),
            question=r.question,
            choices=r.choices,
            adopted=r.adopted,
            why=r.why,
            effect=r.effect,
            status=r.status,
            authority=r.authority,
            reference=r.reference,
            date=r.date,
        )
        for r in read_toml(path, _ReadingsFile).reading
    )


def _full_ids(ids: tuple[str, ...], rulebook: str) -> tuple[str, ...]:
    """Ids may be written without the rulebook's name, as the document numbers them."""
    return tuple(i if i.startswith(f"{rulebook}.") else f"{rulebook}.{i}" for i in ids)
