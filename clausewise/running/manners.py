"""The file in which a system's manners are kept: a soak writes what it has learned, a person accepts or refuses it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from clausewise.failures import ClausewiseError
from clausewise.following.known_departures import GoneBy
from clausewise.following.manners import HOWS, Manner, hides_nothing
from clausewise.journal.records import MannerJudged

FILE: Final = "manners.toml"
MOST_BYTES: Final = 1_000_000
_TOP: Final = """\
# The manners of a system: what it tells in a way of its own, and moves no chips by. Who accepts one writes his name and
# the day: accepted_by = "...", date = "2026-01-31". Who takes it for a breach writes his name behind refused_by. With
# `--manners FILE` a run and a soak go by those that are accepted, and say so in every report.
"""


class ManneredEntry(MannerJudged, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A manner with what a person should know to judge it, which nothing rests on."""

    seen: str = ""
    round: str = ""


def manner_of(judged: MannerJudged) -> Manner:
    """What is followed by it."""
    return Manner(judged.how, judged.what, judged.word)


def load_manners(path: Path) -> tuple[MannerJudged, ...]:
    """What a file says; whatever could hide chips, cards or who wins is refused, whoever has accepted it."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise ClausewiseError(f"{path}: is larger than any list of manners")
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        entries = msgspec.convert(table.pop("manner", []), tuple[ManneredEntry, ...])
    except FileNotFoundError:
        raise ClausewiseError(f"{path}: there is no such file; a soak with --go-on writes one") from None
    except (OSError, ValueError, RecursionError) as problem:
        raise ClausewiseError(f"{path}: is no list of manners: {problem}") from None
    if table:
        raise ClausewiseError(f"{path}: there is no setting {next(iter(table))!r}; what is known is [[manner]]")
    for number, entry in enumerate(entries, 1):
        _check(f"{path}: manner {number} ({entry.what})", entry)
    fields = MannerJudged.__struct_fields__
    return tuple(MannerJudged(**{name: getattr(entry, name) for name in fields}) for entry in entries)


def _check(where: str, entry: ManneredEntry) -> None:
    if not hides_nothing(manner_of(entry)):
        raise ClausewiseError(
            f"{where}: {entry.how}{f' ({entry.word})' if entry.word else ''} is never a matter of manners: "
            "chips, cards, seats and who wins are what the rules are about"
        )
    if entry.accepted_by and entry.refused_by:
        raise ClausewiseError(f"{where}: is accepted by {entry.accepted_by} and refused by {entry.refused_by}")
    if entry.accepted_by or entry.refused_by:
        try:
            date.fromisoformat(entry.date)
        except ValueError:
            raise ClausewiseError(f'{where}: say when that was, as date = "2026-01-31"') from None


def gone_by(judged: Iterable[MannerJudged], rulebook: str) -> GoneBy:
    """What a person has accepted of a system at the tables of a rulebook: its manners, by which one goes on."""
    kept = (one for one in judged if one.accepted_by and one.rulebook == rulebook)
    return GoneBy(manners=frozenset(Manner(one.how, one.what, one.word) for one in kept))


def write_manners(path: Path, entries: Iterable[ManneredEntry]) -> None:
    """Writes the file, each manner with room for a name."""
    lines = [_TOP]
    for entry in entries:
        lines.append("[[manner]]")
        for name in ("rulebook", "how", "what", "word", "clauses", "explained", "seen", "round"):
            value = getattr(entry, name)
            if value:
                lines.append(f"{name} = {_toml(value)}")
        lines += [f"{name} = {_toml(getattr(entry, name))}" for name in ("accepted_by", "refused_by", "date")]
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")


def _toml(value: object) -> str:
    """Text or texts; JSON writes them as TOML reads them."""
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


__all__ = ["FILE", "HOWS", "ManneredEntry", "gone_by", "load_manners", "manner_of", "write_manners"]
