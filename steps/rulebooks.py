"""Which rulebook a sentence means by its game and its authority."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def _titles() -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for folder in files("clausewise.features").iterdir():
        book = folder / "rulebook.toml"
        if folder.is_dir() and book.is_file():
            data = tomllib.loads(book.read_text(encoding="utf-8"))
            found[data["game"], data["short_authority"]] = folder.name
    return found


def rulebook_for(game: str, authority: str) -> str:
    """The rulebook id.

    >>> rulebook_for("Four Card Poker", "MLGCA")
    'mlgca-four-card'
    """
    try:
        return _titles()[game, authority]
    except KeyError:
        known = ", ".join(f"{a_game} under the {who} rules" for a_game, who in sorted(_titles()))
        raise LookupError(f"there is no rulebook for {game} under the {authority} rules; there are: {known}") from None
