"""More tables, played when nothing that was played so far tells two breaches apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from clausewise.adapters.base import System, SystemFailure
from clausewise.reference_engine.vocabulary.description import Description, TableSetup
from clausewise.soaking.choosing import House, Way, any_way
from clausewise.soaking.playing import TablePlayed, play_at_random

MOST_FURTHER = 60


def further(
    system: Callable[[], System], description: Description, house: House, way: Way, setup: TableSetup
) -> Iterator[TablePlayed]:
    """Tables like the one at which a difference showed, and any others, by turns; each is played when asked for."""
    for number in range(MOST_FURTHER):
        chance = Random(f"{setup.seed} further {number}")  # noqa: S311  rounds to be played again
        like = way if number % 2 else any_way(house, chance)
        try:
            yield play_at_random(system(), description, like.setup(house, chance), chance, like.mood)
        except SystemFailure:
            return
