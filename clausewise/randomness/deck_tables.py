"""What is kept of decks however many there are: tables and sums, from which each test of a fixed plan is worked out."""

from __future__ import annotations

from dataclasses import dataclass
from math import perm
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import stats

from clausewise.randomness.counting import Before, Start, counted_in, laws
from clausewise.randomness.sources.batches import Batch, Rows
from clausewise.reference_engine.core.cards import PACK

CARDS: Final = len(PACK)
Table = npt.NDArray[np.int64]
Marks = npt.NDArray[np.uint64]
_MARKS: Final = np.random.default_rng(5217).integers(0, 2**64, size=(CARDS, CARDS), dtype=np.uint64)
"""For each place and card a number: their sum is the mark of an order."""


def two_sided(statistic: float, freedom: float) -> float:
    """How likely a chi-squared statistic is that lies as far out: too uneven, or too even.

    >>> round(two_sided(1.0, 1), 3), two_sided(10.0, 1) < 0.01, two_sided(0.0, 51) < 0.01
    (0.635, True, True)
    """
    return float(min(1.0, 2 * min(stats.chi2.sf(statistic, freedom), stats.chi2.cdf(statistic, freedom))))


def chi_squared_of_places(table: Table) -> tuple[float, int]:
    """The statistic of a table of places by cards, and its degrees of freedom.

    A deck has each card once. So the cells of a deck lean on each other in both directions, and Pearson's sum comes out
    52/51 times too large: with the factor 51/52 it is chi-squared with 51 times 51 degrees of freedom. Where only the
    first places are seen the means over these vary less by what is not seen; that is made up for.

    >>> chance = np.random.default_rng(7)
    >>> decks = np.array([chance.permutation(52) for _ in range(520)])
    >>> table = np.array([np.bincount(decks[:, place], minlength=52) for place in range(52)])
    >>> statistic, freedom = chi_squared_of_places(table)
    >>> freedom, bool(2300 < statistic < 2900)
    (2601, True)
    """
    places, cards = table.shape
    decks = table[0].sum()
    apart = table - decks / cards
    factor = (cards - 1) / decks  # 51/52 of what Pearson divides by, decks / 52
    statistic = float((apart**2).sum()) * factor
    if places == cards:
        return statistic, (cards - 1) ** 2
    means = apart.mean(axis=0)
    along = places * float((means**2).sum()) * factor
    return statistic + along * (1 / (1 - places / cards) - 1), places * (cards - 1)


def of_one_cell(table: Table) -> float:
    """How likely the cell is that is furthest out, among as many as there are: each of 2,704 may be it.

    >>> table = np.full((52, 52), 10)
    >>> of_one_cell(table)
    1.0
    >>> table[0, 0] = 60
    >>> of_one_cell(table) < 1e-9
    True
    """
    decks = int(table[0].sum())
    out = np.minimum(stats.binom.sf(table.max() - 1, decks, 1 / CARDS), 1.0)
    lacking = stats.binom.cdf(table.min(), decks, 1 / CARDS)
    return float(min(1.0, 2 * table.size * min(out, lacking)))


class OrdersSeen:
    """The orders that have come, each by its mark.

    >>> orders = OrdersSeen()
    >>> for marks in ([5, 6], [7, 5], []):
    ...     orders.take(np.array(marks, dtype=np.uint64))
    >>> orders.repeated
    1
    """

    def __init__(self) -> None:
        self._marks: list[Marks] = []

    def take(self, marks: Marks) -> None:
        """More of them have come."""
        self._marks.append(marks)

    @property
    def repeated(self) -> int:
        """How many had come before, card for card."""
        marks = np.concatenate(self._marks) if self._marks else np.zeros(0, dtype=np.uint64)
        self._marks = [marks]
        return len(marks) - len(np.unique(marks))


@dataclass
class DeckTables:
    """Decks, taken in by the batch."""

    wide: int
    before: Before
    decks: int = 0
    linked: int = 0
    """Decks of which the order before is known."""

    def __post_init__(self) -> None:
        """Nothing has come."""
        self.laws = laws(self.wide, self.before.start)
        self.places: Table = np.zeros((self.wide, CARDS), dtype=np.int64)
        self.moves: Table = np.zeros((self.wide, CARDS), dtype=np.int64)
        self.histograms = {name: np.zeros(len(law.chances), dtype=np.int64) for name, law in self.laws.items()}
        self._last: Rows | None = None
        self.orders = OrdersSeen()

    def take(self, batch: Batch) -> None:
        """Counts a batch in."""
        rows = batch.values
        known = self.before.places(batch, self._last)
        self.decks += len(rows)
        self.linked += len(known)
        self.places += by_place(rows)
        if self.moving:
            self.moves += by_place(known)
        self.orders.take(order_marks(rows))
        for name, counts in counted_in(rows, known, self.laws):
            self.histograms[name] += np.bincount(counts, minlength=len(self.histograms[name]))
        if len(rows):
            self._last = None if len(rows) in batch.gaps else rows[-1]
        elif batch.gaps:
            self._last = None

    @property
    def moving(self) -> bool:
        """Whether it is told from which place to which each card moved, from deck to deck."""
        return self.before.start == "previous" and self.wide == CARDS

    def chance_of(self, name: str) -> float:
        """How likely what a test saw is, where decks are mixed at random."""
        if name == "positions":
            return two_sided(*chi_squared_of_places(self.places))
        if name == "moves":
            return two_sided(*chi_squared_of_places(self.moves))
        if name in {"one-place", "one-move"}:
            return of_one_cell(self.places if name == "one-place" else self.moves)
        if name == "repeats":
            orders = 1 / perm(CARDS, self.wide) + 2.0**-64  # two marks may be one by chance, too
            again = self.orders.repeated
            return float(stats.poisson.sf(again - 1, self.decks**2 / 2 * orders)) if again else 1.0
        histogram = self.histograms[name]
        return self.laws[name].two_sided(int(np.dot(histogram, np.arange(len(histogram)))), int(histogram.sum()))

    @property
    def names(self) -> tuple[str, ...]:
        """The tests that such decks admit."""
        return names_of_deck_tests(self.wide, self.before.start)


def names_of_deck_tests(wide: int, start: Start) -> tuple[str, ...]:
    """The tests for decks of which so many cards are seen, and so much is known of how they lay before.

    >>> names_of_deck_tests(52, "fixed")
    ('positions', 'one-place', 'pairs-kept', 'rising-sequences', 'guessing', 'suits', 'colours', 'repeats')
    >>> names_of_deck_tests(9, "unknown")
    ('positions', 'one-place', 'repeats')
    """
    moves = ("moves", "one-move") if start == "previous" and wide == CARDS else ()
    return ("positions", "one-place", *moves, *laws(wide, start), "repeats")


def order_marks(rows: Rows) -> Marks:
    """A number for each order, by which it is known again."""
    return np.asarray(_MARKS[np.arange(rows.shape[1]), rows].sum(axis=1, dtype=np.uint64))


def by_place(rows: Rows) -> Table:
    """How often each card lay at each place."""
    wide = rows.shape[1]
    cells = rows + np.arange(0, wide * CARDS, CARDS)
    return np.bincount(cells.ravel(), minlength=wide * CARDS).reshape(wide, CARDS)
