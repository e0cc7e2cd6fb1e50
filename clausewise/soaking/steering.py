"""What was reached how often, and by which ways of playing: what came seldom is sought again."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from clausewise.reference_engine.core.rulings import Place
from clausewise.reference_engine.rulebooks.games import RULEBOOKS
from clausewise.soaking.choosing import House, Way

MOST_AIMS = 32
MOST_AGAIN = 10
"""So many tables of a batch are played again with another reading."""


@dataclass(slots=True)
class Tally:
    """For each clause how often the system did what the rules require by it."""

    exercised: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)
    """By rulebook."""
    tables: int = 0
    milliseconds: int = 0

    def add(self, rulebook: str, rounds: int, exercised: Mapping[str, int]) -> None:
        """One more table."""
        self.exercised.update(exercised)
        self.rounds[rulebook] += rounds
        self.tables += 1


class Steering:
    """The ways that led to a place of the rules: a provision and how it was decided, or a reading that was asked for.

    Clauses are too coarse: one may hold a provision for a case that hardly ever comes beside one for each round.
    """

    def __init__(self, wanted: Iterable[str]) -> None:
        self._wanted = frozenset(wanted)
        self._times: Counter[tuple[str, Place]] = Counter()
        """On how many tables of a rulebook each place was reached, or sought."""
        self._ways: dict[tuple[str, Place], Way] = {}
        """The last of them."""
        self._asked: set[tuple[str, Place]] = set()
        """Readings that have been asked for, or are going to be."""
        self._again: dict[str, deque[Way]] = defaultdict(deque)

    def learns(self, house: House, way: Way, reached: Iterable[Place]) -> None:
        """What a table came to that was played this way."""
        if way.sought is not None:
            self._times[house.rulebook, way.sought] += 1  # what was sought in vain need not be sought as often
        for place in sorted(reached):
            name, choice = place
            if name in house.readings:
                self._was_asked(house, way, name, choice)
            elif self._is_wanted(house.rulebook, name):
                self._times[house.rulebook, place] += 1
                self._ways[house.rulebook, place] = replace(way, sought=place)

    def _was_asked(self, house: House, way: Way, question: str, choice: str) -> None:
        """Hardly any table may ask: what the rules say by another reading is best seen at this one, played again."""
        asked, book = self._asked, house.rulebook
        asked.add((book, (question, choice)))
        for other in (house.readings[question], *house.other_readings.get(question, ())):
            if question in house.other_readings and (book, (question, other)) not in asked:
                asked.add((book, (question, other)))
                self._again[book].append(replace(way, sought=None, readings={**way.readings, question: other}))

    def again(self, rulebook: str) -> list[Way]:
        """Ways to be played as they were, with another reading than was asked for there; each is given once."""
        waiting = self._again[rulebook]
        return [waiting.popleft() for _ in range(min(len(waiting), MOST_AGAIN))]

    def _is_wanted(self, book: str, provision: str) -> bool:
        return not self._wanted.isdisjoint(RULEBOOKS[book].rules.provisions.get(provision, ()))

    def aims(self, rulebook: str) -> list[Way]:
        """Ways to where this rulebook's tables came least often, the least first."""
        known = sorted((times, place) for (book, place), times in self._times.items() if book == rulebook)
        return [self._ways[rulebook, place] for _, place in known[:MOST_AIMS]]
