"""What is kept of throws however many there are, from which every test of dice is worked out."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import stats

from clausewise.randomness.deck_tables import Table, two_sided
from clausewise.randomness.sources.batches import Batch, Rows

FACES: Final = 6
DICE: Final = 3
THROWS: Final = np.array(list(product(range(FACES), repeat=DICE)), dtype=np.uint8)
"""Every throw of three dice, in the order in which they are counted."""
SUM_OF: Final = THROWS.sum(axis=1, dtype=np.int64)
"""Less three: the dice count from 0."""
SUM_CHANCES: Final = np.bincount(SUM_OF) / len(THROWS)
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
NAMES: Final = ("faces", "each-die", "sums", "sequence", "agreement", "combinations")
LEAST_OF_A_CELL: Final = 5
LEAST_THROWS: Final = LEAST_OF_A_CELL * len(THROWS)
"""So many throws let five fall into each of 216 cells: with fewer chi-squared is no chi-squared."""


@dataclass
class ThrowTables:
    """Throws of three dice, taken in by the batch."""

    throws: int = 0

    def __post_init__(self) -> None:
        """Nothing has come."""
        self.combinations: Table = np.zeros(len(THROWS), dtype=np.int64)
        self.sequence: Table = np.zeros((DICE, FACES, FACES), dtype=np.int64)
        """Die by die: the face before, and the face after."""
        self._last: npt.NDArray[np.uint8] | None = None

    def take(self, batch: Batch) -> None:
        """Counts a batch in."""
        rows = batch.values
        self.throws += len(rows)
        self.combinations += np.bincount(rows @ np.array([36, 6, 1], dtype=np.uint8), minlength=len(THROWS))
        self.sequence += in_sequence(rows, self._last, batch.gaps)
        if len(rows):
            self._last = None if len(rows) in batch.gaps else rows[-1]
        elif batch.gaps:
            self._last = None

    @property
    def by_die(self) -> Table:
        """Die by face."""
        cube = self.combinations.reshape(FACES, FACES, FACES)
        return np.array([cube.sum(axis=tuple(a for a in range(DICE) if a != die)) for die in range(DICE)])

    @property
    def sums(self) -> Table:
        """How often each sum came, from three on."""
        return np.bincount(SUM_OF, weights=self.combinations).astype(np.int64)

    @property
    def agreeing(self) -> Table:
        """How often each two of the dice showed the same."""
        return np.array([self.combinations[THROWS[:, a] == THROWS[:, b]].sum() for a, b in PAIRS])

    def chance_of(self, name: str) -> float:
        """How likely what a test saw is, where dice fall at random."""
        return two_sided(*self.statistic(name))

    def statistic(self, name: str) -> tuple[float, int]:
        """The statistic of a test and its degrees of freedom; each is chi-squared."""
        if name == "faces":
            return _uneven(self.by_die.sum(axis=0)), FACES - 1
        if name == "each-die":
            return sum(map(_uneven, self.by_die)), DICE * (FACES - 1)
        if name == "sums":
            expected = self.throws * SUM_CHANCES
            return float(((self.sums - expected) ** 2 / expected).sum()), len(expected) - 1
        if name == "combinations":
            return _uneven(self.combinations), len(THROWS) - 1
        if name == "sequence":
            rows = self.sequence.reshape(-1, FACES)
            return sum(_uneven(row) for row in rows if row.sum()), DICE * FACES * (FACES - 1)
        # Whether two dice agree says nothing of whether two others do, each die being as likely to show each face.
        spread = self.throws * (1 / FACES) * (1 - 1 / FACES)
        return float(((self.agreeing - self.throws / FACES) ** 2 / spread).sum()), len(PAIRS)


def in_sequence(rows: Rows, last: npt.NDArray[np.uint8] | None, gaps: tuple[int, ...]) -> Table:
    """How often each face of a die came after each, die by die."""
    before = rows[:-1] if last is None else np.concatenate([last[None, :], rows[:-1]])
    after = rows[1:] if last is None else rows
    if gaps:
        start = 1 if last is None else 0
        follows = np.ones(len(after), dtype=bool)
        follows[[gap - start for gap in gaps if 0 <= gap - start < len(after)]] = False
        before, after = before[follows], after[follows]
    cells = before * np.uint8(FACES) + after
    found = [np.bincount(cells[:, die], minlength=FACES * FACES) for die in range(rows.shape[1])]
    return np.array(found).reshape(-1, FACES, FACES)


def _uneven(counts: Table) -> float:
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2).sum() / expected)


def throws_to_see(excess: float, level: float, power: float) -> int:
    """Throws of three dice after which a face that comes so much more often on each is found by the faces, worked out.

    The other faces share what is lacking. For a level of 1 % and a power of 90 %:

    >>> throws_to_see(0.02, 0.01, 0.9), throws_to_see(0.01, 0.01, 0.9)
    (2550, 10198)
    """
    per_throw = DICE * FACES * (excess**2 + excess**2 / (FACES - 1))
    limit = stats.chi2.isf(level, FACES - 1)
    low, high = 1, 2**40
    while low < high:
        middle = (low + high) // 2
        if stats.ncx2.sf(limit, FACES - 1, middle * per_throw) >= power:
            high = middle
        else:
            low = middle + 1
    return low
