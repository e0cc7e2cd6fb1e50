"""Shoes of several packs: what is kept of them, and the tests, where there are several of each card.

Which of its copies a card is nobody can see. So each time its copies get numbers by lot, and with these a shoe that is
mixed at random is as likely to be in one order as in any other: the laws of one pack hold, with more cards. That costs
power: of two neighbours that were kept, few get numbers that were neighbours, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import stats

from clausewise.randomness.counting import RED_OF, SUIT_OF, Start, likes
from clausewise.randomness.deck_tables import CARDS, OrdersSeen, Table, by_place, of_one_cell, two_sided
from clausewise.randomness.exact import Law, followed_by_its_like, pairs_kept, rising_sequences
from clausewise.randomness.sources.batches import Batch, Rows

MOST_PACKS: Final = 8
SAME_CARD: Final = np.arange(CARDS, dtype=np.uint8)
Numbers = npt.NDArray[np.int64]
_MARKS: Final = np.random.default_rng(5218).integers(0, 2**64, size=(MOST_PACKS * CARDS, CARDS), dtype=np.uint64)


def names_of_shoe_tests(start: Start) -> tuple[str, ...]:
    """The tests that shoes of several packs admit.

    >>> names_of_shoe_tests("unknown")
    ('positions', 'one-place', 'copies', 'suits', 'colours', 'repeats')
    """
    known = ("pairs-kept", "rising-sequences") if start != "unknown" else ()
    return ("positions", "one-place", *known, "copies", "suits", "colours", "repeats")


def laws_of_shoes(packs: int, start: Start) -> dict[str, Law]:
    """What is counted in a shoe, and how it falls out by chance.

    >>> found = laws_of_shoes(8, "fixed")
    >>> [round(found[name].mean, 3) for name in ("pairs-kept", "rising-sequences", "copies", "suits")]
    [0.998, 208.5, 7.0, 103.0]
    """
    cards = packs * CARDS
    known = {"pairs-kept": pairs_kept(cards), "rising-sequences": rising_sequences(cards)}
    return {
        **(known if start != "unknown" else {}),
        "copies": followed_by_its_like((packs,) * CARDS),
        "suits": followed_by_its_like((13 * packs,) * 4),
        "colours": followed_by_its_like((26 * packs,) * 2),
    }


def numbered(rows: Rows, chance: np.random.Generator) -> tuple[Numbers, Numbers]:
    """Each card with a number among its copies, by lot, as one number; and for each such number its place.

    >>> cards, places = numbered(np.array([[0, 1, 0, 1]], dtype=np.uint8), np.random.default_rng(1))
    >>> sorted(cards[0].tolist()), bool((np.take_along_axis(cards, places, axis=1) == np.arange(4)).all())
    ([0, 1, 2, 3], True)
    """
    places = np.argsort(rows + chance.random(rows.shape), axis=1).astype(np.int64)
    numbers = np.empty(rows.shape, dtype=np.int64)
    np.put_along_axis(numbers, places, np.broadcast_to(np.arange(rows.shape[1]), rows.shape), axis=1)
    return numbers, places


def chi_squared_of_shoes(table: Table) -> tuple[float, int]:
    """The statistic of places by cards, and its degrees of freedom, where there are several of each card.

    Each place has one card and each card is there as often as there are packs: so the cells lean on each other, by a
    factor of 415/416 for eight packs.
    """
    places, cards = table.shape
    shoes = table[0].sum()
    apart = table - shoes / cards
    return float((apart**2).sum()) * cards * (places - 1) / (places * shoes), (places - 1) * (cards - 1)


@dataclass
class ShoeTables:
    """Shoes, taken in by the batch."""

    packs: int
    start: Start
    order: Rows | None = None
    """The order in which the cards lay each time, if it is fixed."""
    decks: int = 0
    linked: int = 0
    """Shoes of which the order before is known."""

    def __post_init__(self) -> None:
        """Nothing has come."""
        self.wide = self.packs * CARDS
        self.laws = laws_of_shoes(self.packs, self.start)
        self.places: Table = np.zeros((self.wide, CARDS), dtype=np.int64)
        self.histograms = {name: np.zeros(len(law.chances), dtype=np.int64) for name, law in self.laws.items()}
        self._lot = np.random.default_rng(5219)
        self.orders = OrdersSeen()
        self._last: Numbers | None = None
        if self.start == "fixed" and self.order is not None:
            self._last = numbered(self.order[None, :], self._lot)[1]

    @property
    def names(self) -> tuple[str, ...]:
        return names_of_shoe_tests(self.start)

    def take(self, batch: Batch) -> None:
        """Counts a batch in."""
        rows = batch.values
        self.decks += len(rows)
        self.places += by_place(rows)
        self.orders.take(np.asarray(_MARKS[np.arange(self.wide), rows].sum(axis=1, dtype=np.uint64)))
        before = self._before(batch)
        self.linked += len(before)
        for name in self.laws:
            if name in {"pairs-kept", "rising-sequences"}:
                counts = _kept(before) if name == "pairs-kept" else _rising(before)
            else:
                counts = likes(rows, {"copies": SAME_CARD, "suits": SUIT_OF, "colours": RED_OF}[name])
            self.histograms[name] += np.bincount(counts, minlength=len(self.histograms[name]))

    def _before(self, batch: Batch) -> Numbers:
        """For each shoe whose order before is known, the places at which its cards lay."""
        rows = batch.values
        if self.start == "unknown" or not len(rows):
            return np.zeros((0, self.wide), dtype=np.int64)
        numbers, places = numbered(rows, self._lot)
        if self.start == "fixed":
            assert self._last is not None  # noqa: S101  a plan with a fixed start has an order
            return np.asarray(self._last[0][numbers])
        follows = np.ones(len(rows), dtype=bool)
        follows[[gap for gap in batch.gaps if gap < len(rows)]] = False
        follows[0] &= self._last is not None
        before = np.concatenate([places[:1] if self._last is None else self._last, places[:-1]])
        self._last = None if len(rows) in batch.gaps else places[-1:]
        return np.take_along_axis(before[follows], numbers[follows], axis=1)

    def chance_of(self, name: str) -> float:
        """How likely what a test saw is, where shoes are mixed at random."""
        if name == "positions":
            return two_sided(*chi_squared_of_shoes(self.places))
        if name == "one-place":
            return of_one_cell(self.places)
        if name == "repeats":
            same = 2.0**-64  # two marks may be one by chance; that two orders are is less likely by far
            again = self.orders.repeated
            return float(stats.poisson.sf(again - 1, self.decks**2 / 2 * same)) if again else 1.0
        histogram = self.histograms[name]
        return self.laws[name].two_sided(int(np.dot(histogram, np.arange(len(histogram)))), int(histogram.sum()))


def _kept(places: Numbers) -> Numbers:
    return np.asarray((np.diff(places, axis=1) == 1).sum(axis=1), dtype=np.int64)


def _rising(places: Numbers) -> Numbers:
    return np.asarray(1 + (np.diff(np.argsort(places, axis=1), axis=1) < 0).sum(axis=1), dtype=np.int64)
