"""Shufflers and dice with a known fault, and sound ones: what a plan finds is measured with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

import numpy as np
import numpy.typing as npt

from clausewise.randomness.sources.batches import Rows
from clausewise.randomness.throw_tables import DICE, FACES
from clausewise.reference_engine.core.cards import PACK

CARDS: Final = len(PACK)
Chance = np.random.Generator
Plant = Callable[[Chance, int], Rows]
"""So many shuffles: in each row the places before at which the cards lay, from the top. For dice so many throws."""
ShoePlant = Callable[[Chance, int, int], Rows]
"""The same of shoes with so many cards."""
Words = npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault by its name, as a person says it."""

    said: str
    made: Plant


def unmoved(decks: int, cards: int) -> Rows:
    """Nothing is shuffled; the places of a shoe need two bytes each."""
    return cast("Rows", np.tile(np.arange(cards, dtype=_bytes(cards)), (decks, 1)))


def _bytes(cards: int) -> type[np.uint8 | np.uint16]:
    return np.uint8 if cards == CARDS else np.uint16


def sound(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """Every order is as likely as every other."""
    return chance.permuted(unmoved(decks, cards), axis=1)


def _ten_shelves(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """Each card goes onto or under what lies on one of ten shelves; then these are stacked."""
    shelf = chance.integers(0, 10, (decks, cards))
    under = chance.integers(0, 2, (decks, cards)) * 2 - 1
    stacked = np.argsort(shelf * 1_000 + under * np.arange(1, cards + 1), axis=1, kind="stable")
    return cast("Rows", stacked.astype(_bytes(cards)))


def _seven_riffles(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """Cut about in the middle and let fall from either heap by its height, seven times over."""
    labels = chance.integers(0, 2**7, (decks, cards))
    return cast("Rows", np.argsort(np.argsort(labels, axis=1, kind="stable"), axis=1).astype(_bytes(cards)))


def _naive_swap(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """Each place is swapped with any of the 52, as programs do that were written in a hurry."""
    rows = unmoved(decks, cards)
    every = np.arange(decks)
    for place in range(cards):
        other = chance.integers(0, cards, decks)
        held = rows[every, other]
        rows[every, other] = rows[:, place]
        rows[:, place] = held
    return rows


def _sometimes_not(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """One time in a hundred the deck comes out as it went in."""
    rows = sound(chance, decks, cards)
    rows[chance.random(decks) < 1 / 100] = unmoved(1, cards)[0]
    return rows


def _sticky_top(chance: Chance, decks: int) -> Rows:
    """One time in twenty the top card stays on top."""
    rows = sound(chance, decks)
    stays = chance.random(decks) < 1 / 20
    return np.where(stays[:, None], _with_kept(rows, 0), rows)


def _one_never_moves(chance: Chance, decks: int, cards: int = CARDS) -> Rows:
    """The twentieth card stays the twentieth."""
    return _with_kept(sound(chance, decks, cards), 19)


def _with_kept(rows: Rows, place: int) -> Rows:
    """The same, with the card of one place back at it in exchange for the one that lies there."""
    kept = rows.copy()
    at = (rows == place).argmax(axis=1)
    kept[np.arange(len(rows)), at] = rows[:, place]
    kept[:, place] = place
    return kept


def _seeded_anew(chance: Chance, decks: int) -> Rows:
    """A good generator that gets 32 bits for each deck: of all orders it knows 4,294,967,296."""
    seeds = chance.integers(0, 2**32, decks, dtype=np.uint64)
    rows = np.tile(np.arange(CARDS, dtype=np.uint8), (decks, 1))
    every = np.arange(decks)
    for place in range(CARDS - 1, 0, -1):
        other = (_mixed(seeds * np.uint64(CARDS) + np.uint64(place)) % np.uint64(place + 1)).astype(np.int64)
        held = rows[every, other]
        rows[every, other] = rows[:, place]
        rows[:, place] = held
    return rows


def _mixed(words: Words) -> Words:
    """The finisher of splitmix64: any bit that differs changes every other with one chance in two."""
    words = (words + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return words ^ (words >> np.uint64(31))


def _runs_on(chance: Chance, decks: int) -> Rows:
    """A generator of 32 bits (xorshift) that is seeded once and runs on from deck to deck."""
    state = int(chance.integers(1, 2**32))
    drawn = np.empty(decks * (CARDS - 1), dtype=np.uint64)
    for at in range(len(drawn)):
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        drawn[at] = state
    words = drawn.reshape(decks, CARDS - 1)
    rows = np.tile(np.arange(CARDS, dtype=np.uint8), (decks, 1))
    every = np.arange(decks)
    for place in range(CARDS - 1, 0, -1):
        other = (words[:, place - 1] % np.uint64(place + 1)).astype(np.int64)
        held = rows[every, other]
        rows[every, other] = rows[:, place]
        rows[:, place] = held
    return rows


def sound_dice(chance: Chance, throws: int) -> Rows:
    """Every throw is as likely as every other."""
    return chance.integers(0, FACES, (throws, DICE), dtype=np.uint8)


def _loaded(excess: float) -> Plant:
    def made(chance: Chance, throws: int) -> Rows:
        chances = np.full(FACES, 1 / FACES - excess / (FACES - 1))
        chances[-1] = 1 / FACES + excess
        return chance.choice(FACES, size=(throws, DICE), p=chances).astype(np.uint8)

    return made


def _agreeing(chance: Chance, throws: int) -> Rows:
    """One time in twenty the second die shows what the first shows."""
    rows = sound_dice(chance, throws)
    rows[:, 1] = np.where(chance.random(throws) < 1 / 20, rows[:, 0], rows[:, 1])
    return rows


def _from_a_list(chance: Chance, throws: int) -> Rows:
    """A thousand throws were drawn once, and each throw is one of these."""
    return sound_dice(chance, 1_000)[chance.integers(0, 1_000, throws)]


def _often_one_of_three(chance: Chance, throws: int) -> Rows:
    """One throw in fifty is one of three from a short list."""
    rows = sound_dice(chance, throws)
    few = sound_dice(chance, 3)
    return np.where((chance.random(throws) < 1 / 50)[:, None], few[chance.integers(0, 3, throws)], rows)


SHUFFLERS: Final[dict[str, Fault]] = {
    "ten-shelves": Fault("a machine with ten shelves", _ten_shelves),
    "seven-riffles": Fault("seven riffle shuffles", _seven_riffles),
    "naive-swap": Fault("a program that swaps each place with any", _naive_swap),
    "one-in-100-unshuffled": Fault("one deck in a hundred is not shuffled", _sometimes_not),
    "sticky-top": Fault("the top card stays on top one time in twenty", _sticky_top),
    "one-never-moves": Fault("one card never moves", _one_never_moves),
    "seeded-with-32-bits": Fault("a good generator that is seeded with 32 bits for each deck", _seeded_anew),
}
SHOE_SHUFFLERS: Final[dict[str, ShoePlant]] = {
    "ten-shelves": _ten_shelves,
    "seven-riffles": _seven_riffles,
    "naive-swap": _naive_swap,
    "one-in-100-unshuffled": _sometimes_not,
    "one-never-moves": _one_never_moves,
}
"""The same for shoes, of so many cards."""
RUNNING_ON: Final = Fault("a generator of 32 bits that is seeded once and runs on", _runs_on)
"""Slow to make, and found by none of the tests; see docs/randomness.md."""
DICE_FAULTS: Final[dict[str, Fault]] = {
    "face-plus-0.02": Fault("one face of each die comes 0.02 too often", _loaded(0.02)),
    "face-plus-0.01": Fault("one face of each die comes 0.01 too often", _loaded(0.01)),
    "two-agree": Fault("two dice agree by force one time in twenty", _agreeing),
    "list-of-1000": Fault("each throw is one of a list of a thousand", _from_a_list),
    "one-of-three": Fault("one throw in fifty is one of three from a short list", _often_one_of_three),
}


def following_on(moves: Rows, first: Rows) -> Rows:
    """The decks that come of these shuffles, each of the deck before."""
    decks = np.empty_like(moves)
    lying = first
    for number, move in enumerate(moves):
        lying = lying[move]
        decks[number] = lying
    return decks
