"""Evidence that may be looked at however often: e-processes, which are 1 on average as long as all is random.

Each is a bet against chance that begins with 1: what was staked on orders or faces that a faulty device would favour,
against what they pay where all are alike. By Ville's inequality it comes to 20 with a chance of 1 in 20 at most,
whenever and however often somebody looks; so may their average, which is what decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import log, perm
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import special

from clausewise.randomness.counting import Before, counted_in, laws
from clausewise.randomness.deck_tables import CARDS, Table, by_place, names_of_deck_tests, order_marks
from clausewise.randomness.exact import Floats, Law
from clausewise.randomness.sources.batches import Batch, Rows
from clausewise.randomness.throw_tables import (
    DICE,
    FACES,
    NAMES,
    SUM_CHANCES,
    SUM_OF,
    THROWS,
    ThrowTables,
)

STRENGTHS: Final = (2.0, 10.0, 50.0, 250.0)
"""How firmly a bet on places holds on to chance: so many times 52 decks are as if seen already."""
BLOCK: Final = 10
"""A bet on places learns after so many decks, later after a twentieth of those seen."""
DRIFTS: Final = (-0.8, -0.4, -0.2, -0.1, -0.05, 0.05, 0.1, 0.2, 0.4, 0.8)
JUMPS: Final = (1.0, 2.0)
SHARES: Final = (0.03, 0.045, 0.07, 0.15, 0.5)
"""Bets that one card comes to one place in this share of the decks; by chance it is one in 52."""
RARE: Final = 0.02
"""Bets that all counts are shifted a little, and that one deck in fifty is far out; in standard deviations."""


def average(logs: Floats) -> Floats:
    """The logarithm of the average of the bets, a row for each.

    >>> round(float(average(np.log(np.array([[1.0], [3.0]])))[0]), 4) == round(log(2), 4)
    True
    """
    return np.asarray(special.logsumexp(logs, axis=0) - log(len(logs)))


class CountBets:
    """Bets on a count of one deck: that it is shifted, or that it is now and then."""

    def __init__(self, law: Law) -> None:
        spread = law.variance**0.5
        shifted = [drift / spread * law.counts - law.log_moment(drift / spread) for drift in DRIFTS]
        rare = [
            np.logaddexp(log(1 - RARE), log(RARE) + jump / spread * law.counts - law.log_moment(jump / spread))
            for jump in JUMPS
        ]
        self._of_count = np.array([*shifted, *rare])
        self._now = np.zeros((len(self._of_count), 1))

    def take(self, counts: npt.NDArray[np.int64]) -> Floats:
        """The logarithm of the evidence after each of these decks."""
        path = self._now + np.cumsum(self._of_count[:, counts], axis=1)
        self._now = path[:, -1:] if len(counts) else self._now
        return average(path)


class Learned:
    """Which card lay at which place, as a bet knows it: it learns after every few decks, however these come."""

    def __init__(self, wide: int) -> None:
        self.table: Table = np.zeros((wide, CARDS), dtype=np.int64)
        self.decks = 0
        self._seen: Table = np.zeros((wide, CARDS), dtype=np.int64)
        self._left = BLOCK

    def parts(self, rows: Rows) -> Iterator[Rows]:
        """The decks, each part of them to be bet on by what was known before it."""
        at = 0
        while at < len(rows):
            part = rows[at : at + self._left]
            yield part
            at += len(part)
            self._left -= len(part)
            self._seen += by_place(part)
            if not self._left:
                self.table = self._seen.copy()
                self.decks = int(self.table[0].sum())
                self._left = max(BLOCK, self.decks // 20)


class PlaceBets:
    """Bets on which card lies at which place, learned from the decks before; cards that are gone are bet on no more."""

    def __init__(self, wide: int) -> None:
        self._known = Learned(wide)
        self._now = np.zeros((len(STRENGTHS), 1))
        self._wide = wide

    def take(self, rows: Rows) -> Floats:
        """The logarithm of the evidence after each of these decks."""
        paths = [np.zeros((len(STRENGTHS), 0))]
        for part in self._known.parts(rows):
            paths.append(self._now + np.cumsum(self._won(part), axis=1))
            self._now = paths[-1][:, -1:]
        return average(np.concatenate(paths, axis=1))

    def _won(self, rows: Rows) -> Floats:
        """What each of these decks wins, by what was known before the first of them."""
        places = np.arange(self._wide)
        table = self._known.table.astype(np.float64)
        seen = table[places, rows]
        gone = np.zeros_like(seen)
        for place in range(1, self._wide):
            gone[:, place] = table[place][rows[:, :place]].sum(axis=1)
        left = self._known.decks - gone
        still = CARDS - places
        return np.array([
            (np.log(seen + firm) - np.log(left + firm * still) + np.log(still)).sum(axis=1) for firm in STRENGTHS
        ])  # fmt: skip


class CellBets:
    """Bets that one card comes to one place too often: on all cells at once, and more on those where it did before."""

    def __init__(self, wide: int) -> None:
        self._known = Learned(wide)
        self._now = 0.0
        shares = np.array(SHARES)[:, None, None]
        self._hit, self._miss = shares * CARDS, (1 - shares) / (1 - 1 / CARDS)
        self._places = np.arange(wide)

    def take(self, rows: Rows) -> Floats:
        """The logarithm of the evidence after each of these decks."""
        paths = [np.zeros(0)]
        for part in self._known.parts(rows):
            paths.append(self._now + np.cumsum(np.log(self._won(part))))
            self._now = float(paths[-1][-1])
        return np.concatenate(paths)

    def _won(self, rows: Rows) -> Floats:
        """What each deck multiplies the stakes by, divided as the decks before would have them divided."""
        hits = self._known.table
        merit = hits * np.log(self._hit) + (self._known.decks - hits) * np.log(self._miss)
        stakes = np.exp(merit - merit.max())
        stakes /= stakes.sum()
        paid = (stakes * (self._hit - self._miss)).sum(axis=0)
        return np.asarray((stakes * self._miss).sum() + paid[self._places, rows].sum(axis=1))


class RepeatBets:
    """A small stake before each deck that it is one that came before."""

    def __init__(self, wide: int) -> None:
        self._marks = np.zeros(0, dtype=np.uint64)
        self._now = 0.0
        self._same = 1 / perm(CARDS, wide) + 2.0**-64

    def take(self, rows: Rows) -> Floats:
        """The logarithm of the evidence after each of these decks."""
        marks = order_marks(rows)
        before = len(self._marks)
        every = np.concatenate([self._marks, marks])
        _, first = np.unique(every, return_index=True)
        again = np.ones(len(every), dtype=bool)
        again[first] = False
        number = np.arange(before, len(every))
        stake = 0.5 / (number + 10)
        known = np.minimum(number * self._same, 1.0)  # at most so likely, where all is random
        won = np.log1p(-stake) + np.where(again[before:], np.log1p(stake / np.maximum(known, self._same)), 0.0)
        self._marks = every
        path = self._now + np.cumsum(won)
        self._now = float(path[-1]) if len(path) else self._now
        return path


@dataclass
class DeckEvidence:
    """The evidence of decks, test by test and of all together."""

    wide: int
    before: Before

    def __post_init__(self) -> None:
        """Nothing has come."""
        self._last: Rows | None = None
        self._laws = laws(self.wide, self.before.start)
        self._counts = {name: CountBets(law) for name, law in self._laws.items()}
        self._of_decks: dict[str, PlaceBets | CellBets | RepeatBets] = {
            "positions": PlaceBets(self.wide), "one-place": CellBets(self.wide), "repeats": RepeatBets(self.wide)
        }  # fmt: skip
        self._of_moves: dict[str, PlaceBets | CellBets] = {
            "moves": PlaceBets(self.wide),
            "one-move": CellBets(self.wide),
        }
        self.now = dict.fromkeys(self.names, 0.0)
        """The logarithm of each test's evidence as it stands."""

    @property
    def names(self) -> tuple[str, ...]:
        return names_of_deck_tests(self.wide, self.before.start)

    def take(self, batch: Batch) -> Floats:
        """The logarithm of the whole evidence after each deck of the batch."""
        rows = batch.values
        if not len(rows):
            self._last = None if batch.gaps else self._last
            return np.zeros(0)
        known, which = self.before.places(batch, self._last), self.before.known(batch, self._last)
        found = {name: bets.take(rows) for name, bets in self._of_decks.items()}
        for name, bets in self._of_moves.items():
            if name in self.now:
                found[name] = self._of_known(name, bets.take(known), which)
        for name, counts in counted_in(rows, known, self._laws):
            path = self._counts[name].take(counts)
            found[name] = path if len(path) == len(rows) else self._of_known(name, path, which)
        self.now = {name: float(path[-1]) for name, path in found.items()}
        self._last = None if len(rows) in batch.gaps else rows[-1]
        return average(np.array(list(found.values())))

    def _of_known(self, name: str, path: Floats, which: npt.NDArray[np.bool_]) -> Floats:
        """A path for every deck of one for the decks whose order before is known: elsewhere it stays as it was."""
        at = np.cumsum(which)
        return np.concatenate([[self.now[name]], path])[at]


class ThrowEvidence:
    """The evidence of throws as counted so far: mixtures of Dirichlet's against chance, in closed form."""

    PATTERNS: Final = np.array([
        (a == b) + 2 * (a == c) + 4 * (b == c) for a, b, c in THROWS.tolist()
    ])  # fmt: skip

    def __init__(self) -> None:
        self.now = dict.fromkeys(NAMES, 0.0)
        patterns = np.bincount(self.PATTERNS, minlength=8)
        self._pattern_chances = patterns[patterns > 0] / len(THROWS)
        self._pattern_of = np.cumsum(patterns > 0)[self.PATTERNS] - 1

    def look(self, tables: ThrowTables) -> float:
        """The logarithm of the whole evidence."""
        even = np.full(FACES, 1 / FACES)
        combinations = tables.combinations
        pattern = np.bincount(self._pattern_of, weights=combinations, minlength=len(self._pattern_chances))
        self.now = {
            "faces": mixture([tables.by_die.sum(axis=0)], even),
            "each-die": mixture(list(tables.by_die), even),
            "sums": mixture([np.bincount(SUM_OF, weights=combinations)], SUM_CHANCES),
            "sequence": mixture(list(tables.sequence.reshape(DICE * FACES, FACES)), even),
            "agreement": mixture([pattern], self._pattern_chances),
            "combinations": mixture([combinations], np.full(len(THROWS), 1 / len(THROWS))),
        }
        return float(average(np.array(list(self.now.values()))[:, None])[0])


def mixture(rows: list[npt.NDArray[np.int64] | Floats], chances: Floats) -> float:
    """The logarithm of how much better Dirichlet's mixtures around these chances foretold the rows than they did.

    >>> even = np.full(6, 1 / 6)
    >>> mixture([np.full(6, 100)], even) < 0 < mixture([np.array([200, 80, 80, 80, 80, 80])], even)
    True
    """
    table = np.array(rows, dtype=np.float64)
    found = []
    for firm in (1.0, 10.0, 100.0, 1_000.0):
        prior = firm * len(chances) * chances
        whole = prior.sum()
        gained = special.gammaln(prior + table) - special.gammaln(prior) - table * np.log(chances)
        lost = special.gammaln(whole + table.sum(axis=1)) - special.gammaln(whole)
        found.append(float(gained.sum() - lost.sum()))
    return float(average(np.array(found)[:, None])[0])
