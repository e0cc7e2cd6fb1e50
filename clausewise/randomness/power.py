"""How many decks or throws find which fault: measured by `measuring`, kept as data, and looked up for a plan."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import expm1
from typing import Final, Literal

import msgspec
from scipy import stats

from clausewise.randomness.counting import Start
from clausewise.randomness.planted import CARDS, DICE_FAULTS, SHOE_SHUFFLERS, SHUFFLERS, Fault
from clausewise.randomness.sources.batches import Kind

Way = Literal["fixed number", "evidence"]
LEVELS: Final = (0.05, 0.01, 0.001)
WIDTHS: Final = (52, 20, 10, 5)
"""Of decks of which fewer cards are seen: what was measured with the next fewer is held to be true."""
SETTINGS: Final = (
    "fixed-52",
    "previous-52",
    "unknown-52",
    "unknown-20",
    "unknown-10",
    "unknown-5",
    "dice",
    "fixed-8x52",
    "previous-8x52",
    "unknown-8x52",
    "fixed-6x52",
    "previous-6x52",
    "unknown-6x52",
)
"""What is known of the order before, and how many cards of a deck are seen, or how many packs of a shoe; or dice."""
SEEDED: Final = "seeded-with-32-bits"
SEEDS: Final = 2.0**32
SURE: Final = 0.95


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In how many batches something was found after so many decks or throws, for each number of `Measured.at`."""

    by_level: dict[str, tuple[int, ...]]


class FaultMeasured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One planted fault."""

    fixed: Found
    """By all tests together, at the level of them all."""
    evidence: Found
    """By then or before."""
    tests: dict[str, Found]
    """By each test as if it were alone."""


class SoundMeasured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sound batches: how many were rejected, by level."""

    batches: int
    each: int
    """Decks or throws of a batch."""
    looks_after: int
    """The evidence was looked at after so many each time."""
    fixed: dict[str, int]
    evidence: dict[str, int]
    tests: dict[str, dict[str, int]]


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured in one setting."""

    setting: str
    batches: int
    at: tuple[int, ...]
    faults: dict[str, FaultMeasured]
    sound: SoundMeasured | None = None


@dataclass(frozen=True, slots=True)
class Power:
    """The chance that a plan finds a fault, as measured: so many of so many batches, or worked out."""

    fault: str
    said: str
    chance: float
    least: float
    """With 95 % confidence it is no smaller than this."""
    basis: str


def setting_of(kind: Kind, start: Start) -> str:
    """The name under which it was measured.

    >>> from clausewise.randomness.sources.batches import ONE_PACK, THREE_DICE, part_of_a_pack
    >>> setting_of(ONE_PACK, "fixed"), setting_of(part_of_a_pack(13), "unknown"), setting_of(THREE_DICE, "unknown")
    ('fixed-52', 'unknown-10', 'dice')
    """
    if kind.what == "dice":
        return "dice"
    if kind.packs > 1:
        return f"{start}-{kind.packs}x{CARDS}"
    return f"{start}-{next((wide for wide in WIDTHS if wide <= kind.wide), 0)}"


def faults_of(kind: Kind) -> dict[str, Fault]:
    """The faults that are planted among such."""
    if kind.packs > 1:
        return {name: SHUFFLERS[name] for name in SHOE_SHUFFLERS}
    return DICE_FAULTS if kind.what == "dice" else SHUFFLERS


@cache
def measured(setting: str) -> Measured | None:
    """What was measured in a setting; none where nothing was."""
    place = files("clausewise.randomness").joinpath("power").joinpath(f"{setting}.json")
    return msgspec.json.decode(place.read_bytes(), type=Measured) if place.is_file() else None


def power_of(kind: Kind, start: Start, way: Way, level: float, number: int) -> dict[str, Power]:
    """What a plan with so many decks or throws finds, fault by fault; empty where it was not measured."""
    table = measured(setting_of(kind, start))
    found: dict[str, Power] = {}
    if table is None or level not in LEVELS:
        return found
    for name, fault in faults_of(kind).items():
        if name == SEEDED:
            if kind.whole:
                chance = by_repeats(number)
                found[name] = Power(name, fault.said, chance, chance, "worked out: one order comes twice")
            continue
        if name not in table.faults:
            continue
        one = table.faults[name]
        counts = (one.fixed if way == "fixed number" else one.evidence).by_level[str(level)]
        # What was measured with fewer decks is found with more, too.
        hits = max((count for at, count in zip(table.at, counts, strict=True) if at <= number), default=0)
        found[name] = Power(
            name, fault.said, hits / table.batches, least(hits, table.batches), f"{hits} of {table.batches} batches"
        )
    return found


def by_repeats(decks: int) -> float:
    """The chance that of so many decks two are one, where there are 4,294,967,296 orders.

    >>> round(by_repeats(10_000), 3), round(by_repeats(77_163), 2), round(by_repeats(140_637), 2)
    (0.012, 0.5, 0.9)
    """
    return -expm1(-decks * (decks - 1) / 2 / SEEDS)


def least(hits: int, batches: int) -> float:
    """The rate that is no smaller than this with 95 % confidence, after so many hits (Clopper and Pearson).

    >>> round(least(200, 200), 3), least(0, 200)
    (0.985, 0.0)
    """
    return float(stats.beta.ppf(1 - SURE, hits, batches - hits + 1)) if hits else 0.0


def most(hits: int, batches: int) -> float:
    """The rate that is no greater than this with 95 % confidence.

    >>> round(most(0, 300), 2)
    0.01
    """
    return float(stats.beta.ppf(SURE, hits + 1, batches - hits)) if hits < batches else 1.0


def number_for(kind: Kind, start: Start, way: Way, level: float, power: float, fault: str) -> int | None:
    """After how many decks or throws a fault is found with this power; none if not after the most that were tried."""
    table = measured(setting_of(kind, start))
    if table is None:
        return None
    numbers = table.at
    if fault == SEEDED:
        numbers = tuple(n for n in range(5_000, 400_001, 5_000) if kind.whole)
    for number in numbers:
        known = power_of(kind, start, way, level, number).get(fault)
        if known is not None and known.least >= power:
            return number
    return None


def told(table: Measured, level: str = "0.01") -> Iterator[str]:
    """The table for a person: the number after which nine of ten batches are found, by each test alone and by all."""

    def needed(found: Found) -> str:
        enough = (at for at, hits in zip(table.at, found.by_level[level], strict=True) if hits >= 0.9 * table.batches)
        return f"{next(enough, 0) or '-':>7}"

    names = tuple(next(iter(table.faults.values())).tests)
    yield f"{table.setting}, at the level {level}: after how many 90 % of {table.batches} batches are found"
    yield f"{'':24}" + "".join(f"{name[:16]:>18}" for name in ("all, with Holm", "evidence", *names))
    for fault, one in table.faults.items():
        columns = (one.fixed, one.evidence, *(one.tests[name] for name in names))
        yield f"{fault:24}" + "".join(f"{needed(found):>18}" for found in columns)
    if (clean := table.sound) is not None:
        counts = [clean.fixed[level], clean.evidence[level], *(clean.tests[name][level] for name in names)]
        yield f"{'sound, rejected of':18}{clean.batches:>6}" + "".join(f"{count:>18}" for count in counts)
