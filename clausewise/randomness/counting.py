"""What is counted in each deck: how much of the order before is left in it, and how often a suit follows itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from clausewise.randomness.exact import Law, followed_by_its_like, guesses, pairs_kept, rising_sequences
from clausewise.randomness.sources.batches import Batch, Rows
from clausewise.reference_engine.core.cards import PACK, SUITS

Counts = npt.NDArray[np.int64]
Start = Literal["unknown", "fixed", "previous"]
"""What is known of the order in which the cards lay before: nothing, one order each time, or the deck read before."""
SUIT_OF: Final = np.array([SUITS.index(card[1]) for card in PACK], dtype=np.uint8)
RED_OF: Final = np.array([card[1] in "dh" for card in PACK], dtype=np.uint8)
AT_A_TIME: Final = 1_000


@dataclass(frozen=True, slots=True)
class Before:
    """Each card of a batch as the place at which it lay before the shuffle, where that is known."""

    start: Start
    order: Rows | None
    """The order in which the cards lay each time, if it is fixed."""

    def known(self, batch: Batch, last: Rows | None) -> npt.NDArray[np.bool_]:
        """Of which decks the order before is known; `last` is the deck before the batch, if nothing lay between."""
        found = np.full(len(batch.values), self.start != "unknown", dtype=bool)
        if self.start == "previous" and len(found):
            found[[gap for gap in batch.gaps if gap < len(found)]] = False
            found[0] &= last is not None
        return found

    def places(self, batch: Batch, last: Rows | None) -> Rows:
        """A row for each deck whose order before is known."""
        rows = batch.values
        if self.start == "fixed" and self.order is not None:
            return np.asarray(_inverse(self.order[None, :])[0][rows])
        follows = self.known(batch, last)
        if not follows.any():
            return rows[:0]
        before = np.concatenate([rows[:1] if last is None else last[None, :], rows[:-1]])[follows]
        return np.take_along_axis(_inverse(before), rows[follows].astype(np.intp), axis=1)


def _inverse(orders: Rows) -> Rows:
    """For each card its place."""
    places = np.empty_like(orders)
    numbers = np.broadcast_to(np.arange(orders.shape[1], dtype=np.uint8), orders.shape)
    np.put_along_axis(places, orders.astype(np.intp), numbers, axis=1)
    return places


def kept(places: Rows) -> Counts:
    """Neighbours that were neighbours before, in the same order.

    >>> kept(np.array([[0, 1, 2], [2, 1, 0]], dtype=np.uint8)).tolist()
    [2, 0]
    """
    wide = places.astype(np.int16)
    return np.asarray((np.diff(wide, axis=1) == 1).sum(axis=1))


def rising(places: Rows) -> Counts:
    """Rising sequences: how often one has to begin anew to go through the cards in their order before.

    >>> rising(np.array([[0, 1, 2], [2, 1, 0], [2, 0, 1]], dtype=np.uint8)).tolist()
    [1, 3, 2]
    """
    at = _inverse(places).astype(np.int16)
    return np.asarray(1 + (np.diff(at, axis=1) < 0).sum(axis=1))


def hits(places: Rows, of: int) -> Counts:
    """Hits of somebody who knows the order before and is shown each card after guessing it.

    The guess is the card that lay next to the last one, in the direction in which the cards run, and is still to come.

    >>> hits(np.array([[0, 1, 2, 3], [3, 2, 1, 0]], dtype=np.uint8), 4).tolist()
    [4, 3]
    """
    found = np.zeros(len(places), dtype=np.int64)
    for start in range(0, len(places), AT_A_TIME):
        part = places[start : start + AT_A_TIME]
        found[start : start + AT_A_TIME] = _hits(part.astype(np.intp), of)
    return found


def _hits(places: npt.NDArray[np.intp], of: int) -> Counts:
    decks, seen = places.shape
    row = np.arange(decks) * (of + 2)
    # Cards are 1 to `of`; 0 and of + 1 are ends that are never drawn. Flat arrays, for these are looked up most.
    after = np.tile(np.arange(1, of + 3, dtype=np.intp), decks)
    before = np.tile(np.arange(-1, of + 1, dtype=np.intp), decks)
    guess = np.ones(decks, dtype=np.intp)
    last = np.zeros(decks, dtype=np.intp)
    found = np.zeros(decks, dtype=np.int64)
    for turn in range(seen):
        card = places[:, turn] + 1
        found += card == guess
        up, down = after[row + card], before[row + card]
        after[row + down], before[row + up] = up, down
        upwards = card > last
        first, other = np.where(upwards, up, down), np.where(upwards, down, up)
        guess = np.where((first == 0) | (first == of + 1), other, first)
        last = card
    return found


def likes(rows: Rows, sort_of: npt.NDArray[np.uint8]) -> Counts:
    """Cards that follow one of their own sort."""
    sorts = sort_of[rows]
    return np.asarray((sorts[:, 1:] == sorts[:, :-1]).sum(axis=1))


def laws(wide: int, start: Start) -> Mapping[str, Law]:
    """What can be counted, by name, and how it falls out for a deck that is mixed at random."""
    whole = wide == len(PACK)
    found: dict[str, Law] = {}
    if start != "unknown" and whole:
        found["pairs-kept"] = pairs_kept(wide)
        found["rising-sequences"] = rising_sequences(wide)
    if start == "fixed" or (start == "previous" and whole):
        found["guessing"] = guesses(len(PACK), wide)
    if whole:
        found["suits"] = followed_by_its_like((13, 13, 13, 13))
        found["colours"] = followed_by_its_like((26, 26))
    return found


def counted_in(rows: Rows, places: Rows, names: Mapping[str, Law]) -> Iterator[tuple[str, Counts]]:
    """The counts of these decks, a number for each; `places` are rows as `Before` has them."""
    for name in names:
        if name == "pairs-kept":
            yield name, kept(places)
        elif name == "rising-sequences":
            yield name, rising(places)
        elif name == "guessing":
            yield name, hits(places, len(PACK))
        else:
            yield name, likes(rows, SUIT_OF if name == "suits" else RED_OF)
