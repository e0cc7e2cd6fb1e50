"""What is counted in a deck that is mixed at random, exactly: how likely each count is, and each sum of many decks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb, copysign, exp, factorial, log, pi, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy import special

Floats = npt.NDArray[np.float64]
CLOSE: Final = 1e-10
MOST_STEPS: Final = 100
LARGEST: Final = 700.0
"""The exponential of more is no number of the machine."""


class Law:
    """The chances of the counts 0, 1, 2... of one deck."""

    def __init__(self, chances: tuple[float, ...]) -> None:
        self.chances = chances
        self.counts: Floats = np.arange(len(chances), dtype=np.float64)
        self.mean = float(np.dot(self.counts, chances))
        self.variance = float(np.dot((self.counts - self.mean) ** 2, chances))
        there = self.counts[np.array(chances) > 0]
        self._least, self._most = float(there[0]), float(there[-1])
        self._chances = np.array(chances)

    def log_moment(self, tilt: float) -> float:
        """The logarithm of the mean of `exp(tilt * count)`."""
        top = max(tilt * self._most, tilt * self._least)
        return top + log(float(np.dot(self._chances, np.exp(np.minimum(tilt * self.counts - top, 0.0)))))

    def two_sided(self, total: int, decks: int) -> float:
        """How likely a sum over so many decks is that lies as far out as this one, on either side (saddlepoint).

        >>> law = Law((0.5, 0.5))
        >>> round(law.two_sided(60, 100), 3), round(law.two_sided(50, 100), 3)
        (0.057, 1.0)
        """
        if not decks:
            return 1.0
        above = total > self.mean * decks
        # A whole number takes up the half on either side of it.
        tail = self._tail((total - 0.5) / decks, decks) if above else 1.0 - self._tail((total + 0.5) / decks, decks)
        return min(1.0, 2.0 * tail)

    def _tail(self, mean: float, decks: int) -> float:
        """The chance that the mean of so many lies above, by Lugannani and Rice; near the middle the normal one."""
        if mean <= self._least:
            return 1.0
        if mean >= self._most:
            return float(self.chances[int(self._most)] ** decks)
        spread = (mean - self.mean) / sqrt(self.variance / decks)
        if abs(spread) < 0.05:  # noqa: PLR2004  both terms of the formula grow without bound where they cancel out
            return float(special.ndtr(-spread))
        tilt = self._tilt_to(mean)
        signed = copysign(sqrt(max(2 * decks * (tilt * mean - self.log_moment(tilt)), 0.0)), tilt)
        slope = tilt * sqrt(decks * self._tilted(tilt)[1])
        density = exp(-(signed**2) / 2) / sqrt(2 * pi)
        return min(1.0, max(0.0, float(special.ndtr(-signed)) + density * (1 / slope - 1 / signed)))

    def _tilt_to(self, mean: float) -> float:
        """The tilt under which this is the mean: Newton's steps, kept short."""
        tilt = 0.0
        for _ in range(MOST_STEPS):
            now, variance = self._tilted(tilt)
            step = (mean - now) / variance if variance > 0 else copysign(1.0, mean - now)
            tilt += max(-1.0, min(1.0, step))
            if abs(step) < CLOSE:
                break
        return tilt

    def _tilted(self, tilt: float) -> tuple[float, float]:
        """Mean and variance where each count is weighed by `exp(tilt * count)`."""
        weights = self._chances * np.exp(np.minimum(tilt * self.counts - self.log_moment(tilt), LARGEST))
        mean = float(np.dot(weights, self.counts))
        return mean, float(np.dot(weights, (self.counts - mean) ** 2))


def _law(ways: Sequence[Fraction | int]) -> Law:
    whole = sum(ways)
    return Law(tuple(float(Fraction(way) / Fraction(whole)) for way in ways))


@cache
def pairs_kept(cards: int) -> Law:
    """Cards that still follow on the card on which they followed before.

    >>> [round(chance * 6) for chance in pairs_kept(3).chances]
    [3, 2, 1]
    """
    none = [1, 1]  # orders of one card more in which no card follows on its neighbour
    for n in range(2, cards):
        none.append(n * none[n - 1] + (n - 1) * none[n - 2])
    return _law([comb(cards - 1, kept) * none[cards - 1 - kept] for kept in range(cards)])


@cache
def rising_sequences(cards: int) -> Law:
    """In how many runs, upwards through the order before, the cards lie: the Eulerian numbers.

    >>> [round(chance * 24) for chance in rising_sequences(4).chances]
    [0, 1, 11, 11, 1]
    """
    numbers = [1]
    for n in range(2, cards + 1):
        numbers = [
            (k + 1) * (numbers[k] if k < n - 1 else 0) + (n - k) * (numbers[k - 1] if k else 0) for k in range(n)
        ]
    return _law([0, *numbers])


@cache
def guesses(cards: int, seen: int) -> Law:
    """Hits of whoever guesses each of the first `seen` cards and is shown it: the k-th last is hit once in k times.

    Whatever the way of guessing, as long as it names a card that is still to come.

    >>> [round(chance * 6) for chance in guesses(3, 3).chances]
    [0, 2, 3, 1]
    """
    law = [Fraction(1)]
    for left in range(cards, cards - seen, -1):
        hit = Fraction(1, left)
        law = [
            (law[k] if k < len(law) else 0) * (1 - hit) + (law[k - 1] if k else 0) * hit for k in range(len(law) + 1)
        ]
    return _law(law)


@cache
def followed_by_its_like(sorts: tuple[int, ...]) -> Law:
    """Neighbours of one sort, where there are so many cards of each sort.

    >>> [round(chance * 6) for chance in followed_by_its_like((2, 2)).chances]
    [2, 2, 2, 0]
    """
    cards = sum(sorts)
    blocks = [Fraction(1)]  # ways to lie in blocks, divided by the orders of the blocks
    for sort in sorts:
        one = [Fraction(0), *(Fraction(comb(sort - 1, j - 1), factorial(j)) for j in range(1, sort + 1))]
        both = [Fraction(0)] * (len(blocks) + len(one) - 1)
        for i, left in enumerate(blocks):
            for j, right in enumerate(one):
                both[i + j] += left * right
        blocks = both
    at_most = [way * factorial(b) for b, way in enumerate(blocks)]
    runs = [sum((-1) ** (r - b) * comb(cards - b, r - b) * at_most[b] for b in range(r + 1)) for r in range(cards + 1)]
    return _law([runs[cards - like] for like in range(cards)])
