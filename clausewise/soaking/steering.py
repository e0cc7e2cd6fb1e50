"""What was exercised how often, and by which ways of playing: what came seldom is sought again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from clausewise.soaking.choosing import Way

MOST_AIMS = 16


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
    """The ways that led to clauses, for each clause the one that led to it most often at a table."""

    def __init__(self, wanted: Iterable[str]) -> None:
        self._wanted = frozenset(wanted)
        self._ways: dict[str, tuple[int, str, Way]] = {}

    def learns(self, rulebook: str, way: Way, exercised: Mapping[str, int]) -> None:
        """What a table exercised that was played this way."""
        for clause in self._wanted.intersection(exercised):
            known = self._ways.get(clause)
            if known is None or exercised[clause] >= known[0]:
                self._ways[clause] = (exercised[clause], rulebook, way)

    def aims(self, rulebook: str, tally: Tally) -> list[Way]:
        """Ways to what was exercised least at this rulebook's tables, the least first."""
        known = [(tally.exercised[clause], clause) for clause, (_, book, _) in self._ways.items() if book == rulebook]
        return [self._ways[clause][2] for _, clause in sorted(known)[:MOST_AIMS]]
