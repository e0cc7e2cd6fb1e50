"""What chance brings to a table: cards from so many packs, dice, or both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chance:
    """What is shuffled and thrown at a table."""

    packs: int = 1
    """The packs that lie together in the deck or shoe that is dealt from; 0 where there are no cards."""
    dice: int = 0
    """The dice of a throw."""


def one_pack(options: Mapping[str, str | int]) -> Chance:
    """What most card games have, whatever the house has chosen."""
    del options
    return Chance()
