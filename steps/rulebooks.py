"""Which rulebook a sentence means by its game and its authority."""

from __future__ import annotations

from functools import cache

from clausewise.registry import rulebook_folders
from clausewise.registry.rulebook_files import read_rulebook_head


@cache
def _titles() -> dict[tuple[str, str], str]:
    heads = map(read_rulebook_head, rulebook_folders())
    return {(head.game, head.short_authority): head.id for head in heads}


def rulebook_for(game: str, authority: str) -> str:
    """The rulebook id; a part of the game's name will do where it means one game of the authority.

    >>> rulebook_for("Four Card Poker", "MLGCA"), rulebook_for("Hold'em", "Oasis")
    ('mlgca-four-card', 'oasis-holdem')
    """
    titles = _titles()
    if (game, authority) in titles:
        return titles[game, authority]
    found = [rulebook for (name, who), rulebook in titles.items() if who == authority and f" {game} " in f" {name} "]
    if len(found) == 1:
        return found[0]
    known = ", ".join(f"{a_game} under the {who} rules" for a_game, who in sorted(titles))
    raise LookupError(f"there is no rulebook for {game} under the {authority} rules; there are: {known}")
