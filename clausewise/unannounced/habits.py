"""How guests behave: what a test hardly ever does, so that a system that waits for it comes upon it.

By its number in a run or a soak each guest has habits of its own, so that of any eight in a row one stays long.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from clausewise.reference_engine.families.random_player import (
    ANY_AMOUNT,
    FULL,
    GOOD_MANNERS,
    SENSIBLE,
    RandomPlayer,
)
from clausewise.soaking.choosing import NEVER, OFTEN

AT_THE_LIMITS: Final = "amounts at the limits"
SOMETIMES: Final = 0.3
FEWEST: Final = 4
MOST: Final = 20
"""A guest stays for so many rounds."""
FEWEST_OF_LONG: Final = 40
MOST_OF_LONG: Final = 60
"""So many, who stays for an evening: what is found there is compared whole, and longer than this takes too long."""
ONE_OF: Final = 8
"""By their number in a row of so many guests differ."""
LONG: Final = 5
ANY_SUM: Final = (1, 3, LONG, 7)
POLITE: Final = (2, LONG)
MANY: Final = (LONG, 6)


@dataclass(frozen=True, slots=True)
class Habits:
    """What a guest does at a table."""

    rounds: int
    mood: Mapping[str, float]


def habits_of(number: int, chance: Random, mood: Mapping[str, float], player: type[RandomPlayer]) -> Habits:
    """Those of this guest: who stays, wagers any sum, comes with many, or does nothing that is refused."""
    place = number % ONE_OF
    least, most = (FEWEST_OF_LONG, MOST_OF_LONG) if place == LONG else (FEWEST, MOST)
    rounds = chance.randint(least, most)
    if place in POLITE:  # and whoever stays long must come to wager
        mood = {**dict.fromkeys(player.spoiling, NEVER), GOOD_MANNERS: 1.0, SENSIBLE: 1.0}
    elif place in ANY_SUM:
        mood = {**mood, AT_THE_LIMITS: SOMETIMES}
    if place in ANY_SUM:
        mood = {**mood, ANY_AMOUNT: OFTEN}
    if place in MANY:
        mood = {**mood, FULL: OFTEN}
    return Habits(rounds, mood)
