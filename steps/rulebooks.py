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
    """The rulebook id.

    >>> rulebook_for("Four Card Poker", "MLGCA")
    'mlgca-four-card'
    """
    try:
        return _titles()[game, authority]
    except KeyError:
        known = ", ".join(f"{a_game} under the {who} rules" for a_game, who in sorted(_titles()))
        raise LookupError(f"there is no rulebook for {game} under the {authority} rules; there are: {known}") from None
