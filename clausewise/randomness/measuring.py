"""Measures what the tests find: `python -m clausewise.randomness.measuring [SETTING...]` writes the power tables anew.

Planted shufflers and dice, batch after batch: after how many decks or throws each test, all together and the evidence
find them. Then sound ones: how often they are rejected, also where somebody looks after every ten.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from math import log
from pathlib import Path
from typing import Final, cast

import msgspec
import numpy as np

from clausewise.randomness.counting import Before, Start
from clausewise.randomness.deck_tables import CARDS, DeckTables
from clausewise.randomness.evidence import DeckEvidence, ThrowEvidence
from clausewise.randomness.holm import adjusted
from clausewise.randomness.planted import (
    DICE_FAULTS,
    SHOE_SHUFFLERS,
    SHUFFLERS,
    Fault,
    Plant,
    ShoePlant,
    following_on,
    sound,
    sound_dice,
    unmoved,
)
from clausewise.randomness.power import LEVELS, SEEDED, SETTINGS, FaultMeasured, Found, Measured, SoundMeasured, told
from clausewise.randomness.shoes import ShoeTables
from clausewise.randomness.sources.batches import Batch, Rows
from clausewise.randomness.throw_tables import NAMES, ThrowTables

DECKS: Final = (20, 50, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000)
THROWS: Final = (1_080, 1_500, 2_000, 3_000, 4_000, 5_000, 7_000, 10_000, 15_000, 20_000, 30_000, 50_000)
SHOES: Final = (20, 50, 100, 200, 300, 500, 700)
BATCHES: Final = 200
SOUND: Final = 2_000
SOUND_DECKS: Final = 200
SOUND_SHOES: Final = 30
SOUND_THROWS: Final = 3_000
LOOK_AFTER: Final = 10
ALL_KNOWN_BY: Final = 1_000
"""A batch that is found beyond doubt by then is not followed further."""
DOUBTLESS: Final = 1e-9
NEW: Final = np.arange(CARDS, dtype=np.uint8)


class Trial:
    """One batch as it grows: the chances of each test, and how large the evidence has been."""

    def __init__(self, setting: str) -> None:
        start, _, wide = setting.partition("-")
        self._dice = setting == "dice"
        self._packs = packs_of(setting)
        self._wide = CARDS if self._dice or self._packs > 1 else int(wide)
        before = Before(cast("Start", "unknown" if self._dice else start), NEW if start == "fixed" else None)
        self._moved = start != "fixed"
        self._lying = unmoved(1, CARDS * self._packs)[0]
        self._new = np.tile(NEW, self._packs)
        known = cast("Start", "unknown" if self._dice else start)
        self._decks = DeckTables(self._wide, before) if self._packs == 1 else ShoeTables(self._packs, known, self._new)
        self._deck_evidence = DeckEvidence(self._wide, before)
        self._throws = ThrowTables()
        self._throw_evidence = ThrowEvidence()
        self.names = NAMES if self._dice else self._decks.names
        self.greatest = 0.0
        """The logarithm of the largest evidence so far."""

    def take(self, made: Rows) -> None:
        """Shuffles or throws more; dice are looked at after every ten throws at first, later after a twenty-fifth."""
        if self._dice:
            at = 0
            while at < len(made):
                part = made[at : at + max(LOOK_AFTER, self._throws.throws // 25)]
                self._throws.take(Batch(part))
                self.greatest = max(self.greatest, self._throw_evidence.look(self._throws))
                at += len(part)
            return
        decks = following_on(made, self._lying) if self._moved else made
        self._lying = decks[-1]
        if self._packs > 1:
            self._decks.take(Batch(self._new[decks]))
            return
        batch = Batch(decks[:, : self._wide])
        self._decks.take(batch)
        self.greatest = max(self.greatest, float(self._deck_evidence.take(batch).max()))

    def chances(self) -> dict[str, float]:
        """Of each test, as if it were alone."""
        tables = self._throws if self._dice else self._decks
        return {name: tables.chance_of(name) for name in self.names}


def packs_of(setting: str) -> int:
    """Packs of the shoes of a setting.

    >>> packs_of("fixed-8x52"), packs_of("fixed-52")
    (8, 1)
    """
    packs, times, _ = setting.partition("-")[2].partition("x")
    return int(packs) if times else 1


def measure_fault(setting: str, fault: Fault, numbers: Sequence[int], batches: int, seed: int) -> FaultMeasured:
    """In how many batches the fault is found after these numbers."""
    size = len(numbers)
    fixed, evidence = _nothing(size), _nothing(size)
    tests: dict[str, dict[str, list[int]]] = defaultdict(lambda: _nothing(size))
    for number in range(batches):
        chance = np.random.default_rng([seed, number])
        trial = Trial(setting)
        made = fault.made(chance, numbers[-1]) if setting == "dice" else None
        chances: dict[str, float] = {}
        before = 0
        for rank, at in enumerate(numbers):
            known = before >= ALL_KNOWN_BY and trial.greatest > -log(DOUBTLESS) and min(chances.values()) < DOUBTLESS
            if not known:
                trial.take(fault.made(chance, at - before) if made is None else made[before:at])
                chances = trial.chances()
                before = at
            smallest = min(adjusted(chances).values())
            for level in LEVELS:
                fixed[str(level)][rank] += smallest <= level
                evidence[str(level)][rank] += trial.greatest >= -log(level)
                for name, found in chances.items():
                    tests[name][str(level)][rank] += found <= level
    return FaultMeasured(_found(fixed), _found(evidence), {name: _found(counts) for name, counts in tests.items()})


def _nothing(size: int) -> dict[str, list[int]]:
    return {str(level): [0] * size for level in LEVELS}


def _found(counts: dict[str, list[int]]) -> Found:
    return Found({level: tuple(hits) for level, hits in counts.items()})


def measure_sound(setting: str, batches: int, each: int, seed: int) -> SoundMeasured:
    """How many sound batches are rejected: by each test, by all, and by somebody who looks after every ten."""
    fixed, evidence = dict.fromkeys(map(str, LEVELS), 0), dict.fromkeys(map(str, LEVELS), 0)
    tests: dict[str, dict[str, int]] = {}
    packs = packs_of(setting)
    shoes: Callable[[np.random.Generator, int], Rows] = partial(sound, cards=CARDS * packs)
    make = sound_dice if setting == "dice" else shoes
    for number in range(batches):
        trial = Trial(setting)
        trial.take(make(np.random.default_rng([seed, number]), each))
        chances = trial.chances()
        smallest = min(adjusted(chances).values())
        for level in LEVELS:
            fixed[str(level)] += smallest <= level
            evidence[str(level)] += trial.greatest >= -log(level)
            for name, found in chances.items():
                counts = tests.setdefault(name, dict.fromkeys(map(str, LEVELS), 0))
                counts[str(level)] += found <= level
    return SoundMeasured(batches, each, LOOK_AFTER, fixed, evidence, tests)


def _of_shoes(made: ShoePlant, cards: int) -> Plant:
    return lambda chance, shoes: made(chance, shoes, cards)


def measure(setting: str, batches: int = BATCHES, sound_batches: int = SOUND) -> Measured:
    """A whole setting."""
    dice, packs = setting == "dice", packs_of(setting)
    numbers = THROWS if dice else SHOES if packs > 1 else DECKS
    faults = {name: fault for name, fault in (DICE_FAULTS if dice else SHUFFLERS).items() if name != SEEDED}
    if packs > 1:
        cards = CARDS * packs
        faults = {name: Fault(name, _of_shoes(made, cards)) for name, made in SHOE_SHUFFLERS.items()}
    found = {name: measure_fault(setting, fault, numbers, batches, 17) for name, fault in faults.items()}
    each = SOUND_THROWS if dice else SOUND_SHOES if packs > 1 else SOUND_DECKS
    return Measured(setting, batches, numbers, found, measure_sound(setting, sound_batches, each, 1_001))


def main() -> None:
    """Writes the tables of the settings that are named, or of all, and prints them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("setting", nargs="*", help=f"one of {', '.join(SETTINGS)} (default: all)")
    parser.add_argument("--batches", type=int, default=BATCHES)
    parser.add_argument("--sound", type=int, default=SOUND, help="sound batches")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "power", help="where the tables go")
    args = parser.parse_args()
    for setting in args.setting or SETTINGS:
        table = measure(setting, args.batches, args.sound)
        (args.out / f"{setting}.json").write_bytes(msgspec.json.encode(table) + b"\n")
        print("\n".join(told(table)), flush=True)  # noqa: T201  a command of its own


if __name__ == "__main__":
    main()
