"""Which rulebook, and which of its games, a sentence means by the game and its authority."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from clausewise.registry import rulebook_folders
from clausewise.registry.rulebook_files import RulebookHead, read_rulebook_head

ANY_GAME: Final = "poker"
"""What a rule is about that is the same in all games of its rulebook: whichever of them the house offers."""


class Meant(NamedTuple):
    """A rulebook, and one of its games; empty where it has no other, or where any of them will do."""

    rulebook: str
    game: str = ""


def rulebook_for(game: str, authority: str, stands_in: Path | None = None) -> Meant:
    """The rulebook that is meant; a part of the game's name will do where it means one game of the authority.

    `stands_in` is the folder of the rulebook in which the sentence stands: it means that rulebook if it can, else one
    beside it, else one that is installed.

    >>> rulebook_for("Four Card Poker", "MLGCA").rulebook, rulebook_for("Hold'em", "Oasis").rulebook
    ('mlgca-four-card', 'oasis-holdem')
    >>> rulebook_for("poker", "Oneida")
    Meant(rulebook='oneida-poker', game='')
    """
    for folders in _from_near_to_far(stands_in):
        heads = [head for head in map(_head, folders) if head.short_authority == authority]
        if game == ANY_GAME and (several := [head for head in heads if len(head.games) > 1]):
            return Meant(several[0].id)
        named = [(name, Meant(head.id, name if len(head.games) > 1 else "")) for head in heads for name in head.games]
        whole = [meant for name, meant in named if name == game]
        found = whole or [meant for name, meant in named if f" {game} " in f" {name} "]
        if len(found) == 1:
            return found[0]
        if found:
            may_be = " or ".join(f"{name} of {rulebook}" if name else rulebook for rulebook, name in found)
            raise LookupError(f"{game} under the {authority} rules may be {may_be}")
    known = {f"{name} under the {head.short_authority} rules" for head in _all(stands_in) for name in head.games}
    listed = ", ".join(sorted(known))
    raise LookupError(f"there is no rulebook for {game} under the {authority} rules; there are: {listed}")


def rulebook_named(words: str, stands_in: Path | None = None) -> Meant:
    """The rulebook that is meant where the game follows on the authority, each of one word or several.

    >>> rulebook_named("Oasis Hold'em")
    Meant(rulebook='oasis-holdem', game='')
    """
    parts = words.split(" ")
    known = {head.short_authority for head in _all(stands_in)}
    ends = [n for n in range(1, len(parts)) if " ".join(parts[:n]) in known]
    n = max(ends, default=1)
    return rulebook_for(" ".join(parts[n:]), " ".join(parts[:n]), stands_in)


def _from_near_to_far(stands_in: Path | None) -> Iterator[Sequence[Path]]:
    if stands_in is not None:
        yield (stands_in,)
        yield rulebook_folders(stands_in.parent)
    yield rulebook_folders()


def _all(stands_in: Path | None) -> Iterator[RulebookHead]:
    for folders in _from_near_to_far(stands_in):
        yield from map(_head, folders)


@lru_cache(maxsize=256)
def _head(folder: Path) -> RulebookHead:
    return read_rulebook_head(folder)
