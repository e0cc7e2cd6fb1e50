"""What stands beside the features: rulebook.toml and readings.toml."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from clausewise.failures import ClausewiseError
from clausewise.reference_engine.families.rulebook import GAME
from clausewise.registry.model import DocumentSpec, Option, RandomnessAsked, Reading
from clausewise.registry.tables import read_toml


class _RulebookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    authority: str
    version: str
    document: DocumentSpec
    game: str = ""
    games: tuple[str, ...] = ()
    short_authority: str = ""
    adoption: str = "not stated in the document"
    options: tuple[Option, ...] = ()
    randomness: tuple[RandomnessAsked, ...] = ()


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
    games: tuple[str, ...]
    document: DocumentSpec
    options: tuple[Option, ...]
    randomness: tuple[RandomnessAsked, ...]


def read_rulebook_head(folder: Path) -> RulebookHead:
    """rulebook.toml of a folder; the folder's name is the rulebook's id."""
    path = folder / "rulebook.toml"
    written = read_toml(path, _RulebookFile)
    games = _games(path, written)
    options = tuple(replace(option, clauses=full_ids(option.clauses, folder.name)) for option in written.options)
    return RulebookHead(
        id=folder.name,
        folder=folder,
        title=written.title,
        authority=written.authority,
        short_authority=written.short_authority,
        version=written.version,
        adoption=written.adoption,
        games=games,
        document=written.document,
        options=options if len(games) == 1 else (Option(GAME, "Which game of the document", values=games), *options),
        randomness=tuple(_randomness(path, asked, folder.name) for asked in written.randomness),
    )


def _randomness(path: Path, asked: RandomnessAsked, rulebook: str) -> RandomnessAsked:
    """What is asked of mixing, with full ids; how surely is told only with who states it."""
    if not asked.clauses:
        raise ClausewiseError(f"{path}: randomness: name the clauses that ask for it")
    if asked.confidence is not None and not 50 <= asked.confidence < 100:  # noqa: PLR2004  per cent
        raise ClausewiseError(f"{path}: randomness: a confidence of {asked.confidence} % means nothing")
    if (asked.confidence is not None or asked.test) and not asked.stated_by:
        raise ClausewiseError(f"{path}: randomness: say who states the confidence and the test, in `stated_by`")
    return replace(asked, clauses=full_ids(asked.clauses, rulebook))


def _games(path: Path, written: _RulebookFile) -> tuple[str, ...]:
    """The games of a document: `game` where it has one, `games` where it has several."""
    games = written.games or (written.game,)
    if bool(written.game) == bool(written.games):
        raise ClausewiseError(f"{path}: name what is played: one game as `game`, several as `games`")
    if not all(games) or len(set(games)) < len(games):
        raise ClausewiseError(f"{path}: games: each has a name of its own")
    if any(option.id == GAME for option in written.options):
        raise ClausewiseError(f"{path}: the option {GAME} follows from `games`; leave it out of the options")
    return games


def read_readings(folder: Path) -> tuple[Reading, ...]:
    """readings.toml of a folder; none where the document raises no question."""
    path = folder / "readings.toml"
    if not path.exists():
        return ()
    written = read_toml(path, _ReadingsFile).reading
    return tuple(
        replace(
            reading,
            clauses=full_ids(reading.clauses, folder.name),
            decided_by=full_ids(reading.decided_by, folder.name),
        )
        for reading in written
    )


def full_ids(ids: Iterable[str], rulebook: str) -> tuple[str, ...]:
    """Ids may be written without the rulebook's name, as the document numbers them."""
    return tuple(i if i.startswith(f"{rulebook}.") else f"{rulebook}.{i}" for i in ids)
